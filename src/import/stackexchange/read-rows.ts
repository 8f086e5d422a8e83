import { closeSync, openSync, readSync } from 'node:fs'
import type { DumpTable } from './dump-table.ts'
import { type Row, splitRow } from './row.ts'

/** What is read in vain to save a read. */
const widestGap = 64 << 10
const longestRead = 1 << 20

export type RowReader = ReturnType<typeof createRowReader>

/** A table that is held open; without one there are no rows. */
export function createRowReader(table: DumpTable | undefined) {
  if (!table) return { read: () => [], close: () => {} }
  const file = openSync(table.path, 'r')
  let buffer = Buffer.alloc(0)
  const readBytes = (start: number, end: number) => {
    // One for all reads: what is left of many is not given back before memory runs short.
    if (buffer.length < end - start) buffer = Buffer.alloc(end - start)
    readSync(file, buffer, 0, end - start, start)
    return buffer
  }
  /** The rows in the order of `found`: lines of a query whose last two values are the place. */
  const read = (found: readonly number[][]): Row[] => {
    const places = found.map(toPlace).sort((a, b) => a.start - b.start)
    const rows: Row[] = new Array(places.length)
    for (const run of toRuns(places)) {
      const bytes = readBytes(run.start, run.end)
      for (const { index, start, end } of run.places)
        rows[index] = splitRow(bytes.toString('utf8', start - run.start, end - run.start))
    }
    return rows
  }
  return { read, close: () => closeSync(file) }
}

interface Place {
  /** Among the rows that are asked for. */
  index: number
  start: number
  end: number
}

function toPlace(values: readonly number[], index: number): Place {
  const [start, length] = [values.at(-2) ?? 0, values.at(-1) ?? 0]
  return { index, start, end: start + length }
}

/** Places that are read at once. */
function toRuns(places: readonly Place[]) {
  const runs: { start: number; end: number; places: Place[] }[] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && place.start - run.end <= widestGap && place.end - run.start <= longestRead) {
      run.places.push(place)
      run.end = place.end
    } else runs.push({ start: place.start, end: place.end, places: [place] })
  }
  return runs
}
