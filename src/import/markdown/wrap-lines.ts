import type { Element, ElementContent } from 'hast'
import { holdsBlock } from './holds-block.ts'

/** Text between the blocks of a body stands in paragraphs. */
export function wrapLines(nodes: readonly ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: line }
    if (!isBlank(paragraph)) wrapped.push(paragraph)
    line = []
  }
  for (const node of nodes) {
    if (!holdsBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    wrapped.push(node)
  }
  endLine()
  return wrapped
}

/** Elements that are seen without a text. */
const seen: ReadonlySet<string> = new Set(['details', 'hr', 'img', 'input', 'ol', 'pre', 'table', 'ul'])

/** Editors write lines without anything: `<p>&nbsp;</p>`. */
export function isBlank({ children }: { children: readonly ElementContent[] }): boolean {
  return children.every((child) => {
    if (child.type === 'text') return child.value.trim() === ''
    return child.type !== 'element' || (!seen.has(child.tagName) && isBlank(child))
  })
}
