import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://bench.example.org/',
  cacheDir: './.cache/astro',
  vite: { cacheDir: './.cache/vite' },
})
