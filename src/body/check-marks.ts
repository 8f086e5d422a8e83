// Marks of Markdown that do not do what they were written for: what is shown is not what the author had in mind.
import type { Issue } from '../question/issue.ts'
import { checkFences } from './check-fences.ts'
import { checkSpans } from './check-spans.ts'
import type { Token } from './markdown.ts'
import { type MarkedBody, toIssue } from './marked-body.ts'

/** Front matter in the body, code that is never closed, emphasis and addresses that are shown as they are written. */
export function checkMarks(tokens: readonly Token[], place: MarkedBody): Issue[] {
  return [...checkFrontMatter(tokens, place), ...checkFences(tokens, place), ...checkSpans(tokens, place)]
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
    const range = { from: bodyLine + from, to: bodyLine + to }
    const detail = { value: line.slice(0, 60), first: `${range.from}`, last: `${range.to - 1}` }
    const correction = isSame ? { ...range, lines: [], certain: false } : undefined
    return [toIssue({ code: 'repeated-front-matter', line: from, detail, correction }, place)]
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
