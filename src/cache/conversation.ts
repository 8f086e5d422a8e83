// What a question's pages show of its answers and comments, as readers may see it, ordered and divided into pages.
import type { AnswerCounts } from '../conversation/answer.ts'
import type { License } from '../question/license.ts'
import type { Poll } from '../question/poll.ts'
import type { CrossLink } from './cross-link.ts'
import type { Place } from './packs.ts'

/** What the question's own pages have to know of a conversation without opening it. */
export interface ConversationOutline {
  /** Says that none of its files has been touched; empty when one is too young to be trusted. */
  readonly stamp: string
  /** Of paths and bytes of its files. */
  readonly files: string
  /** The same, and of what is withheld of it. */
  readonly digest: string
  /** Bytes of HTML of the question above it, by which pages are divided. */
  readonly bodyBytes: number
  /** Each page as a `ConversationPage`; none of a question that is withheld. */
  readonly pages: readonly Place[]
  /** Ids of elements of page 2 and of those behind it, which links have to know. */
  readonly laterAnchors: readonly (readonly string[])[]
  /** Comments that are gone with a withheld answer, to whose place links to them lead; absent where there are none. */
  readonly goneComments?: readonly GoneComments[]
  /** Ids that redactions.yaml withholds and that were found. */
  readonly withheld: WithheldIds
  /** Cross-links of all its texts, whose HTML names them by their places here. */
  readonly links: readonly ConversationLink[]
}

export interface GoneComments {
  readonly answer: string
  readonly comments: readonly string[]
}

export interface WithheldIds {
  readonly answers: readonly string[]
  readonly comments: readonly string[]
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
  /** `by` is absent for one that is withheld. */
  replyTo?: (AnswerPlace & { by: ShownActor | undefined }) | undefined
  polls?: Poll[] | undefined
  source?: string | undefined
  license?: License | undefined
  language?: string | undefined
}

export type ShownComment = WithheldText | KeptComment

/** A comment, as a reply names it. */
export interface CommentPlace {
  id: string
  /** Absent for one that is withheld. */
  by: ShownActor | undefined
  /** Id of a withheld answer with which it is gone: it has no place but that of the answer. */
  answer?: string | undefined
  /** Number of the page that holds it; absent for that of the reply. */
  page?: number | undefined
}

export interface KeptComment extends ShownTextOf {
  recommended?: number | undefined
  replyTo?: CommentPlace | undefined
}
