// Kept raw tags may be unclosed or crossed. A spec-true parser builds the tree that a browser would, and only what
// the list below allows is printed from it again.
import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  html as names,
  parseFragment,
  type TreeAdapter,
} from 'parse5'
import { limits } from '../format/limits.ts'
import type { Elements } from './formulas/math-elements.ts'
import { escapeHtml, type HtmlLimit, OutputTooLarge, openTableBox, toScrollAttributes } from './html.ts'
import { countPlaces, placings } from './placings.ts'
import { isWideElement } from './wide.ts'

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

/** Or the sign of a cross-link, which becomes one of these (cross-links.ts). */
const allowedHref =
  /^(?:https?:\/\/|mailto:|\/(?!\/)|\ufdd4\d+\ufdd5|#(?:(?:answer|question|page)-[^:]+:[^:]+|note-\d+(?:-ref(?:-\d+)?)?)$)/

const heading = { id: /^(?:answer|question|page)-[^:]+:[^:]+$/ }

const scrolling = { role: /^group$/, tabindex: /^0$/, 'aria-label': /^[^<>]*$/ }
const inColumn = { class: /^(?:left|center|right)$/ }
const bare =
  'abbr b blockquote br code dd del details dl dt em hr i ins kbd mark s samp strong sub summary table tbody thead tr u ul var'

/** Elements that a body may hold, with their attributes; a value is text, or a pattern that it has to fit. */
export const bodyElements: Elements = {
  ...Object.fromEntries(bare.split(' ').map((name) => [name, {}])),
  ...placings,
  a: {
    href: allowedHref,
    rel: /^nofollow ugc noopener$/,
    class: /^image-link$/,
    role: /^doc-(?:noteref|backlink)$/,
    'aria-label': /^[^<>]*$/,
  },
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  div: { ...scrolling, class: /^(?:table-scroll|code)$/ },
  // Of the archive's own, and nothing else: its address is such a sign too.
  img: { src: /^\ufdd4\d+\ufdd5/, alt: /^/ },
  p: { class: /^raw$/ },
  pre: scrolling,
  span: { ...scrolling, class: /^(?:task(?: done)?|math-scroll)$/ },
  sup: { id: /^(?:answer-[^:]+:)?note-\d+-ref(?:-\d+)?$/ },
  td: { ...inColumn, ...placings['td'] },
  th: { ...inColumn, ...placings['th'] },
}

const voidElements = new Set(['br', 'hr', 'img'])

/** What is between these and their parent is no content: a link goes inside of them. */
const placed = new Set('dd dt li summary tbody td th thead tr'.split(' '))

/**
 * The same content as well-formed HTML that holds nothing but elements of a list, each table in a box that scrolls. It is
 * read as a browser reads it inside of a body's box: a cell without a table is only its text.
 * @param options `table`, the name of the region in which a wide table scrolls, and `elements` that are kept.
 * @throws OutputTooLarge when it would be longer than its limit.
 */
export function balance(
  html: string,
  options: { limit?: HtmlLimit; table?: string; elements?: Elements } = {},
): string {
  const { limit = 'bodyHtml', table = '', elements = bodyElements } = options
  const printing = { limit, elements, scroll: toScrollAttributes(table), left: limits[limit] }
  const balanced = readAndPrint(html, printing)
  // What was moved out of a table may be read in another way where it ended up: `<dd>` ends the one around it.
  return balanced.includes('<table') ? readAndPrint(balanced, printing) : balanced
}

interface Printing {
  limit: HtmlLimit
  elements: Elements
  /** Attributes of a box that scrolls. */
  scroll: string
  /** UTF-16 units that links may still take which are printed in several parts. */
  left: number
}

function readAndPrint(html: string, printing: Printing): string {
  const { limit } = printing
  const treeAdapter = createBoundedAdapter(limit)
  const box = defaultTreeAdapter.createElement('div', names.NS.HTML, [])
  const { childNodes } = parseFragment(box, html, { treeAdapter })
  const printed = childNodes.map((node) => print(node, printing)).join('')
  if (printed.length > limits[limit]) throw new OutputTooLarge(limit)
  return printed
}

/**
 * Counts what elements take on a page while they are made: the parser opens a link or a mark that was left open again
 * in whatever follows it, with all of its attributes. A cell takes its share for each place that it is over.
 */
function createBoundedAdapter(limit: HtmlLimit): TreeAdapter<DefaultTreeAdapterMap> {
  let left: number = limits[limit]
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      left -= 2 * name.length
      for (const attribute of attributes) left -= attribute.name.length + attribute.value.length
      left -= ((countPlaces(attributes) - 1) * limits[limit]) / limits.tableCells
      if (left < 0) throw new OutputTooLarge(limit)
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
  }
}

function print(node: Node, printing: Printing): string {
  if ('value' in node) return escapeHtml(node.value)
  if (!('tagName' in node)) return ''
  if (node.tagName === 'a' && holdsLink(node)) return printLinked(node.childNodes, { link: node, printing })
  return printElement(node, node.childNodes.map((child) => print(child, printing)).join(''), printing)
}

function holdsLink(node: Node): boolean {
  return 'childNodes' in node && node.childNodes.some((child) => child.nodeName === 'a' || holdsLink(child))
}

/**
 * The parser begins each cell anew: a link that was left open before a table has those of the cells inside of it, which
 * no browser shows as such. It is printed around all that is none and holds none.
 */
function printLinked(nodes: readonly Node[], around: { link: Element; printing: Printing }): string {
  const { link, printing } = around
  let html = ''
  let run = ''
  const endRun = () => {
    html += run.trim() === '' ? run : printPart(link, run, printing)
    run = ''
  }
  for (const node of nodes) {
    if (!placed.has(node.nodeName) && node.nodeName !== 'a' && !holdsLink(node)) {
      run += print(node, printing)
      continue
    }
    endRun()
    html +=
      'tagName' in node && node.tagName !== 'a'
        ? printElement(node, printLinked(node.childNodes, around), printing)
        : print(node, printing)
  }
  endRun()
  return html
}

function printPart(link: Element, inside: string, printing: Printing): string {
  const html = printElement(link, inside, printing)
  printing.left -= html.length - inside.length
  if (printing.left < 0) throw new OutputTooLarge(printing.limit)
  return html
}

function printElement(node: Element, inside: string, { elements, scroll }: Printing): string {
  const allowed = Object.hasOwn(elements, node.tagName) ? elements[node.tagName] : undefined
  if (!allowed) return inside
  const attributes = node.attrs
    .filter(({ name, value }) => Object.hasOwn(allowed, name) && allowed[name]?.test(value))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const open = `<${node.tagName}${attributes}>`
  if (voidElements.has(node.tagName)) return open
  const element = `${open}${inside}</${node.tagName}>`
  if (node.tagName !== 'table' || isTableBox(node.parentNode)) return element
  return `${openTableBox(isWideElement(node) ? scroll : '')}${element}</div>`
}

function isTableBox(parent: Node['parentNode']): boolean {
  return parent !== null && 'attrs' in parent && parent.attrs.some(({ value }) => value === 'table-scroll')
}
