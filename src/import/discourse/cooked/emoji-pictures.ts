import type { Element, ElementContent } from 'hast'
import { findText, hasClass } from '../../markdown/element-tree.ts'
import type { Lose } from '../../tally.ts'
import { toEmoji } from './emoji.ts'

/** `<img class="emoji" alt=":wave:">` → 👋; what has no sign, as a community's own have none, stays `:its_name:`. */
export function rewriteEmoji(element: Element, lose: Lose): ElementContent[] | undefined {
  if (element.tagName !== 'img' || !hasClass(element, 'emoji')) return undefined
  const name = findText(element, 'alt') ?? findText(element, 'title') ?? ''
  const sign = toEmoji(name)
  if (sign === undefined) lose('discourse-emoji')
  return [{ type: 'text', value: sign ?? name }]
}
