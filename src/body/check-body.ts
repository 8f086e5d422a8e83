// What is wrong in a body: nesting and tables over their limits, addresses that are no link, marks that are shown,
// personal data.
import { createToPosition, type Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { PersonalDataFind } from '../format/texts/masks.ts'
import { checkMarks } from './check-marks.ts'
import { type MarkedBody, toIssue } from './check-spans.ts'
import { findTags } from './html.ts'
import { checkAddresses } from './links/addresses.ts'
import { findAddress, type Token } from './markdown.ts'
import { createIsNestedDeeper } from './raw-html.ts'
import { toText } from './summary.ts'

/** Positions are of the file. */
export function checkBody(
  tokens: readonly Token[],
  place: MarkedBody & { personalData: readonly PersonalDataFind[] },
): Issue[] {
  const toPosition = createToPosition(place.body)
  const toIssueAt = (offset: number, fault: Pick<Issue, 'code' | 'detail'>) => {
    const { line, column } = toPosition(offset)
    return { ...fault, path: place.path, line: line + place.bodyLine - 1, column }
  }
  return [
    ...checkSize(tokens, place),
    ...checkText(tokens, place),
    ...checkRawHtml(tokens, place),
    ...checkAddresses(tokens, place.body).map(({ offset, ...fault }) => toIssueAt(offset, fault)),
    ...checkLinkLength(tokens, place),
    ...place.personalData.map(({ kind, offset }) =>
      toIssueAt(offset, { code: 'personal-data', detail: { kind } }),
    ),
    ...checkConflict(tokens, place),
    ...checkMarks(tokens, place),
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

/** @param token on whose first line the fault is told; on that of the body where there is none. */
function toLimitIssue(
  code: Issue['code'],
  detail: { limit: number; of?: string },
  token: Token | undefined,
  place: MarkedBody,
): Issue {
  const limit = `${detail.limit}`
  return toIssue({ code, line: token?.map?.[0] ?? 0, detail: { ...detail, limit } }, place)
}

function checkSize(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const issues: Issue[] = []
  const deep = findTooDeep(tokens)
  if (deep) issues.push(toLimitIssue('nesting-too-deep', { limit: limits.bodyNesting }, deep, place))
  const count = /<t[dh]/i.test(place.body) ? countAllCells : countCells
  if (tokens.reduce((sum, token) => sum + count(token), 0) > limits.tableCells) {
    const table = tokens.find((token) => token.type === 'table_open' || count(token) > 0)
    issues.push(toLimitIssue('table-too-large', { limit: limits.tableCells }, table, place))
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
function checkText(tokens: readonly Token[], place: MarkedBody): Issue[] {
  if (place.body.length * 2 <= limits.bodyText) return []
  if (toText(tokens, { code: true, addresses: 'whole' }).length <= limits.bodyText) return []
  return [toLimitIssue('file-too-large', { limit: limits.bodyText, of: 'text' }, undefined, place)]
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
function checkRawHtml(tokens: readonly Token[], place: MarkedBody): Issue[] {
  const isNestedDeeper = createIsNestedDeeper(limits.rawNesting)
  const deep = tokens.find((block) =>
    [block, ...(block.children ?? [])].some(
      ({ type, content }) => (type === 'html_block' || type === 'html_inline') && isNestedDeeper(content),
    ),
  )
  return deep ? [toLimitIssue('nesting-too-deep', { limit: limits.rawNesting }, deep, place)] : []
}

/** A reference lets one long address be written once and printed thousands of times. */
function checkLinkLength(tokens: readonly Token[], place: MarkedBody): Issue[] {
  let length = 0
  for (const block of tokens) for (const token of block.children ?? []) length += findAddress(token).length
  if (length <= limits.linkLength) return []
  return [toLimitIssue('file-too-large', { limit: limits.linkLength, of: 'links' }, undefined, place)]
}
