import type { ElementContent, Root, RootContent } from 'hast'

const emphasis: ReadonlySet<string> = new Set(['b', 'del', 'em', 'i', 's', 'strike', 'strong'])

/** Signs of emphasis may be read as others where they touch: the text alone stays. */
export function dropEmphasis(tree: Root): Root {
  return { type: 'root', children: dropAll(tree.children) }
}

function dropAll(nodes: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'doctype') return []
    if (node.type !== 'element') return [node]
    const children = dropAll(node.children)
    return emphasis.has(node.tagName) ? children : [{ ...node, children }]
  })
}
