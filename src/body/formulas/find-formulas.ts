// Where a text holds formulas: `$…$`, `$$…$$` and environments such as `\begin{align} … \end{align}`.

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

interface Reading {
  text: string
  found: Map<number, FormulaPlace>
  depth: number
  /** Signs that may begin a formula, each deeper in braces than the one before. */
  dollars: { offset: number; depth: number; double: boolean }[]
  environments: { name: string; offset: number }[]
  isFormula: IsFormula | undefined
}

/** Of what stands between two signs, white space and all: whether it is a formula. */
export type IsFormula = (formula: { text: string; start: number; end: number; markup: '$' | '$$' }) => boolean

/**
 * By the offset at which they begin; one may stand in another. `\$` is a sign; after an opening `$` and before a
 * closing one stands no white space, after a closing one no digit: `$5 and $10` is text. No formula holds a backtick or
 * a blank line. The time grows with the length of the text.
 * @param isFormula decides instead of the rules for white space and digits.
 */
export function findFormulas(text: string, isFormula?: IsFormula): ReadonlyMap<number, FormulaPlace> {
  const reading: Reading = { text, found: new Map(), depth: 0, dollars: [], environments: [], isFormula }
  sign.lastIndex = 0
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const [written, side, name = ''] = match
    if (side) readEnvironment(reading, { side, name, offset: match.index, end: sign.lastIndex })
    else if (written.startsWith('$')) sign.lastIndex = readDollar(reading, match.index, written === '$$')
    else readOther(reading, written)
  }
  return reading.found
}

/** In order, without those that stand in another. */
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
function readDollar(reading: Reading, offset: number, double: boolean): number {
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
  { text, isFormula }: Reading,
  { offset: start, double }: Reading['dollars'][number],
  offset: number,
): boolean {
  if (isFormula) {
    const [length, markup] = double ? ([2, '$$'] as const) : ([1, '$'] as const)
    return isFormula({ text, start: start + length, end: offset, markup })
  }
  if (double) return text.slice(start + 2, offset).trim() !== ''
  return offset > start + 1 && /\S/.test(text.charAt(offset - 1)) && !/\d/.test(text.charAt(offset + 1))
}
