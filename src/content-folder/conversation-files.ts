import type { FileStamp } from '../cache/file-stamp.ts'

/** The file of an answer, or of all comments of a question. */
export interface ConversationFile {
  /** Of the answer, or of the question. */
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  stamp: FileStamp
}

/** Files that hang on one question. */
export interface ConversationFiles {
  /** By path in code-unit order. */
  answers: readonly ConversationFile[]
  comments: ConversationFile | undefined
}

/** By id of the question, which need not be there. */
export type Conversations = ReadonlyMap<string, ConversationFiles>
