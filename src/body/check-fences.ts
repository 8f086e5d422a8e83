// Code that is never closed: the text behind it is shown as code.
import type { Correction } from '../question/correction.ts'
import type { Issue } from '../question/issue.ts'
import { parseMarkdown, type Token } from './markdown.ts'
import { type MarkedBody, toIssue } from './marked-body.ts'

const closingLine = /^[\s>]*(`{3,}|~{3,})\s*$/
/** What was probably meant to close a fence: too few signs, other signs, or the right ones after too many blanks. */
const nearClosing = /^[\s>]*(`{2,}|~{2,}|'{3,}|´{3,}|｀{3,}|[‘’]{3,})\s*$/
/** A line that opens a fence with the name of a language, which no fence of the same signs can hold. */
const openingLine = /^ {0,3}(`{3,}|~{3,})[a-zA-Z][\w+#.-]{0,20}[ \t]*$/gm
/** Each is read again with its correction. */
const correctedFences = 3

export function checkFences(tokens: readonly Token[], place: MarkedBody): Issue[] {
  let lines: string[] | undefined
  const issues: Issue[] = []
  // The line that closes nothing, as it stands outside of the list of its fence, opens another.
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
    const marks = nearClosing.exec(line)?.[1]
    // Three signs within four are code that shows Markdown.
    return (
      marks !== undefined && !(marks[0] === markup[0] && marks.length > 2 && marks.length < markup.length)
    )
  }
  const near = stray >= 0 ? stray : lines.findIndex((line, at) => from < at && at < to && isNear(line))
  if (near < 0) return undefined
  const before = /^(.*?)(?=`{3}|~{3})/.exec(lines[from] ?? '')?.[1] ?? ''
  const line = before.replace(/[^\s>]/g, ' ') + markup
  const body = lines.toSpliced(near, 1, line)
  const closed = parseMarkdown(body.join('\n'), place.markdown).find(
    (token) => token.type === 'fence' && token.map?.[0] === from,
  )
  if (closed?.map?.[1] !== near + 1) return undefined
  const at = place.bodyLine + near
  return { from: at, to: at + 1, lines: [line], certain: false }
}
