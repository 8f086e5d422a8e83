// The one place that touches what Astro does not document: the app inside its bundle. tests/unit/astro-seam.test.ts
// fails when a new version of Astro changes it.

interface RouteData {
  component: string
}

interface PrerenderApp {
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
  manifest: { routes: { routeData: RouteData }[] }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
}

export type RenderPage = (page: { href: string; component: string }) => Promise<string>

/** @param entry the bundle's prerender entry. Stylesheets are linked by the layout, so no page has styles of its own. */
export async function createRenderPage(entry: URL): Promise<RenderPage> {
  const { app }: { app: PrerenderApp } = await import(entry.href)
  app.setInternals({ pagesByKeys: new Map() })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } })
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]))
  return async ({ href, component }) => {
    const routeData = routes.get(component)
    if (!routeData) throw new Error(`no route is made from ${component}`)
    // The host is never printed: canonical links come from the settings.
    const response = await app.render(new Request(`http://archive.invalid${href}`), { routeData })
    if (response.status !== 200 && response.status !== 404) {
      throw new Error(`${href} was answered with status ${response.status}`)
    }
    return response.text()
  }
}
