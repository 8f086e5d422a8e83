// What is hidden until somebody asks for it. Browsers name `details` in the reader's own language.
import type { Element, ElementContent, Root } from 'hast'
import { hasClass, toElement } from '../../markdown/element-tree.ts'
import type { Lose } from '../../tally.ts'
import { replaceChildren, toText } from './rewrite-tree.ts'

const names = ['spoiler', 'spoiled']

export function rewriteSpoilers(element: Element): Element[] | undefined {
  // Without a name it has none of its own: an empty one could hardly be hit.
  if (element.tagName === 'summary' && toText(element) === '') return []
  if (element.tagName !== 'div' || !hasClass(element, ...names)) return undefined
  return [toElement('details', element.children)]
}

/** Where a part of a line is hidden, the paragraph ends before it and goes on after it. Elsewhere it has to be shown. */
export function liftSpoilers(parent: Root | Element, lose: Lose): void {
  for (const child of parent.children) if (child.type === 'element') liftSpoilers(child, lose)
  const children = parent.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? splitParagraph(child) : [child],
  )
  replaceChildren(parent, children)
  const isParagraph = parent.type === 'element' && parent.tagName === 'p'
  if (!isParagraph && children.some(isSpoiler)) lose('discourse-spoiler')
}

function isSpoiler(child: Root['children'][number]): child is Element {
  return child.type === 'element' && child.tagName === 'span' && hasClass(child, ...names)
}

function splitParagraph(paragraph: Element): ElementContent[] {
  if (!paragraph.children.some(isSpoiler)) return [paragraph]
  const blocks: ElementContent[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const isEmpty = line.every((child) => child.type === 'text' && child.value.trim() === '')
    if (!isEmpty) blocks.push(toElement('p', line))
    line = []
  }
  for (const child of paragraph.children) {
    if (isSpoiler(child)) {
      endLine()
      blocks.push(toElement('details', [toElement('p', child.children)]))
    } else line.push(child)
  }
  endLine()
  return blocks
}
