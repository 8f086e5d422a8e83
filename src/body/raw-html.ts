// Raw HTML in a body is shown as text, but for a few harmless elements that people type in Markdown.
import { html as names, parseFragment } from 'parse5'
import { replaceControls } from '../format/characters.ts'
import { decodeHref, escapeHtml, findTags, type RawTag } from './html.ts'

export const harmlessElements: ReadonlySet<string> = new Set(
  [
    'kbd sub sup br details summary b i em strong code pre blockquote p ul ol li a hr h1 h2 h3 h4 h5 h6',
    'del s strike ins u mark abbr samp var dl dt dd table thead tbody tr td th',
  ].flatMap((names) => names.split(' ')),
)

/** Those of them that are no part of a line. */
export const blockElements: ReadonlySet<string> = new Set(
  'details summary pre blockquote p ul ol li dl dt dd table thead tbody tr td th hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

const entity = /&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

// Their closing tag may be left out, or they have none.
const closedByThemselves = new Set('br hr li p dt dd thead tbody tr td th'.split(' '))

/**
 * Follows the harmless elements that texts open and close, one text after the other.
 * @returns a function that says whether more than `most` are open inside of each other somewhere in the next text.
 */
export function createIsNestedDeeper(most: number): (raw: string) => boolean {
  const open: string[] = []
  return (raw) =>
    findTags(raw).some(({ name, closing }) => {
      if (!harmlessElements.has(name) || closedByThemselves.has(name)) return false
      // The end of a heading closes one of any level.
      const element = name.replace(/^h[1-6]$/, 'h')
      if (closing) closeLast(open, element)
      else open.push(element)
      return open.length > most
    })
}

/** Closes the element of this name that was opened last, if there is one. @param open names. */
export function closeLast(open: string[], name: string): void {
  const last = open.lastIndexOf(name)
  if (last >= 0) open.splice(last, 1)
}

interface RawHtmlPrinter {
  /** Tags of a link to an address as the author wrote it; what stands for them when it may not be one. */
  openLink: (address: string) => string
  closeLink: () => string
  /** Called with all that is printed between. */
  addText: (html: string) => void
  heading: (level: number) => number
}

/**
 * Harmless tags in canonical form, without any attribute but a link's address; all else escaped.
 * @returns `kept` where an element of the list was kept, so that the whole body has to be balanced.
 */
export function toHarmlessHtml(raw: string, printer: RawHtmlPrinter): { html: string; kept: boolean } {
  let html = ''
  let end = 0
  let kept = false
  for (const tag of findTags(raw)) {
    // A link without an address is a place to lead to, which nothing here does.
    const isPlace = tag.name === 'a' && !tag.closing && tag.href === undefined
    if (isPlace || !harmlessElements.has(tag.name)) continue
    html += printText(raw.slice(end, tag.start), printer) + printTag(tag, printer)
    end = tag.end
    kept = true
  }
  return { html: html + printText(raw.slice(end), printer), kept }
}

/** Character references mean in raw HTML what they mean in Markdown. */
function printText(raw: string, printer: RawHtmlPrinter): string {
  const html = escapeHtml(raw).replace(entity, (escaped, reference: string) => {
    const code = Number(reference.replace('#', /^#x/i.test(reference) ? '0' : ''))
    // Nothing that people write may become the sign of a mask (masks.ts).
    if (code <= 0x10ffff && /\p{Noncharacter_Code_Point}/u.test(String.fromCodePoint(code))) return escaped
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
    return isControl ? decodeEntity(`&${reference};`) : `&${reference};`
  })
  printer.addText(html)
  return html
}

function printTag({ name, closing, href = '' }: RawTag, printer: RawHtmlPrinter): string {
  if (/^h[1-6]$/.test(name)) {
    return closing ? '</h6>' : `<h${printer.heading(Number(name[1]))}>`
  }
  if (name === 'a') return closing ? printer.closeLink() : printer.openLink(decodeHref(href))
  // Obsolete, and the same to the eye.
  const element = name === 'strike' ? 's' : name
  return closing ? `</${element}>` : `<${element}>`
}

/** Character references, which mean in raw HTML what they mean in Markdown. */
export const entities = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** What one reference means; itself where it means nothing, and U+FFFD in the place of a control character. */
export function decodeEntity(entity: string): string {
  const [text] = parseFragment(entity).childNodes
  return text && 'value' in text ? replaceControls(text.value) : entity
}

/** What a value of an attribute means. Signs of masks (masks.ts) stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(entities, (entity) => {
    const decoded = decodeEntity(entity)
    return /\p{Noncharacter_Code_Point}/u.test(decoded) ? entity : decoded
  })
}

const htmlElements: ReadonlySet<string> = new Set(Object.values(names.TAG_NAMES))

/** A name in brackets that is none of HTML, which is written in one case and may have attributes. */
export function isTypeName(tag: string): boolean {
  const name = /^<\/?([a-z][a-z\d-]*)>$/i.exec(tag)?.[1]
  return name !== undefined && !htmlElements.has(name === name.toUpperCase() ? name.toLowerCase() : name)
}
