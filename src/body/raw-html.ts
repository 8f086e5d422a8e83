// Raw HTML in a body is shown as text, but for a few harmless elements that people type in Markdown.
import { escapeHtml } from './escape-html.ts'

export const harmlessElements: ReadonlySet<string> = new Set(
  'kbd sub sup br details summary b i em strong code pre blockquote p ul ol li a hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

/** One tag as CommonMark reads it; groups: slash, name, attributes. */
const tag =
  /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*)\s*\/?>/gi
const entity = /&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i

// Their closing tag may be left out, or they have none.
const closedByThemselves = new Set(['br', 'hr', 'li', 'p'])

/** How deep harmless elements are opened inside each other at the end of a text and at most. @param depth at its beginning. */
export function findRawDepth(raw: string, depth: number): { depth: number; deepest: number } {
  let deepest = depth
  for (const [, slash, name = ''] of raw.matchAll(tag)) {
    const element = name.toLowerCase()
    if (!harmlessElements.has(element) || closedByThemselves.has(element)) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    deepest = Math.max(deepest, depth)
  }
  return { depth, deepest }
}

export interface RawHtml {
  html: string
  /** Whether an element of the list was kept, so that the whole body has to be balanced. */
  kept: boolean
}

export interface RawHtmlPrinter {
  /** Opening tag of a link to an address as the author wrote it; undefined when it may not be one. */
  openLink: (address: string) => string | undefined
  heading: (level: number) => number
}

/** Harmless tags in canonical form, without any attribute but a link's address; all else escaped. */
export function toHarmlessHtml(raw: string, printer: RawHtmlPrinter): RawHtml {
  let html = ''
  let end = 0
  let kept = false
  for (const match of raw.matchAll(tag)) {
    const [whole, slash = '', name = '', attributes = ''] = match
    const printed = printTag(name.toLowerCase(), slash, attributes, printer)
    if (printed === undefined) continue
    html += toText(raw.slice(end, match.index)) + printed
    end = match.index + whole.length
    kept = true
  }
  return { html: html + toText(raw.slice(end)), kept }
}

/** Character references mean in raw HTML what they mean in Markdown. */
function toText(raw: string): string {
  return escapeHtml(raw).replace(entity, '&$1;')
}

function printTag(
  name: string,
  slash: string,
  attributes: string,
  printer: RawHtmlPrinter,
): string | undefined {
  if (!harmlessElements.has(name)) return undefined
  if (/^h[1-6]$/.test(name)) {
    return slash ? '</h6>' : `<h${printer.heading(Number(name[1]))}>`
  }
  if (name !== 'a' || slash) return `<${slash}${name}>`
  const match = href.exec(attributes)
  const address = match?.[1] ?? match?.[2] ?? match?.[3]
  return address === undefined ? undefined : printer.openLink(decodeEntities(address))
}

function decodeEntities(text: string): string {
  return text.replace(/&amp;/g, '&')
}
