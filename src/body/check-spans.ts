// Addresses and emphasis that are shown as they are written, with the line to write.
import {
  type Correction,
  correctedLength,
  type Fault,
  findLineStarts,
  type Issue,
  replaceLine,
} from '../format/issue.ts'
import { isAnyEnding } from '../format/texts/word-end.ts'
import { pathToPicture } from './links/addresses.ts'
import { type MarkdownOptions, parseMarkdown, type Token } from './markdown.ts'
import { createFindLinks, mayHoldLink } from './shown-links.ts'

type PlacedSpan = Span & { line: number; column: number }

/** As many of one text are looked at, and as many read again. */
const mostSeen = 200
const mostSpans = 20
/** Longer lines are not read again. */
const readLine = 5_000

const addressWithBlank = /\]\([^)\n<]{0,300}?[ \t]/
const definitionWithBlank = /^\[[^\]\n]{1,100}\]:[ \t]*[^\s<][^ \t\n]{0,300}[ \t]/m
const emphasisBeforeHangul =
  /_[\uac00-\ud7a3]|\*\*[^*\s][^*\n]{0,303}[ \t]\*\*[\uac00-\ud7a3]|(?:^|\s)\*\*[ \t]/
const signBeforeHangul = /(?:_|\*\*)[\uac00-\ud7a3]/

export function checkSpans(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { body, markdown } = place
  // Most bodies hold nothing that is worth a look, which is quickly seen.
  const mayHoldAddress =
    (body.includes('](') && addressWithBlank.test(body)) ||
    (body.includes(']: ') && definitionWithBlank.test(body))
  const mayHoldEmphasis = signBeforeHangul.test(body) && emphasisBeforeHangul.test(body)
  const finders = [
    ...(mayHoldAddress ? [findAddresses] : []),
    ...(mayHoldEmphasis ? [findEmphasis] : []),
    ...(mayHoldLink.test(body) ? [createFindLinks(body, markdown?.comment ?? false)] : []),
  ]
  if (finders.length === 0) return []
  const shown = finders.flatMap((find) =>
    [...listShown(tokens, find).take(mostSpans)].filter((span) => isShownAsWritten(span, markdown)),
  )
  return toSpanIssues(placeSpans(shown, body), place)
}

/** What the text of its block shows, with the line on which the block begins: what is in code is none. */
function* listShown(
  tokens: readonly Token[],
  find: (content: string) => Generator<Span>,
): Generator<Span & { block: number }> {
  let [seen, block] = [0, 0]
  for (const { type, content, children, map } of tokens) {
    block = map?.[0] ?? block
    if (type !== 'inline' || !children) continue
    let text: string | undefined
    for (const span of find(content)) {
      seen += 1
      if (seen > mostSeen) return
      text ??= toShownText(children)
      const shown = text
      if (span.shown.every((part) => shown.includes(part))) yield { ...span, block }
    }
  }
}

/** @param shown of each kind in the order of the body. */
function placeSpans(shown: readonly (Span & { block: number })[], body: string): PlacedSpan[] {
  const starts = findLineStarts(body)
  const cursors = { 'emphasis-as-text': 0, 'blank-in-address': 0, 'mark-without-effect': 0 }
  return shown.flatMap((span) => {
    const offset = body.indexOf(span.written, Math.max(cursors[span.code], starts[span.block] ?? 0))
    if (offset < 0) return []
    cursors[span.code] = offset + span.written.length
    const line = starts.findLastIndex((start) => start <= offset)
    return [{ ...span, line, column: offset - (starts[line] ?? 0) }]
  })
}

/** Text of a line as readers see it, with a sign for what is none. */
function toShownText(children: readonly Token[]): string {
  const toSeen = ({ type, content }: Token) => {
    if (type === 'text') return content
    if (type === 'code_inline') return '`'
    return type.endsWith('break') ? '\n' : ''
  }
  return children.map(toSeen).join('')
}

/** Whether nothing is made of it, and of what to write instead something is. */
function isShownAsWritten(
  { code, written, instead, around: [before, after] }: Span,
  markdown: MarkdownOptions | undefined,
): boolean {
  const count = (text: string) => countMade(before + text + after, code, markdown)
  return count(written) === 0 && (instead === undefined || count(instead) > 0)
}

/** How much is made of a text; bare addresses are links of themselves. */
function countMade(text: string, code: Span['code'], markdown: MarkdownOptions | undefined): number {
  const type = code === 'emphasis-as-text' ? /^(?:strong|em)_open$/ : /^(?:link_open|image)$/
  const tokens = parseMarkdown(text, markdown).flatMap(({ children }) => children ?? [])
  return tokens.filter((token) => type.test(token.type) && token.markup !== 'linkify').length
}

function toSpanIssues(found: readonly PlacedSpan[], place: MarkedBody): Issue[] {
  const lines = place.body.split('\n')
  return found.flatMap((span) => {
    const { code, kind, written, instead, line, column } = span
    const whole = correctLine(span, lines[line] ?? '', place.markdown)
    // Its marks may belong to others.
    if (code === 'emphasis-as-text' && whole === undefined) return []
    const detail = {
      value: written.slice(0, 100),
      ...(kind === undefined ? {} : { kind }),
      ...(instead === undefined ? {} : { nearest: instead.slice(0, 200) }),
    }
    return [toIssue({ code, line, column, detail, whole }, place)]
  })
}

/** None where nothing is made of it where it is, or something else is lost. */
function correctLine(
  { code, written, instead, around, column }: PlacedSpan,
  line: string,
  markdown: MarkdownOptions | undefined,
): string | undefined {
  if (instead === undefined || line.length > readLine) return undefined
  const corrected = line.slice(0, column) + instead + line.slice(column + written.length)
  const count = (text: string) => countMade(text + around[1], code, markdown)
  return count(corrected) > count(line) ? corrected : undefined
}

export interface MarkedBody {
  path: string
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** By which its tokens were parsed. */
  markdown?: MarkdownOptions
  /** The front matter of its file, as it is written; asked for only where it is in the body again. */
  frontMatter?: () => string
}

/** @param fault with line and column counted from 0, in the body; `whole` is what to write as its line. */
export function toIssue(
  fault: Fault & {
    line: number
    column?: number
    whole?: string | undefined
    correction?: Correction | undefined
  },
  { path, bodyLine }: MarkedBody,
): Issue {
  const { line, column = 0, whole, correction: meant, ...about } = fault
  const at = bodyLine + line
  const isShown = whole !== undefined && whole.length <= correctedLength
  const correction = isShown ? replaceLine(at, whole, false) : meant
  const issue: Issue = { ...about, path, line: at, column: column + 1 }
  return correction ? { ...issue, correction } : issue
}

/**
 * A part of a line that is shown as it is written: it looks like an address with a blank, or like emphasis that ends
 * before a particle. Whoever finds one tries it.
 */
interface Span {
  code: 'emphasis-as-text' | 'blank-in-address' | 'mark-without-effect'
  kind?: string
  written: string
  /** What to write instead, where that is known. */
  instead: string | undefined
  /** What the text of the line shows of it. */
  shown: readonly string[]
  /** What is around it, on which it depends what is made of it. */
  around: readonly [before: string, after: string]
}

const underlined =
  /(?<![_\\])(_{1,3})(?![\s_])([^_\n]{1,300}?)(?<![\s\\_])\1(?=[\uac00-\ud7a3]+(?![\uac00-\ud7a3_]))/gu
const blankInside =
  /(?<![*\\])\*\*(?!\*)([ \t]{0,3})([^*\s][^*\n]{0,300}?)([ \t]{0,3})\*\*(?=[\uac00-\ud7a3])/gu
/** `__init__`, `_id_`, `__FILE__`: names of programs, which are meant to show their lines; `Docker` and `GitHub` are words. */
const programName = /^(?![A-Z]+[a-z][A-Za-z]*$)[\w$]*$/

/** `__강조__는`, `_강조(x)_는`, `**강조 **는`: nothing ends between such marks and a particle. */
function* findEmphasis(content: string): Generator<Span> {
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
/** Longest address that is looked for, and text before it; and as many of one block are looked at. */
const [longestPart, mostAddresses] = [500, 1_000]

/** `![그림](/files/스크린샷 오후 3.20.png)`, `[그림]: /files/스크린샷 오후 3.20.png` */
function* findAddresses(content: string): Generator<Span> {
  let looks = 0
  for (let at = content.indexOf(']('); at >= 0 && looks < mostAddresses; at = content.indexOf('](', at + 2)) {
    looks += 1
    const start = content.charAt(at - 1) === '\\' ? -1 : findLabel(content, at)
    const end = start < 0 ? -1 : findEnd(content, at + 2)
    const inner = end < 0 ? '' : content.slice(at + 2, end).trim()
    const instead = toAddress(inner)
    if (!instead) continue
    yield {
      code: 'blank-in-address',
      written: content.slice(start, end + 1),
      instead: instead.text === undefined ? undefined : `${content.slice(start, at + 2)}${instead.text})`,
      shown: [/^(?:https?:|www\.)/i.test(inner) ? '](' : `](${/^\S*/.exec(inner)?.[0]}`],
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

/** Where the bracket closes that an address is in; -1 where it does not in its line. */
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
