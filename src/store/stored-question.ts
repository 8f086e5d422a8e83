import type { FileStamp } from '../content-folder/file-stamp.ts'
import type { QuestionOutline } from '../content-folder/prepare-question.ts'
import type { QuestionBody } from '../content-folder/question-body.ts'
import type { Hashtag } from '../question/hashtag.ts'
import type { Issue } from '../question/issue.ts'
import type { Place } from './packs.ts'

/** A prepared question as the store keeps it: what orders and groups it at hand, its texts in packs. */
export interface StoredQuestion extends QuestionOutline {
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
  /** Places in redactions.yaml of the names that it held. */
  redacted: number[]
  /** Hashtags that it does not carry, but whose keyword its prose contains (decision 3). */
  keywords: Hashtag[]
}

export type QuestionPagePart = Pick<QuestionBody, 'activity' | 'pageHtml' | 'description'>
