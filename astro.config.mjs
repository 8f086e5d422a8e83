// The build runs Astro once for the templates and renders the pages in threads (src/engine); `npm run dev` uses Astro alone.
import { defineConfig } from 'astro/config'
import { readAstroSettings } from './src/astro/read-astro-settings.ts'
import { gotgam } from './src/gotgam.ts'

export default defineConfig({
  ...readAstroSettings(import.meta.dirname, process.env),
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [gotgam()],
})
