// Raw HTML in a body is shown as text, but for a few harmless elements that people type in Markdown.

import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { html as names, parseFragment } from 'parse5'
import { replaceControls } from '../format/characters.ts'
import { formulaType, listFormulas } from './formulas/parse-formulas.ts'
import { decodeHref, escapeHtml, findTags, type RawTag } from './html.ts'
import { printPlacings } from './placings.ts'

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
 * Follows the harmless elements that are opened and closed, tag by tag.
 * @returns a function that says whether more than `most` are open inside of each other behind the next tag.
 */
export function createIsNestedDeeper(most: number): (tag: RawTag) => boolean {
  const open: string[] = []
  return ({ name, closing }) => {
    if (!harmlessElements.has(name) || closedByThemselves.has(name)) return false
    // The end of a heading closes one of any level.
    const element = name.replace(/^h[1-6]$/, 'h')
    if (closing) closeLast(open, element)
    else open.push(element)
    return open.length > most
  }
}

/** Closes the element of this name that was opened last, if there is one. @param open names. */
function closeLast(open: string[], name: string): void {
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
 * Harmless tags in canonical form, without any attribute but a link's address and those of `placings`; all else escaped.
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

function printTag({ name, closing, href = '', placing }: RawTag, printer: RawHtmlPrinter): string {
  if (/^h[1-6]$/.test(name)) {
    return closing ? '</h6>' : `<h${printer.heading(Number(name[1]))}>`
  }
  if (name === 'a') return closing ? printer.closeLink() : printer.openLink(decodeHref(href))
  // Obsolete, and the same to the eye.
  const element = name === 'strike' ? 's' : name
  return closing ? `</${element}>` : `<${element}${printPlacings(name, placing)}>`
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

// What raw HTML holds that is looked at, masked, checked and printed as what Markdown has of its kind: pictures, and
// formulas in its texts.

/** `<img>` becomes the token of a Markdown picture. One without an address stays what its author typed. */
export function rawPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('raw-pictures', (state) => {
    if (!/<img[\s/]/i.test(state.src)) return
    state.tokens = state.tokens.flatMap((token) => {
      if (token.children)
        token.children = token.children.flatMap((child) => toPictures(child, state) ?? [child])
      const children = token.type === 'html_block' ? toPictures(token, state) : undefined
      if (!children) return [token]
      return toLine(token, children, state, holdsElement(token, blockElements) ? undefined : '')
    })
  })
}

function holdsElement({ content }: Token, elements: ReadonlySet<string>): boolean {
  return findTags(content).some(({ name }) => elements.has(name))
}

/** A block as a line of tokens. @param info of the paragraph around it; undefined where there is none. */
function toLine(
  { content, level, map }: Token,
  children: Token[],
  state: StateCore,
  info: string | undefined,
): Token[] {
  const create = (type: string, tag: string, nesting: -1 | 0 | 1, more: Partial<Token> = {}) =>
    Object.assign(new state.Token(type, tag, nesting), { block: true, level, map, ...more })
  const inline = create('inline', '', 0, { content, children })
  if (info === undefined) return [inline]
  return [create('paragraph_open', 'p', 1, { info }), inline, create('paragraph_close', 'p', -1)]
}

/** Tokens of raw HTML with its pictures; undefined where there are none. */
function toPictures({ type, content, level }: Token, state: StateCore): Token[] | undefined {
  if (type !== 'html_block' && type !== 'html_inline') return undefined
  const pictures = findTags(content).filter(({ name, src, closing }) => name === 'img' && src && !closing)
  if (pictures.length === 0) return undefined
  const tokens: Token[] = []
  const addHtml = (html: string) => {
    if (html === '') return
    tokens.push(Object.assign(new state.Token('html_inline', '', 0), { content: html, level }))
  }
  let end = 0
  for (const picture of pictures) {
    addHtml(content.slice(end, picture.start))
    tokens.push(toPicture(picture, state))
    end = picture.end
  }
  addHtml(content.slice(end))
  return tokens
}

function toPicture({ src = '', alt = '' }: RawTag, state: StateCore): Token {
  const description = Object.assign(new state.Token('text', '', 0), { content: decodeEntities(alt) })
  const attrs: [string, string][] = [
    ['src', decodeEntities(src)],
    ['alt', ''],
  ]
  return Object.assign(new state.Token('image', 'img', 0), { attrs, children: [description] })
}

/** In these a dollar sign is what it is. */
const codeElements = new Set('code pre kbd samp tt script style textarea'.split(' '))

interface Reading {
  state: StateCore
  /** Elements of code that are open; one that a page shows as such may end in a later block. */
  open: string[]
  /** All of the block. */
  block: string
}

/** A block of raw HTML that holds formulas becomes a line of its tags, texts and formulas. */
export function rawFormulas(markdown: MarkdownIt): void {
  markdown.core.ruler.push('raw-formulas', (state) => {
    if (!state.src.includes('<')) return
    const reading: Reading = { state, open: [], block: '' }
    state.tokens = state.tokens.flatMap((token) => {
      reading.block = token.content
      reading.open = reading.open.filter((name) => harmlessElements.has(name))
      if (token.children) token.children = token.children.flatMap((child) => readChild(child, reading))
      const children = token.type === 'html_block' ? split(token, reading) : undefined
      if (!children) return [token]
      // `raw` as any block whose tags are all shown.
      return toLine(token, children, state, holdsElement(token, harmlessElements) ? undefined : 'raw')
    })
  })
}

/** What a line has read as a formula is none within `<code>`. */
function readChild(child: Token, reading: Reading): Token[] {
  if (child.type === 'html_inline') return split(child, reading) ?? [child]
  if (child.type !== formulaType || reading.open.length === 0) return [child]
  const { content, level } = child
  return [Object.assign(new reading.state.Token('text', '', 0), { content, level })]
}

/** @returns undefined where there is no formula. */
function split({ content, level }: Token, reading: Reading): Token[] | undefined {
  const tokens: Token[] = []
  const add = (type: string, text: string, markup = '') => {
    if (text === '') return
    tokens.push(Object.assign(new reading.state.Token(type, '', 0), { content: text, level, markup }))
  }
  let end = 0
  let html = ''
  const readText = (text: string) => {
    let from = 0
    for (const { start, end: to, markup } of reading.open.length > 0 ? [] : listFormulas(text)) {
      add('html_inline', html + dropEscapes(text.slice(from, start)))
      add(formulaType, decodeEntities(text.slice(start, to)), markup)
      html = ''
      from = to
    }
    html += reading.open.length > 0 ? text : dropEscapes(text.slice(from))
  }
  for (const tag of findTags(content)) {
    readText(content.slice(end, tag.start))
    html += content.slice(tag.start, tag.end)
    end = tag.end
    follow(tag, reading)
  }
  readText(content.slice(end))
  add('html_inline', html)
  return html === content ? undefined : tokens
}

function follow({ name, closing }: RawTag, { open, block }: Reading): void {
  if (!codeElements.has(name)) return
  if (closing) closeLast(open, name)
  else if (harmlessElements.has(name) || block.toLowerCase().includes(`</${name}`)) open.push(name)
}

/** `\$` is a sign here too. */
function dropEscapes(text: string): string {
  return text.includes('\\$') ? text.replace(/\\([\s\S])/g, (all, sign) => (sign === '$' ? sign : all)) : text
}
