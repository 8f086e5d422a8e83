import type { ElementContent } from 'hast'

/** Text of code. What stands on a line of its own there ends it. */
export function toCodeText(nodes: readonly ElementContent[]): string {
  return nodes.map(toOwnText).join('')
}

function toOwnText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  const text = toCodeText(node.children)
  return /^(?:div|li|p|tr)$/.test(node.tagName) && !text.endsWith('\n') ? `${text}\n` : text
}
