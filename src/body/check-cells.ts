// Cells for which a table has no column: nothing shows them. Most often a `|` of code was taken for a border.
import type { Issue } from '../format/issue.ts'
import { type MarkedBody, toIssue } from './check-spans.ts'
import { listFormulas } from './formulas/parse-formulas.ts'
import type { MarkdownOptions, Token } from './markdown.ts'

/** Longer lines are not corrected. */
const longestLine = 400
/** Signs before a row that are none of it. */
const quote = /^[\s>]*/
const border = /(?<!\\)\|/g
const code = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g
const pair = /(?<=[^|\\\s>] {0,9})\|\|(?= {0,9}[^|\s])/g

export function checkCells(tokens: readonly Token[], place: MarkedBody): Issue[] {
  if (!tokens.some(({ type }) => type === 'table_open')) return []
  const lines = place.body.split('\n')
  let [columns, head] = [0, 0]
  return tokens.flatMap(({ type, map }) => {
    const [line = 0] = map ?? []
    if (type === 'table_open') [columns, head] = [lines[line + 1]?.match(/-+/g)?.length ?? 0, line]
    const row = type === 'tr_open' && line !== head ? (lines[line] ?? '') : ''
    const column = findLost(row, columns)
    return column === undefined ? [] : [toLostIssue(row, { line, column, columns }, place)]
  })
}

function toLostIssue(
  row: string,
  { line, column, columns }: Record<'line' | 'column' | 'columns', number>,
  place: MarkedBody,
): Issue {
  const nearest = escapeBorders(row, columns, place.markdown)
  const from = place.bodyLine + line
  const correction =
    nearest === undefined ? nearest : { from, to: from + 1, lines: [nearest], certain: false }
  const detail = { value: row.slice(column, column + 100).trim(), ...(nearest !== undefined && { nearest }) }
  return toIssue({ code: 'cells-lost', line, column, detail, correction }, place)
}

/** Where the first cell begins that has no column; undefined where none has a text. */
function findLost(row: string, columns: number): number | undefined {
  const begin = quote.exec(row)?.[0].length ?? 0
  const borders = [...row.matchAll(border)].map(({ index }) => index)
  const last = borders[row[begin] === '|' ? columns : columns - 1]
  return last === undefined || row.slice(last).replace(border, '').trim() === '' ? undefined : last + 1
}

/** With those of code and formulas as signs, else those of `||` too; undefined where cells are lost all the same. */
function escapeBorders(row: string, columns: number, markdown: MarkdownOptions = {}): string | undefined {
  if (row.length > longestLine) return undefined
  const toSigns = (text: string) => text.replace(border, '\\|')
  const ofCode = row.replace(code, toSigns)
  const formulas = markdown.math ? listFormulas(ofCode).map(({ start, end }) => ofCode.slice(start, end)) : []
  const ofSigns = formulas.reduce((text, formula) => text.replace(formula, () => toSigns(formula)), ofCode)
  const ofPairs = ofSigns.replace(pair, '\\|\\|')
  return [ofSigns, ofPairs].find((each) => each !== row && findLost(each, columns) === undefined)
}
