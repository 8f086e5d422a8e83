import type { Element, Root } from 'hast'
import { toElement } from '../../markdown/element-tree.ts'

export function replaceChildren(parent: Root | Element, children: (typeof parent.children)[number][]): void {
  if (parent.type === 'root') parent.children = children
  else parent.children = children.filter((child) => child.type !== 'doctype')
}

export function toLink(href: string, text: string): Element {
  return toElement('a', [{ type: 'text', value: text }], { href })
}

/** Its text, each white space one blank. */
export function toText(parent: Element): string {
  return toRawText(parent).replaceAll(/\s+/g, ' ').trim()
}

function toRawText(parent: Element): string {
  return parent.children
    .map((child) => {
      if (child.type === 'element') return toRawText(child)
      return child.type === 'text' ? child.value : ''
    })
    .join('')
}
