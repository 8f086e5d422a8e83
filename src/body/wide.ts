// How wide code, tables and formulas are, as far as that can be known without a browser: whatever is wider than the
// narrowest column scrolls, and may be reached by keyboard for it; all else is no stop on the way. What was guessed wrong
// wraps.
import type { DefaultTreeAdapterMap } from 'parse5'
import { formulaType } from './formulas/parse-formulas.ts'
import type { Token } from './markdown.ts'

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
function countCells(line: string): number {
  let cells = 0
  for (const character of line) cells += character > '~' || character === '\t' ? 2 : 1
  return cells
}

/** @param level of the tokens: a list is two, a quote one. */
export function isWideCode(code: string, level: number): boolean {
  const room = narrowestCode - codeLevel * level
  return code.split('\n').some((line) => 2 * line.length > room && countCells(line) > room)
}

/** @param rows of cells; undefined is one whose width can't be known. */
function isWideTable(rows: readonly (readonly (string | undefined)[])[]): boolean {
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

const noTokens: ReadonlySet<Token> = new Set()

/** The opening tokens of those tables that are wider than the narrowest column. */
export function findWideTables(tokens: readonly Token[]): ReadonlySet<Token> {
  if (!tokens.some(({ type }) => type === 'table_open')) return noTokens
  const wide = new Set<Token>()
  let table: Token | undefined
  let rows: (string | undefined)[][] = []
  for (const token of tokens) {
    if (token.type === 'table_open') [table, rows] = [token, []]
    else if (token.type === 'tr_open') rows.push([])
    else if (token.type === 'inline' && table) rows.at(-1)?.push(toCell(token))
    else if (token.type === 'table_close' && table) {
      if (isWideTable(rows)) wide.add(table)
      table = undefined
    }
  }
  return wide
}

/** Text of a cell; undefined with a picture or a formula, whose width nobody knows here. */
function toCell({ children }: Token): string | undefined {
  let text = ''
  for (const { type, content } of children ?? []) {
    if (type === 'image' || type === formulaType) return undefined
    if (type === 'hardbreak' || (type === 'html_inline' && /^<br\b/i.test(content))) text += '\n'
    else if (type === 'softbreak') text += ' '
    else if (type !== 'html_inline') text += content
  }
  return text
}

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What is in a line of text; of all else nobody knows the width here. */
const lineElements = new Set(
  'a abbr b br code del em i ins kbd mark p s samp small span strong sub sup u var'.split(' '),
)

/** Of a table that somebody wrote as HTML. */
export function isWideElement(table: Element): boolean {
  const toCells = (row: Element) => findAll(row, (name) => name === 'td' || name === 'th')
  const rows = findAll(table, (name) => name === 'tr').map(toCells)
  return isWideTable(
    rows.map((row) =>
      row.map((cell) =>
        findAll(cell, (name) => !lineElements.has(name)).length > 0 ? undefined : toText(cell),
      ),
    ),
  )
}

function findAll(node: Node, isSought: (name: string) => boolean): Element[] {
  if (!('childNodes' in node)) return []
  return node.childNodes.flatMap((child) => {
    if ('tagName' in child && isSought(child.tagName)) return [child]
    return findAll(child, isSought)
  })
}

function toText(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node)) return ''
  return node.nodeName === 'br' ? '\n' : node.childNodes.map(toText).join('')
}

/** Ems of the narrowest column in the size of formulas: 280 px at 17.85 px. */
const narrowest = 15.5
/** Of a letter, and of the source in a fixed pitch; of the space around an operator, and between cells. */
const [letter, cell, operator, gap] = [0.8, 0.5, 0.56, 1]

/**
 * Whether a formula may be wider than the narrowest column. What is over and under a line is counted as if it was
 * side by side, so it is rather called wide than not: a formula can't wrap.
 */
export function isWideFormula(mathMl: string | undefined, { content }: Pick<Token, 'content'>): boolean {
  if (mathMl === undefined) return content.split('\n').some((line) => cell * countCells(line) > narrowest)
  return countFormulaEms(mathMl) > narrowest
}

function countFormulaEms(mathMl: string): number {
  const shown = mathMl.slice(0, mathMl.lastIndexOf('<annotation'))
  const letters = [...shown.replace(/<[^<>]*>/g, '').replace(/&[#\w]+;/g, 'x')].length
  const count = (tag: RegExp) => shown.match(tag)?.length ?? 0
  const spaces = shown.matchAll(/\b(?:width|lspace|rspace)="(\d+(?:\.\d+)?)em"/g)
  const space = [...spaces].reduce((sum, [, ems]) => sum + Number(ems), 0)
  return letter * letters + operator * count(/<mo\b/g) + gap * count(/<mtd\b/g) + space
}
