import { statSync } from 'node:fs'
import { Failure } from '../../messages/failure.ts'
import { readCsvRows } from './csv-rows.ts'
import { readJsonRows } from './json-rows.ts'
import type { TableMapping } from './mapping-schema.ts'
import { readMysqlRows } from './mysql-rows.ts'
import { readTextBlocks, type TextFile } from './read-text-blocks.ts'
import type { TablePart } from './row.ts'

type Format = NonNullable<TableMapping['format']>

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
  if (format === 'mysql') return readMysqlRows(blocks, file.name)
  const delimiter = table.delimiter ?? (format === 'tsv' ? '\t' : ',')
  return readCsvRows(blocks, { file: file.name, delimiter, escape: table.escape ?? '"' })
}

function findFormat(path: string): Format {
  if (/\.(?:ndjson|jsonl)$/i.test(path)) return 'ndjson'
  return /\.(?:tsv|tab)$/i.test(path) ? 'tsv' : 'csv'
}
