// Values of a row as records want them. What can't be read ends the import with its line and column.
import { Failure } from '../../messages/failure.ts'
import { toVisibleText } from '../../messages/visible-text.ts'
import type { Zone } from '../../time/zone.ts'
import type { FieldsOfRow } from './fields-of-row.ts'
import type { TableField } from './table-fields.ts'
import { type ReadTime, type TimeForm, toTime } from './to-time.ts'

type Expected = 'time' | 'count' | 'number' | 'switch' | 'type' | 'format'

interface Wanted {
  expected: Expected
  known?: readonly string[]
}

export function toValueFailure(
  fields: FieldsOfRow,
  field: TableField,
  { expected, known = [] }: Wanted,
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
  { words, expected }: { words: readonly Word[]; expected: Expected },
): Word {
  const text = toNeeded(fields, field)
  const word = words.find((each) => each === text)
  if (word === undefined) throw toValueFailure(fields, field, { expected, known: words })
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
