// Elements of HTML: what of them is seen, which begin lines, and how they are found and made.
import type { Element, ElementContent, Properties } from 'hast'

/** `a b` → a, b */
export const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that show nothing of what is in them. */
export const unseen = toSet(
  'applet area base basefont bgsound canvas datalist head input link map meta noembed noframes param script select source style svg template textarea title track',
)

/** Elements that begin a line of their own: what is before and behind is not read together. */
export const breaking = toSet(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
)

export function toElement(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

/** Whether it has one of these classes. */
export function hasClass(element: Element, ...names: string[]): boolean {
  return listClasses(element).some((name) => names.includes(name))
}

export function listClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
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

/** Whether it is a block, or holds one. A line break is none. */
export function holdsBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return (node.tagName !== 'br' && breaking.has(node.tagName)) || node.children.some(holdsBlock)
}

/** Elements that are seen without a text. */
const seen = toSet('details hr img input ol pre table ul')

/** Editors write lines without anything: `<p>&nbsp;</p>`. */
export function isBlank({ children }: { children: readonly ElementContent[] }): boolean {
  return children.every((child) => {
    if (child.type === 'text') return child.value.trim() === ''
    return child.type !== 'element' || (!seen.has(child.tagName) && isBlank(child))
  })
}
