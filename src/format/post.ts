// Questions, answers and comments as everything else knows them, once their files were checked: the fields of their files,
// but for those that are said here.
import type { z } from 'zod'
import type { Activity, Counts } from './activity.ts'
import type {
  AnswerFrontMatter,
  answerCountsSchema,
  CommentFields,
  closedSchema,
  editSchema,
  pollSchema,
  QuestionFrontMatter,
} from './fields.ts'
import type { Hashtag } from './names.ts'
import type { Zone } from './time.ts'

/** One checked question, without its body. */
export interface Question
  extends Omit<QuestionFrontMatter, 'tags' | 'counts' | 'poll' | 'activity' | 'aliases' | 'state'> {
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
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
  state?: QuestionState | undefined
}

export interface QuestionState {
  closed?: z.infer<typeof closedSchema> | undefined
  locked?: boolean | undefined
}

/** A poll as the community left it; its label alone (`poll: true`) has none of this. */
export type Poll = z.infer<typeof pollSchema>

/** One checked answer, without its body. Times and actors are as those of an activity. */
export interface Answer extends Omit<AnswerFrontMatter, 'edited' | 'accepted' | 'counts' | 'poll'> {
  /** Unique in its question. */
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  /** Oldest first. */
  edited: Edit[]
  /** Whether, or when, it was accepted. */
  accepted?: true | string | undefined
  counts: AnswerCounts
  /** Whether it has a poll of which nothing more is known. */
  poll?: true | undefined
  /** What is known of its polls; absent where nothing is. */
  polls?: Poll[] | undefined
}

export type Edit = z.infer<typeof editSchema>

/** Absent is not zero (decision 10). */
export type AnswerCounts = z.infer<typeof answerCountsSchema>

/** One checked comment of a question, or of one of its answers. */
export interface Comment extends CommentFields {
  /** Line of the file on which `text` begins, counted from 1, and the columns by which the file indents it. */
  textLine: number
  textIndent: number
}

/** A question with all that hangs on it, side by side. */
export interface Conversation {
  question: Question
  /** Those that could be read. */
  answers: readonly Answer[]
  /** None where their file has faults. */
  comments: readonly Comment[]
  /** File of the comments, where there is one. */
  commentsPath?: string | undefined
  /** Ids of all files of answers, also of those with faults of their own; those of `answers` where absent. */
  answerIds?: ReadonlySet<string>
  /** Ids of texts that nobody may read: a history is not asked to name them. */
  withheld?: WithheldIds
}

/** Ids of texts that nobody may read. */
export interface WithheldIds {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

/** What the settings say that a file is checked against. */
export interface QuestionContext {
  zone: Zone
  /** `YYYY-MM-DD`; later activities are issues (decision 14). */
  referenceDate: string
  /** Whether views were counted, so that a question without them lacks something; they were, where it is absent. */
  views?: boolean
}
