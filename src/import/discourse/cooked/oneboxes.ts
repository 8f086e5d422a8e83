import type { Element, ElementContent } from 'hast'
import { findText, hasClass, listElements, type Rewrite, toElement, toLink, toText } from './rewrite-tree.ts'

/** The card of another page, which the forum made of a bare address: a link with the title of that page. */
export const rewriteOneboxes: Rewrite = (element, { lose }) => {
  if (element.tagName !== 'aside' || !hasClass(element, 'onebox')) return undefined
  const links = listElements(element).filter(({ tagName }) => tagName === 'a')
  const heading = listElements(element).find(({ tagName }) => /^h[1-6]$/.test(tagName))
  const titled = heading && listElements(heading).find(({ tagName }) => tagName === 'a')
  const href = findText(element, 'dataOneboxSrc') ?? findHref([...(titled ? [titled] : []), ...links])
  if (href === undefined) return undefined
  lose?.('discourse-onebox')
  const title = toText(titled ?? heading ?? element).slice(0, 300)
  return [toElement('p', toTitledLink(href, title))]
}

function findHref(links: readonly Element[]): string | undefined {
  return links.map((link) => findText(link, 'href')).find((href) => href !== undefined)
}

function toTitledLink(href: string, title: string): ElementContent[] {
  return [toLink(href, title === '' ? href : title)]
}
