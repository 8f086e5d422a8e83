// A formula as a token of Markdown, from the start: nothing in it is Markdown.
import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it'

/** Type of the tokens; their content is what was written, delimiters included. */
export const formulaType = 'formula'

/** What was written between the delimiters. */
export function toFormulaSource({ content, markup }: Pick<Token, 'content' | 'markup'>): string {
  return markup.startsWith('$') ? content.slice(markup.length, -markup.length) : content
}

/** Whether it is on lines of its own. */
export function isDisplayed({ markup }: Token): boolean {
  return markup !== '$'
}

/** MathML of a formula that could be typeset; of others the source is shown. */
export function findMathMl({ meta }: Token): string | undefined {
  const mathMl: unknown = meta?.mathMl
  return typeof mathMl === 'string' ? mathMl : undefined
}

/** What is known of the body that is being read. */
interface Reading {
  places: Map<string, ReadonlyMap<number, FormulaPlace>>
  /** No block of a formula begins before this line: a paragraph is read to its end once. */
  noBlockBefore: number
}

const readings = new WeakMap<object, Reading>()

function findReading(environment: object): Reading {
  const known = readings.get(environment) ?? { places: new Map(), noBlockBefore: 0 }
  readings.set(environment, known)
  return known
}

/** Makes a parser read formulas. */
export function addFormulas(markdown: MarkdownIt): MarkdownIt {
  markdown.inline.ruler.before('escape', formulaType, readInline)
  const alt = ['paragraph', 'reference', 'blockquote', 'list']
  markdown.block.ruler.before('table', formulaType, readBlock, { alt })
  markdown.block.ruler.before('lheading', 'formula_paragraph', readFormulaParagraph)
  return markdown
}

function readInline(state: StateInline, silent: boolean): boolean {
  const character = state.src.charAt(state.pos)
  if (character !== '$' && character !== '\\') return false
  const { places } = findReading(state.env)
  const found = places.get(state.src) ?? findFormulas(state.src)
  places.set(state.src, found)
  const place = found.get(state.pos)
  if (!place || place.end > state.posMax) return false
  if (!silent) {
    const token = state.push(formulaType, '', 0)
    token.content = state.src.slice(place.start, place.end)
    token.markup = place.markup
  }
  state.pos = place.end
  return true
}

/** One that begins a line and ends one. One with text behind it is a part of a paragraph, as are all within a line. */
function readBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  if (!state.src.startsWith('$$', start) && !state.src.startsWith('\\begin{', start)) return false
  const reading = findReading(state.env)
  if (startLine < reading.noBlockBefore || findIndent(state, startLine) >= 4) return false
  const { text, place, end } = findBlock(state, startLine, endLine)
  if (!place) {
    reading.noBlockBefore = end
    return false
  }
  const behind = text.slice(place.end).split('\n', 1).join('').trimEnd()
  const content = text.slice(0, place.end)
  const lines = content.split('\n').length
  if (behind !== '' && lines === 1) return false
  if (silent) return true
  const map: [number, number] = [startLine, startLine + lines]
  if (behind === '') {
    state.line = map[1]
    Object.assign(state.push(formulaType, '', 0), { block: true, content, markup: place.markup, map })
  } else pushParagraph(state, content + behind, map)
  return true
}

/** Reads twice as many lines of the paragraph each time: a formula is found in a time that grows with its length. */
function findBlock(state: StateBlock, startLine: number, endLine: number) {
  const isOfParagraph = (line: number) =>
    line === startLine || (!state.isEmpty(line) && findIndent(state, line) >= 0)
  for (let more = 1, end = startLine; ; more *= 2) {
    const before = end
    while (end < Math.min(endLine, before + more) && isOfParagraph(end)) end += 1
    const text = state.getLines(startLine, end, state.blkIndent, false).trimStart()
    const place = findFormulas(text).get(0)
    if (place || end < before + more) return { text, place, end }
  }
}

function findIndent({ sCount, blkIndent }: StateBlock, line: number): number {
  return (sCount[line] ?? 0) - blkIndent
}

function pushParagraph(state: StateBlock, content: string, map: [number, number]): void {
  state.line = map[1]
  Object.assign(state.push('paragraph_open', 'p', 1), { map })
  Object.assign(state.push('inline', '', 0), { content, map, children: [] })
  state.push('paragraph_close', 'p', -1)
}

/** Lines without a blank one, and the last line of each formula among them, by the line on which it begins. */
interface Lines {
  from: number
  to: number
  formulas: ReadonlyMap<number, number>
}

/** What was read last of a body: paragraphs that end before it does need no second look. */
const known = new WeakMap<object, Lines>()

/** With a formula of several lines that begins within a line: what a line of it looks like (`+ b`, `===`) ends neither. */
function readFormulaParagraph(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  if (silent || startLine + 1 >= endLine || state.isEmpty(startLine + 1)) return false
  const { formulas } = findLines(state, startLine, endLine)
  if (formulas.size === 0) return false
  const end = findEnd(state, startLine, endLine, formulas)
  pushParagraph(state, state.getLines(startLine, end, state.blkIndent, false).trim(), [startLine, end])
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
    const mayEnd = line > covered && findIndent(state, line) <= 3 && (state.sCount[line] ?? 0) >= 0
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

/** Where a text holds a formula: `$…$`, `$$…$$` and environments such as `\begin{align} … \end{align}`. */
export interface FormulaPlace {
  /** UTF-16 offsets of the whole, delimiters included. */
  start: number
  end: number
  /** `\begin` of an environment, which has no delimiters. */
  markup: '$' | '$$' | '\\begin'
}

/** Whether it is worth a look: most texts hold none. */
export function mayHoldFormulas(text: string): boolean {
  return text.includes('$') || text.includes('\\begin{')
}

const environments = /^(?:align|aligned|equation|gather|cases|[pbBvV]?matrix)\*?$/

const sign = /\\(begin|end)\{([a-zA-Z]+\*?)\}|\\[\s\S]|\$\$?|[{}`]|\n[^\S\n]*\n/g

interface Scan {
  text: string
  found: Map<number, FormulaPlace>
  depth: number
  /** Signs that may begin a formula, each deeper in braces than the one before. */
  dollars: { offset: number; depth: number; double: boolean }[]
  environments: { name: string; offset: number }[]
  isFormula: IsFormula | undefined
}

/** Of what is between two signs, white space and all: whether it is a formula. */
export type IsFormula = (formula: { text: string; start: number; end: number; markup: '$' | '$$' }) => boolean

/**
 * By the offset at which they begin; one may be in another. `\$` is a sign; after an opening `$` and before a
 * closing one is no white space, after a closing one no digit: `$5 and $10` is text. No formula holds a backtick or
 * a blank line. The time grows with the length of the text.
 * @param isFormula decides instead of the rules for white space and digits.
 */
function findFormulas(text: string, isFormula?: IsFormula): ReadonlyMap<number, FormulaPlace> {
  const reading: Scan = { text, found: new Map(), depth: 0, dollars: [], environments: [], isFormula }
  sign.lastIndex = 0
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const [written, side, name = ''] = match
    if (side) readEnvironment(reading, { side, name, offset: match.index, end: sign.lastIndex })
    else if (written.startsWith('$')) sign.lastIndex = readDollar(reading, match.index, written === '$$')
    else readOther(reading, written)
  }
  return reading.found
}

/** In order, without those that are in another. */
export function listFormulas(text: string, isFormula?: IsFormula): FormulaPlace[] {
  if (!mayHoldFormulas(text)) return []
  let end = 0
  return [...findFormulas(text, isFormula).values()]
    .sort((one, other) => one.start - other.start)
    .filter((place) => {
      if (place.start < end) return false
      end = place.end
      return true
    })
}

function readOther(reading: Scan, written: string): void {
  const { dollars } = reading
  if (written === '{') reading.depth += 1
  else if (written === '}') {
    reading.depth -= 1
    while ((dollars.at(-1)?.depth ?? reading.depth) > reading.depth) dollars.pop()
  } else if (!written.startsWith('\\')) {
    dollars.length = 0
    reading.environments.length = 0
  }
}

function readEnvironment(
  { found, environments: open }: Scan,
  { side, name, offset, end }: { side: string; name: string; offset: number; end: number },
): void {
  if (!environments.test(name)) return
  if (side === 'begin') {
    open.push({ name, offset })
    return
  }
  const last = open.pop()
  if (last?.name === name) found.set(last.offset, { start: last.offset, end, markup: '\\begin' })
  else open.length = 0
}

/** @returns where to read on. */
function readDollar(reading: Scan, offset: number, double: boolean): number {
  const { text, found, depth, dollars, isFormula } = reading
  const length = double ? 2 : 1
  const last = dollars.at(-1)
  if (last?.depth === depth) {
    dollars.pop()
    // Of `$a$$b$` the first sign ends one formula, and the second begins another.
    const end = offset + (last.double ? length : 1)
    if ((double || !last.double) && closes(reading, last, offset)) {
      found.set(last.offset, { start: last.offset, end, markup: last.double ? '$$' : '$' })
      return end
    }
  }
  if (double || isFormula || /[^\s$]/.test(text.charAt(offset + 1))) dollars.push({ offset, depth, double })
  return offset + length
}

function closes(
  { text, isFormula }: Scan,
  { offset: start, double }: Scan['dollars'][number],
  offset: number,
): boolean {
  if (isFormula) {
    const [length, markup] = double ? ([2, '$$'] as const) : ([1, '$'] as const)
    return isFormula({ text, start: start + length, end: offset, markup })
  }
  if (double) return text.slice(start + 2, offset).trim() !== ''
  return offset > start + 1 && /\S/.test(text.charAt(offset - 1)) && !/\d/.test(text.charAt(offset + 1))
}
