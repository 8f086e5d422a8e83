import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** The text of HTML, as titles hold it that were kept escaped: `a &amp; <b>b</b>` → `a & b`. */
export function toHtmlText(html: string): string {
  return /[&<]/.test(html) ? toText(parseFragment(html)) : html
}

function toText(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(toText).join('') : ''
}
