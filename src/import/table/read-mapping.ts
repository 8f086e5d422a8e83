// The mapping of a table: which file it is, what it says, and which column of a table each field is.
import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { toSettingIssue } from '../../folder/settings.ts'
import { decodeFile } from '../../format/decode.ts'
import { compareIssues, createToPosition, type Issue } from '../../format/issue.ts'
import { findNearest } from '../../format/names.ts'
import { findNode, type Place, readValue, toIssues } from '../../format/values.ts'
import { parseYamlFile } from '../../format/yaml.ts'
import { readRegularFile } from '../../kept/files.ts'
import { Failure } from '../../words/failure.ts'
import {
  type Mapping,
  mappingSchema,
  type TableField,
  type TableMapping,
  tableFields,
} from './mapping-schema.ts'
import { type Cell, readTableSize } from './read-table.ts'

const mappingEnd = /\.(?:ya?ml|json)$/i

/**
 * Which file is which: `posts.csv` has its mapping in `posts.yaml`, `.yml` or `.json` beside it unless another is named.
 * The table is undefined where the command names the mapping, which then names its tables.
 * @throws Failure where there is none.
 */
export function readNamedFiles(path: string, mapping: string | undefined) {
  if (mapping !== undefined) return { mapping, table: path }
  if (mappingEnd.test(path)) return { mapping: path, table: undefined }
  const stem = path.slice(0, path.length - extname(path).length)
  const tried = ['.yaml', '.yml', '.json'].map((end) => stem + end)
  const found = tried.find((each) => existsSync(each))
  if (found !== undefined) return { mapping: found, table: path }
  // Of a table that is not there nobody looks for the mapping.
  readTableSize(path, basename(path))
  throw new Failure('table-no-mapping', {
    file: basename(path),
    tried: tried.map((each) => basename(each)),
  })
}

/** @throws Failure with every fault of the mapping. */
export function readMapping(path: string): PlacedMapping {
  const name = basename(path)
  const text = decodeFile(name, readMappingFile(path))
  const parsed = typeof text === 'string' ? parseMapping(name, text) : { issues: [text] }
  if (!('issues' in parsed)) return parsed
  throw new Failure('table-mapping', { issues: parsed.issues.toSorted(compareIssues) })
}

function readMappingFile(path: string): Uint8Array {
  try {
    return readRegularFile(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure('table-file', { file: basename(path), reason })
  }
}

/** A mapping, and where its values are, for faults that only the table shows. */
export interface PlacedMapping {
  mapping: Mapping
  place: Place
}

/** @param text of the mapping file, YAML or JSON, lines ending in LF. */
function parseMapping(path: string, text: string): PlacedMapping | { issues: Issue[] } {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { issues: [root] }
  const place: Place = { path, root, toPosition: createToPosition(text) }
  const isEmpty = root.type === 'scalar' && root.text === ''
  const result = mappingSchema.safeParse(isEmpty ? {} : readValue(root, mappingSchema))
  if (result.success) return { mapping: result.data, place }
  return { issues: toIssues(result.error.issues, place, mappingSchema).map(toSettingIssue) }
}

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

/** Every column that a mapping names, in the order of its keys, and where it names it. */
function listNamings(table: TableMapping, place: Place) {
  const findPath = (key: string) => {
    const own = [...table.path, key]
    return findNode(place.root, own) ? own : [key]
  }
  const [columns, addresses] = [findPath('columns'), findPath('addresses')]
  return [
    ...Object.entries(table.columns ?? {}).flatMap(([field, column]) =>
      column === undefined ? [] : [{ column, path: [...columns, field] }],
    ),
    ...(table.addresses ?? []).flatMap((address, index) =>
      listAddressColumns(address).map((column) => ({ column, path: [...addresses, index] })),
    ),
  ]
}

/**
 * @throws Failure for the first column that the mapping names and the table does not have; and for one that is read, and
 * is there twice.
 */
export function checkColumns(
  table: TableMapping,
  place: Place,
  { file, names }: { file: string; names: readonly string[] },
): void {
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
      known: names,
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

const columnName = /\{([^{}]+)\}/g

/** `/board.php?id={wr_id}` → `wr_id`. */
function listAddressColumns(template: string): string[] {
  return [...template.matchAll(columnName)].map(([, name = '']) => name)
}

/**
 * An old address with the cells of a row in the place of its columns; undefined where one of them is empty, as that row
 * had no such address. What is percent-encoded stays so.
 */
export function fillAddress(
  template: string,
  findCell: (column: string) => Cell | undefined,
): string | undefined {
  let isWhole = true
  const address = template.replace(columnName, (_, name: string) => {
    const cell = findCell(name)
    if (typeof cell !== 'string' || cell === '') isWhole = false
    return typeof cell === 'string' ? cell.replace(/[\s#?&"<>\\]/g, encodeURIComponent) : ''
  })
  return isWhole ? address : undefined
}
