// Kept raw tags may be unclosed or crossed. A spec-true parser builds the tree that a browser would, and only what
// the list below allows is printed from it again.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { escapeHtml } from './escape-html.ts'

type Node = DefaultTreeAdapterMap['childNode']

/** Elements that a body may hold, with their attributes; a value is text, or a pattern that it has to fit. */
export const bodyElements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
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
  span: { class: /^hljs-[\w-]+(?: [\w-]+)*$|^language-[\w-]+$/ },
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

/** The same content as well-formed HTML that holds nothing but `bodyElements`. */
export function balance(html: string): string {
  return parseFragment(html).childNodes.map(print).join('')
}

function print(node: Node): string {
  if ('value' in node) return escapeHtml(node.value)
  if (!('tagName' in node)) return ''
  const allowed = Object.hasOwn(bodyElements, node.tagName) ? bodyElements[node.tagName] : undefined
  const inside = node.childNodes.map(print).join('')
  if (!allowed) return inside
  const attributes = node.attrs
    .filter(({ name, value }) => Object.hasOwn(allowed, name) && allowed[name]?.test(value))
    .map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const open = `<${node.tagName}${attributes}>`
  return voidElements.has(node.tagName) ? open : `${open}${inside}</${node.tagName}>`
}
