// What a question's pages show of its answers and comments, as readers may see it, ordered and divided into pages.
import type { AnswerCounts } from '../conversation/answer.ts'
import type { License } from '../question/license.ts'
import type { Poll } from '../question/poll.ts'
import type { CrossLink } from './cross-link.ts'
import type { Place } from './packs.ts'

/** What the question's own page and listings have to know of a conversation without opening it. */
export interface ConversationOutline {
  /** Changes when a file of the conversation has been touched; empty when one is too young to be trusted. */
  readonly stamp: string
  /** Changes with the bytes, paths and withheld parts of its files. */
  readonly digest: string
  /** Whether an answer is accepted (decision 19). */
  readonly accepted: boolean
  /** Each page, one or more, as a `ConversationPage`. */
  readonly pages: readonly Place[]
  /** Ids of the answers of page 2 and of those behind it, which links have to know. */
  readonly laterAnswers: readonly (readonly string[])[]
  /** Cross-links of all its texts, whose HTML names them by their places here. */
  readonly links: readonly ConversationLink[]
}

export interface ConversationLink extends CrossLink {
  /** File that `places` are of. */
  readonly path: string
}

/** One page, as it is kept: JSON. */
export interface ConversationPage {
  /** Number of files and comments that are kept, withheld ones among them. */
  kept: { answers: number; comments: number }
  /** Path of the comments' file, where there is one. */
  commentsPath: string | undefined
  /** On the question; none but on page 1. */
  comments: ShownComment[]
  /** In order (decision 20). */
  answers: ShownAnswer[]
  /** Where accepted answers are, in order; none but on page 1. */
  accepted: AnswerPlace[]
  /** Answers of later pages, in order; none but on page 1. */
  later: (AnswerPlace & { by: ShownActor; at: string })[]
}

/** An answer, and the number of the page that holds it. */
export interface AnswerPlace {
  id: string
  page: number
}

/** Name of the day, or one of the reserved ones of `question/activity.ts`; never that of somebody redacted. */
export interface ShownActor {
  name: string
  person?: string | undefined
}

/** A text that is withheld has its id and nothing else. */
export interface WithheldText {
  id: string
  withheld: true
}

export interface ShownTextOf {
  id: string
  withheld?: undefined
  by: ShownActor
  at: string
  /** Safe HTML; cross-links are signs by their places in the outline's `links`. */
  html: string
}

export type ShownAnswer = (WithheldText | KeptAnswer) & {
  /** Path of its file. */
  path: string
  /** Of a withheld answer none. */
  comments: ShownComment[]
}

export interface KeptAnswer extends ShownTextOf {
  edited: { at: string; by: ShownActor | undefined }[]
  accepted: boolean
  /** When, where that is known. */
  acceptedAt?: string | undefined
  counts: AnswerCounts
  score?: number | undefined
  replyTo?: (AnswerPlace & { by: ShownActor }) | undefined
  polls?: Poll[] | undefined
  source?: string | undefined
  license?: License | undefined
  language?: string | undefined
}

export type ShownComment = WithheldText | KeptComment

export interface KeptComment extends ShownTextOf {
  recommended?: number | undefined
  /** `by` is absent for one that is withheld. */
  replyTo?: { id: string; by: ShownActor | undefined } | undefined
}
