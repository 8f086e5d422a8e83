// Prints what kinds have planned, with the compiled templates: make-bundle.ts compiles it beside the app of Astro, which
// answers for routes of somebody's own alone.
import { kinds } from '../site/kinds.ts'
import { findOpenPage } from '../site/remembered-html.ts'
import { serveContent } from './collections.ts'
import { type Component, knowScripts, printPage } from './print.ts'
import { findServed, type PageProps } from './site.ts'

export { knowScripts, serveContent }

// Loaded before the first of them is needed. A file that is no page is what its kind makes.
const pages = import.meta.glob<{ default: Component }>('../pages/**/*.astro', {
  eager: true,
  query: '?printed',
})

const kindOf = new Map(kinds.flatMap((kind) => kind.routes.map((route) => [route, kind])))

/** What Astro puts before a page's first tag. */
const documentType = '<!DOCTYPE html>'

/** @throws for a route of no kind, and what a kind or a template throws. */
export async function printPlanned({ route, sent }: PageProps<unknown> & { route: string }): Promise<string> {
  const kind = kindOf.get(route)
  if (!kind) throw new Error(`No kind of src/site/kinds plans src/pages/${route}.`)
  const page = pages[`../pages/${route}.astro`]
  const { site, questionOf } = findServed()
  const shown = { facts: sent.facts, questions: sent.ids.map(questionOf) }
  if (!page) return `${await kind.make(shown, site)}`
  // Without its template, where a page was printed from which it differs by its texts alone.
  const opened = kind.open?.(shown, site)
  const filled = opened && (await findOpenPage(opened.page))?.(opened.texts)
  return documentType + (filled ?? (await printPage(page.default, { sent })))
}
