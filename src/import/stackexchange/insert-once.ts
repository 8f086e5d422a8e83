import { Failure } from '../../messages/failure.ts'
import type { DumpTable } from './dump-table.ts'
import type { PlacedRow } from './read-table.ts'

/** SQLITE_CONSTRAINT_PRIMARYKEY: https://sqlite.org/rescode.html */
const taken = 1555

/** Tells the line where an id comes a second time. */
export function insertOnce({ file }: DumpTable, insert: (...values: number[]) => void) {
  return (row: PlacedRow, ...values: number[]) => {
    try {
      insert(...values)
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === taken)) throw error
      throw new Failure('dump-id-taken', { file, line: row.line, id: String(values[0]) })
    }
  }
}
