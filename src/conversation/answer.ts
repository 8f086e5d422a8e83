import type { License } from '../question/license.ts'
import type { Poll } from '../question/poll.ts'

/** One checked answer, without its body. Times and actors are as those of an activity. */
export interface Answer {
  /** Unique in its question. */
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  actor: string
  /** Who it was, in people.yaml. */
  person?: string | undefined
  at: string
  /** Oldest first. */
  edited: Edit[]
  /** Whether, or when, it was accepted. */
  accepted?: true | string | undefined
  counts: AnswerCounts
  /** Net of votes, where nothing else is known. */
  score?: number | undefined
  /** Id of another answer of the same question. */
  replyTo?: string | undefined
  /** Whether it has a poll of which nothing more is known. */
  poll?: true | undefined
  /** What is known of its polls; absent where nothing is. */
  polls?: Poll[] | undefined
  source?: string | undefined
  license?: License | undefined
  /** BCP 47 tag, where it is not that of the archive. */
  language?: string | undefined
}

export interface Edit {
  at: string
  actor?: string | undefined
  person?: string | undefined
}

/** Absent is not zero (decision 10). */
export interface AnswerCounts {
  recommended?: number | undefined
  needsSupplement?: number | undefined
}
