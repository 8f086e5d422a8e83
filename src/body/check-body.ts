// What is wrong in a body: nesting and tables over their limits, addresses that are no link, marks that are shown,
// personal data.
import { type Correction, createToPosition, type Fault, type Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { PersonalDataFind } from '../format/texts/masks.ts'
import { checkCells } from './check-cells.ts'
import { checkMarks } from './check-marks.ts'
import { checkSpans, type MarkedBody, toIssue } from './check-spans.ts'
import { checkAddresses } from './links/addresses.ts'
import { findHeadings } from './links/headings.ts'
import { findAddress, parseMarkdown, type Token } from './markdown.ts'
import { countPlaces } from './placings.ts'
import { createIsNestedDeeper } from './raw-html.ts'
import { toText } from './summary.ts'
import { walkBody } from './walk-body.ts'

/** Positions are of the file. */
export function checkBody(
  tokens: readonly Token[],
  place: MarkedBody & { personalData: readonly PersonalDataFind[] },
): Issue[] {
  const toPosition = createToPosition(place.body)
  const toIssueAt = (offset: number, fault: Fault) => {
    const { line, column } = toPosition(offset)
    return { ...fault, path: place.path, line: line + place.bodyLine - 1, column }
  }
  return [
    ...checkSize(tokens, place),
    ...checkAddresses(tokens, place.body, findHeadings(tokens, { prefix: '' })?.targets).map(
      ({ offset, ...fault }) => toIssueAt(offset, fault),
    ),
    ...place.personalData.map(({ kind, offset }) =>
      toIssueAt(offset, { code: 'personal-data', detail: { kind } }),
    ),
    ...checkConflict(tokens, place),
    // Marks of Markdown that do not do what they were written for: what is shown is not what the author had in mind.
    ...checkFrontMatter(tokens, place),
    ...checkFences(tokens, place),
    ...checkCells(tokens, place),
    ...checkMarks(tokens, place, checkSpans(tokens, place)),
    ...checkDates(tokens, place),
  ]
}

/** Most bodies hold none, which is quickly seen. */
const conflictMarks = ['<<<<<<< ', '>>>>>>> ', '||||||| ']
const conflictMarker = /^(?:<{7}|>{7}|\|{7}) \S/

/** What Git leaves where two people changed the same lines. In code it may be what somebody asks about. */
function checkConflict(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { body } = place
  if (!conflictMarks.some((mark) => body.includes(mark))) return []
  const code = tokens.flatMap(({ type, map }) => (map && /^(?:fence|code_block)$/.test(type) ? [map] : []))
  const lines = body.split('\n')
  const line = lines.findIndex(
    (text, index) => conflictMarker.test(text) && !code.some(([from, to]) => from <= index && index < to),
  )
  if (line < 0) return []
  return [
    toIssue({ code: 'merge-conflict', line, detail: { value: (lines[line] ?? '').slice(0, 40) } }, place),
  ]
}

/** Nesting, cells, text and addresses over their limits; of each the first block that is, where it is one's. */
function checkSize(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { bodyNesting, rawNesting, markdownLevels, tableCells, bodyText, linkLength } = limits
  const isNestedDeeper = createIsNestedDeeper(rawNesting)
  const first: Partial<Record<'deep' | 'rawDeep' | 'table', Token | undefined>> = {}
  let block: Token | undefined
  let [levels, cells, length] = [0, 0, 0]
  const addCells = (count: number) => {
    first.table ??= block
    cells += count
  }
  // A reference lets one long address be written once and printed thousands of times.
  const addAddress = (token: Token) => {
    length += findAddress(token).length
  }
  walkBody(tokens, {
    begin: (token) => {
      const { type, nesting, level } = token
      block = token
      if (nesting !== 0 && /^(?:blockquote|bullet_list|ordered_list)_/.test(type)) levels += nesting
      // Notes in notes come to where nothing is read any more.
      if (levels > bodyNesting || level >= markdownLevels - 1) first.deep ??= token
      if (/^t(?:able|d|h)_open$/.test(type)) addCells(type === 'table_open' ? 0 : 1)
    },
    tag: (tag) => {
      if (isNestedDeeper(tag)) first.rawDeep ??= block
      // As often as it is one over other rows and columns.
      if (/^t[dh]$/.test(tag.name) && !tag.closing) addCells(countPlaces(tag.placing))
    },
    link: addAddress,
    image: addAddress,
  })
  const issues: Issue[] = []
  const add = (isOver: boolean, fault: Fault, token?: Token) => {
    if (isOver) issues.push(toIssue({ ...fault, line: token?.map?.[0] ?? 0 }, place))
  }
  // Text is hardly ever longer than what it was written with: only that of long bodies is counted.
  const isLong =
    place.body.length * 2 > bodyText && toText(tokens, { code: true, addresses: 'whole' }).length > bodyText
  const [code, ofLength] = ['nesting-too-deep', 'file-too-large'] as const
  add(first.deep !== undefined, { code, detail: { limit: bodyNesting } }, first.deep)
  add(cells > tableCells, { code: 'table-too-large', detail: { limit: tableCells } }, first.table)
  add(isLong, { code: ofLength, detail: { limit: bodyText, of: 'text' } })
  add(first.rawDeep !== undefined, { code, detail: { limit: rawNesting } }, first.rawDeep)
  add(length > linkLength, { code: ofLength, detail: { limit: linkLength, of: 'links' } })
  return issues
}

const ownKey = /^(title|category|tags|counts|activity|actor|at):(?:\s|$)/
const yamlLine = /^(?:[\p{L}\d_-]+:|\s|- |#|$)/u
const rule = /^---\s*$/
/** Lines of front matter that are looked at around a key. */
const mostLines = 300

/** Between its two lines `---`, or without the first at the very beginning. In code it may be what is asked about. */
function checkFrontMatter(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const { body, bodyLine, frontMatter } = place
  // Most bodies hold none of these, which is quickly seen.
  if (!body.includes('---') || !/^(?:title|actor):/m.test(body)) return []
  const lines = body.split('\n')
  const begin = lines.findIndex((line) => line.trim() !== '')
  for (const [index, line] of lines.entries()) {
    if (!/^(?:title|actor):/.test(line)) continue
    const found = findFrontMatter(lines, index, begin)
    if (!found || isInCode(tokens, found.from)) continue
    const { from, to, inner } = found
    const isSame = frontMatter && toBare(frontMatter().split('\n')) === toBare(inner)
    const isQuestion = inner.some((each) => each.startsWith('activity:')) && line.startsWith('title:')
    const isOther = isQuestion && frontMatter && !frontMatter().split('\n').includes(line)
    const range = { from: bodyLine + from, to: bodyLine + to }
    const detail = { value: line.slice(0, 60), first: range.from, last: range.to - 1 }
    const correction = isSame ? { ...range, lines: [], certain: false } : undefined
    const code = isOther ? 'yaml-document' : 'repeated-front-matter'
    return [toIssue({ code, line: from, detail, correction }, place)]
  }
  return []
}

/**
 * @param index of the line of a key. @param begin first line that is not blank.
 * @returns its lines, up to before `to`, and what is between the two lines `---`.
 */
function findFrontMatter(lines: readonly string[], index: number, begin: number) {
  let first = index
  while (first > 0 && index - first < mostLines && yamlLine.test(lines[first - 1] ?? '')) first -= 1
  const isOpened = rule.test(lines[first - 1] ?? '')
  if (!isOpened && first > begin) return undefined
  let end = index + 1
  while (end - index < mostLines && !rule.test(lines[end] ?? '') && yamlLine.test(lines[end] ?? '')) end += 1
  if (!rule.test(lines[end] ?? '')) return undefined
  const inner = lines.slice(first, end)
  const keys = new Set(inner.flatMap((line) => ownKey.exec(line)?.[1] ?? []))
  return keys.size < 2 ? undefined : { from: isOpened ? first - 1 : first, to: end + 1, inner }
}

/** Without its lines `---` and blank lines. */
function toBare(lines: readonly string[]): string {
  return lines.filter((line) => line.trim() !== '' && !rule.test(line)).join('\n')
}

function isInCode(tokens: readonly Token[], line: number): boolean {
  return tokens.some(
    ({ type, map }) =>
      map && /^(?:fence|code_block|html_block)$/.test(type) && map[0] <= line && line < map[1],
  )
}

const closingLine = /^[\s>]*(`{3,}|~{3,})\s*$/
/** What was probably meant to close a fence: too few signs, other signs, or the right ones after too many blanks. */
const nearClosing = /^[\s>]*(`{2,}|~{2,}|'{3,}|´{3,}|｀{3,}|[‘’]{3,})\s*$/
/** A word behind the right signs, which makes them no closing line: that it is the end, in Korean too, or a text. */
const wordClosing = /^[\s>]*(`{3,}|~{3,}) *(?:\ub05d|end|([^\0-\x7f].*))$/i
/** A line that opens a fence with the name of a language, which no fence of the same signs can hold. */
const openingLine = /^ {0,3}(`{3,}|~{3,})[a-zA-Z][\w+#.-]{0,20}[ \t]*$/gm
/** Each is read again with its correction. */
const correctedFences = 3

/** Code that is never closed: the text behind it is shown as code. */
function checkFences(tokens: readonly Token[], place: MarkedBody): Issue[] {
  let lines: string[] | undefined
  const issues: Issue[] = []
  // The line that closes nothing, which is outside of the list of its fence, opens another.
  let strayLine = -1
  for (const token of tokens) {
    if (token.type !== 'fence' || !token.map || !mayBeUnclosed(token)) continue
    lines ??= place.body.split('\n')
    const [from, to] = token.map
    const isOpen = !isClosed(token, lines)
    if (from === strayLine || (!isOpen && !holdsOpening(token))) continue
    const stray = token.level > 0 && closingLine.test(lines[to] ?? '') ? to : -1
    if (isOpen && stray >= 0) strayLine = stray
    // What ends with its list or quote takes nothing else along.
    if (isOpen && token.level > 0 && stray < 0) continue
    const opening = (lines[from] ?? '').trim()
    const detail = { value: opening.slice(0, 60), marker: token.markup }
    const correction =
      isOpen && issues.length < correctedFences ? correctFence(token, lines, { stray, place }) : undefined
    issues.push(toIssue({ code: 'unclosed-code', line: from, detail, correction }, place))
  }
  return issues
}

/** Most fences are as long as their content and the two lines around it, and hold no other. */
function mayBeUnclosed({ map, content, markup }: Token): boolean {
  if (!map || content.includes(markup)) return true
  let count = 0
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) count += 1
  const isWhole = content === '' || content.endsWith('\n')
  return !isWhole || map[1] - map[0] !== count + 2
}

function isClosed({ map, markup }: Token, lines: readonly string[]): boolean {
  const [from, to] = map ?? [0, 0]
  const marks = to - from < 2 ? undefined : closingLine.exec(lines[to - 1] ?? '')?.[1]
  // Four blanks make it a line of the code.
  return marks !== undefined && marks[0] === markup[0] && marks.length >= markup.length
}

/** The next block of code, with its beginning: the end of this one is missing. */
function holdsOpening({ content, markup }: Token): boolean {
  for (const { 1: marks, index } of content.matchAll(openingLine))
    if (marks === markup && content.slice(0, index).trim() !== '') return true
  return false
}

/** The line that was meant to close it, as it closes it. */
function correctFence(
  { map, markup }: Token,
  lines: readonly string[],
  { stray, place }: { stray: number; place: MarkedBody },
): Correction | undefined {
  const [from, to] = map ?? [0, 0]
  const isNear = (line: string) => {
    const marks = (nearClosing.exec(line) ?? wordClosing.exec(line))?.[1]
    // Three signs within four are code that shows Markdown.
    return (
      marks !== undefined && !(marks[0] === markup[0] && marks.length > 2 && marks.length < markup.length)
    )
  }
  const near = stray >= 0 ? stray : lines.findIndex((line, at) => from < at && at < to && isNear(line))
  if (near < 0) return undefined
  const before = /^(.*?)(?=`{3}|~{3})/.exec(lines[from] ?? '')?.[1] ?? ''
  const line = before.replace(/[^\s>]/g, ' ') + markup
  const word = wordClosing.exec(lines[near] ?? '')?.[2]
  const corrected = [line, ...(word === undefined ? [] : [word])]
  const body = lines.toSpliced(near, 1, ...corrected)
  const closed = parseMarkdown(body.join('\n'), place.markdown).find(
    (token) => token.type === 'fence' && token.map?.[0] === from,
  )
  if (closed?.map?.[1] !== near + 1) return undefined
  const at = place.bodyLine + near
  return { from: at, to: at + 1, lines: corrected, certain: false }
}

const date = /^([\s>]*(?:19|20)\d\d)(\. +\d{1,2}\..*)$/

/** `2024. 5. 1.` at the beginning of a line: Markdown makes lists of its numbers. */
function checkDates(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const items = tokens.filter(({ type, info }) => type === 'list_item_open' && info.length === 4)
  const lines = items.length > 0 ? place.body.split('\n') : []
  return items.flatMap(({ map }) => {
    const line = map?.[0] ?? 0
    const [written = '', year, rest] = date.exec(lines[line] ?? '') ?? []
    const detail = { value: written.trim().slice(0, 60) }
    const whole = `${year}\\${rest}`
    return year === undefined ? [] : [toIssue({ code: 'date-as-list', line, detail, whole }, place)]
  })
}
