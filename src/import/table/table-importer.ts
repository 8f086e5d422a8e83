// `npm run import -- table FILE`: tables of a database or a spreadsheet, with a mapping that says what their columns are.
import { basename, dirname, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Failure } from '../../messages/failure.ts'
import type { Importer } from '../importer.ts'
import type { ImportRecord, SourceRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { type Mapping, toTables } from './mapping-schema.ts'
import type { PlacedMapping } from './parse-mapping.ts'
import { type NamedFiles, readMapping, readNamedFiles } from './read-mapping.ts'
import { readRows, type TableRun } from './read-rows.ts'
import { readTableSize } from './read-table.ts'
import { toThreadRecords } from './row-content.ts'
import { createTableStore, type TableStore } from './table-store.ts'

export interface TableCall {
  /** A table, or a mapping that names its tables. */
  path: string
  /** The mapping; left out, it lies beside the table under its name. */
  mapping?: string | undefined
  /** A folder for the rows, which whoever calls removes; left out, SQLite finds a place of its own. */
  temporary?: string | undefined
  /** Called again and again before there is a first question; throws to stop. */
  checkStop?: (() => void) | undefined
}

/** Reading takes most of the time; the other part of it is left for what is joined. */
const readingShare = 0.7

interface Progress {
  read: number
  size: number
  given: number
  questions: number
}

export function createTableImporter(call: TableCall): Importer {
  const progress: Progress = { read: 0, size: 1, given: 0, questions: 1 }
  return {
    progress: () =>
      readingShare * Math.min(1, progress.read / progress.size) +
      (1 - readingShare) * (progress.given / progress.questions),
    read: async function* (tally) {
      const files = readNamedFiles(call.path, call.mapping)
      const placed = readMapping(files.mapping)
      yield toSource(placed.mapping)
      const store = createTableStore(call.temporary)
      try {
        yield* readTables({ call, files, placed, store, tally, progress })
      } finally {
        store.close()
      }
    },
  }
}

function toSource({ source }: Mapping): SourceRecord {
  return { type: 'source', ...source, urls: source.urls ?? [] }
}

interface Reading extends Pick<TableRun, 'placed' | 'store' | 'tally'> {
  call: TableCall
  files: NamedFiles
  progress: Progress
}

async function* readTables({ call, files, progress, ...shared }: Reading): AsyncGenerator<ImportRecord> {
  const { placed, store, tally } = shared
  const tables = findTables(placed, files)
  const sizes = tables.map(({ path }) => readTableSize(path, basename(path)))
  progress.size = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const onRead = (bytes: number) => {
    progress.read += bytes
    call.checkStop?.()
  }
  for (const table of tables) yield* readRows({ ...table, ...shared, onRead })
  progress.questions = Math.max(1, await joinAll(store, call.checkStop))
  for (const records of giveThreads(store, tally)) {
    yield* records
    progress.given += 1
  }
  noteOrphans(store, tally)
}

function findTables({ mapping }: PlacedMapping, files: NamedFiles): Pick<TableRun, 'path' | 'table'>[] {
  return toTables(mapping).map((table) => {
    const path = table.file === undefined ? files.table : resolve(dirname(files.mapping), table.file)
    if (path === undefined) throw new Failure('table-unnamed', { mapping: basename(files.mapping) })
    return { path, table }
  })
}

/** Signals come between the steps. */
async function joinAll(store: TableStore, checkStop: TableCall['checkStop']): Promise<number> {
  const steps = store.join()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
    checkStop?.()
  }
}

function* giveThreads(store: TableStore, tally: Tally): Generator<ImportRecord[]> {
  for (const rows of store.readThreads()) {
    const { records, missingAccepted } = toThreadRecords(rows, store.takeOptions)
    yield records
    if (missingAccepted !== undefined)
      tally.note({ rule: 'table-accepted-missing', at: `question ${rows[0]?.id}`, detail: missingAccepted })
  }
}

function noteOrphans(store: TableStore, tally: Tally): void {
  for (const { type, id, missing } of store.readOrphans())
    tally.note({ rule: 'table-row-without-question', at: `${type} ${id}`, detail: missing })
}
