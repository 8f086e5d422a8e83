import { type FileHandle, open } from 'node:fs/promises'
import type { DumpTable } from './dump-table.ts'
import type { Extent } from './read-table.ts'
import { parseRow, type Row } from './row.ts'

/** What is read in vain to save a read. */
const widestGap = 64 << 10
const longestRead = 4 << 20

/** The rows at these places of a table, in the order of the places. */
export async function readRows(file: FileHandle, extents: readonly Extent[]): Promise<Row[]> {
  const rows: Row[] = new Array(extents.length)
  const order = extents.map((_, index) => index).sort((a, b) => offsetOf(a) - offsetOf(b))
  for (const run of toRuns()) {
    const [start, end] = [offsetOf(run[0] ?? 0), endOf(run.at(-1) ?? 0)]
    const { buffer } = await file.read(Buffer.allocUnsafe(end - start), 0, end - start, start)
    for (const index of run) rows[index] = toRow(buffer, offsetOf(index) - start, endOf(index) - start)
  }
  return rows

  function offsetOf(index: number): number {
    return extents[index]?.offset ?? 0
  }
  function endOf(index: number): number {
    return offsetOf(index) + (extents[index]?.length ?? 0)
  }
  function toRuns(): number[][] {
    const runs: number[][] = []
    for (const index of order) {
      const run = runs.at(-1)
      const isNear = run && offsetOf(index) - endOf(run.at(-1) ?? 0) <= widestGap
      if (run && isNear && endOf(index) - offsetOf(run[0] ?? 0) <= longestRead) run.push(index)
      else runs.push([index])
    }
    return runs
  }
}

function toRow(buffer: Buffer, start: number, end: number): Row {
  return parseRow(buffer.toString('utf8', start, end).replace(/\r?\n$/, '')) ?? new Map()
}

/** Of a table that is not held open. @param found lines of a query whose last two values are the place. */
export async function readRowsOf(table: DumpTable | undefined, found: readonly number[][]): Promise<Row[]> {
  if (!table) return []
  const file = await open(table.path)
  try {
    return await readRows(file, found.map(toExtent))
  } finally {
    await file.close()
  }
}

/** Of a query's line, whose last two values are the place. */
export function toExtent(values: readonly number[]): Extent {
  return { offset: values.at(-2) ?? 0, length: values.at(-1) ?? 0 }
}
