// One table, from its file into the store.
import { basename } from 'node:path'
import { Failure } from '../../messages/failure.ts'
import { createZone } from '../../time/zone.ts'
import type { PersonRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { toOneOf } from './field-values.ts'
import { createFieldsOfRow, type FieldsOfRow } from './fields-of-row.ts'
import type { TableMapping } from './mapping-schema.ts'
import type { PlacedMapping } from './parse-mapping.ts'
import { toStoredOption } from './polls.ts'
import { readTable } from './read-table.ts'
import type { Encoding, TextFile } from './read-text-blocks.ts'
import { checkColumns, listUnreadColumns, toFieldColumns } from './table-columns.ts'
import { rowTypes } from './table-fields.ts'
import type { TableStore } from './table-store.ts'
import { type RowReading, toPersonRecord, toStoredRow } from './to-row-record.ts'

export interface TableRun {
  path: string
  table: TableMapping
  placed: PlacedMapping
  store: TableStore
  tally: Tally
  onRead: (bytes: number) => void
}

/** Rows into the store; people come out at once. @throws Failure with the line of the table, or of the mapping. */
export async function* readRows(run: TableRun): AsyncGenerator<PersonRecord> {
  const { table, placed, tally } = run
  const file = toTextFile(run)
  const createFields = (columns?: readonly string[]) =>
    createFieldsOfRow({ file: file.name, table, columns: toFieldColumns(table, columns) })
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
  const type = toOneOf(fields, 'type', { words: rowTypes, expected: 'type' })
  if (type === 'person') return toPersonRecord(fields)
  if (type === 'poll') store.addOption(toStoredOption(fields, reading))
  else if (type === 'skip') tally.note({ rule: 'table-row-skipped', at: `${fields.file}:${fields.row.line}` })
  else store.add(toStoredRow(type, fields, reading))
  return undefined
}

/** What is named EUC-KR is read as CP949, which holds all of it. */
function toEncoding(named: TableMapping['encoding'] = 'utf-8'): Encoding {
  return named === 'cp949' ? 'euc-kr' : named
}

function toTextFile({ path, table, tally, onRead }: TableRun): TextFile {
  const name = basename(path)
  const onDamaged = (line: number) => tally.note({ rule: 'table-text-damaged', at: `${name}:${line}` })
  return {
    path,
    name,
    encoding: toEncoding(table.encoding),
    onRead,
    onDamaged: table.damaged === 'replace' ? onDamaged : undefined,
  }
}
