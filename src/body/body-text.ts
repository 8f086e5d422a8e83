import { findTags } from './find-tags.ts'
import { formulaType } from './formulas/formula.ts'
import { isAddressLink, type Token } from './markdown.ts'
import { harmlessElements } from './raw-html.ts'
import { isTypeName } from './type-name.ts'

export interface TextOptions {
  /** Whether blocks of code are a part of it. */
  code: boolean
  /** Of an address that is its own text its host is enough, as who reads a few lines needs no more. */
  addresses: 'whole' | 'host'
}

/** Visible text of tokens, formulas as their source; used for lengths and descriptions. */
export function toText(tokens: readonly Token[], options: TextOptions): string {
  let text = ''
  let isAddress = false
  for (const token of tokens) {
    if (isAddressLink(token)) isAddress = token.nesting > 0
    const own = toOwnText(token, options)
    text += isAddress && options.addresses === 'host' ? toHost(own) : own
  }
  return text
}

/** `https://www.rest.kr/rest` → `rest.kr`; the same where it has none. */
function toHost(address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/(?:www\.)?([^\s/?#]+)/i.exec(address)?.[1] ?? address
}

function toOwnText(token: Token, options: TextOptions): string {
  if (token.type === 'inline' || token.type === 'image') {
    return toText(token.children ?? [], options) + (token.type === 'inline' ? '\n' : '')
  }
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
  if (token.type === 'fence') return options.code ? token.content : '\n'
  if (token.type === formulaType) return token.block ? `${token.content}\n` : token.content
  if (token.type === 'html_inline' || token.type === 'html_block')
    return dropTags(token.content, options.addresses === 'whole')
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
