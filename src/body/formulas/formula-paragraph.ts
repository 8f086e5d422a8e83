// Paragraphs with a formula of several lines that begins within a line: what a line of it looks like (`+ b`, `===`) ends
// neither.
import type { StateBlock } from 'markdown-it'
import { listFormulas } from './find-formulas.ts'

/** Lines without a blank one, and the last line of each formula among them, by the line on which it begins. */
interface Lines {
  from: number
  to: number
  formulas: ReadonlyMap<number, number>
}

/** What was read last of a body: paragraphs that end before it does need no second look. */
const known = new WeakMap<object, Lines>()

export function readFormulaParagraph(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  if (silent || startLine + 1 >= endLine || state.isEmpty(startLine + 1)) return false
  const { formulas } = findLines(state, startLine, endLine)
  if (formulas.size === 0) return false
  const end = findEnd(state, startLine, endLine, formulas)
  const content = state.getLines(startLine, end, state.blkIndent, false).trim()
  const map: [number, number] = [startLine, end]
  state.line = end
  Object.assign(state.push('paragraph_open', 'p', 1), { map })
  Object.assign(state.push('inline', '', 0), { content, map, children: [] })
  state.push('paragraph_close', 'p', -1)
  return true
}

/** First line behind the paragraph; as for any other, but that no line of a formula is looked at. */
function findEnd(state: StateBlock, startLine: number, endLine: number, formulas: Lines['formulas']): number {
  const endings = state.md.block.ruler.getRules('paragraph')
  const { parentType } = state
  state.parentType = 'paragraph'
  let covered = formulas.get(startLine) ?? startLine
  let line = startLine + 1
  for (; line < endLine && !state.isEmpty(line); line += 1) {
    const indent = (state.sCount[line] ?? 0) - state.blkIndent
    const mayEnd = line > covered && indent <= 3 && (state.sCount[line] ?? 0) >= 0
    const at = line
    if (mayEnd && endings.some((ends) => ends(state, at, endLine, true))) break
    covered = Math.max(covered, formulas.get(line) ?? line)
  }
  state.parentType = parentType
  return line
}

function findLines(state: StateBlock, startLine: number, endLine: number): Lines {
  const last = known.get(state.env)
  if (last && last.from <= startLine && startLine < last.to) return last
  let to = startLine + 1
  while (to < endLine && !state.isEmpty(to)) to += 1
  const text = state.getLines(startLine, to, state.blkIndent, false)
  const lines = { from: startLine, to, formulas: findLongFormulas(text, startLine) }
  known.set(state.env, lines)
  return lines
}

function findLongFormulas(text: string, firstLine: number): Map<number, number> {
  const formulas = new Map<number, number>()
  let line = firstLine
  let offset = 0
  for (const { start, end } of listFormulas(text)) {
    line += countLines(text, offset, start)
    const last = line + countLines(text, start, end)
    if (last > line) formulas.set(line, last)
    line = last
    offset = end
  }
  return formulas
}

function countLines(text: string, from: number, to: number): number {
  return text.slice(from, to).split('\n').length - 1
}
