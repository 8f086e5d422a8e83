// What a row says of each field: its column, in the words of the mapping, or else a constant. What can't be read as a record
// wants it ends the import with its line and column.
import type { z } from 'zod'
import { toField } from '../../format/leaf.ts'
import type { Zone } from '../../format/time.ts'
import { Failure } from '../../words/failure.ts'
import { toVisibleText } from '../../words/visible-text.ts'
import { type TableField, type TableMapping, tableFields } from './mapping-schema.ts'
import type { FieldColumns } from './read-mapping.ts'
import type { Row } from './read-table.ts'
import { toHtmlText } from './text-html.ts'
import { type ReadTime, type TimeForm, toTime } from './to-time.ts'

export interface FieldsOfRow {
  /** As messages name the table. */
  file: string
  row: Row
  isBodyEscaped: boolean
  /** Without white space around it, but for a body; empty where the row says nothing. */
  textOf: (field: TableField) => string
  listOf: (field: TableField) => string[]
  /** Column of a field, or nothing. */
  columnOf: (field: TableField) => string
}

/** Fields that name rows. */
const idFields: ReadonlySet<TableField> = new Set([
  'id',
  'question',
  'answer',
  'parent',
  'replyTo',
  'thread',
  'acceptedAnswer',
  'duplicateOf',
  'related',
])

/** Databases count from 1, and write 0 for none. */
function toPrefixed(text: string, field: TableField, prefix: string): string {
  return prefix === '' || !idFields.has(field) || text === '' || text === '0' ? text : prefix + text
}

/** Where MySQL has no time, it writes this. */
const emptyTime = /^0000-00-00(?: 00:00:00)?$/

export function createFieldsOfRow(
  file: string,
  table: TableMapping,
  columns: FieldColumns,
): (row: Row) => FieldsOfRow {
  const { idPrefix = '' } = table
  const escaped = new Set<TableField>(table.escaped)

  function toText(field: TableField, cell: string): string {
    const trimmed = field === 'body' ? cell : cell.trim()
    const known = table.values[field]
    const said = known && (Object.hasOwn(known, trimmed) ? known[trimmed] : known['*'])
    const text = said ?? (escaped.has(field) && field !== 'body' ? toHtmlText(trimmed).trim() : trimmed)
    return text === '' || emptyTime.test(text) ? (table.constants[field] ?? '') : text
  }

  return (row) => {
    const cellOf = (field: TableField) => {
      const column = columns.get(field)
      return (column === undefined ? undefined : row.cells.get(column)) ?? ''
    }
    return {
      file,
      row,
      isBodyEscaped: escaped.has('body'),
      columnOf: (field) => columns.get(field) ?? '',
      textOf: (field) => {
        const cell = cellOf(field)
        const text = toText(field, typeof cell === 'string' ? cell : cell.join(', '))
        return toPrefixed(text, field, idPrefix)
      },
      listOf: (field) => {
        const cell = cellOf(field)
        const texts = typeof cell === 'string' ? split(toText(field, cell), field, table) : cell
        return texts.map((text) => toPrefixed(text.trim(), field, idPrefix)).filter((text) => text !== '')
      },
    }
  }
}

function split(text: string, field: TableField, { tagSeparator = ',' }: TableMapping): string[] {
  if (field === 'aliases') return text.split(/\s+/)
  const separator = field === 'tags' ? tagSeparator : ','
  return separator.trim() === '' ? text.split(/\s+/) : text.split(separator)
}

/** What a record says as a cell does: the texts of a schema by its keys, undefined where the row says nothing. */
export function toTexts({ textOf }: FieldsOfRow, schema: z.ZodType): Record<string, string | undefined> {
  const { keys } = toField(schema)
  const texts = tableFields.filter((field) => keys.get(field)?.text)
  return Object.fromEntries(texts.map((field) => [field, textOf(field) || undefined]))
}

type Expected = 'time' | 'count' | 'number' | 'switch' | 'type' | 'format'

export function toValueFailure(
  fields: FieldsOfRow,
  field: TableField,
  { expected, known = [] }: { expected: Expected; known?: readonly string[] },
): Failure {
  const { file, row, columnOf, textOf } = fields
  const value = toVisibleText(textOf(field).slice(0, 60))
  return new Failure('table-value', {
    file,
    line: row.line,
    field,
    column: columnOf(field),
    value,
    expected,
    known: known.join(', '),
  })
}

/** @throws Failure where the row says nothing of the field. */
export function toNeeded(fields: FieldsOfRow, field: TableField): string {
  const text = fields.textOf(field)
  if (text !== '') return text
  throw new Failure('table-missing', {
    file: fields.file,
    line: fields.row.line,
    field,
    column: fields.columnOf(field),
  })
}

/** One of the words that are known. @throws Failure for another. */
export function toOneOf<Word extends string>(
  fields: FieldsOfRow,
  field: TableField,
  wanted: { expected: Expected; known: readonly Word[] },
): Word {
  const text = toNeeded(fields, field)
  const word = wanted.known.find((each) => each === text)
  if (word === undefined) throw toValueFailure(fields, field, wanted)
  return word
}

/** A count, also as a spreadsheet shows it (`1,234`). */
export function toCount(fields: FieldsOfRow, field: TableField): number | undefined {
  const text = fields.textOf(field)
  if (text === '') return undefined
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  if (!/^\d{1,15}(?:\.0+)?$/.test(plain)) throw toValueFailure(fields, field, { expected: 'count' })
  return Number(plain)
}

export function toNumber(fields: FieldsOfRow, field: TableField): number | undefined {
  const text = fields.textOf(field)
  if (text === '') return undefined
  if (!/^[+-]?\d{1,15}$/.test(text)) throw toValueFailure(fields, field, { expected: 'number' })
  return Number(text)
}

export interface TimeReading {
  form: TimeForm
  zone: Zone
  /** Told of each time whose month nobody named. */
  onAssumed: (written: string, fields: FieldsOfRow) => void
}

export function toTimeOf(
  fields: FieldsOfRow,
  field: TableField,
  { form, zone, onAssumed }: TimeReading,
): ReadTime | undefined {
  const text = fields.textOf(field)
  if (text === '') return undefined
  const time = toTime(text, form, zone)
  if (!time) throw toValueFailure(fields, field, { expected: 'time' })
  if (time.assumed) onAssumed(text, fields)
  return time
}

const yes = /^(?:1|true|yes|y|t)$/i
const no = /^(?:|0|false|no|n|f)$/i

/** Whether something is so, and since when where the cell is a time. */
export function toSwitch(fields: FieldsOfRow, field: TableField, reading: TimeReading): boolean | string {
  const text = fields.textOf(field)
  if (no.test(text)) return false
  if (yes.test(text)) return true
  const time = toTime(text, reading.form, reading.zone)
  if (!time) throw toValueFailure(fields, field, { expected: 'switch' })
  return time.at
}
