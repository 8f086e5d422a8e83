import type { Activity } from './activity.ts'
import type { Hashtag } from './hashtag.ts'

/** Absent optional counts are not known, which is not zero (decision 10). */
export interface Counts {
  answers: number
  comments: number
  recommended?: number
  needsSupplement?: number
  views: number
}

/** One checked question, without its body. */
export interface Question {
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  title: string
  category: string
  hashtags: Hashtag[]
  counts: Counts
  poll: boolean
  /** Oldest first, one or more. */
  activity: Activity[]
  /** Old addresses, absolute paths. */
  aliases: string[]
}
