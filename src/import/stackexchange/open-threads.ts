// Threads of a dump, read one by one where they are converted.
import type { ReadThread, ThreadSource } from '../thread-outline.ts'
import { createAuthors } from './authors.ts'
import type { Conversion } from './conversion.ts'
import { type IndexPaths, openDumpIndex } from './dump-index.ts'
import type { DumpTables } from './read-dump-folder.ts'
import { createThreadReader } from './read-threads.ts'
import { createSeenIds } from './seen-ids.ts'
import { toAnswer } from './to-answer.ts'
import { toComments } from './to-comments.ts'
import { toQuestion } from './to-question.ts'

interface DumpThreads extends Omit<Conversion, 'authors' | 'tally'> {
  tables: DumpTables
  index: IndexPaths
}

/** Kilobytes. Neighbours are asked for, one after another. */
const cache = 500

export function toThreadSource(data: DumpThreads): ThreadSource {
  return { module: import.meta.url, data }
}

export function openThreads({ tables, index, ...known }: DumpThreads): (question: string) => ReadThread {
  const read = createThreadReader(tables, openDumpIndex(index, cache))
  const seen = createSeenIds()
  return (id) => {
    const { users, ...thread } = read(Number(id))
    const notes: ReadThread['notes'] = []
    const tally = { note: (note: ReadThread['notes'][number]) => void notes.push(note) }
    const authors = createAuthors(users, seen, tally)
    const conversion = { ...known, authors, tally }
    const { question, answers } = thread
    const records = {
      question: toQuestion(thread, conversion),
      answers: answers.map((answer) => toAnswer(answer, question, conversion)),
      comments: [question, ...answers].flatMap((post) => toComments(post, question, conversion)),
    }
    return { records, people: authors.takeNew(), notes }
  }
}
