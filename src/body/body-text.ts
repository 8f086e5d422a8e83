import { findTags } from './find-tags.ts'
import { formulaType } from './formulas/formula.ts'
import { isAddressLink, type Token } from './markdown.ts'
import { harmlessElements } from './raw-html.ts'
import { isTypeName } from './type-name.ts'

/** Visible text of tokens, formulas as their source; used for lengths and descriptions. */
export function toText(tokens: readonly Token[], options: { code: boolean; addresses: boolean }): string {
  let text = ''
  // What was added last: a look at the end of a long text takes as long as the text.
  let last = ''
  // Depth of links whose text is their own address.
  let silent = 0
  for (const token of tokens) {
    let own = ''
    if (!options.addresses && isAddressLink(token)) {
      silent += token.nesting
      // What stands on both sides of an address is not read together.
      if (token.nesting < 0 && /[^\s([]$/.test(last)) own = ' '
    } else if (silent === 0) {
      own = toOwnText(token, options)
    }
    text += own
    last = own || last
  }
  return text
}

function toOwnText(token: Token, options: { code: boolean; addresses: boolean }): string {
  if (token.type === 'inline' || token.type === 'image') {
    return toText(token.children ?? [], options) + (token.type === 'inline' ? '\n' : '')
  }
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
  if (token.type === 'fence') return options.code ? token.content : '\n'
  if (token.type === formulaType) return token.block ? `${token.content}\n` : token.content
  if (token.type === 'html_inline' || token.type === 'html_block')
    return dropTags(token.content, options.addresses)
  return token.content
}

/** @param shown keeps those that are shown as text (raw-html.ts). `List<String>` is text in any case. */
function dropTags(html: string, shown: boolean): string {
  let text = ''
  let end = 0
  for (const tag of findTags(html)) {
    if (!harmlessElements.has(tag.name) && (shown || isTypeName(html.slice(tag.start, tag.end)))) continue
    text += `${html.slice(end, tag.start)} `
    end = tag.end
  }
  return text + html.slice(end)
}
