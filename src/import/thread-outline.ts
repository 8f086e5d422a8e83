import type { PersonRecord, QuestionRecord } from './records.ts'
import type { ImportNote } from './tally.ts'
import type { ThreadRecords } from './thread-records.ts'

/** What names and folders are given by, of a thread that stays in its source until it is converted. */
export interface ThreadOutline {
  type: 'outline'
  question: Pick<QuestionRecord, 'id' | 'category' | 'tags' | 'at' | 'aliases'>
  answers: number
  comments: number
  /** Whether its source says how often it was seen. */
  hasViews: boolean
  /** Of its activities, those that may be the newest of all. */
  times: string[]
}

/** Where threads are read whose outlines were given: plain data, as each thread of the conversion opens it by itself. */
export interface ThreadSource {
  /** Address of a module that exports `openThreads`. */
  module: string
  data: unknown
}

/** @param data of the ThreadSource. @returns what reads the thread of a question, by its id in the source. */
export type OpenThreads = (data: never) => (question: string) => ReadThread

export interface ReadThread {
  records: ThreadRecords
  /** Who was named for the first time. */
  people: PersonRecord[]
  notes: ImportNote[]
}
