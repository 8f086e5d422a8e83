// Astro compiles the templates. The engine (src/engine) renders pages with them, for npm run build and npm run dev.
import { readFileSync } from 'node:fs'
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

/** Lengths by their names, which no theme gives others for. */
const lengths = new Map(
  readFileSync(new URL('src/look/styles/tokens.css', import.meta.url), 'utf8')
    .matchAll(/^ +(--(?:space|size|column|corner)\b[\w-]*): (.+);$/gm)
    .map(([, name, length]) => [name, length]),
)

/** A length is printed where it is used: its name has more bytes. */
const printLengths = {
  postcssPlugin: 'print-lengths',
  Declaration(declaration) {
    if (lengths.has(declaration.prop)) return declaration.remove()
    const value = declaration.value.replace(/var\((--[\w-]+)\)/g, (known, name) => lengths.get(name) ?? known)
    if (value !== declaration.value) declaration.value = value
  },
}

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: 0 },
    css: { postcss: { plugins: [printLengths] } },
    plugins: [withoutPrebundling],
  },
  integrations: [gotgam()],
})
