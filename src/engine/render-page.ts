// The one place that touches the app inside Astro's bundle, which Astro does not document. tests/site/astro-seam.test.ts
// fails when a new version of Astro changes it.
import { pathToFileURL } from 'node:url'
import type { SiteAddress } from '../folder/settings.ts'
import type { Sent, SiteRoute } from '../site/plan.ts'
import type { PageContent } from './content.ts'

interface RouteData {
  component: string
  route: string
}

interface PrerenderApp {
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  manifest: { base: string; site?: string | undefined; routes: { routeData: RouteData }[] }
  /** Paths of routes with brackets, which Astro asks for once. */
  routeCache: { clearAll: () => void }
  getComponentByRoute: (route: RouteData) => Promise<object>
  render: (request: Request, options: { routeData: RouteData; locals?: object }) => Promise<Response>
}

/** Astro's own, of which a build asks what routes with brackets hold. */
interface StaticPathsModule {
  StaticPaths: new (
    app: Pick<PrerenderApp, 'manifest' | 'routeCache' | 'getComponentByRoute'>,
  ) => { getAll: () => Promise<{ pathname: string }[]> }
}

/** @param content HTML, or bytes. */
type WritePlanned = (page: PlannedFile, content: string | Uint8Array) => void

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

/** What Astro puts before a page's first tag. */
const documentType = '<!DOCTYPE html>'

/** Name of the global variable by which compiled modules know their `SiteAddress`. */
export const siteAddressName = 'gotgamSiteAddress'

/**
 * Loads the app of a bundle, once in a worker. What it renders throws for a route that is none, and any status but 200 and
 * 404.
 * @param path of the bundle's prerender entry.
 */
export async function createPageRenderer(path: string, address: SiteAddress): Promise<PageRenderer> {
  const { base, site } = address
  Reflect.set(globalThis, siteAddressName, address)
  const { app }: { app: PrerenderApp } = await import(pathToFileURL(path).href)
  Object.assign(app.manifest, { base, site })
  // Stylesheets are linked by the layout, so no page has styles of its own.
  app.setInternals({ pagesByKeys: new Map() })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } })
  const pages = app.manifest.routes.map(({ routeData }) => routeData)
  const request = async (href: string, routeData: RouteData | undefined, locals: object) => {
    if (!routeData) throw new Error(`no route for ${href}`)
    // The host is never printed: canonical links come from the settings.
    const response = await app.render(new Request(`http://archive.invalid${href}`), { routeData, locals })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200 && response.status !== 404) {
      throw new Error(`${href} was answered with status ${response.status}`)
    }
    return bytes
  }
  const byComponent = new Map(pages.map((routeData) => [routeData.component, routeData]))
  const batchRoute = byComponent.get('src/engine/PageBatch.astro')
  const requestBatch = async (batch: PageBatch) => {
    await request(`${base.slice(0, -1)}${batchRoute?.route}/`, batchRoute, { batch })
  }
  return {
    serve: async (content) => {
      app.routeCache.clearAll()
      await requestBatch({ content, pages: [], write: () => {} })
    },
    findPages: async (routes) =>
      (await Promise.all(routes.map((route) => findPages(app, route, byComponent.get(route.file))))).flat(),
    renderOwn: ({ href, component }) => request(href, byComponent.get(component), {}),
    renderBatch: async (pages, write) => {
      await requestBatch({
        pages,
        write: (page, content) =>
          write(page, content instanceof Uint8Array ? content : documentType + toHtml(content)),
      })
    },
  }
}

async function findPages(
  app: PrerenderApp,
  route: SiteRoute,
  routeData: RouteData | undefined,
): Promise<SiteRoute[]> {
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

/** What Astro has rendered of a slot: its text, and beside it the same in pieces, of which some are scripts. */
function toHtml(content: object | string): string {
  if (typeof content === 'string') return content
  const chunks: unknown = Reflect.get(content, 'chunks')
  if (!Array.isArray(chunks) || chunks.every((chunk) => typeof chunk !== 'object')) return String(content)
  // A page has each script once, where it comes first.
  const known = new Set<unknown>()
  return chunks
    .map((chunk: unknown) => {
      if (typeof chunk !== 'object' || chunk === null || !('id' in chunk && 'content' in chunk)) return chunk
      if (known.has(chunk.id)) return ''
      known.add(chunk.id)
      return chunk.content
    })
    .join('')
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

/** What a request for the batch route brings along in its locals. */
export interface PageBatch {
  /** What pages are made of from now on. */
  content?: PageContent
  pages: readonly PlannedFile[]
  /** @param content what Astro has rendered of the page, or bytes. */
  write: (page: PlannedFile, content: object | string | Uint8Array) => void
}

declare global {
  namespace App {
    interface Locals {
      batch: PageBatch
    }
  }
}
