import type { Element } from 'hast'
import { findText, hasClass, listElements, toElement } from '../../markdown/element-tree.ts'
import type { Lose } from '../../tally.ts'
import { toLink, toText } from './rewrite-tree.ts'

/** The card of another page, which the forum made of a bare address: a link with the title of that page. */
export function rewriteOneboxes(element: Element, lose: Lose): Element[] | undefined {
  if (element.tagName !== 'aside' || !hasClass(element, 'onebox')) return undefined
  const elements = listElements(element)
  const heading = elements.find(({ tagName }) => /^h[1-6]$/.test(tagName))
  const linked = [...(heading ? listElements(heading) : []), ...elements].map(findHref)
  const href = findText(element, 'dataOneboxSrc') ?? linked.find((address) => address !== undefined)
  if (href === undefined) return undefined
  lose('discourse-onebox')
  const title = heading === undefined ? '' : toText(heading)
  return [toElement('p', [toLink(href, title === '' ? href : title)])]
}

function findHref(element: Element): string | undefined {
  return element.tagName === 'a' ? findText(element, 'href') : undefined
}
