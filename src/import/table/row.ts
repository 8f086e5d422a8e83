/** A cell as its table has it. Lists come from NDJSON only. */
export type Cell = string | readonly string[]

/** One row of a table, by the names of its columns. Columns without a value are left out. */
export interface Row {
  cells: ReadonlyMap<string, Cell>
  /** Counts from 1, the line of the column names included: where the row begins. */
  line: number
}

/** What a table yields: first its columns, where its first line names them, then its rows. */
export type TablePart = { columns: readonly string[] } | { row: Row }
