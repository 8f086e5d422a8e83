// Astro compiles the templates. The engine (src/engine) renders pages with them, for npm run build and npm run dev.
import { defineConfig } from 'astro/config'
import { gotgam } from './src/gotgam.ts'

/** Vite would prepare Astro's toolbar in `node_modules`, which nobody shows. No script of a page imports a package. */
const withoutPrebundling = {
  name: 'without-prebundling',
  enforce: 'post',
  configEnvironment: (_, options) => {
    options.optimizeDeps = { noDiscovery: true }
  },
}

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 }, plugins: [withoutPrebundling] },
  integrations: [gotgam()],
})
