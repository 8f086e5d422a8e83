// How wide code and tables are, as far as that can be told without a browser: whatever is wider than the narrowest
// column scrolls, and may be reached by keyboard for it; all else is no stop on the way. What was guessed wrong wraps.

/**
 * Cells of code in the narrowest column: 320 px less the edges of page and box are 246 px, a cell of D2Coding at 15 px
 * is 7.5 px, and a comment is a little narrower.
 */
const narrowestCode = 30
/** What a list or a quote takes away of it for each of its levels. */
const codeLevel = 3

/** In the size of text in tables: 280 px at 14 px. */
const narrowestTable = 20
/** Space beside the text of a cell. */
const cellSpace = 16 / 14

/** Cells of a fixed pitch: two for Hangul, and for whatever else is not ASCII. A tab is two. */
export function countCells(line: string): number {
  let cells = 0
  for (const character of line) cells += character > '~' || character === '\t' ? 2 : 1
  return cells
}

/** @param level of the tokens: a list is two, a quote one. */
export function isWideCode(code: string, level: number): boolean {
  const room = narrowestCode - codeLevel * level
  return code.split('\n').some((line) => 2 * line.length > room && countCells(line) > room)
}

/** A row of cells; undefined is a cell whose width can't be told. */
export type TextRow = readonly (string | undefined)[]

export function isWideTable(rows: readonly TextRow[]): boolean {
  const columns: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (cell === undefined) return true
      columns[index] = Math.max(columns[index] ?? 0, ...cell.split('\n').map(countEms))
    }
  }
  return columns.reduce((width, column) => width + column + cellSpace, 0) > narrowestTable
}

/** Of a proportional face: capitals are wide, and Hangul is as wide as high. */
function countEms(line: string): number {
  let ems = 0
  for (const character of line) ems += character > '~' ? 1 : /[A-Zmw@%&]/.test(character) ? 0.85 : 0.6
  return ems
}
