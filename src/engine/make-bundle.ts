// Runs Astro's build once, with a prerenderer that keeps the compiled modules instead of rendering with them.
// Usage: node make-bundle.ts <folder of the bundle>
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AstroIntegration, type AstroUserConfig, build, type IntegrationResolvedRoute } from 'astro'
import { checkIntegration } from '../gotgam.ts'
import type { SiteRoute } from '../site/plan.ts'
import {
  assetsName,
  modulesName,
  type PageModules,
  portableName,
  removeOldCompilations,
  rendererName,
  routesName,
} from './bundle.ts'
import { linkToPrinter } from './print-templates.ts'
import { type PrerenderApp, siteAddressName } from './render-page.ts'

const [, , folder = ''] = process.argv
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

// Below the working folder: for a folder elsewhere Astro compiles in one that all builds share. The bundle is copied to
// its place at the end, which may be on another disk.
const next = join(root, '.astro', `compiling-${process.pid}`)

/** Where Astro leaves the compiled modules until it has rendered the pages, and those to start from. */
const compiled = { folder: '', app: '', printer: '' }

let routes: SiteRoute[] = []

/** Modules that browsers load, by their files; of a script of a template the file that it is written in, or compiled to. */
const browserModules = new Map<string, string | undefined>()

/** Routes of the project and of its integrations. What Astro adds by itself is no part of the site. */
function toSiteRoutes(resolved: readonly IntegrationResolvedRoute[]): SiteRoute[] {
  return resolved.flatMap(({ entrypoint: file, pathname, type, origin }): SiteRoute[] =>
    origin !== 'internal' && (type === 'page' || type === 'endpoint') ? [{ file, pathname, type }] : [],
  )
}

/** In the names that Astro gives to scripts of templates. */
const scriptSign = '?astro&type=script'

/** Where the site is served is known only when pages are printed (`createPageRenderer`). */
const readAddressLate = {
  name: 'read-address-late',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name === 'prerender',
  transform: (code: string) =>
    code.includes('import.meta.env')
      ? code
          .replaceAll('import.meta.env.BASE_URL', `${siteAddressName}.base`)
          .replaceAll('import.meta.env.SITE', `${siteAddressName}.site`)
      : null,
} as const

/** What stands in for modules that ask a server, or lead to one. */
const inFolder = join(root, 'src/search/page/in-folder.ts')
const injected = 'fetch' satisfies keyof typeof import('../search/page/in-folder.ts')
const replaced = ['src/site/paths.ts', 'src/search/open-search.ts'].map((name) => join(root, name))

const standIn = {
  name: 'stand-in',
  async resolveId(source: string, importer: string | undefined) {
    if (importer === undefined || importer === inFolder) return null
    const path = resolve(dirname(importer), source)
    return replaced.includes(path) ? inFolder : null
  },
}

const keepModules: AstroIntegration = {
  name: 'keep-modules',
  hooks: {
    'astro:routes:resolved': (resolved) => {
      routes = toSiteRoutes(resolved.routes)
    },
    'astro:config:done': ({ config }) => {
      for (const integration of config.integrations) checkIntegration(integration)
    },
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        outDir: pathToFileURL(`${join(next, assetsName)}/`),
        vite: {
          // Scripts of browsers, and stylesheets, link to each other from where they are.
          experimental: {
            renderBuiltUrl: (file: string, { hostType }: { hostType: string }) =>
              hostType === 'js'
                ? { runtime: `${siteAddressName}.base+${JSON.stringify(file)}` }
                : { relative: true },
          },
          plugins: [
            readAddressLate,
            linkToPrinter(root, (file) => Object.assign(compiled, { printer: file })),
            {
              name: 'find-browser-modules',
              applyToEnvironment: ({ name }) => name === 'client',
              generateBundle(_, files) {
                for (const file of Object.values(files)) {
                  if (file.type !== 'chunk') continue
                  const own = file.facadeModuleId?.includes(scriptSign)
                    ? this.getModuleInfo(file.facadeModuleId)
                    : undefined
                  const [source] = /^\s*import\s*(["'])[^"']+\1;?\s*$/.test(`${own?.code}`)
                    ? (own?.importedIds ?? [])
                    : []
                  const made = join(next, assetsName, file.fileName)
                  browserModules.set(file.fileName, own ? (source ?? made) : undefined)
                }
              },
            },
            {
              name: 'find-prerender-entry',
              applyToEnvironment: ({ name }) => name === 'prerender',
              writeBundle(options, files) {
                const entry = Object.keys(files).find((name) => basename(name).startsWith('prerender-entry'))
                if (entry) Object.assign(compiled, { folder: options.dir ?? '', app: entry })
              },
            },
          ],
        },
      })
    },
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer({
        name: 'keep-modules',
        setup: async () => cpSync(compiled.folder, join(next, rendererName), { recursive: true }),
        getStaticPaths: async () => [],
        render: async () => new Response(),
      })
    },
  },
}

removeOldCompilations(dirname(next), basename(next))
rmSync(next, { recursive: true, force: true })
// Also of one that fails: each process has a folder of its own, which no other takes away soon.
process.once('exit', () => rmSync(next, { recursive: true, force: true }))
const { default: config }: { default: AstroUserConfig } = await import(
  pathToFileURL(join(root, 'astro.config.mjs')).href
)
const { base, site, ...rest } = config
await build({
  ...rest,
  root,
  configFile: false,
  logLevel: 'warn',
  // What Astro keeps there between runs is no input of a bundle.
  cacheDir: join(next, 'cache'),
  // The build publishes these files itself: when one changes, no template has to be compiled.
  publicDir: join(next, 'no-public'),
  // Where Astro is called by itself, gotgam() leads to the engine.
  integrations: [
    ...[config.integrations ?? []].flat(2).filter((each) => each && each.name !== 'gotgam'),
    keepModules,
  ],
})
if (compiled.app === '' || compiled.printer === '')
  throw new Error('Astro left no module to print pages with.')
const portable = await makePortableScripts()
const modules: PageModules = {
  app: compiled.app,
  printer: compiled.printer,
  scripts: await listScripts(join(next, rendererName, compiled.app)),
}
writeFileSync(join(next, modulesName), JSON.stringify(modules))
writeFileSync(join(next, routesName), JSON.stringify(routes))
rmSync(join(next, 'cache'), { recursive: true, force: true })
cpSync(next, folder, { recursive: true })

/** Scripts of templates, of which Astro writes short ones into the page and links the others. */
async function listScripts(app: string): Promise<PageModules['scripts']> {
  Reflect.set(globalThis, siteAddressName, { base: '/', site: undefined })
  const { manifest }: PrerenderApp = (await import(pathToFileURL(app).href)).app
  const isScript = (id: string) => id.includes(scriptSign)
  return [
    ...Object.entries(manifest.entryModules).map(([id, file]) => ({
      id,
      file,
      portable: portable.get(file) ?? '',
    })),
    ...Array.from(manifest.inlinedScripts, ([id, code]) => ({ id, code })),
  ].filter(({ id }) => isScript(id))
}

/**
 * Files that are linked to by a site that is opened from its folder, where browsers load no modules: each script is whole,
 * and does in its own way what a server is needed for.
 * @returns names of scripts by those of the modules in whose place they are.
 */
async function makePortableScripts(): Promise<Map<string, string>> {
  const folder = join(next, portableName)
  const isServed = (file: string) => browserModules.has(file) || basename(file).startsWith('look-up')
  cpSync(join(next, assetsName), folder, {
    recursive: true,
    filter: (path) => !isServed(relative(join(next, assetsName), path).split(sep).join('/')),
  })
  const { rolldown } = await import('rolldown')
  const made = new Map<string, string>()
  for (const [file, input] of browserModules) {
    if (input === undefined) continue
    const bundle = await rolldown({
      input,
      platform: 'browser',
      transform: { inject: { [injected]: [inFolder, injected] } },
      plugins: [standIn],
      logLevel: 'silent',
    })
    const { output } = await bundle.write({
      dir: folder,
      format: 'iife',
      minify: true,
      entryFileNames: `${dirname(file)}/[name].[hash].js`,
    })
    made.set(file, output[0].fileName)
    await bundle.close()
  }
  return made
}
