import type { Element, ElementContent } from 'hast'

/** MathML that names its TeX becomes `$…$`; of any other its text stays. */
export function toFormula(math: Element): ElementContent[] {
  const tex = findTex(math.children)
  if (tex === undefined) return [{ type: 'text', value: toText(math.children) }]
  const sign = math.properties['display'] === 'block' ? '$$' : '$'
  return [{ type: 'text', value: `${sign}${tex.trim()}${sign}` }]
}

function findTex(nodes: readonly ElementContent[]): string | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const isTex = node.tagName === 'annotation' && node.properties['encoding'] === 'application/x-tex'
    const tex = isTex ? toText(node.children) : findTex(node.children)
    if (tex !== undefined) return tex
  }
  return undefined
}

function toText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && !node.tagName.startsWith('annotation') ? toText(node.children) : ''
    })
    .join('')
}
