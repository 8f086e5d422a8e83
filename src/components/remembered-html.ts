import { createFillSigns } from '../views/signs.ts'

const known = new WeakMap<object, Promise<string>>()

/** @param view lives as long as its HTML is worth keeping. */
export function rememberHtml(view: object, render: () => Promise<string>): Promise<string> {
  const html = known.get(view) ?? render().then(refuseScript)
  known.set(view, html)
  return html
}

type FillPage = (texts: readonly string[]) => string

const knownOpen = new WeakMap<object, Promise<FillPage | undefined>>()

/** @returns what fills the signs of a page, undefined for one that holds a script. */
export function rememberOpenPage(page: object, render: () => Promise<string>): Promise<FillPage | undefined> {
  const fill =
    knownOpen.get(page) ?? render().then((html) => (hasScript(html) ? undefined : createFillSigns(`${html}`)))
  knownOpen.set(page, fill)
  return fill
}

/** Undefined where nobody has printed such a page, or it holds a script. */
export async function findOpenPage(page: object): Promise<FillPage | undefined> {
  return await knownOpen.get(page)
}

/** Astro prints a script once for each request, in which many pages may be made: only the first would have it. */
export function refuseScript(html: string): string {
  if (!hasScript(html)) return html
  throw new Error(
    'A component with a script stands where its HTML is rendered by itself (in Remembered, or beside the content). Put it into the content of the page.',
  )
}

/** A title in a label may hold it: values of attributes are passed over. */
function hasScript(html: string): boolean {
  return html.includes('<script') && (html.match(/"[^"]*"|<script/g)?.includes('<script') ?? false)
}
