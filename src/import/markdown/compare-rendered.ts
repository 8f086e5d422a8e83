// Whether Markdown shows on a page what HTML showed: printed by the printer of pages, and read again.

import type { Element, ElementContent, Root, RootContent } from 'hast'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { formulaType } from '../../body/formulas/parse-formulas.ts'
import { escapeHtml } from '../../body/html.ts'
import { toSafeAddress } from '../../body/links/addresses.ts'
import { printAddressNote } from '../../body/links/print-links.ts'
import { findWrittenAddress, type MarkdownOptions, parseMarkdown, type Token } from '../../body/markdown.ts'
import { decodeEntities } from '../../body/raw-html.ts'
import { type BodyOptions, renderBody } from '../../body/render-body.ts'
import { toAbsolute } from './addresses.ts'
import { toCodeText } from './code-text.ts'
import { breaking, unseen } from './elements.ts'

const nothing = () => ''

/** Without words of the site's own, which no source has. */
const plain: BodyOptions = {
  base: '/',
  headingLevel: 2,
  colours: false,
  notes: 'plain',
  code: 'plain',
  labels: {
    image: nothing,
    code: '',
    table: '',
    formula: '',
    notes: { heading: '', sign: nothing, back: nothing },
    tasks: { done: '', open: '' },
  },
}

/** What of the HTML the Markdown does not show in the same way. */
export function compareRendered(html: string, markdown: string, options: MarkdownOptions = {}) {
  return compareSeen(toSeenParts(parseShown(html)), toShownParts(markdown, options))
}

export function compareSeen(source: SeenParts, shown: SeenParts) {
  return (['text', 'links', 'code'] as const).filter((part) => {
    const [some, others] = [[source[part]].flat(), [shown[part]].flat()]
    return some.length !== others.length || some.some((each, index) => each !== others[index])
  })
}

/** What a page shows of Markdown. */
export function toShownParts(markdown: string, options: MarkdownOptions): SeenParts {
  const tokens = parseMarkdown(markdown, options)
  for (const block of tokens) for (const token of [block, ...(block.children ?? [])]) nameToken(token)
  return toSeenParts(parseShown(renderBody(tokens, plain)))
}

/** White space that hardly anybody types. */
const [lineBreak, softBreak] = ['\u2028', '\u2029']

/** Pictures are links on a page, with words around, and formulas MathML: here both are the text that they are made of. */
function nameToken(token: Token): void {
  if (token.type === 'image') {
    token.content = labelPicture(findWrittenAddress(token), toPlainText(token.children ?? []))
  } else if (token.type === 'softbreak') token.content = softBreak
  else if (token.type !== formulaType) return
  token.type = 'text'
  token.children = null
}

function toPlainText(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children ? toPlainText(children) : content)).join('')
}

/** What of a body has to stay when it becomes Markdown: its text, the places that its links lead to, and its code. */
export interface SeenParts {
  /** In words with one blank between. A picture is its address and its description. */
  text: string
  /** Address and text of each link, in order. One that is around several blocks is one link, however it is written. */
  links: string[]
  /** Of lines and blocks of code, in order. */
  code: string[]
  /** Headings, lists, quotes, tables and emphasis, one inside of the other: `ul(li()li(strong()))`. */
  shape: string
  /** The text with its white space, of which line breaks and soft breaks are signs of their own. */
  spaced: string
}

interface Reading {
  text: string
  links: { address: string; start: number; end: number }[]
  code: { text: string; start: number }[]
  shape: string
}

/** What elements are called in a shape; those of a body are shown one level lower. */
const shapes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h'])),
  ...Object.fromEntries(
    'blockquote details em hr li ol pre strong sub sup table td th tr ul'
      .split(' ')
      .map((name) => [name, name]),
  ),
  b: 'strong',
  del: 's',
  i: 'em',
  s: 's',
  strike: 's',
}

/** A link that shows nothing is none. An address that may not be one is a part of the text, as on a page. */
export function toSeenParts(tree: Root): SeenParts {
  const reading: Reading = { text: '', links: [], code: [], shape: '' }
  readAll(tree.children, reading)
  const { text, links, code, shape } = reading
  return {
    text: collapse(text),
    links: links.map(({ address, start, end }) => `${address} ${collapse(text.slice(start, end))}`),
    code: code.map((each) => each.text),
    shape,
    spaced: text,
  }
}

/** Which soft breaks of Markdown, by their number, are line breaks of HTML that shows the same. */
export function findLostBreaks(source: SeenParts, shown: SeenParts): number[] {
  const breaks = new Set(findSigns(source.spaced, lineBreak))
  // Some write both: `<br>`, and Enter.
  for (const place of findSigns(shown.spaced, lineBreak)) breaks.delete(place)
  return findSigns(shown.spaced, softBreak).flatMap((place, number) => (breaks.has(place) ? [number] : []))
}

/** How much that is no white space is before each. */
function findSigns(text: string, sign: string): number[] {
  let length = 0
  const parts = text.split(sign).slice(0, -1)
  return parts.map((part) => (length += part.replace(/\s+/g, '').length))
}

/** What is in the text for a picture. */
function labelPicture(address: string, description: string): string {
  return ` \u{1f5bc} ${toSeenAddress(address.trim())} ${description} `
}

function readAll(nodes: readonly (ElementContent | RootContent)[], reading: Reading): void {
  for (const node of nodes) {
    if (node.type === 'text') reading.text += node.value
    else if (node.type === 'element' && !unseen.has(node.tagName)) readElement(node, reading)
  }
}

function readElement(element: Element, reading: Reading): void {
  const { tagName, properties, children } = element
  if (tagName === 'img') {
    const address = toText(properties['src'])
    // Without an address nothing is shown.
    if (address.trim() !== '') reading.text += labelPicture(address, toText(properties['alt']))
    return
  }
  if (tagName === 'br') {
    reading.text += lineBreak
    return
  }
  const shape = shapes[tagName]
  if (shape !== undefined) reading.shape += `${shape}(`
  const separator = breaking.has(tagName) ? '\n' : ''
  reading.text += separator
  const start = reading.text.length
  if (tagName === 'pre' && !holdsFigure(children)) reading.text += toCodeText(children)
  else readAll(children, reading)
  if (tagName === 'pre') readBlock(reading, start)
  else if (tagName === 'code' || tagName === 'tt') readLine(reading, start)
  else if (tagName === 'a' && properties['href'] !== undefined)
    readLink(reading, { href: toText(properties['href']), start })
  reading.text += separator
  if (shape !== undefined) reading.shape += ')'
}

function holdsFigure(nodes: readonly ElementContent[]): boolean {
  return nodes.some(
    (node) =>
      node.type === 'element' &&
      (node.tagName === 'a' || node.tagName === 'img' || holdsFigure(node.children)),
  )
}

/** Code of elements inside of a block is a part of it. */
function readBlock({ text, code }: Reading, start: number): void {
  const own = text.slice(start)
  while ((code.at(-1)?.start ?? -1) >= start) code.pop()
  if (own.trim() !== '')
    code.push({ text: `\n${own.replaceAll('\u00A0', ' ').replaceAll(lineBreak, '\n').trimEnd()}`, start })
}

/** White space of code is a part of it, but at the edges of a line. */
function readLine({ text, code }: Reading, start: number): void {
  const own = text
    .slice(start)
    .replace(/[\t\u00A0]/g, ' ')
    .trim()
  if (own !== '') code.push({ text: own, start })
}

function readLink(reading: Reading, { href: written, start }: { href: string; start: number }): void {
  const { text, links } = reading
  const href = toAbsolute(written, {})
  const own = text.slice(start)
  // A place on the page of old is no address (prepare-html.ts).
  if (own.trim() === '' || href.startsWith('#')) return
  if (!toSafeAddress(href)) {
    reading.text += decodeEntities(printAddressNote(href, escapeHtml(own)))
    return
  }
  const address = toSeenAddress(href)
  const last = links.at(-1)
  const goesOn = last?.address === address && text.slice(last.end, start).trim() === ''
  if (last && goesOn) last.end = text.length
  else links.push({ address, start, end: text.length })
}

/** Two spellings of one address are equal. */
function toSeenAddress(written: string): string {
  const href = toAbsolute(written, {})
  const address = toSafeAddress(href)
  if (!address) return href
  return 'outside' in address ? address.outside : address.inside
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const looked = new Set(['href', 'src', 'alt'])

/**
 * HTML as a tree of what `toSeenParts` looks at: that of a page is read once for each text, and most of what a whole parse
 * notes (places in the source, attributes by their names in scripts) is for nobody.
 */
function parseShown(html: string): Root {
  return {
    type: 'root',
    children: parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap(toNode),
  }
}

function toNode(node: DefaultTreeAdapterTypes.ChildNode): ElementContent[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }]
  return 'tagName' in node ? [toElement(node)] : []
}

function toElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): Element {
  // `xlink:href` is another attribute.
  const own = attrs.filter(({ name, prefix }) => !prefix && looked.has(name))
  const properties = Object.fromEntries(own.map(({ name, value }) => [name, value]))
  return { type: 'element', tagName, properties, children: childNodes.flatMap(toNode) }
}
