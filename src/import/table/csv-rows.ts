import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../../messages/failure.ts'
import type { TextBlock } from './read-text-blocks.ts'
import type { TablePart } from './row.ts'

export interface CsvForm {
  /** As messages name it. */
  file: string
  delimiter: string
  escape: string
}

/** A record that never ends would fill the memory. */
const recordBytes = 64 * 2 ** 20

/** Rows of a table with quotes (RFC 4180). Databases write `NULL` or `\N` without quotes for a cell that holds nothing. */
export async function* readCsvRows(
  blocks: AsyncIterable<TextBlock>,
  form: CsvForm,
): AsyncGenerator<TablePart> {
  let columns: string[] | undefined
  for await (const { cells, line } of parseRecords(blocks, form)) {
    if (!columns) {
      columns = cells.map((name) => name.trim())
      yield { columns }
      continue
    }
    if (cells.length !== columns.length)
      throw new Failure('table-cells', {
        file: form.file,
        line,
        expected: columns.length,
        found: cells.length,
      })
    yield { row: { cells: toCells(columns, cells), line } }
  }
}

interface CsvRecord {
  cells: string[]
  line: number
}

async function* parseRecords(
  blocks: AsyncIterable<TextBlock>,
  form: CsvForm,
): AsyncGenerator<CsvRecord, void, undefined> {
  // The parser is ahead of whoever reads it, and forgets what nobody has read yet when it fails.
  let parsed = 0
  const parser = parse({
    delimiter: form.delimiter,
    escape: form.escape,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: recordBytes,
    cast: (text, { quoting }) => (!quoting && (text === 'NULL' || text === '\\N') ? '' : text),
    // A record is a list of texts: its line goes first.
    on_record: (cells, { lines }) => {
      const line = Math.max(parsed + 1, lines - countLineEnds(cells))
      parsed = lines
      return [`${line}`, ...cells]
    },
  })
  const records: AsyncIterable<string[]> = Readable.from(toTexts(blocks))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser)
  try {
    for await (const [line, ...cells] of records) yield { cells, line: Number(line) }
  } catch (error) {
    throw error instanceof CsvError ? toFailure(error, form.file, parsed) : error
  }
}

async function* toTexts(blocks: AsyncIterable<TextBlock>): AsyncGenerator<string> {
  for await (const { text } of blocks) yield text
}

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
}

/** Without those that hold nothing. */
export function toCells(columns: readonly string[], record: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [index, column] of columns.entries()) {
    const cell = record[index]
    if (cell !== undefined && cell !== '') cells.set(column, cell)
  }
  return cells
}

/** A quote that nobody closes may be that of the row after the last whole one. */
function toFailure(error: CsvError, file: string, parsed: number): Failure {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  const end = Number(error['lines']) || parsed + 1
  return new Failure('table-quote', { file, line: isOpen ? parsed + 1 : end })
}
