// Questions to a page, answered by the tree that a browser would build of it.
import { type DefaultTreeAdapterMap, parse } from 'parse5'

export type Document = DefaultTreeAdapterMap['document']
export type Element = DefaultTreeAdapterMap['element']
export type Node = DefaultTreeAdapterMap['node']

export function parseHtml(html: string): Document {
  return parse(html)
}

/** All elements below, in the order of the page. */
export function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...listElements(child)] : []))
}

/** @param selector a name, a class or both, or an attribute: `article`, `.facts`, `article.entry`, `[datetime]`. */
export function findAll(node: Node, selector: string): Element[] {
  return listElements(node).filter(createMatcher(selector))
}

/** @throws unless there is exactly one. */
export function findOnly(node: Node, selector: string): Element {
  const [found, ...others] = findAll(node, selector)
  if (found && others.length === 0) return found
  throw new Error(`${selector} stands ${found ? others.length + 1 : 0} times, not once`)
}

function createMatcher(selector: string): (element: Element) => boolean {
  const [, name = '', className = '', attribute = ''] =
    /^([a-z][a-z\d]*)?(?:\.([\w-]+))?(?:\[([\w-]+)\])?$/.exec(selector) ?? []
  if (name + className + attribute === '') throw new Error(`${selector} is no selector that is known here`)
  return (element) =>
    (name === '' || element.tagName === name) &&
    (className === '' || classesOf(element).includes(className)) &&
    (attribute === '' || attributeOf(element, attribute) !== undefined)
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

export function classesOf(element: Element): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
}

/** What the DOM calls `textContent`: every character as it is, white space included. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

export function textsOf(node: Node, selector: string): string[] {
  return findAll(node, selector).map(textOf)
}
