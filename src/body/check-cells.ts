// Cells for which a table has no column: nothing shows them. Most often a `|` of code was taken for a border.
import { correctedLength, type Issue } from '../format/issue.ts'
import { type MarkedBody, toIssue } from './check-spans.ts'
import type { Token } from './markdown.ts'

/** Signs before a row that are none of it. */
const quote = /^[\s>]*/
const border = /(?<!\\)\|/g
const doubled = /(?<!\\)\|\|/g
const code = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g

export function checkCells(tokens: readonly Token[], place: MarkedBody): Issue[] {
  if (!tokens.some(({ type }) => type === 'table_open')) return []
  const lines = place.body.split('\n')
  let [columns, head] = [0, 0]
  return tokens.flatMap(({ type, map }) => {
    const [line = 0] = map ?? []
    if (type === 'table_open') [columns, head] = [lines[line + 1]?.match(/-+/g)?.length ?? 0, line]
    const row = type === 'tr_open' && line !== head ? (lines[line] ?? '') : ''
    const column = findLost(row, columns)
    if (column === undefined) return []
    const nearest = escapeBorders(row, columns)
    const value = row.slice(column, column + 100).trim()
    const detail = nearest === undefined ? { value } : { value, nearest }
    return [toIssue({ code: 'cells-lost', line, column, detail, whole: nearest }, place)]
  })
}

/** Where the first cell begins that has no column; undefined where none has a text. */
function findLost(row: string, columns: number): number | undefined {
  const begin = quote.exec(row)?.[0].length ?? 0
  const borders = [...row.matchAll(border)].map(({ index }) => index)
  const last = borders[row[begin] === '|' ? columns : columns - 1]
  return last === undefined || row.slice(last).replace(border, '').trim() === '' ? undefined : last + 1
}

/** With those of code as signs, else those between two texts too; undefined where cells are lost all the same. */
function escapeBorders(row: string, columns: number): string | undefined {
  if (row.length > correctedLength) return undefined
  const escaped = row.replace(code, (text) => text.replace(border, '\\|'))
  // Nothing divides a single column; two borders in a row are an operator, where no cell is lost then.
  const all = columns === 1 ? escapeBetween(escaped, border, '|') : escapeBetween(escaped, doubled, '||')
  return [escaped, all].find((each) => findLost(each, columns) === undefined)
}

/** What divides two texts as signs, and the borders before the first and behind the last as they are. */
function escapeBetween(row: string, borders: RegExp, written: string): string {
  const parts = row.split(borders)
  const first = parts.findIndex((part) => /[^\s|>]/.test(part))
  const last = parts.findLastIndex((part) => /[^\s|]/.test(part))
  const isBetween = (place: number) => first >= 0 && first < place && place <= last
  const sign = written.replaceAll('|', '\\|')
  return parts.reduce((all, part, place) => all + (isBetween(place) ? sign : written) + part)
}
