// The one place that touches what Astro does not document: the app inside its bundle. tests/site/astro-seam.test.ts
// fails when a new version of Astro changes it.
import type { BatchedPage, PageBatch } from './page-batch.ts'

interface RouteData {
  component: string
  route: string
}

interface PrerenderApp {
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  manifest: { routes: { routeData: RouteData }[] }
  render: (request: Request, options: { routeData: RouteData; locals?: object }) => Promise<Response>
}

export interface PageRenderer {
  /** One page, as Astro renders it for a request. */
  render: (page: { href: string; component: string }) => Promise<string>
  /** Many pages of the routes of which there are many. */
  renderBatch: (
    pages: readonly BatchedPage[],
    write: (page: BatchedPage, html: string) => void,
  ) => Promise<void>
}

/** Address of the route that renders batches. No page is made of it. */
export const batchPattern = '/page-batch'

/** What Astro puts before a page's first tag. */
const documentType = '<!DOCTYPE html>'

/** @param entry the bundle's prerender entry. Stylesheets are linked by the layout, so no page has styles of its own. */
export async function createPageRenderer(entry: URL, base: string): Promise<PageRenderer> {
  const { app }: { app: PrerenderApp } = await import(entry.href)
  app.setInternals({ pagesByKeys: new Map() })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } })
  const routes = app.manifest.routes.map(({ routeData }) => routeData)
  const request = async (href: string, routeData: RouteData | undefined, locals: object) => {
    if (!routeData) throw new Error(`no route for ${href}`)
    // The host is never printed: canonical links come from the settings.
    const response = await app.render(new Request(`http://archive.invalid${href}`), { routeData, locals })
    const text = await response.text()
    if (response.status !== 200 && response.status !== 404) {
      throw new Error(`${href} was answered with status ${response.status}`)
    }
    return text
  }
  const byComponent = new Map(routes.map((routeData) => [routeData.component, routeData]))
  const batchRoute = routes.find(({ route }) => route === batchPattern)
  return {
    render: ({ href, component }) => request(href, byComponent.get(component), {}),
    renderBatch: async (pages, write) => {
      const batch: PageBatch = { pages, write: (page, html) => write(page, documentType + html) }
      await request(`${base.slice(0, -1)}${batchPattern}/`, batchRoute, { batch })
    },
  }
}
