// Which column of a table each field is, found once for each table.
import { Failure } from '../../messages/failure.ts'
import { findNode } from '../../question/find-node.ts'
import { findNearest } from '../../question/nearest.ts'
import type { Place } from '../../question/schema-issues.ts'
import { listAddressColumns } from './address-template.ts'
import type { TableMapping } from './mapping-schema.ts'
import { type TableField, tableFields } from './table-fields.ts'

/** Column of each field that has one. */
export type FieldColumns = ReadonlyMap<TableField, string>

/** @param names those of the table, where its first line says them: a field without a column is then known as one. */
export function toFieldColumns({ columns }: TableMapping, names?: readonly string[]): FieldColumns {
  return new Map(
    tableFields.flatMap((field): [TableField, string][] => {
      const column = columns ? columns[field] : field
      return column === undefined || names?.includes(column) === false ? [] : [[field, column]]
    }),
  )
}

interface Naming {
  column: string
  /** Where the mapping names it. */
  path: readonly PropertyKey[]
}

/** Every column that a mapping names, in the order of its keys. */
function listNamings(table: TableMapping, place: Place): Naming[] {
  const own = [...table.path, 'columns']
  const path = findNode(place.root, own) ? own : ['columns']
  const ofFields = Object.entries(table.columns ?? {}).flatMap(([field, column]) =>
    column === undefined ? [] : [{ column, path: [...path, field] }],
  )
  const addresses = findNode(place.root, [...table.path, 'addresses'])
    ? [...table.path, 'addresses']
    : ['addresses']
  const ofAddresses = (table.addresses ?? []).flatMap((address, index) =>
    listAddressColumns(address).map((column) => ({ column, path: [...addresses, index] })),
  )
  return [...ofFields, ...ofAddresses]
}

export interface KnownColumns {
  /** As messages name the table. */
  file: string
  names: readonly string[]
}

/**
 * @throws Failure for the first column that the mapping names and the table does not have; and for one that is read, and
 * stands there twice.
 */
export function checkColumns(table: TableMapping, place: Place, { file, names }: KnownColumns): void {
  const known = new Set(names)
  for (const { column, path } of listNamings(table, place)) {
    const twice = isTwice(column, names)
    if (known.has(column) && !twice) continue
    const node = findNode(place.root, path)
    throw new Failure('table-column', {
      mapping: place.path,
      line: place.toPosition(Math.max(0, node?.start ?? 0)).line,
      column,
      file,
      known: names.join(', '),
      nearest: twice ? undefined : findNearest(column, names),
      twice,
    })
  }
  const twice = toFieldColumns(table)
    .values()
    .find((name) => isTwice(name, names))
  if (twice !== undefined) throw new Failure('table-column-twice', { file, column: twice })
}

function isTwice(column: string, names: readonly string[]): boolean {
  return names.indexOf(column) !== names.lastIndexOf(column)
}

/** Columns that the import passes over: what they hold is left out. */
export function listUnreadColumns(
  table: TableMapping,
  columns: FieldColumns,
  names: readonly string[],
): string[] {
  const read = new Set([...columns.values(), ...(table.addresses ?? []).flatMap(listAddressColumns)])
  return [...new Set(names)].filter((name) => !read.has(name))
}
