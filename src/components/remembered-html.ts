const known = new WeakMap<object, Promise<string>>()

/** @param view lives as long as its HTML is worth keeping. */
export function rememberHtml(view: object, render: () => Promise<string>): Promise<string> {
  const html = known.get(view) ?? render().then(refuseScript)
  known.set(view, html)
  return html
}

const knownPlain = new WeakMap<object, Promise<string | undefined>>()

/** @returns undefined for what holds a script. */
export function rememberPlainHtml(view: object, render: () => Promise<string>): Promise<string | undefined> {
  const html = knownPlain.get(view) ?? render().then((made) => (hasScript(made) ? undefined : `${made}`))
  knownPlain.set(view, html)
  return html
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
