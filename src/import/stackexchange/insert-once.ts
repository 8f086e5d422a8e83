import { Failure } from '../../messages/failure.ts'
import type { DumpTable } from './dump-table.ts'
import type { PlacedRow } from './read-table.ts'
import { isSqliteError } from './sqlite-errors.ts'

/** Tells the line where an id comes a second time. */
export function insertOnce({ file }: DumpTable, insert: (...values: number[]) => void) {
  return (row: PlacedRow, ...values: number[]) => {
    try {
      insert(...values)
    } catch (error) {
      if (!isSqliteError(error, 'taken')) throw error
      throw new Failure('dump-id-taken', { file, line: row.line, id: String(values[0]) })
    }
  }
}
