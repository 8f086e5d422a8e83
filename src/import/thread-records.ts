import type { AnswerRecord, CommentRecord, QuestionRecord } from './records.ts'

/** A question with all that hangs on it, in the order in which the source gave it: the unit of work of an import. */
export interface ThreadRecords {
  question: QuestionRecord
  answers: AnswerRecord[]
  comments: CommentRecord[]
}
