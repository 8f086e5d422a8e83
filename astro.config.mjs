// Astro compiles the templates. The engine (src/engine) renders pages with them, for npm run build and npm run dev.
import { defineConfig } from 'astro/config'
import { gotgam } from './src/gotgam.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 } },
  integrations: [gotgam()],
})
