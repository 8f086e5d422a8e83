// What of a body keywords are looked for in (decision 4): what an author says, without code blocks, formulas, addresses,
// tags, descriptions of pictures and paths. Inline code is said too.
import { dropPaths } from './drop-paths.ts'
import { decodeEntities } from './entities.ts'
import { findTags } from './find-tags.ts'
import { isAddressLink, type Token } from './markdown.ts'
import { isTypeName } from './type-name.ts'

/** Stands where something was left out: what is on both sides is not read together. */
const leftOut = '\ufffc'
const endOfBlock = '\n'
/** Of white space between words it counts as a line of its own, unlike the end of a line in the file. */
const lineBreak = '\u2028'

/** Elements that stand within a word: `<b>취업</b>을`. All others end it. */
const withinWords = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)

/** Blocks stand in lines. What any other kind of token holds is no prose. */
export function toProseText(tokens: readonly Token[]): string {
  let text = ''
  for (const { type, children, content } of tokens) {
    if (type === 'inline') text += toInlineText(children ?? []) + endOfBlock
    else if (type === 'html_block') text += toTaglessText(content) + endOfBlock
  }
  return dropPaths(text, leftOut)
}

function toInlineText(tokens: readonly Token[]): string {
  let text = ''
  let isAddress = false
  for (const token of tokens) {
    if (isAddressLink(token)) isAddress = token.nesting > 0
    if (!isAddress) text += toOwnText(token)
  }
  return text
}

function toOwnText(token: Token): string {
  const { type, content } = token
  if (type === 'text' || type === 'code_inline') return content
  if (type === 'softbreak') return ' '
  if (type === 'hardbreak') return lineBreak
  if (type === 'html_inline') return toTaglessText(content)
  // Opening and closing tokens of emphasis and links stand within words.
  return isAddressLink(token) || token.nesting === 0 ? leftOut : ''
}

/** Text of raw HTML, of which only a block has any. */
function toTaglessText(html: string): string {
  let text = ''
  let end = 0
  const add = (part: string) => {
    text += decodeEntities(part).replaceAll('\n', lineBreak)
  }
  for (const tag of findTags(html)) {
    if (isTypeName(html.slice(tag.start, tag.end))) continue
    add(html.slice(end, tag.start))
    text += toGap(tag.name)
    end = tag.end
  }
  add(html.slice(end))
  return text
}

function toGap(element: string): string {
  if (withinWords.has(element)) return ''
  return element === 'br' ? lineBreak : endOfBlock
}
