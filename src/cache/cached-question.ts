import type { YearCount } from '../question/active-years.ts'
import type { Activity } from '../question/activity.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { Issue } from '../question/issue.ts'
import type { Poll } from '../question/poll.ts'
import type { Question } from '../question/question.ts'
import type { ConversationOutline } from './conversation.ts'
import type { CrossLink } from './cross-link.ts'
import type { FileStamp } from './file-stamp.ts'
import type { Place } from './packs.ts'

/** What a listing has to know of a question without opening its body. */
export interface QuestionOutline extends Omit<Question, 'activity' | 'polls'> {
  last: Activity
  lastInstant: number
  /** Its activities by year, the oldest year first. */
  years: readonly YearCount[]
  /** The title as HTML, where it holds formulas. */
  titleHtml?: string
}

/** What is read only where a page shows it. */
export interface QuestionBody {
  activity: Activity[]
  polls?: Poll[] | undefined
  /** Whole body for the question's own page. */
  pageHtml: string
  /** Body for listings, cut between blocks (decision 9). */
  entryHtml: string
  /** Plain beginning of the body, for search engines. */
  description: string
}

/**
 * A prepared question as the cache keeps it: what orders and groups it at hand, its texts in packs. Nobody changes one:
 * what is learnt of it later makes another, by which it is seen what has to be written (question-cache.ts).
 */
export type CachedQuestion = Readonly<QuestionOutline> & {
  /** Of the file, to see without opening it that it is the same. */
  readonly stamp: FileStamp
  /** Of the file's bytes. */
  readonly digest: string
  readonly warnings: readonly Issue[]
  /** Activity, whole body, description: what the question's own page shows (page-part.ts). */
  readonly page: Place
  /** HTML for listings. */
  readonly entry: Place
  readonly cut: boolean
  /** In the order of the body, whose HTML names them by their places. */
  readonly links: readonly CrossLink[]
  /** How many of them, from the first on, the HTML for listings may name. */
  readonly entryLinks: number
  readonly prose: Place
  /** What is searched of it and of its answers (search-index/search-part.ts). */
  readonly search: Place
  /** What its texts need of the fonts for text and for code; absent where the Latin block is enough (fonts/needs.ts). */
  readonly characters?: readonly [text: string, code: string]
  /** Positions, in redactions.yaml, of the names that it held. */
  readonly redacted: readonly number[]
  /** Hashtags that it does not carry, but whose keyword it matches (decision 4), in code-unit order. */
  readonly keywords: readonly Hashtag[]
  /** Whether an answer is accepted (decision 19). */
  readonly accepted: boolean
  /** Absent where no answer and no comment is kept. */
  readonly conversation?: ConversationOutline
}

export type QuestionPagePart = Pick<QuestionBody, 'activity' | 'polls' | 'pageHtml' | 'description'>
