// `npm run import -- table FILE`: tables of a database or a spreadsheet, with a mapping that says what their columns are.

import { basename, dirname, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { personSchema } from '../../folder/people.ts'
import { createZone } from '../../format/time.ts'
import { Failure } from '../../words/failure.ts'
import type { Importer, SourceCall } from '../importer.ts'
import type { PersonRecord, Tally } from '../records.ts'
import type { Mapping, TableMapping } from './mapping-schema.ts'
import {
  checkColumns,
  listUnreadColumns,
  type PlacedMapping,
  readMapping,
  readNamedFiles,
  toFieldColumns,
} from './read-mapping.ts'
import { readTable, readTableSize } from './read-table.ts'
import type { TextFile } from './read-text-blocks.ts'
import { createFieldsOfRow, type FieldsOfRow, toNeeded, toOneOf, toTexts } from './row-fields.ts'
import { type RowReading, toDiscussionRecords, toStoredOption, toStoredRow } from './row-records.ts'
import { createTableStore, type TableStore } from './table-store.ts'

/** Reading takes most of the time; the other part of it is left for what is joined. */
const readingShare = 0.7

/**
 * @param path of a table, or of a mapping that names its tables.
 * @param mapping left out, it lies beside the table under its name.
 * @param temporary a folder for the rows, which whoever calls removes; left out, SQLite finds a place of its own.
 * @param checkStop is called again and again before there is a first question; throws to stop.
 */
export function createTableImporter({
  path,
  mapping,
  temporary,
  checkStop = () => {},
}: Pick<SourceCall, 'path'> & Partial<Pick<SourceCall, 'mapping' | 'temporary' | 'checkStop'>>): Importer {
  const progress = { read: 0, size: 1, given: 0, questions: 1 }
  const onRead = (bytes: number) => {
    progress.read += bytes
    checkStop()
  }

  return {
    progress: () =>
      readingShare * Math.min(1, progress.read / progress.size) +
      (1 - readingShare) * (progress.given / progress.questions),
    read: async function* (tally) {
      const files = readNamedFiles(path, mapping)
      const placed = readMapping(files.mapping)
      const { source } = placed.mapping
      const tables = toTables(placed.mapping).map((table) => {
        const path = table.file === undefined ? files.table : resolve(dirname(files.mapping), table.file)
        if (path === undefined) throw new Failure('table-unnamed', { mapping: basename(files.mapping) })
        return { path, table }
      })
      const sizes = tables.map(({ path }) => readTableSize(path, basename(path)))
      progress.size = Math.max(
        1,
        sizes.reduce((sum, size) => sum + size, 0),
      )
      yield { type: 'source', ...source, urls: source.urls ?? [] }
      const store = createTableStore(temporary)
      try {
        for (const table of tables) yield* readRows({ ...table, placed, store, tally, onRead })
        progress.questions = Math.max(1, await joinAll(store, checkStop))
        for (const rows of store.readDiscussions()) {
          const { records, missingAccepted } = toDiscussionRecords(rows, store.takeOptions)
          yield* records
          if (missingAccepted !== undefined)
            tally.note({
              rule: 'table-accepted-missing',
              at: `question ${rows[0]?.id}`,
              detail: missingAccepted,
            })
          progress.given += 1
        }
        for (const { type, id, missing } of store.readOrphans())
          tally.note({ rule: 'table-row-without-question', at: `${type} ${id}`, detail: missing })
      } finally {
        store.close()
      }
    },
  }
}

/** Signals come between the steps. */
async function joinAll(store: TableStore, checkStop: () => void): Promise<number> {
  const steps = store.join()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
    checkStop()
  }
}

/** One table, from its file into the store. */
interface TableRun {
  path: string
  table: TableMapping
  placed: PlacedMapping
  store: TableStore
  tally: Tally
  onRead: (bytes: number) => void
}

/** Rows into the store; people come out at once. @throws Failure with the line of the table, or of the mapping. */
async function* readRows(run: TableRun): AsyncGenerator<PersonRecord> {
  const { table, placed, tally } = run
  const file = toTextFile(run)
  const createFields = (columns?: readonly string[]) =>
    createFieldsOfRow(file.name, table, toFieldColumns(table, columns))
  let toFields = createFields()
  const reading = toReading(table, tally)
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
    const person = takeRow(toFields(part.row), reading, run)
    if (person) yield person
  }
  if (!names && seen.size === 0) throw new Failure('table-empty', { file: file.name })
  if (!names) checkColumns(table, placed.place, { file: file.name, names: [...seen] })
  for (const column of listUnreadColumns(table, toFieldColumns(table), names ?? [...seen]))
    tally.note({ rule: 'table-column-unread', at: file.name, detail: column })
}

function toReading({ time = 'auto', timeZone, addresses = [] }: TableMapping, tally: Tally): RowReading {
  const onAssumed: RowReading['onAssumed'] = (written, { file, row }) =>
    tally.note({ rule: 'table-month-first', at: `${file}:${row.line}`, detail: written })
  return { form: time, zone: createZone(timeZone), onAssumed, addresses, tally }
}

function takeRow(
  fields: FieldsOfRow,
  reading: RowReading,
  { store, tally }: TableRun,
): PersonRecord | undefined {
  const type = toOneOf(fields, 'type', { expected: 'type', known: rowTypes })
  if (type === 'person') return toPersonRecord(fields)
  if (type === 'poll') store.addOption(toStoredOption(fields, reading))
  else if (type === 'skip') tally.note({ rule: 'table-row-skipped', at: `${fields.file}:${fields.row.line}` })
  else store.add(toStoredRow(type, fields, reading))
  return undefined
}

function toTextFile({ path, table, tally, onRead }: TableRun): TextFile {
  const name = basename(path)
  const onDamaged = (line: number) => tally.note({ rule: 'table-text-damaged', at: `${name}:${line}` })
  return {
    path,
    name,
    // What is named EUC-KR is read as CP949, which holds all of it.
    encoding: table.encoding === 'cp949' ? 'euc-kr' : (table.encoding ?? 'utf-8'),
    onRead,
    onDamaged: table.damaged === 'replace' ? onDamaged : undefined,
  }
}

function toPersonRecord(fields: FieldsOfRow): PersonRecord {
  return {
    type: 'person',
    id: toNeeded(fields, 'id'),
    ...toTexts(fields, personSchema),
    name: toNeeded(fields, 'name'),
    formerNames: fields.listOf('formerNames'),
  }
}

/** What a row is: of a poll each option is one, and `skip` leaves it out. */
const rowTypes = ['question', 'answer', 'comment', 'person', 'poll', 'skip'] as const

function toTables(mapping: Mapping): TableMapping[] {
  const { source, tables, ...shared } = mapping
  const each = tables ?? [{}]
  return each.map((own, index) => ({
    ...shared,
    ...own,
    columns: own.columns ?? shared.columns,
    constants: { ...shared.constants, ...own.constants },
    values: { ...shared.values, ...own.values },
    timeZone: own.timeZone ?? shared.timeZone ?? source.timeZone,
    path: tables ? ['tables', index] : [],
  }))
}
