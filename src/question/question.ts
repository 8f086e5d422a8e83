import type { Activity } from './activity.ts'
import type { Counts } from './counts.ts'
import type { Hashtag } from './hashtag.ts'

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
  /** BCP 47 tag, where it is not that of the archive. */
  language?: string | undefined
}
