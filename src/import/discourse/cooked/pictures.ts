import type { Element } from 'hast'
import { findText, hasClass, listElements, toElement } from '../../markdown/element-tree.ts'

/** A small picture that opens the whole one is the whole one: small ones are hard to read. */
export function rewritePictures(element: Element): Element[] | undefined {
  if (!hasClass(element, 'lightbox-wrapper') && !hasClass(element, 'lightbox')) return undefined
  if (element.tagName === 'div') {
    const picture = listElements(element).find(({ tagName }) => tagName === 'img')
    return picture && [picture]
  }
  const small = listElements(element).find(({ tagName }) => tagName === 'img')
  if (element.tagName !== 'a' || !small) return undefined
  const href = findText(element, 'href')
  const alt = findText(small, 'alt') ?? findText(element, 'title') ?? ''
  return [href === undefined ? small : toElement('img', [], { src: href, alt })]
}
