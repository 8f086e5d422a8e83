import { Failure } from '../../messages/failure.ts'
import { toCells } from './csv-rows.ts'
import type { TextBlock } from './read-text-blocks.ts'
import type { TablePart } from './row.ts'
import { splitLines } from './split-lines.ts'

const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0', '\\': '\\' }

/** What `mysql --batch` prints: a line a row, tabs between cells, and line feeds, tabs and backslashes of texts escaped. */
export async function* readMysqlRows(
  blocks: AsyncIterable<TextBlock>,
  file: string,
): AsyncGenerator<TablePart> {
  let columns: string[] | undefined
  for await (const { text, line } of splitLines(blocks)) {
    if (text === '') continue
    const record = text.split('\t')
    if (!columns) {
      columns = record.map((name) => name.trim())
      yield { columns }
      continue
    }
    if (record.length !== columns.length)
      throw new Failure('table-cells', { file, line, expected: columns.length, found: record.length })
    yield { row: { cells: toCells(columns, record.map(unescapeCell)), line } }
  }
}

function unescapeCell(cell: string): string {
  return cell === 'NULL' ? '' : cell.replace(/\\(.)/gs, (_, sign: string) => escaped[sign] ?? sign)
}
