import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** What somebody reads of HTML, in one line. */
export function toPlainText(html: string): string {
  if (html === '') return ''
  return toText(parseFragment(html)).replaceAll(/\s+/g, ' ').trim()
}

const blocks = new Set(['p', 'br', 'li', 'div', 'h1', 'h2', 'h3', 'blockquote', 'pre', 'hr'])

function toText(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  const inside = 'childNodes' in node ? node.childNodes.map(toText).join('') : ''
  return blocks.has(node.nodeName) ? ` ${inside} ` : inside
}
