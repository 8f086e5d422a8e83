// The rows of a table, whatever its form.
import { statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../../words/failure.ts'
import type { TableMapping } from './mapping-schema.ts'
import { readTextBlocks, type TextBlock, type TextFile } from './read-text-blocks.ts'

/** A cell as its table has it. Lists come from NDJSON only. */
export type Cell = string | readonly string[]

/** One row of a table, by the names of its columns. Columns without a value are left out. */
export interface Row {
  cells: ReadonlyMap<string, Cell>
  /** Counts from 1, the line of the column names included: where the row begins. */
  line: number
}

/** What a table yields: first its columns, where its first line names them, then its rows. */
type TablePart = { columns: readonly string[] } | { row: Row }

/** @throws Failure where there is no such file. */
export function readTableSize(path: string, name: string): number {
  try {
    const status = statSync(path)
    if (status.isFile()) return status.size
  } catch (error) {
    throw new Failure('table-file', { file: name, reason: error instanceof Error ? error.message : '' })
  }
  throw new Failure('table-file', { file: name, reason: 'no file' })
}

/** Columns and rows of a table, in the order of the file. @throws Failure with the line. */
export function readTable(file: TextFile, table: TableMapping): AsyncIterable<TablePart> {
  const blocks = readTextBlocks(file)
  const format = table.format ?? findFormat(file.path)
  if (format === 'ndjson') return readJsonRows(blocks, file.name)
  if (format === 'mysql') return toParts(splitRecords(blocks), file.name, unescapeCell)
  const delimiter = table.delimiter ?? (format === 'tsv' ? '\t' : ',')
  const form = { file: file.name, delimiter, escape: table.escape ?? '"' }
  return toParts(parseRecords(blocks, form), file.name)
}

function findFormat(path: string): TableMapping['format'] {
  if (/\.(?:ndjson|jsonl)$/i.test(path)) return 'ndjson'
  return /\.(?:tsv|tab)$/i.test(path) ? 'tsv' : 'csv'
}

/** `file` as messages name it. */
type CsvForm = Readonly<Record<'file' | 'delimiter' | 'escape', string>>

/** A record that never ends would fill the memory. */
const recordBytes = 64 * 2 ** 20

/** Columns, and then rows, of records as a form has them. */
async function* toParts(
  records: AsyncIterable<{ cells: readonly string[]; line: number }>,
  file: string,
  toCell = (text: string) => text,
): AsyncGenerator<TablePart> {
  let columns: readonly string[] | undefined
  for await (const { cells: texts, line } of records) {
    if (!columns) {
      columns = texts.map((name) => name.trim())
      yield { columns }
      continue
    }
    if (texts.length !== columns.length)
      throw new Failure('table-cells', { file, line, expected: columns.length, found: texts.length })
    const cells = new Map<string, string>()
    for (const [index, column] of columns.entries()) {
      const cell = toCell(texts[index] ?? '')
      if (cell !== '') cells.set(column, cell)
    }
    yield { row: { cells, line } }
  }
}

/** With quotes (RFC 4180). Databases write `NULL` or `\N` without quotes for a cell that holds nothing. */
async function* parseRecords(blocks: AsyncIterable<TextBlock>, form: CsvForm) {
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

/** A quote that nobody closes may be that of the row after the last whole one. */
function toFailure(error: CsvError, file: string, parsed: number): Failure {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  const end = Number(error['lines']) || parsed + 1
  return new Failure('table-quote', { file, line: isOpen ? parsed + 1 : end })
}

const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0', '\\': '\\' }

/** What `mysql --batch` prints: a line a row, tabs between cells. */
async function* splitRecords(blocks: AsyncIterable<TextBlock>) {
  for await (const { text, line } of splitLines(blocks))
    if (text !== '') yield { cells: text.split('\t'), line }
}

/** Line feeds, tabs and backslashes of texts are escaped. */
function unescapeCell(cell: string): string {
  return cell === 'NULL' ? '' : cell.replace(/\\(.)/gs, (_, sign: string) => escaped[sign] ?? sign)
}

/** Rows of NDJSON: an object a line. Its keys are the columns; those of an object inside are `author.name`. */
async function* readJsonRows(blocks: AsyncIterable<TextBlock>, file: string): AsyncGenerator<TablePart> {
  for await (const { text, line } of splitLines(blocks)) {
    if (text.trim() === '') continue
    const value = parseLine(text, { file, line })
    const cells = new Map<string, Cell>()
    addCells(value, '', cells)
    yield { row: { cells, line } }
  }
}

function parseLine(text: string, at: { file: string; line: number }): object {
  let value: unknown
  try {
    value = JSON.parse(text, keepNumber)
  } catch (error) {
    throw new Failure('table-json', { ...at, reason: error instanceof Error ? error.message : '' })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new Failure('table-json', { ...at, reason: text.trim().slice(0, 60) })
}

/** Numbers as they are written: an id may be longer than a number holds. */
function keepNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value
}

/** Deeper than this is no column. */
const deepest = 4

function addCells(object: object, prefix: string, cells: Map<string, Cell>): void {
  for (const [key, value] of Object.entries(object)) {
    const name = prefix + key
    if (Array.isArray(value)) cells.set(name, value.filter(isPlain).map(String))
    else if (isPlain(value)) cells.set(name, String(value))
    else if (typeof value === 'object' && value !== null && name.split('.').length < deepest)
      addCells(value, `${name}.`, cells)
  }
}

function isPlain(value: unknown): boolean {
  return value !== null && value !== '' && typeof value !== 'object'
}

/** Lines of a file without their ends; a carriage return before an end belongs to it where the first line has one. */
async function* splitLines(blocks: AsyncIterable<TextBlock>): AsyncGenerator<TextBlock> {
  let isWindows: boolean | undefined
  for await (const { text, line } of blocks) {
    const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n')
    for (const [index, each] of lines.entries()) {
      isWindows ??= each.endsWith('\r')
      yield { text: isWindows && each.endsWith('\r') ? each.slice(0, -1) : each, line: line + index }
    }
  }
}
