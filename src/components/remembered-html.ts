const known = new WeakMap<object, Promise<string>>()

/** @param view lives as long as its HTML is worth keeping. */
export function rememberHtml(view: object, render: () => Promise<string>): Promise<string> {
  const html = known.get(view) ?? render()
  known.set(view, html)
  return html
}
