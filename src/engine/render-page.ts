// The one place that touches what Astro does not document: the app inside its bundle. tests/site/astro-seam.test.ts
// fails when a new version of Astro changes it.
import type { PageBatch, PlannedFile } from './page-batch.ts'

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
  /** A route of somebody's own, as Astro answers a request for it. @param component its file below the project. */
  renderOwn: (page: { href: string; component: string }) => Promise<Uint8Array>
  /** One page of what was planned, with the scripts of its components. */
  renderAlone: (output: PlannedFile) => Promise<Uint8Array>
  /** Many pages and files, each made of what was planned for it. */
  renderBatch: (outputs: readonly PlannedFile[], write: PageBatch['write']) => Promise<void>
}

interface RendererOptions {
  /** The prerender entry of the bundle. */
  entry: URL
  base: string
  /** Routes that are planned, without their endings. */
  routes: readonly string[]
}

/** Address of the route that renders batches. No page is made of it. */
export const batchPattern = '/page-batch'

/** What Astro puts before a page's first tag. */
const documentType = '<!DOCTYPE html>'

/** Stylesheets are linked by the layout, so no page has styles of its own. */
export async function createPageRenderer({ entry, base, routes }: RendererOptions): Promise<PageRenderer> {
  const { app }: { app: PrerenderApp } = await import(entry.href)
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
  const batchRoute = pages.find(({ route }) => route === batchPattern)
  const requestBatch = (batch: Omit<PageBatch, 'routes'>) =>
    request(`${base.slice(0, -1)}${batchPattern}/`, batchRoute, { batch: { ...batch, routes } })
  return {
    renderOwn: ({ href, component }) => request(href, byComponent.get(component), {}),
    renderAlone: (alone) => requestBatch({ outputs: [], alone, write: () => {} }),
    renderBatch: async (outputs, write) => {
      const writeWhole = (output: PlannedFile, content: string | Uint8Array) => {
        if (hasScript(content)) throw new Error(`${output.route} ${scriptAdvice}`)
        write(output, content instanceof Uint8Array ? content : documentType + content)
      }
      await requestBatch({ outputs, alone: undefined, write: writeWhole })
    },
  }
}

const scriptAdvice =
  'prints a component with a script of its own, which a page that is made together with others loses. Say `batched: false` in its file of src/outputs.'

/** What Astro renders of a slot brings scripts along that belong to the whole request. */
function hasScript(content: object | string): boolean {
  const instructions: unknown = Reflect.get(Object(content), 'instructions')
  if (!Array.isArray(instructions)) return false
  return instructions.some(({ type }) => type === 'script' || type === 'directive')
}
