import type { Question } from '../question/question.ts'
import type { Zone } from '../time/zone.ts'
import type { Answer } from './answer.ts'
import type { Comment } from './comment.ts'

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
