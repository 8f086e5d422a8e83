import type { Authors } from './people.ts'
import type { Row } from './read-dump.ts'
import type { Revisions } from './revisions.ts'

/** A dump, prepared for what is asked of it. */
export interface Conversion {
  authors: Authors
  revisions: Revisions
  answersOf: ReadonlyMap<string, readonly Row[]>
  commentsOf: ReadonlyMap<string, readonly Row[]>
  /** Votes of a post up and down. */
  votesOf: (post: string) => { recommended: number; needsSupplement: number }
  /** Questions that a question is linked to, by kind of link. */
  linksOf: (question: string, kind: string) => string[]
}
