// A thread as a source gives it in, the same as files may have it out: HTML becomes Markdown, and then repair makes the
// best of what is illegal.
import { loadTypeset } from '../../body/formulas/load-typeset.ts'
import type { Settings } from '../../content-folder/settings.ts'
import type { Dialect } from '../markdown/dialects.ts'
import { toMarkdown } from '../markdown/to-markdown.ts'
import type { TextRecord } from '../records.ts'
import type { ThreadNames } from '../repair/archive-names.ts'
import { createRepairThread } from '../repair/repair-thread.ts'
import type { ImportNote } from '../tally.ts'
import type { ThreadRecords } from '../thread-records.ts'

export interface LegalContext {
  /** Of the archive that is written, with the reference date that its records ask for. */
  settings: Settings
  /** Of a question that has none. */
  category: string | undefined
  /** The same in the last import. */
  formerCategory: string | undefined
  dialect: Dialect
  /** What relative addresses are below. */
  baseUrl: string | undefined
  /** Addresses of files that come with the records: they stay as they are. */
  files: ReadonlySet<string>
}

export type ToLegalThread = (
  thread: ThreadRecords,
  names: ThreadNames,
) => { thread: ThreadRecords; notes: ImportNote[] }

export async function createToLegalThread(context: LegalContext): Promise<ToLegalThread> {
  const { settings, category, files } = context
  const typeset = await loadTypeset(settings.math)
  const repair = createRepairThread({ settings, category, typeset, files })
  return (thread, names) => {
    const { thread: converted, notes } = convertBodies(thread, context)
    const repaired = repair(converted, names)
    return { thread: repaired.thread, notes: [...notes, ...repaired.notes] }
  }
}

function convertBodies(
  { question, answers, comments }: ThreadRecords,
  { dialect, baseUrl, files, settings: { math } }: LegalContext,
): { thread: ThreadRecords; notes: ImportNote[] } {
  const notes: ImportNote[] = []
  const of = `question ${question.id}`
  const convert = (body: TextRecord, at: string, comment = false): TextRecord => {
    const { markdown, losses } = toMarkdown(body, { dialect, baseUrl, files, comment, math })
    for (const rule of losses) notes.push({ rule, at })
    return { markdown }
  }
  const thread = {
    question: { ...question, body: convert(question.body, of) },
    answers: answers.map((answer) => ({
      ...answer,
      body: convert(answer.body, `${of}, answer ${answer.id}`),
    })),
    comments: comments.map((comment) => ({
      ...comment,
      body: convert(comment.body, `${of}, comment ${comment.id}`, true),
    })),
  }
  return { thread, notes }
}
