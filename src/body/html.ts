// HTML as text: escaped, and raw HTML of bodies taken apart into tags.
import { limits } from '../format/limits.ts'
import { type Attribute, placingNames } from './placings.ts'

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML, for content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  // Most texts hold nothing to escape, which is quick to see.
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (character) => replacements[character] ?? character)
    : text
}

/** The same for content alone, where quotation marks are no markup: code is full of them. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => replacements[character] ?? character)
}

/** Attributes of what scrolls sideways: it takes the focus, so that keys can move it, and a name. */
export function toScrollAttributes(name: string): string {
  return ` role="group" aria-label="${escapeHtml(name)}" tabindex="0"`
}

/** Opening tag of the box of a table. */
export function openTableBox(scroll: string): string {
  return `<div class="table-scroll"${scroll}>`
}

/** Where something is in the text that it was found in. */
interface RawRange {
  start: number
  end: number
}

/** A tag of any element. */
export interface RawTag extends RawRange {
  closing: boolean
  /** In lower case. */
  name: string
  /** Values of the first attributes of these names, as they are written. */
  href: string | undefined
  src: string | undefined
  alt: string | undefined
  /** The first of each name by which a cell or a number is where it is. */
  placing: readonly Attribute[]
}

// Tags and comments as CommonMark reads them. One expression for a whole tag would try each `<` to the end of the text.
const beginning = /<(\/?)([a-z][a-z\d-]*)/iy
const attribute = /\s+([a-z_:][\w.:-]*)(?:\s*=\s*(?:([^\s"'=<>`]+)|'([^']*)'|"([^"]*)"))?/iy
const ending = /\s*\/?>/y
const shortComment = /<!---?>/y

/** Every tag, in order. The time grows with the length of the text, whatever is in it. */
export function findTags(raw: string): RawTag[] {
  return findMarkup(raw).tags
}

/** Every comment that has an end, in order. */
export function findComments(raw: string): RawRange[] {
  return raw.includes('<!--') ? findMarkup(raw).comments : []
}

/** What begins first is read first: a comment may hold tags, and the value of an attribute `<!--`. */
function findMarkup(raw: string): { tags: RawTag[]; comments: RawRange[] } {
  const tags: RawTag[] = []
  const comments: RawRange[] = []
  // Where no tag goes on: a text of quotes inside of quotes may reach the same place from many a `<`.
  const dead = new Set<number>()
  const lastEnd = raw.lastIndexOf('-->')
  let start = raw.indexOf('<')
  while (start >= 0) {
    const comment = readComment(raw, start, lastEnd)
    const tag = comment ? undefined : readTag(raw, start, dead)
    if (comment) comments.push(comment)
    if (tag) tags.push(tag)
    start = raw.indexOf('<', (comment ?? tag)?.end ?? start + 1)
  }
  return { tags, comments }
}

/** `<!-->` and `<!--->` are whole comments. @param lastEnd where the last `-->` is. */
function readComment(raw: string, start: number, lastEnd: number): RawRange | undefined {
  if (!raw.startsWith('<!--', start)) return undefined
  const short = execAt(shortComment, raw, start)
  if (short) return { start, end: start + short[0].length }
  return start + 4 <= lastEnd ? { start, end: raw.indexOf('-->', start + 4) + 3 } : undefined
}

function readTag(raw: string, start: number, dead: Set<number>): RawTag | undefined {
  const [begun = '', slash, element = ''] = execAt(beginning, raw, start) ?? []
  if (begun === '') return undefined
  const attributes: Pick<RawTag, 'href' | 'src' | 'alt'> = { href: undefined, src: undefined, alt: undefined }
  const placing: Attribute[] = []
  const passed: number[] = []
  for (let offset = start + begun.length; !dead.has(offset); ) {
    passed.push(offset)
    const end = execAt(ending, raw, offset)
    if (end) {
      const closing = slash === '/'
      const name = element.toLowerCase()
      return { start, end: offset + end[0].length, closing, name, ...attributes, placing }
    }
    const found = execAt(attribute, raw, offset)
    if (!found) break
    const [whole, key = '', bare, single, double] = found
    const value = bare ?? single ?? double
    const name = key.toLowerCase()
    if (name === 'href' || name === 'src' || name === 'alt') attributes[name] ??= value
    else if (placingNames.has(name) && !placing.some((each) => each.name === name))
      placing.push({ name, value: value ?? '' })
    offset += whole.length
  }
  for (const offset of passed) dead.add(offset)
  return undefined
}

function execAt(sticky: RegExp, text: string, offset: number): RegExpExecArray | null {
  sticky.lastIndex = offset
  return sticky.exec(text)
}

/** Address of a raw tag as a browser would take it, as far as addresses hold references: `?a&amp;b`. */
export function decodeHref(href: string): string {
  return href.replace(/&amp;/g, '&')
}

/** Text of HTML that was printed here, still escaped: each `<` of it begins a tag. */
export function stripTags(html: string): string {
  return html.replace(/<[^<>]*>|</g, '')
}

/** How tags of elements within a line of text go on. */
const withinLine = /^\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|samp|span|strike|strong|sub|sup|u|var|wbr)\b/
const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The beginning of HTML that was printed here in one line, with its code; each `<` of it begins a tag.
 * @param length characters at most; what is cut ends in `…`.
 */
export function toPlainLine(html: string, length: number): string {
  // Of a formula its source, which is the last of it.
  const [start = '', ...formulas] = html.split('<math')
  const sources = formulas.map((each) => each.slice(Math.max(0, each.indexOf('<annotation'))))
  const [text = '', ...tagged] = [start, ...sources]
    .join('')
    // The name of a language is not of the text.
    .replace(/(<div class="code">)<p>[^<]*<\/p>/g, '$1')
    .split('<')
  const line = [
    text,
    ...tagged.map((part) => `${withinLine.test(part) ? '' : ' '}${part.slice(part.indexOf('>') + 1)}`),
  ]
    .join('')
    .replace(/&(amp|lt|gt|quot);/g, (sign, name: string) => references[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
  const characters = line.length > length ? [...line.slice(0, 2 * length + 1)] : []
  return characters.length > length ? cutText(characters.slice(0, length - 1).join('')) : line
}

/** Behind a word, where one ends in the last quarter; no other sign of a pause is before the last. */
export function cutText(cut: string): string {
  const blank = cut.lastIndexOf(' ')
  const text = blank > 0.75 * cut.length ? cut.slice(0, blank) : cut
  return `${text.replace(/[\s.…·](?<![\s.…·]{2})[\s.…·]*$/, '')}…`
}

/** Limits of HTML that is printed of one question, in UTF-16 units. */
export type HtmlLimit = 'bodyHtml' | 'summaryHtml' | 'questionHtml'

/** What is printed would be longer than its limit. Thrown while it is printed, before all of it is in memory. */
export class OutputTooLarge extends Error {
  readonly limit: HtmlLimit
  constructor(limit: HtmlLimit) {
    super(`more than ${limits[limit]} characters of HTML`)
    this.limit = limit
  }
}
