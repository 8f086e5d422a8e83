/** A line of a table of a dump, which is told from 1. */
interface DumpLine {
  file: string
  line: number
}

export interface StackExchangeFailures {
  'dump-missing': { path: string }
  'dump-table-missing': { folder: string; file: string }
  'dump-no-row': DumpLine & { root: string }
  'dump-no-table': DumpLine & { root: string }
  'dump-cut-off': DumpLine & { root: string }
  'dump-line-too-long': DumpLine
  'dump-encoding': DumpLine
  'dump-attribute-missing': DumpLine & { attribute: string }
  'dump-attribute-wrong': DumpLine & { attribute: string; value: string }
  'dump-id-taken': DumpLine & { id: string }
  /** @param folder into which it was to be unpacked. */
  'dump-disk-full': { path: string; folder: string }
  'dump-archive': { path: string; reason: string }
}
