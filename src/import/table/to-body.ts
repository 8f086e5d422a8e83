// A body of a table as a record has it, and HTML in which people pressed Enter as HTML.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import type { Lose, TextRecord } from '../records.ts'
import { toBbcodeHtml } from './bbcode.ts'
import type { bodyFormats } from './mapping-schema.ts'
import { replaceShortcodes, words } from './shortcodes.ts'
import { splitAtAddresses, toHtmlText, toTextHtml } from './text-html.ts'

/** A body in the form in which the table keeps it, as a record has it. @param isEscaped whether `&lt;` stands for `<`. */
export function toBody(
  written: string,
  { format, isEscaped }: { format: (typeof bodyFormats)[number]; isEscaped: boolean },
  lose: Lose,
): TextRecord {
  if (format === 'bbcode') return { html: toParagraphs(toBbcodeHtml(written, isEscaped, lose)) }
  const text = isEscaped ? toHtmlText(written) : written
  if (format === 'markdown') return { markdown: text }
  if (format === 'markdown-lines') return { markdown: text, lines: true }
  if (format === 'text') return { html: toTextHtml(text) }
  return { html: format === 'lines' ? toLinedHtml(text, lose) : text }
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

/** What is between paragraphs. */
const blocks = words(
  'address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li listing main nav ol p plaintext pre script section style summary table tbody td textarea tfoot th thead tr ul xmp',
)
/** In these are other blocks and no text of their own. */
const holders = words('colgroup dl ol table tbody tfoot thead tr ul')
/** Left as they are. */
const untouched = words('hr iframe listing plaintext pre script style textarea xmp')
/** Their text is one paragraph, or is as it is where it is the only one. */
const narrow = words('caption dt figcaption h1 h2 h3 h4 h5 h6 p summary')
const loose = words('dd li td th')

/** Blocks of WordPress's editor bring their paragraphs with them. */
const ofBlockEditor = /<!--\s*wp:/

/** A block without anything in it shows what is elsewhere: `<!-- wp:block {"ref":5} /-->`. */
const blockElsewhere = /<!--\s{0,9}wp:([a-z][\w/-]{0,60})(?:\s[^<>]{0,4000})?\/-->/g

/** In the place of what is shown there: the editor leaves the address alone in its element. */
const aloneAddress = /(>\s{0,20})(https?:\/\/[^\s<>"']+)(?=\s{0,20}<\/(?:p|div|figure)>)/g

/**
 * Where a line break is one, and a blank line ends a paragraph, as HTML whose paragraphs and line breaks are elements;
 * addresses in its text are links, and shortcodes are replaced.
 */
function toLinedHtml(written: string, lose: Lose): string {
  const text = written.includes('[') ? replaceShortcodes(written, lose) : written
  if (!ofBlockEditor.test(text)) return toParagraphs(text)
  for (const [, name] of text.matchAll(blockElsewhere)) lose('table-place-emptied', `wp:${name}`)
  return text.replace(aloneAddress, '$1<a href="$2">$2</a>')
}

/** The same of what has no shortcodes. */
function toParagraphs(text: string): string {
  const root = parseFragment(text.replace(/\r\n?/g, '\n'))
  try {
    fillBlock(root)
    return serialize(root)
  } catch (error) {
    // Elements in elements, deeper than anybody writes them.
    if (error instanceof RangeError) return text
    throw error
  }
}

function fillBlock(parent: Parent): void {
  const children = parent.childNodes
  parent.childNodes = []
  let paragraphs: Node[][] = [[]]
  const flush = () => {
    appendParagraphs(parent, paragraphs.map(trimBreaks))
    paragraphs = [[]]
  }
  for (const child of children) {
    if (blocks.has(child.nodeName)) {
      flush()
      defaultTreeAdapter.appendChild(parent, child)
      if ('childNodes' in child && !untouched.has(child.nodeName)) fillBlock(child)
    } else addInline(child, paragraphs)
  }
  flush()
}

function appendParagraphs(parent: Parent, all: readonly Node[][]): void {
  const paragraphs = all.filter((nodes) => nodes.some((node) => !isBlank(node)))
  if (holders.has(parent.nodeName)) {
    append(parent, all.flat())
    return
  }
  const bare = narrow.has(parent.nodeName) || (loose.has(parent.nodeName) && paragraphs.length === 1)
  for (const [index, nodes] of paragraphs.entries()) {
    if (!bare) append(parent, [createElement('p', nodes)])
    else append(parent, index === 0 ? nodes : [createElement('br'), createElement('br'), ...nodes])
  }
}

/** A blank line in a text begins a paragraph; what an element holds stays in one. */
function addInline(node: Node, paragraphs: Node[][]): void {
  if (!('value' in node)) {
    if ('childNodes' in node) fillInline(node)
    paragraphs.at(-1)?.push(node)
    return
  }
  for (const [index, piece] of node.value.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/).entries()) {
    if (index > 0) paragraphs.push([])
    paragraphs.at(-1)?.push(...toNodes(piece, true))
  }
}

function fillInline(element: Parent): void {
  if (untouched.has(element.nodeName)) return
  const links = element.nodeName !== 'a' && element.nodeName !== 'code'
  const children = element.childNodes
  element.childNodes = []
  for (const child of children) {
    if ('value' in child) append(element, toNodes(child.value, links))
    else {
      if ('childNodes' in child) fillInline(child)
      defaultTreeAdapter.appendChild(element, child)
    }
  }
}

/** One that stays text ends an address before it: `https://a.example[/note]`. */
const endingTag = /(?=\[\/[a-z])/i

function toNodes(text: string, links: boolean): Node[] {
  return text.split('\n').flatMap((line, index) => {
    const pieces = links
      ? line.split(endingTag).flatMap(splitAtAddresses)
      : [{ text: line, isAddress: false }]
    const nodes = pieces.map((piece) => {
      const node = defaultTreeAdapter.createTextNode(piece.text)
      return piece.isAddress ? createElement('a', [node], piece.text) : node
    })
    return index > 0 ? [createElement('br'), ...nodes] : nodes
  })
}

function trimBreaks(nodes: Node[]): Node[] {
  const isEmpty = (node: Node) => node.nodeName === 'br' || isBlank(node)
  const first = nodes.findIndex((node) => !isEmpty(node))
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isEmpty(node)) + 1)
}

function isBlank(node: Node): boolean {
  return node.nodeName === '#comment' || ('value' in node && node.value.trim() === '')
}

function append(parent: Parent, nodes: readonly Node[]): void {
  for (const node of nodes) defaultTreeAdapter.appendChild(parent, node)
}

function createElement(name: string, children: readonly Node[] = [], href?: string): Node {
  const attributes = href === undefined ? [] : [{ name: 'href', value: href }]
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attributes)
  append(element, children)
  return element
}
