import type { ElementContent } from 'hast'
import { breaking } from './element-kinds.ts'

/** Whether it is a block, or holds one. A line break is none. */
export function holdsBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return (node.tagName !== 'br' && breaking.has(node.tagName)) || node.children.some(holdsBlock)
}
