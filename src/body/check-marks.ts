// Headings, lists, tables and elements that are shown as they are typed, with the lines to write. What is meant is said by
// place and form alone: `#spring` within a text is a hashtag, `-v` an option, and `<div>` alone the name of an element.
import { correctedLength, type Issue } from '../format/issue.ts'
import { type MarkedBody, toIssue } from './check-spans.ts'
import { findTags } from './html.ts'
import { parseMarkdown, type Token } from './markdown.ts'

/** As many of one text are read again. */
const mostMarks = 20

/** @param spans faults of lines. @returns these as well: of a line that is one of a mark the correction is that of the mark. */
export function checkMarks(tokens: readonly Token[], place: MarkedBody, spans: readonly Issue[]): Issue[] {
  const { body, bodyLine, markdown } = place
  const mayHoldMark = /^[ \t>]*(?:#|-[^\s-]|\|)/m.test(body)
  const found = mayHoldMark ? [...listMarks(tokens, markdown?.comment).take(mostMarks)] : []
  const lines = found.length > 0 ? body.split('\n') : []
  const whole = [...lines]
  for (const { correction } of found.length > 0 ? spans : [])
    if (correction) whole[correction.from - bodyLine] = correction.lines[0] ?? ''
  const marks = found.flatMap((mark) => correctMark(mark, { lines, whole }, place))
  const holdsPair = /<\/(?:div|span|font|center|iframe|section|article|small|big|video|audio)/i.test(body)
  return [
    ...spans.map((span) => {
      const own = marks.find(({ correction: at }) => at && at.from <= span.line && span.line < at.to)
      return own?.correction && span.correction ? { ...span, correction: own.correction } : span
    }),
    ...marks,
    ...(holdsPair ? findElement(tokens, place) : []),
  ]
}

/** What the text of lines is, from one of the body on, which want a blank, or a row of dashes below the first. */
interface Mark {
  kind: 'heading' | 'list' | 'table'
  from: number
  written: readonly string[]
  rule?: string
}

function* listMarks(tokens: readonly Token[], isComment = false): Generator<Mark> {
  for (const [index, { type, map, content }] of tokens.entries()) {
    if (type !== 'inline' || !map || tokens[index - 1]?.type !== 'paragraph_open') continue
    const texts = content.split('\n')
    const isAlone = texts.length === 1 && index + 2 >= tokens.length
    const found = isComment
      ? findLists(texts)
      : [...findLists(texts), ...findHeadings(texts, isAlone), ...findTables(texts)]
    for (const mark of found) yield { ...mark, from: map[0] + mark.from }
  }
}

const heading = /^(#{1,6})((?:\p{L}|(?<=##)\d{1,3}\. )[^#]{0,60})$/u
/** Those of programs, and the ends of sentences, which may begin with a hashtag. */
const noHeading =
  /^#+(?:include|define|undef|if|ifdef|ifndef|elif|else|endif|error|warning|pragma|line|region|endregion|import|using)\b|[;{}()=<>.,:]$/
const sentence = /[\ub2e4\uc694\uae4c\uc8e0?!]$/

/** @param isAlone whether nothing is before or behind the text in its body. */
function* findHeadings(texts: readonly string[], isAlone: boolean): Generator<Mark> {
  for (const [from, text] of texts.entries()) {
    const [, marks = '', title = ''] = heading.exec(text) ?? []
    // One sign begins a hashtag too: a heading is the first line of a block, and something follows it.
    const isHashtag = marks === '#' && (from > 0 || isAlone || sentence.test(title))
    if (marks === '' || isHashtag || noHeading.test(text)) continue
    yield { kind: 'heading', from, written: [text] }
  }
}

/** Dashes before letters of Korean and others, or before three words: no option of a program. */
const item = /^-[([*"“‘]{0,3}(?=\p{L})(?:[^\p{ASCII}]|[A-Z]?[a-z]+ [a-z]+ [a-z]+(?: |$))/u

function findLists(texts: readonly string[]): Mark[] {
  return listRuns(texts, item).map((run) => ({ kind: 'list', ...run }))
}

const row = /^\|.*\|$/
const dashes = /^\|(?:\s*:?-+:?\s*\|)+$/

/** Rows of as many cells each, at least two, below each other. */
function findTables(texts: readonly string[]): Mark[] {
  return listRuns(texts, row).flatMap(({ from, written: [head = '', ...others] }): Mark[] => {
    const [cells, rule = ''] = [countCells(head), others[0]]
    const ruled = dashes.test(rule) ? [rule] : []
    const rows = others.slice(ruled.length)
    if (cells < 2 || dashes.test(head) || rows.length === 0) return []
    if (!rows.every((text) => countCells(text) === cells)) return []
    return [{ kind: 'table', from, written: [head, ...ruled], rule: `|${' --- |'.repeat(cells)}` }]
  })
}

function countCells(text: string): number {
  return (text.match(/(?<!\\)\|/g)?.length ?? 1) - 1
}

/** Two texts or more of one kind that follow each other. */
function listRuns(texts: readonly string[], kind: RegExp): { from: number; written: string[] }[] {
  const runs: { from: number; written: string[] }[] = []
  for (const [from, text] of texts.entries()) {
    if (!kind.test(text)) continue
    const last = runs.at(-1)
    if (last && last.from + last.written.length === from) last.written.push(text)
    else runs.push({ from, written: [text] })
  }
  return runs.filter(({ written }) => written.length > 1)
}

const openings = { heading: 'heading_open', list: 'bullet_list_open', table: 'table_open' } as const

/** None where it is not made what it was written for when the body is read again. @param whole with all other corrections. */
function correctMark(
  { kind, from, written, rule }: Mark,
  { lines, whole }: Record<'lines' | 'whole', readonly string[]>,
  place: MarkedBody,
): Issue[] {
  const columns = written.map((text, index) => lines[from + index]?.indexOf(text) ?? 0)
  const [column = 0] = columns
  const fixed = columns.map((at, index) => {
    const line = whole[from + index] ?? ''
    return line.slice(0, at) + line.slice(at).replace(/^(?:#+|-)/, '$& ')
  })
  const [head = ''] = fixed
  const corrected = rule === undefined ? fixed : [head, head.slice(0, column) + rule]
  const body = lines.toSpliced(from, written.length, ...corrected).join('\n')
  const isRead = ({ type, map }: Token) => type === openings[kind] && map?.[0] === from
  if (!parseMarkdown(body, place.markdown).some(isRead)) return []
  const at = place.bodyLine + from
  const isShown = corrected.length <= mostMarks && corrected.every(({ length }) => length <= correctedLength)
  const correction = { from: at, to: at + written.length, lines: corrected, certain: false }
  const detail = { kind, value: (written[0] ?? '').slice(0, 60) }
  const fault = { code: 'mark-without-effect', line: from, column, detail } as const
  return [toIssue(isShown ? { ...fault, correction } : fault, place)]
}

/** Elements that people lay texts out with. */
const layout = new Set('div span font center iframe section article small big video audio'.split(' '))

/** Who writes these as well shows HTML, and lays nothing out. */
const ofPrograms = /^(?:html|head|body|script|style|link|meta|form|input|button)$/

/** The first that is opened and closed: without its end an element is only named. */
function findElement(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const tags = tokens.flatMap(({ type, content, map, children }) =>
    [{ type, content }, ...(children ?? [])]
      .filter((each) => each.type === 'html_block' || each.type === 'html_inline')
      .flatMap((each) =>
        findTags(each.content).map((tag) => ({ ...tag, raw: each.content, block: map?.[0] ?? 0 })),
      ),
  )
  const closed = new Set(tags.flatMap(({ name, closing }) => (closing ? [name] : [])))
  const found = tags.find(({ name, closing }) => !closing && layout.has(name) && closed.has(name))
  if (!found || tags.some(({ name }) => ofPrograms.test(name))) return []
  const [value = ''] = found.raw.slice(found.start, found.end).split('\n')
  const lines = place.body.split('\n')
  const line = lines.findIndex((text, index) => index >= found.block && text.includes(value))
  const column = Math.max(0, lines[line]?.indexOf(value) ?? 0)
  const detail = { kind: 'element', value: value.slice(0, 100) }
  return [toIssue({ code: 'mark-without-effect', line: Math.max(line, found.block), column, detail }, place)]
}
