import { toEmoji } from './emoji.ts'
import { findText, hasClass, type Rewrite } from './rewrite-tree.ts'

/** `<img class="emoji" alt=":wave:">` → 👋; what has no sign, as a community's own have none, stays `:its_name:`. */
export const rewriteEmoji: Rewrite = (element, { lose }) => {
  if (element.tagName !== 'img' || !hasClass(element, 'emoji')) return undefined
  const name = findText(element, 'alt') ?? findText(element, 'title') ?? ''
  const sign = toEmoji(name)
  if (sign === undefined) lose?.('discourse-emoji')
  return [{ type: 'text', value: sign ?? name }]
}
