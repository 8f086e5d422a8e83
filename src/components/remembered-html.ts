const known = new WeakMap<object, Promise<string>>()

/** @param view lives as long as its HTML is worth keeping. */
export function rememberHtml(view: object, render: () => Promise<string>): Promise<string> {
  const html = known.get(view) ?? render().then(refuseScript)
  known.set(view, html)
  return html
}

/** Astro prints a script once for each request, in which many pages may be made: only the first would have it. */
export function refuseScript(html: string): string {
  if (!html.includes('<script')) return html
  // A title in a label may hold it: values of attributes are passed over.
  if (!html.match(/"[^"]*"|<script/g)?.includes('<script')) return html
  throw new Error(
    'A component with a script stands where its HTML is rendered by itself (in Remembered, or beside the content). Put it into the content of the page.',
  )
}
