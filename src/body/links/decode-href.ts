/** Address of a raw tag as a browser would take it, as far as addresses hold references: `?a&amp;b`. */
export function decodeHref(href: string): string {
  return href.replace(/&amp;/g, '&')
}
