// Prints what kinds have planned, with the compiled templates: make-bundle.ts compiles it beside the app of Astro, which
// answers for routes of somebody's own alone.
import type { Sent } from '../site/plan.ts'
import { findOpenPage, type OpenPage } from '../site/remembered-html.ts'
import { serveContent } from './collections.ts'
import { type Component, knowScripts, printPage } from './print.ts'
import { findServed, type Served } from './site.ts'

export { knowScripts, serveContent }

interface Props {
  sent: Sent<unknown>
}
interface Page {
  default: Component
  /** Of pages that differ by a few texts alone. */
  openPage?: (sent: Props['sent'], served: Served) => OpenPage | undefined
}
type Endpoint = { GET: (asked: { props: Props }) => Promise<Response> }

// Loaded before the first of them is needed.
const pages = import.meta.glob<Page>('../pages/**/*.astro', { eager: true, query: '?printed' })
const endpoints = import.meta.glob<Endpoint>('../pages/**/*.ts', { eager: true })

/** What Astro puts before a page's first tag. */
const documentType = '<!DOCTYPE html>'

/** @returns HTML, or bytes of a file of another kind. @throws for a route that is none, and what a template throws. */
export async function printPlanned({ route, sent }: Props & { route: string }): Promise<string | Uint8Array> {
  const page = pages[`../pages/${route}.astro`]
  if (page) return documentType + ((await fill(page, sent)) ?? (await printPage(page.default, { sent })))
  const endpoint = endpoints[`../pages/${route}.ts`]
  if (!endpoint) throw new Error(`src/pages/${route} is neither a page nor an endpoint.`)
  const response = await endpoint.GET({ props: { sent } })
  return new Uint8Array(await response.arrayBuffer())
}

/** Without its template, where a page was printed from which it differs by its texts alone. */
async function fill({ openPage }: Page, sent: Props['sent']): Promise<string | undefined> {
  const opened = openPage?.(sent, findServed())
  return opened && (await findOpenPage(opened.page))?.(opened.texts)
}
