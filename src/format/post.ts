// Questions, answers and comments as everything else knows them, once their files were checked.
import type { Activity, Counts } from './activity.ts'
import type { License } from './addresses.ts'
import type { Hashtag } from './names.ts'
import type { Zone } from './time.ts'

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

interface Closed {
  /** As activities write it. */
  at?: string | undefined
  reason?: string | undefined
  /** Ids of the questions that it repeats. */
  of?: string[] | undefined
}

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

/** One checked comment of a question, or of one of its answers. */
export interface Comment {
  /** Unique in its file. */
  id: string
  /** Id of the answer that it is on; absent on the question. */
  answer?: string | undefined
  actor: string
  /** Who it was, in people.yaml. */
  person?: string | undefined
  at: string
  /** Absent is not zero (decision 10). */
  recommended?: number | undefined
  /** Id of another comment of the same file. */
  replyTo?: string | undefined
  /** Markdown, as the block of its file holds it. */
  text: string
  /** Line of the file on which `text` begins, counted from 1, and the columns by which the file indents it. */
  textLine: number
  textIndent: number
}

/** A poll as the community left it; its label alone (`poll: true`) has none of this. */
export interface Poll {
  title?: string | undefined
  /** Whether a voter could choose several options. */
  multiple?: boolean | undefined
  closed?: boolean | undefined
  /** Number of people who voted, of whom shares are shares; absent is not known. */
  voters?: number | undefined
  /** One or more, in the order of the file. */
  options: PollOption[]
}

interface PollOption {
  label: string
  votes: number
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

export interface ConversationContext {
  zone: Zone
  /** Text of a file as `decodeFile` gives it; asked for only where something is wrong. */
  readText: (path: string) => string | undefined
}

/** What the settings say that a file is checked against. */
export interface QuestionContext {
  zone: Zone
  /** `YYYY-MM-DD`; later activities are issues (decision 14). */
  referenceDate: string
  /** Whether views were counted, so that a question without them lacks something; they were, where it is absent. */
  views?: boolean
}
