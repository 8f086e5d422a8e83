// What a row says of each field: its column, in the words of the mapping, or else a constant.
import { toHtmlText } from './html-text.ts'
import type { TableMapping } from './mapping-schema.ts'
import type { Row } from './row.ts'
import type { FieldColumns } from './table-columns.ts'
import type { TableField } from './table-fields.ts'

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

export interface TableReading {
  file: string
  table: TableMapping
  columns: FieldColumns
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

export function createFieldsOfRow({ file, table, columns }: TableReading): (row: Row) => FieldsOfRow {
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
