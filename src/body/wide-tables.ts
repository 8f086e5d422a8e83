import { isWideTable, type TextRow } from './cells.ts'
import { formulaType } from './formulas/formula.ts'
import type { Token } from './markdown.ts'

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
      if (isWideTable(rows satisfies TextRow[])) wide.add(table)
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
