import type { Element, ElementContent, Properties } from 'hast'

export function toElement(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
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
