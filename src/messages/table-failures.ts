import type { Issue } from '../format/issue.ts'

/** A row, or what is in it. */
interface InRow {
  file: string
  /** Counts from 1, the line of the column names included. */
  line: number
}

/** What stands in the way of an import of tables: each code with what its words name. */
export interface TableFailureDetails {
  'table-file': { file: string; reason: string }
  'table-empty': { file: string }
  /** The command names a mapping, and the mapping no table. */
  'table-unnamed': { mapping: string }
  'table-no-mapping': { file: string; tried: readonly string[] }
  /** Faults of the mapping file, as `check` finds them in others. */
  'table-mapping': { issues: readonly Issue[] }
  /** The mapping names a column that the table does not have, or twice. */
  'table-column': {
    mapping: string
    line: number
    column: string
    file: string
    known: string
    nearest?: string | undefined
    twice: boolean
  }
  /** Two columns of one name, which is that of a field. */
  'table-column-twice': { file: string; column: string }
  'table-encoding': InRow & { encoding: string }
  'table-line-too-long': InRow & { megabytes: number }
  'table-quote': InRow
  'table-cells': InRow & { expected: number; found: number }
  'table-json': InRow & { reason: string }
  'table-value': InRow & {
    field: string
    column: string
    value: string
    expected: 'time' | 'count' | 'number' | 'switch' | 'type' | 'format'
    known: string
  }
  'table-missing': InRow & { field: string; column: string }
}
