import type { Activity } from './activity.ts'
import type { Counts } from './counts.ts'
import type { Hashtag } from './hashtag.ts'
import type { License } from './license.ts'
import type { Poll } from './poll.ts'

/** One checked question, without its body. */
export interface Question {
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  title: string
  category?: string | undefined
  hashtags: Hashtag[]
  counts: Counts
  /** Whether it has the label of decision 11. */
  poll: boolean
  /** What is known of its polls, in the order of the file; absent where nothing is. */
  polls?: Poll[] | undefined
  /** Oldest first, one or more. */
  activity: Activity[]
  /** Old addresses, absolute paths. */
  aliases: string[]
  /** Where the votes for and against it are not known, or do not add up to it. */
  score?: number | undefined
  /** BCP 47 tag, where it is not that of the archive. */
  language?: string | undefined
  state?: QuestionState | undefined
  /** Ids of questions that stand first among its neighbours. */
  related?: string[] | undefined
  /** Where it was published. */
  source?: string | undefined
  /** Where it is not that of the archive. */
  license?: License | undefined
}

export interface QuestionState {
  closed?: Closed | undefined
  locked?: boolean | undefined
}

export interface Closed {
  /** As activities write it. */
  at?: string | undefined
  reason?: string | undefined
  /** Ids of the questions that it repeats. */
  of?: string[] | undefined
}
