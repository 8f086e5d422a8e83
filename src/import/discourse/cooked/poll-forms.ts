import type { Element } from 'hast'
import { hasClass, listElements, toElement } from '../../markdown/element-tree.ts'

/** The form of a poll whose votes nobody knows: its title and the list of its options. */
export function rewritePolls(element: Element): Element[] | undefined {
  if (element.tagName !== 'div' || !hasClass(element, 'poll')) return undefined
  const all = listElements(element)
  const title = all.find((each) => hasClass(each, 'poll-title'))
  const lists = all.filter(({ tagName }) => tagName === 'ul' || tagName === 'ol')
  return [...(title ? [toElement('p', title.children)] : []), ...lists]
}
