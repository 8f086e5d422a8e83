// Headings, lists, tables and elements that are shown as they are typed, with the lines to write. What is meant is said by
// place and form alone: `#spring` within a text is a hashtag, `-v` an option, and `<div>` alone the name of an element.
import type { Correction, Issue } from '../format/issue.ts'
import { type MarkedBody, toIssue } from './check-spans.ts'
import { findTags } from './html.ts'
import { parseMarkdown, type Token } from './markdown.ts'

/** As many of one text are read again. */
const mostMarks = 20
/** Longer lines are no help in a message, and nobody copies them. */
const longestLine = 400

const mayHoldMark = /^[\s>]*(?:#|-[^\s-]|\|)/m

export function checkMarks(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { body, markdown } = place
  const isComment = markdown?.comment ?? false
  const marks = mayHoldMark.test(body) ? [...listMarks(tokens, isComment).take(mostMarks)] : []
  const lines = marks.length > 0 ? body.split('\n') : []
  return [
    ...marks.flatMap((mark) => correctMark(mark, lines, place)),
    ...(isComment ? [] : findElement(tokens, place)),
  ]
}

type Kind = 'heading' | 'list' | 'table'

/** What is to be in the place of lines of the body, from `from` up to before `to`. */
interface Mark {
  kind: Kind
  from: number
  to: number
  value: string
  /** By what the text of each line begins, and by what it is to begin. */
  written: readonly string[]
  instead: readonly string[]
}

function* listMarks(tokens: readonly Token[], isComment: boolean): Generator<Mark> {
  for (const [index, { type, map, content }] of tokens.entries()) {
    if (type !== 'inline' || !map || tokens[index - 1]?.type !== 'paragraph_open') continue
    const block = { texts: content.split('\n'), from: map[0], isLast: index + 2 >= tokens.length }
    yield* findLists(block)
    if (isComment) continue
    yield* findHeadings(block)
    yield* findTables(block)
  }
}

interface Block {
  texts: readonly string[]
  from: number
  /** Whether nothing follows it. */
  isLast: boolean
}

const heading = /^(#{1,6})((?:\p{L}|(?<=##)\d{1,3}\. )[^#]{0,60})$/u
/** Those of programs, and the ends of sentences, which may begin with a hashtag. */
const noHeading =
  /^#+(?:include|define|undef|if|ifdef|ifndef|elif|else|endif|error|warning|pragma|line|region|endregion|import|using)\b|[;{}()=<>.,:]$/
const sentence = /[\ub2e4\uc694\uae4c\uc8e0?!]$/

function* findHeadings({ texts, from, isLast }: Block): Generator<Mark> {
  for (const [index, text] of texts.entries()) {
    const [, marks = '', title = ''] = heading.exec(text) ?? []
    if (marks === '' || noHeading.test(text)) continue
    // One sign begins a hashtag too: a heading is the first line of a block, and something follows it.
    const isMeant = index === 0 && !(isLast && texts.length === 1) && !sentence.test(title)
    if (marks === '#' && !isMeant) continue
    const at = from + index
    const instead = [`${marks} ${title}`]
    yield { kind: 'heading', from: at, to: at + 1, value: text, written: [text], instead }
  }
}

/** Dashes before letters of Korean and others, or before three words: no option of a program. */
const item = /^-(?=\p{L})(?:[^\p{ASCII}]|[A-Z]?[a-z]+ [a-z]+ [a-z]+(?: |$))/u

function* findLists({ texts, from }: Block): Generator<Mark> {
  for (const [first, end] of listRuns(texts, (text) => item.test(text))) {
    const written = texts.slice(first, end)
    const instead = written.map((text) => text.replace('-', '- '))
    yield { kind: 'list', from: from + first, to: from + end, value: written[0] ?? '', written, instead }
  }
}

const row = /^\|.*\|$/
const dashes = /^\|(?:\s*:?-+:?\s*\|)+$/

/** Rows of as many cells each, at least two, below each other. */
function* findTables({ texts, from }: Block): Generator<Mark> {
  for (const [first, end] of listRuns(texts, (text) => row.test(text))) {
    const [head = '', ...others] = texts.slice(first, end)
    const cells = countCells(head)
    const rows = others.filter((text, index) => index > 0 || !dashes.test(text))
    const isTable = cells > 1 && rows.length > 0 && rows.every((text) => countCells(text) === cells)
    if (!isTable || dashes.test(head)) continue
    const written = rows.length < others.length ? [head, others[0] ?? ''] : [head]
    const instead = [head, `|${' --- |'.repeat(cells)}`]
    const at = from + first
    yield { kind: 'table', from: at, to: at + written.length, value: head, written, instead }
  }
}

function countCells(text: string): number {
  return (text.match(/(?<!\\)\|/g)?.length ?? 1) - 1
}

/** Two lines or more of one kind that follow each other: the first, and the one behind the last. */
function* listRuns(texts: readonly string[], isOf: (text: string) => boolean): Generator<[number, number]> {
  for (let first = 0; first < texts.length; first += 1) {
    let end = first
    while (end < texts.length && isOf(texts[end] ?? '')) end += 1
    if (end - first > 1) yield [first, end]
    first = Math.max(first, end)
  }
}

const openings = { heading: 'heading_open', list: 'bullet_list_open', table: 'table_open' } as const

/** Nothing of which is not made what it was written for, when the body is read again. */
function correctMark(mark: Mark, lines: readonly string[], place: MarkedBody): Issue[] {
  const { kind, from, to, value, written, instead } = mark
  const first = lines[from] ?? ''
  const indent = first.slice(0, first.indexOf(written[0] ?? ''))
  const corrected = instead.map((text, index) => {
    const line = lines[from + index] ?? ''
    const old = written[index]
    return old === undefined ? indent + text : line.slice(0, line.indexOf(old)) + text
  })
  const body = lines.toSpliced(from, to - from, ...corrected).join('\n')
  const isRead = parseMarkdown(body, place.markdown).some(
    ({ type, map }) => type === openings[kind] && map?.[0] === from,
  )
  if (!isRead) return []
  const at = place.bodyLine + from
  const correction: Correction = { from: at, to: at + to - from, lines: corrected, certain: false }
  const isShort = corrected.length <= mostMarks && corrected.every((line) => line.length <= longestLine)
  const detail = { kind, value: value.slice(0, 60) }
  return [
    toIssue(
      {
        code: 'mark-without-effect',
        line: from,
        column: indent.length,
        detail,
        ...(isShort && { correction }),
      },
      place,
    ),
  ]
}

/** Elements that people lay texts out with. */
const layout = new Set('div span font center iframe section article small big video audio embed'.split(' '))

/** The first that is opened and closed: without its end an element is only named. */
function findElement(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { body } = place
  if (!/<\/(?:div|span|font|center|iframe|section|article|small|big|video|audio)/i.test(body)) return []
  const raw = tokens.flatMap((block) =>
    [block, ...(block.children ?? [])].flatMap(({ type, content }) =>
      type === 'html_block' || type === 'html_inline' ? [{ content, line: block.map?.[0] ?? 0 }] : [],
    ),
  )
  const tags = raw.flatMap(({ content, line }) =>
    findTags(content).map((tag) => ({ ...tag, line, written: content.slice(tag.start, tag.end) })),
  )
  const closed = new Set(tags.flatMap(({ name, closing }) => (closing ? [name] : [])))
  const found = tags.find(({ name, closing }) => !closing && layout.has(name) && closed.has(name))
  return found ? [toPlacedIssue('element', found.written, found.line, place)] : []
}

/** @param line of the block that it is in. */
function toPlacedIssue(kind: string, written: string, line: number, place: MarkedBody): Issue {
  const lines = place.body.split('\n')
  const at = lines.findIndex((text, index) => index >= line && text.includes(written.split('\n')[0] ?? ''))
  const column = Math.max(0, lines[at]?.indexOf(written.split('\n')[0] ?? '') ?? 0)
  const detail = { kind, value: written.slice(0, 100) }
  return toIssue({ code: 'mark-without-effect', line: Math.max(line, at), column, detail }, place)
}
