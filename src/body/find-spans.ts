// What looks like an address with a blank, or like emphasis that ends before a particle: whoever asks tries it.
import { isAnyEnding } from '../format/texts/word-end.ts'
import { pathToPicture } from './links/addresses.ts'

/** A part of a line that is shown as it is written. */
export interface Span {
  code: 'emphasis-as-text' | 'blank-in-address'
  written: string
  /** What to write instead, where that is known. */
  instead: string | undefined
  /** What the text of the line shows of it. */
  shown: readonly string[]
  /** What stands around it, on which it depends what is made of it. */
  around: readonly [before: string, after: string]
}

const underlined =
  /(?<![_\\])(_{1,3})(?![\s_])([^_\n]{1,300}?)(?<![\s\\_])\1(?=[\uac00-\ud7a3]+(?![\uac00-\ud7a3_]))/gu
const blankInside =
  /(?<![*\\])\*\*(?!\*)([ \t]{0,3})([^*\s][^*\n]{0,300}?)([ \t]{0,3})\*\*(?=[\uac00-\ud7a3])/gu
/** `__init__`, `_id_`, `__FILE__`: names of programs, which are meant to show their lines; `Docker` and `GitHub` are words. */
const programName = /^(?![A-Z]+[a-z][A-Za-z]*$)[\w$]*$/

/** `__강조__는`, `_강조(x)_는`, `**강조 **는`: nothing ends between such marks and a particle. */
export function* findEmphasis(content: string): Generator<Span> {
  for (const { 0: written, 1: marks = '', 2: inner = '', index } of content.matchAll(underlined)) {
    const end = index + written.length
    const isInWord = /[\p{L}\p{N}]/u.test(content.charAt(index - 1))
    // Alone and within words they are signs of names, too, `_사용자_이름은`: only before a particle they are not.
    if ((isInWord || marks === '_') && !isAnyEnding(content, end)) continue
    if (isInWord && (marks === '_' || !isAfterWord(content, index))) continue
    if (programName.test(inner) || !/\p{L}/u.test(inner)) continue
    const stars = '*'.repeat(marks.length)
    const shown = [marks, marks + content.charAt(end)]
    const around = [isInWord ? content.charAt(index - 1) : '', content.charAt(end)] as const
    yield { code: 'emphasis-as-text', written, instead: stars + inner + stars, shown, around }
  }
  for (const { 0: written, 1: before, 2: inner = '', 3: after, index } of content.matchAll(blankInside)) {
    const end = index + written.length
    // A star before a blank is a sign of programs, too: `a ** b`.
    const isMeant = before === '' ? after !== '' && /\p{L}/u.test(inner) : /[\uac00-\ud7a3]/.test(inner)
    if (!isMeant || !isAnyEnding(content, end)) continue
    const shown = ['**', `${written.slice(-3)}${content.charAt(end)}`]
    const around = ['', content.charAt(end)] as const
    yield { code: 'emphasis-as-text', written, instead: `**${inner}**`, shown, around }
  }
}

/** After a word in Korean, and not between the parts of a name: `이것은__강조__를`, `__사용자__이름__은`. */
function isAfterWord(content: string, index: number): boolean {
  return /(?:^|[^\uac00-\ud7a3_])[\uac00-\ud7a3]{1,20}$/.test(content.slice(Math.max(0, index - 21), index))
}

const fileName = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic|pdf|zip|hwpx?|docx?|xlsx?|pptx?|mp4)$/i
const namedFile = /^(.*?\.(?:png|jpe?g|gif|webp|avif|svg|pdf))[ \t]+([^\s"'(=].*)/i
const addressStart = /^(?:\/[\w%.-]+\/|\.{1,2}\/\S|https?:\/\/\S|www\.\S|files\/\S)/i
/** Nothing that ends in a slash, and no file whose name goes on without an ending, is an address with a title. */
const wholeAddress = /^\/(?:[^.]*\/|files\/[^.=]*)$/
/** Longest address that is looked for, and text before it. */
const longestPart = 500

/** As many of one block are looked at. */
const mostAddresses = 1_000

/** `![그림](/files/스크린샷 오후 3.20.png)`, `[그림]: /files/스크린샷 오후 3.20.png` */
export function* findAddresses(content: string): Generator<Span> {
  let looks = 0
  for (let at = content.indexOf(']('); at >= 0 && looks < mostAddresses; at = content.indexOf('](', at + 2)) {
    looks += 1
    const start = content.charAt(at - 1) === '\\' ? -1 : findLabel(content, at)
    const end = start < 0 ? -1 : findEnd(content, at + 2)
    const inner = end < 0 ? '' : content.slice(at + 2, end).trim()
    const instead = toAddress(inner)
    if (!instead) continue
    const head = content.slice(start, at + 2)
    const shown = [/^(?:https?:|www\.)/i.test(inner) ? '](' : `](${/^\S*/.exec(inner)?.[0]}`]
    const written = content.slice(start, end + 1)
    yield {
      code: 'blank-in-address',
      written,
      instead: instead.text === undefined ? undefined : `${head}${instead.text})`,
      shown,
      around: ['', ''],
    }
  }
  for (const [written, label = '', inner = ''] of content.matchAll(
    /^(\[(?!\^)[^\]\n]{1,100}\]:[ \t]*)([^\s<][^\n]{0,500})$/gm,
  )) {
    const instead = fileName.test(inner.trim()) ? toAddress(inner.trim()) : undefined
    if (!instead?.text) continue
    const name = label.slice(0, label.indexOf(']') + 1)
    // What defines an address shows nothing itself.
    const around = ['', `\n\n${name}`] as const
    yield { code: 'blank-in-address', written, instead: label + instead.text, shown: [name], around }
  }
}

/** Undefined for what holds no blank, or is no address: a remark in brackets. Without `text` nobody knows where it ends. */
function toAddress(inner: string): { text: string | undefined } | undefined {
  if (!/[ \t]/.test(inner) || inner.startsWith('<')) return undefined
  const [, address = inner, title = ''] = /^(.*?\S)([ \t]+(?:"[^"]*"|'[^']*'))$/.exec(inner) ?? []
  if (!/[ \t]/.test(address)) return undefined
  if (!fileName.test(address) && !addressStart.test(address)) return undefined
  if (/[<>\\]/.test(address)) return { text: undefined }
  if (fileName.test(address) || wholeAddress.test(address))
    return { text: `<${address.replace(pathToPicture, '/')}>${title}` }
  const [, file, name] = title === '' ? (namedFile.exec(address) ?? []) : []
  if (file === undefined || name === undefined || /["\\]/.test(name)) return { text: undefined }
  return { text: `${/[ \t]/.test(file) ? `<${file}>` : file} "${name}"` }
}

/** Where the brackets begin that end before an address, with the sign of a picture; -1 where they do not. */
function findLabel(content: string, at: number): number {
  let depth = 0
  for (let index = at; index >= Math.max(0, at - longestPart); index -= 1) {
    const sign = content.charAt(index)
    if (sign === '\n') return -1
    if (sign === ']') depth += 1
    if (sign === '[') depth -= 1
    if (depth > 0) continue
    const isPicture = content.charAt(index - 1) === '!'
    const start = isPicture ? index - 1 : index
    return content.charAt(start - 1) === '\\' ? -1 : start
  }
  return -1
}

/** Where the bracket closes that an address stands in; -1 where it does not in its line. */
function findEnd(content: string, from: number): number {
  let depth = 0
  for (let index = from; index < Math.min(content.length, from + longestPart); index += 1) {
    const sign = content.charAt(index)
    if (sign === '\n') return -1
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return index
  }
  return -1
}
