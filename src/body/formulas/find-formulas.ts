// Where a text holds formulas: `$…$`, `$$…$$` and environments such as `\begin{align} … \end{align}`.

export interface FormulaPlace {
  /** UTF-16 offsets of the whole, delimiters included. */
  start: number
  end: number
  /** `$`, `$$`, or `\begin`, which has none. */
  markup: FormulaMarkup
}

export type FormulaMarkup = '$' | '$$' | '\\begin'

/** Whether it is worth a look: most texts hold none. */
export function mayHoldFormulas(text: string): boolean {
  return text.includes('$') || text.includes('\\begin{')
}

const environments = /^(?:align|aligned|equation|gather|cases|[pbBvV]?matrix)\*?$/

const sign = /\\(begin|end)\{([a-zA-Z]+\*?)\}|\\[\s\S]|\$\$?|[{}`]|\n[^\S\n]*\n/g

interface OpenDollar {
  offset: number
  /** Braces that are open around it. */
  depth: number
  double: boolean
}

interface Reading {
  text: string
  found: Map<number, FormulaPlace>
  depth: number
  /** Signs that may begin a formula, each deeper in braces than the one before. */
  dollars: OpenDollar[]
  environments: { name: string; offset: number }[]
}

/**
 * By the offset at which they begin; one may stand in another. `\$` is a sign; after an opening `$` and before a
 * closing one stands no white space, after a closing one no digit: `$5 and $10` is text. No formula holds a backtick or
 * a blank line. The time grows with the length of the text.
 */
export function findFormulas(text: string): ReadonlyMap<number, FormulaPlace> {
  const reading: Reading = { text, found: new Map(), depth: 0, dollars: [], environments: [] }
  sign.lastIndex = 0
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const [written, side, name = ''] = match
    if (side) readEnvironment(reading, { side, name, offset: match.index, end: sign.lastIndex })
    else if (written.startsWith('$')) sign.lastIndex = readDollar(reading, match.index, written === '$$')
    else readOther(reading, written)
  }
  return reading.found
}

function readOther(reading: Reading, written: string): void {
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
  { found, environments: open }: Reading,
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
function readDollar({ text, found, depth, dollars }: Reading, offset: number, double: boolean): number {
  const length = double ? 2 : 1
  const last = dollars.at(-1)
  if (last?.depth === depth) {
    dollars.pop()
    // Of `$a$$b$` the first sign ends one formula, and the second begins another.
    const end = offset + (last.double ? length : 1)
    if ((double || !last.double) && closes(text, last, offset)) {
      found.set(last.offset, { start: last.offset, end, markup: last.double ? '$$' : '$' })
      return end
    }
  }
  if (double || /[^\s$]/.test(text.charAt(offset + 1))) dollars.push({ offset, depth, double })
  return offset + length
}

function closes(text: string, { offset: start, double }: OpenDollar, offset: number): boolean {
  if (double) return text.slice(start + 2, offset).trim() !== ''
  return offset > start + 1 && /\S/.test(text.charAt(offset - 1)) && !/\d/.test(text.charAt(offset + 1))
}
