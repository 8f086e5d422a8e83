// Runs Astro's build once, with a prerenderer that keeps the compiled modules instead of rendering with them.
// Usage: node make-bundle.ts <folder>
import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'astro'
import { batchPattern } from './render-page.ts'

const folder = process.argv[2]
if (!folder) throw new Error('usage: make-bundle.ts <folder>')
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

// Astro compiles below its working folder or not at all in one place; where the bundle belongs may be another disk.
const next = join(root, '.astro', `bundle-${process.pid}`)

/** Where Astro leaves the compiled modules until it has rendered the pages, and the one to start from. */
const compiled = { folder: '', entry: '' }

const keepModules: AstroIntegration = {
  name: 'keep-modules',
  hooks: {
    'astro:config:setup': ({ updateConfig, injectRoute }) => {
      injectRoute({ pattern: batchPattern, entrypoint: new URL('./PageBatch.astro', import.meta.url) })
      updateConfig({
        outDir: pathToFileURL(`${join(next, 'assets')}/`),
        vite: {
          plugins: [
            {
              name: 'find-prerender-entry',
              applyToEnvironment: ({ name }) => name === 'prerender',
              writeBundle(options, files) {
                const entry = Object.keys(files).find((name) => basename(name).startsWith('prerender-entry'))
                if (entry) Object.assign(compiled, { folder: options.dir ?? '', entry })
              },
            },
          ],
        },
      })
    },
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer({
        name: 'keep-modules',
        setup: async () => cpSync(compiled.folder, join(next, 'renderer'), { recursive: true }),
        getStaticPaths: async () => [],
        render: async () => new Response(),
      })
    },
  },
}

rmSync(next, { recursive: true, force: true })
const { default: config } = await import(pathToFileURL(join(root, 'astro.config.mjs')).href)
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  integrations: [...config.integrations, keepModules],
})
if (compiled.entry === '') throw new Error('Astro left no module to render pages with.')
// The cache may lie anywhere; the modules find their packages where the project has them.
symlinkSync(join(root, 'node_modules'), join(next, 'node_modules'), 'junction')
writeFileSync(join(next, 'complete'), compiled.entry)
const arriving = `${folder}.${process.pid}`
cpSync(next, arriving, { recursive: true, verbatimSymlinks: true })
rmSync(next, { recursive: true, force: true })
rmSync(folder, { recursive: true, force: true })
renameSync(arriving, folder)
