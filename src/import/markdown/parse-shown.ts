// HTML as trees of what `toSeenParts` looks at: that of a page is read once for each text, and most of what a whole parse
// notes (places in the source, attributes by their names in scripts) is for nobody.
import type { Element, ElementContent, Root } from 'hast'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const looked = new Set(['href', 'src', 'alt'])

export function parseShown(html: string): Root {
  return {
    type: 'root',
    children: parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap(toNode),
  }
}

function toNode(node: Node): ElementContent[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }]
  return 'tagName' in node ? [toElement(node)] : []
}

function toElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): Element {
  // `xlink:href` is another attribute.
  const own = attrs.filter(({ name, prefix }) => !prefix && looked.has(name))
  const properties = Object.fromEntries(own.map(({ name, value }) => [name, value]))
  return { type: 'element', tagName, properties, children: childNodes.flatMap(toNode) }
}
