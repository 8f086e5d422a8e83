// Makes the best of one question and what hangs on it, so that the files that are written of it pass every check.
import type { Settings } from '../../content-folder/settings.ts'
import type { ImportNote } from '../tally.ts'
import type { ThreadRecords } from '../thread-records.ts'
import type { RepairRule } from './rules.ts'

export interface RepairContext {
  /** Of the archive that is written: its zone, its words, and what bodies are printed with. No time is after its `referenceDate`. */
  settings: Settings
  /** Of a question that has none. */
  category: string
}

/** What only all threads side by side decide, one for each thread; plain data that another thread may be sent. */
export interface ThreadNames {
  /** Legal, and no other question's. */
  id: string
  /** Legal, each with an address of its own in the archive. */
  hashtags: string[]
  category: string
  /** Legal, and no other question's. */
  aliases: string[]
  notes: RepairNote[]
}

export interface RepairNote extends ImportNote {
  rule: RepairRule
}

export interface RepairedThread {
  /** Every field legal, bodies as `{ markdown }` alone, `category`, `answers` and `comments` there. */
  thread: ThreadRecords
  notes: RepairNote[]
}

/** @param thread with bodies that are Markdown already. @param names as `createArchiveNames` gives them; made from the thread alone where absent. */
export type RepairThread = (thread: ThreadRecords, names?: ThreadNames) => RepairedThread

export function createRepairThread({ category }: RepairContext): RepairThread {
  return (thread, names) => {
    const { question, answers, comments } = thread
    return {
      thread: {
        ...thread,
        question: {
          ...question,
          id: names?.id ?? question.id,
          tags: names?.hashtags ?? question.tags,
          category: names?.category ?? question.category ?? category,
          aliases: names?.aliases ?? question.aliases,
          answers: question.answers ?? answers.length,
          comments: question.comments ?? comments.length,
        },
      },
      notes: names?.notes ?? [],
    }
  }
}
