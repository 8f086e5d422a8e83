import type { Element } from 'hast'
import { findText, hasClass } from '../../markdown/element-tree.ts'

const none = [
  'quote-controls',
  'badge-wrapper',
  'badge-category__wrapper',
  'cooked-selection-barrier',
  'clicks',
]

/** Buttons, icons, avatars, counts of clicks and anchors of headings: nothing of what somebody wrote. */
export function dropDecoration(element: Element): Element[] | undefined {
  return isDecoration(element) ? [] : undefined
}

function isDecoration(element: Element): boolean {
  const { tagName, children } = element
  if (tagName === 'svg' || hasClass(element, ...none)) return true
  if (tagName === 'img') return hasClass(element, 'avatar', 'site-icon')
  if (tagName !== 'a') return false
  if (hasClass(element, 'footnote-backref')) return true
  return hasClass(element, 'anchor') && children.length === 0 && findText(element, 'href')?.[0] === '#'
}
