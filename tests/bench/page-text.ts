import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const silent = new Set(['script', 'style', 'template'])

/** The text of a page as a reader gets it: white space as one space, no scripts, no styles. */
export function toPageText(html: string): string {
  return toText(parse(html)).replace(/\s+/g, ' ')
}

/** All text below a node but that of scripts and styles. */
export function toText(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || silent.has(node.nodeName)) return ''
  return node.childNodes.map(toText).join('')
}
