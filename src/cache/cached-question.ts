import type { Activity } from '../question/activity.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { Issue } from '../question/issue.ts'
import type { Question } from '../question/question.ts'
import type { FileStamp } from './file-stamp.ts'
import type { Place } from './packs.ts'

/** What a listing has to know of a question without opening its body. */
export interface QuestionOutline extends Omit<Question, 'activity'> {
  last: Activity
  lastInstant: number
}

/** What is read only where a page shows it. */
export interface QuestionBody {
  activity: Activity[]
  /** Whole body for the question's own page. */
  pageHtml: string
  /** Body for listings, cut between blocks (decision 9). */
  entryHtml: string
  /** Plain beginning of the body, for search engines. */
  description: string
}

/** A prepared question as the cache keeps it: what orders and groups it at hand, its texts in packs. */
export interface CachedQuestion extends QuestionOutline {
  /** Of the file, to see without opening it that it is the same. */
  stamp: FileStamp
  /** Of the file's bytes. */
  digest: string
  warnings: Issue[]
  /** Activity, whole body, description: what the question's own page shows (page-part.ts). */
  page: Place
  /** HTML for listings. */
  entry: Place
  cut: boolean
  prose: Place
  /** Positions, in redactions.yaml, of the names that it held. */
  redacted: number[]
  /** Hashtags that it does not carry, but whose keyword its prose contains (decision 3). */
  keywords: Hashtag[]
}

export type QuestionPagePart = Pick<QuestionBody, 'activity' | 'pageHtml' | 'description'>
