import type { Row } from './row.ts'

/** A question or an answer, with what hangs on it. */
export interface DumpPost {
  id: number
  row: Row
  comments: readonly Row[]
  /** Oldest first. */
  history: readonly Row[]
  /** Undefined where nobody voted. */
  votes: DumpVotes | undefined
}

export interface DumpVotes {
  up: number
  down: number
  /** Day on which its asker accepted an answer: 20240501, or 0. */
  accepted: number
}

export interface DumpLink {
  /** 1 for a link in its text, 3 for what it repeats. */
  kind: number
  related: number
  /** The question that it leads to; one that is not in the dump may be in the archive. */
  thread: number
}

export interface DumpThread {
  question: DumpPost
  links: readonly DumpLink[]
  answers: readonly DumpPost[]
}

/** Everybody who is named in some threads, by id. */
export type DumpUsers = ReadonlyMap<number, Row>
