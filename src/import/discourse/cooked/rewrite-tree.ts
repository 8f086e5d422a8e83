import type { Element, ElementContent, Properties, Root } from 'hast'

export function replaceChildren(parent: Root | Element, children: (typeof parent.children)[number][]): void {
  if (parent.type === 'root') parent.children = children
  else parent.children = children.filter((child) => child.type !== 'doctype')
}

export function toElement(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

export function toLink(href: string, text: string): Element {
  return toElement('a', [{ type: 'text', value: text }], { href })
}

/** Whether it has one of these classes. */
export function hasClass({ properties }: Element, ...names: string[]): boolean {
  const { className } = properties
  return Array.isArray(className) && className.some((name) => names.includes(String(name)))
}

/** An attribute as text, by its name in the tree: `dataTopic`. */
export function findText({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** All elements in it, in order of the document. */
export function listElements(parent: Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...listElements(child)] : []))
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
