import type { Tally } from '../tally.ts'
import type { OtherLine } from './import-list.ts'
import type { Spool } from './spool.ts'
import type { MergedThing } from './three-way.ts'

export interface RootWriting {
  /** The content folder. */
  target: string
  spool: Spool
  tally: Tally
  write: (path: string, content: string | Uint8Array) => void
}

export interface WrittenRootFile {
  /** Lines of import.ndjson. */
  lines: OtherLine[]
  things: MergedThing[]
  isWritten: boolean
}
