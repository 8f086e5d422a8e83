// Addresses and emphasis that are shown as they are written, with the line to write.
import { type Correction, findLineStarts, type Issue } from '../format/issue.ts'
import { findAddresses, findEmphasis, type Span } from './find-spans.ts'
import { type MarkdownOptions, parseMarkdown, type Token } from './markdown.ts'

type PlacedSpan = Span & { line: number; column: number }

/** As many of one text are looked at, and as many read again. */
const mostSeen = 200
const mostSpans = 20
/** Longer lines are not read again. */
const readLine = 5_000
/** Longer lines are no help in a message, and nobody copies them. */
const longestLine = 400

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
  const finders = [...(mayHoldAddress ? [findAddresses] : []), ...(mayHoldEmphasis ? [findEmphasis] : [])]
  if (finders.length === 0) return []
  const shown = finders.flatMap((find) =>
    listShown(tokens, find)
      .take(mostSpans)
      .filter(({ span }) => isShownAsWritten(span, markdown))
      .toArray(),
  )
  return toSpanIssues(placeSpans(shown, body), place)
}

/** What the text of its block shows, with the line on which the block begins: what stands in code is none. */
function* listShown(
  tokens: readonly Token[],
  find: (content: string) => Generator<Span>,
): Generator<{ span: Span; block: number }> {
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
      if (span.shown.every((part) => shown.includes(part))) yield { span, block }
    }
  }
}

/** @param shown of each kind in the order of the body. */
function placeSpans(shown: readonly { span: Span; block: number }[], body: string): PlacedSpan[] {
  const starts = findLineStarts(body)
  const cursors = { 'emphasis-as-text': 0, 'blank-in-address': 0 }
  return shown.flatMap(({ span, block }) => {
    const offset = body.indexOf(span.written, Math.max(cursors[span.code], starts[block] ?? 0))
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
  const type = code === 'emphasis-as-text' ? emphasis : links
  const count = (text: string) => countTokens(before + text + after, type, markdown)
  return count(written) === 0 && (instead === undefined || count(instead) > 0)
}

const emphasis = /^(?:strong|em)_open$/
const links = /^(?:link_open|image)$/

/** Bare addresses are links of themselves. */
function countTokens(text: string, type: RegExp, markdown: MarkdownOptions | undefined): number {
  const tokens = parseMarkdown(text, markdown).flatMap(({ children }) => children ?? [])
  return tokens.filter((token) => type.test(token.type) && token.markup !== 'linkify').length
}

/** What stands in one line is mended in one go, as a line is copied once. */
function toSpanIssues(found: readonly PlacedSpan[], place: MarkedBody): Issue[] {
  if (found.length === 0) return []
  const lines = place.body.split('\n')
  return Array.from(Map.groupBy(found, ({ line }) => line)).flatMap(([index, spans]) => {
    const line = lines[index] ?? ''
    const right = spans.filter((span) => isRight(span, line, place.markdown))
    const mended = mendLine(line, right)
    const at = place.bodyLine + index
    const correction =
      right.length > 0 && mended.length <= longestLine
        ? { from: at, to: at + 1, lines: [mended], certain: false }
        : undefined
    return spans.flatMap((span) => {
      const { code, written, instead, column } = span
      const isMended = right.includes(span)
      // Its marks may belong to others.
      if (code === 'emphasis-as-text' && !isMended) return []
      const detail = {
        value: written.slice(0, 100),
        ...(instead === undefined ? {} : { nearest: instead.slice(0, 200) }),
      }
      const fault = { code, line: index, column, detail }
      return [toIssue(isMended ? { ...fault, correction } : fault, place)]
    })
  })
}

/** Whether something is made of it where it stands, and nothing else is lost. */
function isRight(span: PlacedSpan, line: string, markdown: MarkdownOptions | undefined): boolean {
  if (span.instead === undefined || line.length > readLine) return false
  const type = span.code === 'emphasis-as-text' ? emphasis : links
  const count = (text: string) => countTokens(text + span.around[1], type, markdown)
  return count(mendLine(line, [span])) > count(line)
}

/** From its end on; of two that overlap only the later one. */
function mendLine(written: string, spans: readonly PlacedSpan[]): string {
  let [line, begin] = [written, written.length]
  for (const { column, written: before, instead = before } of spans.toSorted((a, b) => b.column - a.column)) {
    const end = column + before.length
    if (end > begin) continue
    line = line.slice(0, column) + instead + line.slice(end)
    begin = column
  }
  return line
}

export interface MarkedBody {
  path: string
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** By which its tokens were parsed. */
  markdown?: MarkdownOptions
  /** The front matter of its file, as it is written; asked for only where it stands in the body again. */
  frontMatter?: () => string
}

/** @param fault with line and column counted from 0, in the body. */
export function toIssue(
  fault: Pick<Issue, 'code' | 'detail'> & {
    line: number
    column?: number
    correction?: Correction | undefined
  },
  { path, bodyLine }: MarkedBody,
): Issue {
  const { code, line, column = 0, detail, correction } = fault
  const issue = { code, path, line: bodyLine + line, column: column + 1, detail }
  return correction ? { ...issue, correction } : issue
}
