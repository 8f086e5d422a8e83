import type { Element, Root } from 'hast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { breaking, unseen } from './element-kinds.ts'

type Node = DefaultTreeAdapterMap['childNode']

/** The text of HTML in paragraphs, however deep it stands. */
export function parseFlat(html: string): Root {
  const paragraphs: Element[] = []
  let text = ''
  const endLine = () => {
    if (text.trim() !== '')
      paragraphs.push({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: text }],
      })
    text = ''
  }
  // Undefined is where a block ends.
  const left: (Node | undefined)[] = parseFragment(html).childNodes.toReversed()
  while (left.length > 0) {
    const node = left.pop()
    if (node === undefined) endLine()
    else if ('value' in node) text += node.value
    else if ('tagName' in node && !unseen.has(node.tagName)) {
      const isBlock = breaking.has(node.tagName)
      if (isBlock) {
        endLine()
        left.push(undefined)
      }
      for (const child of node.childNodes.toReversed()) left.push(child)
    }
  }
  endLine()
  return { type: 'root', children: paragraphs }
}
