import type { Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import type { PersonalDataFind } from '../question/masks.ts'
import { createToPosition } from '../question/position.ts'
import { toText } from './body-text.ts'
import { checkMarks } from './check-marks.ts'
import { findTags } from './find-tags.ts'
import { checkAddresses } from './links/check-addresses.ts'
import type { Token } from './markdown.ts'
import type { MarkedBody } from './marked-body.ts'
import { createIsNestedDeeper } from './raw-html.ts'

interface BodyPlace extends MarkedBody {
  personalData: readonly PersonalDataFind[]
}

/** Nesting and tables over their limits, addresses that are no link, marks that are shown, personal data; positions are of the file. */
export function checkBody(tokens: readonly Token[], place: BodyPlace): Issue[] {
  const toPosition = createToPosition(place.body)
  const toIssue: ToIssue = (offset, fault) => {
    const { line, column } = toPosition(offset)
    return { ...fault, path: place.path, line: line + place.bodyLine - 1, column }
  }
  return [
    ...checkSize(tokens, place),
    ...checkText(tokens, place),
    ...checkRawHtml(tokens, place),
    ...checkLinks(tokens, place, toIssue),
    ...checkPersonalData(place, toIssue),
    ...checkConflict(tokens, place),
    ...checkMarks(tokens, place),
  ]
}

/** Most bodies hold none, which is quickly seen. */
const conflictMarks = ['<<<<<<< ', '>>>>>>> ', '||||||| ']
const conflictMarker = /^(?:<{7}|>{7}|\|{7}) \S/

/** What Git leaves where two people changed the same lines. In code it may be what somebody asks about. */
function checkConflict(tokens: readonly Token[], { path, body, bodyLine }: BodyPlace): Issue[] {
  if (!conflictMarks.some((mark) => body.includes(mark))) return []
  const code = tokens.flatMap(({ type, map }) => (map && /^(?:fence|code_block)$/.test(type) ? [map] : []))
  const place = body
    .split('\n')
    .findIndex(
      (line, index) => conflictMarker.test(line) && !code.some(([from, to]) => from <= index && index < to),
    )
  if (place < 0) return []
  const value = (body.split('\n')[place] ?? '').slice(0, 40)
  return [{ code: 'merge-conflict', path, line: bodyLine + place, column: 1, detail: { value } }]
}

type ToIssue = (offset: number, fault: Pick<Issue, 'code' | 'detail'>) => Issue

function lineOf(token: Token | undefined, place: BodyPlace): number {
  return (token?.map?.[0] ?? 0) + place.bodyLine
}

function checkSize(tokens: readonly Token[], place: BodyPlace): Issue[] {
  const issues: Issue[] = []
  const deep = findTooDeep(tokens)
  if (deep) {
    const detail = { limit: `${limits.bodyNesting}` }
    issues.push({ code: 'nesting-too-deep', path: place.path, line: lineOf(deep, place), column: 1, detail })
  }
  const count = /<t[dh]/i.test(place.body) ? countAllCells : countCells
  const cells = tokens.reduce((sum, token) => sum + count(token), 0)
  if (cells > limits.tableCells) {
    const table = tokens.find((token) => token.type === 'table_open' || count(token) > 0)
    const detail = { limit: `${limits.tableCells}` }
    issues.push({ code: 'table-too-large', path: place.path, line: lineOf(table, place), column: 1, detail })
  }
  return issues
}

function countCells({ type }: Token): number {
  return type === 'td_open' || type === 'th_open' ? 1 : 0
}

/** Those of raw HTML too. */
function countAllCells(token: Token): number {
  const { type, content, children } = token
  if (type !== 'html_block' && type !== 'html_inline') {
    return children?.reduce((sum, child) => sum + countAllCells(child), 0) ?? countCells(token)
  }
  return findTags(content).filter(({ name, closing }) => !closing && (name === 'td' || name === 'th')).length
}

/** Text is hardly ever longer than what it was written with: only that of long bodies is counted. */
function checkText(tokens: readonly Token[], { path, body, bodyLine }: BodyPlace): Issue[] {
  if (body.length * 2 <= limits.bodyText) return []
  if (toText(tokens, { code: true, addresses: 'whole' }).length <= limits.bodyText) return []
  const detail = { limit: `${limits.bodyText}`, of: 'text' }
  return [{ code: 'file-too-large', path, line: bodyLine, column: 1, detail }]
}

/** First quote or list inside of too many others; notes in notes come to where nothing is read any more. */
function findTooDeep(tokens: readonly Token[]): Token | undefined {
  let levels = 0
  return tokens.find(({ type, nesting, level }) => {
    if (/^(?:blockquote|bullet_list|ordered_list)_/.test(type)) levels += nesting
    return levels > limits.bodyNesting || level >= limits.markdownLevels - 1
  })
}

/** Elements of raw HTML that are opened and not closed inside each other. */
function checkRawHtml(tokens: readonly Token[], place: BodyPlace): Issue[] {
  const isNestedDeeper = createIsNestedDeeper(limits.rawNesting)
  for (const block of tokens) {
    for (const token of [block, ...(block.children ?? [])]) {
      if (token.type !== 'html_block' && token.type !== 'html_inline') continue
      if (!isNestedDeeper(token.content)) continue
      const detail = { limit: `${limits.rawNesting}` }
      return [{ code: 'nesting-too-deep', path: place.path, line: lineOf(block, place), column: 1, detail }]
    }
  }
  return []
}

function checkLinks(tokens: readonly Token[], place: BodyPlace, toIssue: ToIssue): Issue[] {
  const faults = checkAddresses(tokens, place.body)
  return [...faults.map(({ offset, fault }) => toIssue(offset, fault)), ...checkLength(tokens, place)]
}

/** A reference lets one long address be written once and printed thousands of times. */
function checkLength(tokens: readonly Token[], place: BodyPlace): Issue[] {
  let length = 0
  for (const block of tokens) for (const token of block.children ?? []) length += toAddress(token).length
  if (length <= limits.linkLength) return []
  const detail = { limit: `${limits.linkLength}`, of: 'links' }
  return [{ code: 'file-too-large', path: place.path, line: place.bodyLine, column: 1, detail }]
}

function toAddress(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '')
}

function checkPersonalData(place: BodyPlace, toIssue: ToIssue): Issue[] {
  return place.personalData.map(({ kind, offset }) =>
    toIssue(offset, { code: 'personal-data', detail: { kind } }),
  )
}
