// Kept raw tags may be unclosed or crossed. A spec-true parser builds the tree that a browser would, and only what
// the list below allows is printed from it again.
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'
import { limits } from '../question/limits.ts'
import { escapeHtml } from './escape-html.ts'
import type { Elements } from './math-elements.ts'
import { type HtmlLimit, OutputTooLarge } from './output-too-large.ts'

type Node = DefaultTreeAdapterMap['childNode']

/** Elements that a body may hold, with their attributes; a value is text, or a pattern that it has to fit. */
export const bodyElements: Elements = {
  a: { href: /^(?:https?:\/\/|mailto:|\/(?!\/))/, rel: /^nofollow ugc noopener$/, class: /^image-link$/ },
  b: {},
  blockquote: {},
  br: {},
  code: { class: /^hljs(?: language-[\w+#.-]+)?$/ },
  details: {},
  div: { class: /^table-scroll$/, role: /^group$/, tabindex: /^0$/, 'aria-label': /^[^<>]*$/ },
  em: {},
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  h6: {},
  hr: {},
  i: {},
  kbd: {},
  li: {},
  ol: { start: /^\d{1,9}$/ },
  p: { class: /^raw$/ },
  pre: { tabindex: /^0$/ },
  s: {},
  span: {
    class: /^hljs-[\w-]+(?: [\w-]+)*$|^language-[\w-]+$|^math-scroll$/,
    role: /^group$/,
    tabindex: /^0$/,
    'aria-label': /^[^<>]*$/,
  },
  strong: {},
  sub: {},
  summary: {},
  sup: {},
  table: {},
  tbody: {},
  td: { class: /^(?:left|center|right)$/ },
  th: { class: /^(?:left|center|right)$/ },
  thead: {},
  tr: {},
  ul: {},
}

const voidElements = new Set(['br', 'hr'])

/**
 * The same content as well-formed HTML that holds nothing but elements of a list.
 * @throws OutputTooLarge when it would be longer than its limit.
 */
export function balance(html: string, limit: HtmlLimit = 'bodyHtml', elements = bodyElements): string {
  const treeAdapter = createBoundedAdapter(limit)
  const balanced = parseFragment(html, { treeAdapter })
    .childNodes.map((node) => print(node, elements))
    .join('')
  if (balanced.length > limits[limit]) throw new OutputTooLarge(limit)
  return balanced
}

/**
 * Counts what elements take on a page while they are made: the parser opens a link or a mark that was left open again
 * in whatever follows it, with all of its attributes.
 */
function createBoundedAdapter(limit: HtmlLimit): TreeAdapter<DefaultTreeAdapterMap> {
  let left: number = limits[limit]
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      left -= 2 * name.length
      for (const attribute of attributes) left -= attribute.name.length + attribute.value.length
      if (left < 0) throw new OutputTooLarge(limit)
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
  }
}

function print(node: Node, elements: Elements): string {
  if ('value' in node) return escapeHtml(node.value)
  if (!('tagName' in node)) return ''
  const allowed = Object.hasOwn(elements, node.tagName) ? elements[node.tagName] : undefined
  const inside = node.childNodes.map((child) => print(child, elements)).join('')
  if (!allowed) return inside
  const attributes = node.attrs
    .filter(({ name, value }) => Object.hasOwn(allowed, name) && allowed[name]?.test(value))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const open = `<${node.tagName}${attributes}>`
  return voidElements.has(node.tagName) ? open : `${open}${inside}</${node.tagName}>`
}
