// `npm run import -- table FILE`: tables of a database or a spreadsheet, with a mapping that says what their columns are.
import { basename, dirname, resolve } from 'node:path'
import { Failure } from '../../messages/failure.ts'
import { createZone } from '../../time/zone.ts'
import type { Importer } from '../importer.ts'
import type { ImportRecord, PersonRecord, SourceRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { toOneOf } from './field-values.ts'
import { createFieldsOfRow, type FieldsOfRow } from './fields-of-row.ts'
import { type Mapping, type TableMapping, toTables } from './mapping-schema.ts'
import type { PlacedMapping } from './parse-mapping.ts'
import { readMapping, readNamedFiles } from './read-mapping.ts'
import { readTable, readTableSize } from './read-table.ts'
import type { TextFile } from './read-text-blocks.ts'
import { toThreadRecords } from './row-content.ts'
import { checkColumns, listUnreadColumns, toFieldColumns } from './table-columns.ts'
import { rowTypes } from './table-fields.ts'
import { createTableStore, type TableStore } from './table-store.ts'
import { type RowReading, toPersonRecord, toStoredRow } from './to-row-record.ts'

export interface TableCall {
  /** A table, or a mapping that names its tables. */
  path: string
  /** The mapping; left out, it lies beside the table under its name. */
  mapping?: string | undefined
  /** A folder for the rows, which whoever calls removes; left out, SQLite finds a place of its own. */
  temporary?: string | undefined
}

/** Reading takes most of the time; this part of it is left for what is joined. */
const readingShare = 0.7

export function createTableImporter(call: TableCall): Importer {
  const progress = { read: 0, size: 1, given: 0, questions: 1 }
  return {
    progress: () =>
      readingShare * Math.min(1, progress.read / progress.size) +
      (1 - readingShare) * (progress.given / progress.questions),
    read: async function* (tally) {
      const files = readNamedFiles(call.path, call.mapping)
      const placed = readMapping(files.mapping)
      yield toSource(placed.mapping)
      const tables = findTables(placed, files)
      progress.size = Math.max(
        1,
        tables.reduce((sum, { path }) => sum + readTableSize(path, basename(path)), 0),
      )
      const store = createTableStore(call.temporary)
      try {
        for (const table of tables)
          yield* readRows({ ...table, placed, store, tally, onRead: (bytes) => (progress.read += bytes) })
        progress.questions = Math.max(1, store.join())
        yield* giveThreads(store, tally, () => (progress.given += 1))
      } finally {
        store.close()
      }
    },
  }
}

function toSource({ source }: Mapping): SourceRecord {
  return { type: 'source', ...source, urls: source.urls ?? [] }
}

interface PlacedTable {
  path: string
  table: TableMapping
}

function findTables(
  { mapping }: PlacedMapping,
  files: { mapping: string; table: string | undefined },
): PlacedTable[] {
  return toTables(mapping).map((table) => {
    const path = table.file === undefined ? files.table : resolve(dirname(files.mapping), table.file)
    if (path === undefined) throw new Failure('table-unnamed', { mapping: basename(files.mapping) })
    return { path, table }
  })
}

interface TableRun extends PlacedTable {
  placed: PlacedMapping
  store: TableStore
  tally: Tally
  onRead: (bytes: number) => void
}

/** Rows into the store; people come out at once. */
async function* readRows(run: TableRun): AsyncGenerator<PersonRecord> {
  const { table, placed, store, tally } = run
  const file = toTextFile(run)
  const createFields = (columns?: readonly string[]) =>
    createFieldsOfRow({ file: file.name, table, columns: toFieldColumns(table, columns) })
  let toFields = createFields()
  const reading: RowReading = {
    form: table.time ?? 'auto',
    zone: createZone(table.timeZone),
    addresses: table.addresses ?? [],
  }
  const seen = new Set<string>()
  let names: readonly string[] | undefined
  for await (const part of readTable(file, table)) {
    if ('columns' in part) {
      names = part.columns
      checkColumns(table, placed.place, { file: file.name, names })
      toFields = createFields(names)
      continue
    }
    if (!names) for (const name of part.row.cells.keys()) seen.add(name)
    const person = takeRow(toFields(part.row), reading, { store, tally })
    if (person) yield person
  }
  if (!names && seen.size === 0) throw new Failure('table-empty', { file: file.name })
  if (!names) checkColumns(table, placed.place, { file: file.name, names: [...seen] })
  for (const column of listUnreadColumns(table, toFieldColumns(table), names ?? [...seen]))
    tally.note({ rule: 'table-column-unread', at: file.name, detail: column })
}

function takeRow(
  fields: FieldsOfRow,
  reading: RowReading,
  { store, tally }: Pick<TableRun, 'store' | 'tally'>,
): PersonRecord | undefined {
  const type = toOneOf(fields, 'type', { words: rowTypes, expected: 'type' })
  if (type === 'person') return toPersonRecord(fields)
  if (type === 'skip') tally.note({ rule: 'table-row-skipped', at: `${fields.file}:${fields.row.line}` })
  else store.add(toStoredRow(type, fields, reading))
  return undefined
}

function toTextFile({ path, table, tally, onRead }: TableRun): TextFile {
  const name = basename(path)
  const onDamaged = (line: number) => tally.note({ rule: 'table-text-damaged', at: `${name}:${line}` })
  return {
    path,
    name,
    encoding: table.encoding ?? 'utf-8',
    onRead,
    onDamaged: table.damaged === 'replace' ? onDamaged : undefined,
  }
}

function* giveThreads(store: TableStore, tally: Tally, onThread: () => void): Generator<ImportRecord> {
  for (const rows of store.readThreads()) {
    const { records, missingAccepted } = toThreadRecords(rows)
    yield* records
    if (missingAccepted !== undefined)
      tally.note({ rule: 'table-accepted-missing', at: `question ${rows[0]?.id}`, detail: missingAccepted })
    onThread()
  }
  for (const { type, id, missing } of store.readOrphans())
    tally.note({ rule: 'table-row-without-question', at: `${type} ${id}`, detail: missing })
}
