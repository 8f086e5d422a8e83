// Pages are printed by our own runtime (print-batch.ts); routes of somebody's own are answered by the app inside Astro's
// bundle, which Astro does not document. tests/site/astro-seam.test.ts fails when a new version of Astro changes it.
import { pathToFileURL } from 'node:url'
import type { SiteAddress } from '../folder/site-address.ts'
import type { Sent, SiteRoute } from '../site/plan.ts'
import type { PageModules } from './bundle.ts'
import type { PageContent } from './content.ts'

interface RouteData {
  component: string
  route: string
}

export interface PrerenderApp {
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  manifest: {
    base: string
    site?: string | undefined
    routes: { routeData: RouteData }[]
    /** Files of scripts, and scripts that are written into pages, by their names. */
    entryModules: Record<string, string>
    inlinedScripts: ReadonlyMap<string, string>
  }
  /** Paths of routes with brackets, which Astro asks for once. */
  routeCache: { clearAll: () => void }
  getComponentByRoute: (route: RouteData) => Promise<object>
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
}

/** Astro's own, of which a build asks what routes with brackets hold. */
interface StaticPathsModule {
  StaticPaths: new (
    app: Pick<PrerenderApp, 'manifest' | 'routeCache' | 'getComponentByRoute'>,
  ) => { getAll: () => Promise<{ pathname: string }[]> }
}

/** @param content HTML, or the text of another file. */
type WritePlanned = (page: PlannedFile, content: string) => void

interface PageRenderer {
  /** From now on pages are made of this. */
  serve: (content: PageContent) => Promise<void>
  /**
   * One route for each page that routes with brackets have by their `getStaticPaths`.
   * @throws what that throws, and where there is none.
   */
  findPages: (routes: readonly SiteRoute[]) => Promise<SiteRoute[]>
  /** A route of somebody's own, as Astro answers a request for it. @param component its file below the project. */
  renderOwn: (page: { href: string; component: string }) => Promise<Uint8Array>
  /** Many pages and files, each made of what was planned for it. */
  renderBatch: (pages: readonly PlannedFile[], write: WritePlanned) => Promise<void>
}

/** Name of the global variable by which compiled modules know their `SiteAddress`. */
export const siteAddressName = 'gotgamSiteAddress'

/** What print-batch.ts exports. */
type Printer = typeof import('./print-batch.ts')

/**
 * Loads what prints pages, once in a worker. What it renders throws for a route that is none, and any status of Astro but
 * 200 and 404.
 */
export async function createPageRenderer(
  { printer, app: appPath, scripts }: PageModules,
  address: SiteAddress,
): Promise<PageRenderer> {
  const { base, portable } = address
  Reflect.set(globalThis, siteAddressName, address)
  const { knowScripts, printPlanned, serveContent }: Printer = await import(pathToFileURL(printer).href)
  knowScripts(
    scripts.map((script) => {
      if ('file' in script && portable)
        return [script.id, `<script src="${base}${script.portable}" defer></script>`]
      const [attribute, code] = 'file' in script ? [` src="${base}${script.file}"`, ''] : ['', script.code]
      return [script.id, attribute || code ? `<script type="module"${attribute}>${code}</script>` : '']
    }),
  )
  let app: Promise<PrerenderApp> | undefined
  const findApp = () => {
    app ??= loadApp(appPath, address)
    return app
  }
  return {
    serve: async (content) => {
      serveContent(content)
      if (app) (await app).routeCache.clearAll()
    },
    findPages: async (routes) => {
      const own = await findApp()
      return (await Promise.all(routes.map((route) => findPages(own, route)))).flat()
    },
    renderOwn: async ({ href, component }) => {
      const own = await findApp()
      const routeData = findRoute(own, component)
      if (!routeData) throw new Error(`no route for ${href}`)
      // The host is never printed: canonical links come from the settings.
      const response = await own.render(new Request(`http://archive.invalid${href}`), { routeData })
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 200 && response.status !== 404) {
        throw new Error(`${href} was answered with status ${response.status}`)
      }
      return bytes
    },
    renderBatch: async (pages, write) => {
      for (const page of pages) write(page, await printPlanned(page))
    },
  }
}

/** @param path undefined in a package, whose routes all are planned. */
async function loadApp(path: string | undefined, { base, site }: SiteAddress): Promise<PrerenderApp> {
  if (path === undefined) throw new Error('A package has no pages of its own.')
  const { app }: { app: PrerenderApp } = await import(pathToFileURL(path).href)
  Object.assign(app.manifest, { base, site })
  // Stylesheets are linked by the layout, so no page has styles of its own.
  app.setInternals({ pagesByKeys: new Map() })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } })
  return app
}

function findRoute({ manifest }: PrerenderApp, component: string): RouteData | undefined {
  return manifest.routes.map(({ routeData }) => routeData).find((route) => route.component === component)
}

async function findPages(app: PrerenderApp, route: SiteRoute): Promise<SiteRoute[]> {
  const routeData = findRoute(app, route.file)
  if (!routeData || !('getStaticPaths' in (await app.getComponentByRoute(routeData)))) {
    throw new Error(
      `Nothing plans the pages of ${route.file}, so none would be published. Export getStaticPaths from it (docs/architecture.md, "Add a page of your own"), or plan them by a file of src/site/kinds ("Add a kind of page").`,
    )
  }
  const { StaticPaths }: StaticPathsModule = await import(
    new URL('runtime/prerender/static-paths.js', import.meta.resolve('astro')).href
  )
  const paths = new StaticPaths({
    manifest: { ...app.manifest, routes: [{ routeData }] },
    routeCache: app.routeCache,
    getComponentByRoute: (each) => app.getComponentByRoute(each),
  })
  // Static routes come without the slash at their end.
  return (await paths.getAll()).map(({ pathname }) => ({ ...route, pathname: pathname.replace(/\/$/, '') }))
}

/** Where a page belongs. */
export interface PageFiles {
  file: string
  /** Other files that show the same, byte for byte. */
  copies: readonly string[]
  /** Of all that it shows. */
  digest: string
}

/** What is made of what was planned: a page, or a file of another kind. */
export interface PlannedFile extends PageFiles {
  /** File of `src/pages` without its ending. */
  route: string
  sent: Sent<unknown>
}
