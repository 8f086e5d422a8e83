// Where conversion and repair come in: a thread as a source gives it in, the same as files may have it out.
import type { Settings } from '../../content-folder/settings.ts'
import type { QuestionRecord, TextRecord } from '../records.ts'
import type { ImportNote } from '../tally.ts'
import type { ThreadRecords } from '../thread-records.ts'

/** What only all threads side by side decide. */
export interface ThreadNames {
  id: string
  hashtags: string[]
  category: string
  aliases: string[]
  notes: ImportNote[]
}

export interface LegalContext {
  /** Of the archive that is written, with the reference date that its records ask for. */
  settings: Settings
  /** Of a question that has none. */
  category: string
  dialect: 'html' | 'discourse'
  /** What relative addresses are below. */
  baseUrl: string | undefined
}

export type ToLegalThread = (
  thread: ThreadRecords,
  names: ThreadNames,
) => { thread: ThreadRecords; notes: ImportNote[] }

export interface ArchiveNamesOptions {
  category: string
  /** Ids that questions of the source were given by an earlier import, by their id in the source: they stay. */
  known: ReadonlyMap<string, string>
  /** Ids that are others'. */
  taken: Iterable<string>
}

/** Called once for each question, in the order of the source. */
export function createArchiveNames({
  category,
  known,
}: ArchiveNamesOptions): (question: QuestionRecord) => ThreadNames {
  return ({ id, tags, aliases, category: own }) => ({
    id: known.get(id) ?? id,
    hashtags: tags,
    category: own ?? category,
    aliases,
    notes: [],
  })
}

export function createToLegalThread(_context: LegalContext): ToLegalThread {
  return ({ question, answers, comments }, names) => ({
    thread: {
      question: {
        ...question,
        id: names.id,
        tags: names.hashtags,
        category: names.category,
        aliases: names.aliases,
        body: toMarkdown(question.body),
      },
      answers: answers.map((answer) => ({ ...answer, body: toMarkdown(answer.body) })),
      comments: comments.map((comment) => ({ ...comment, body: toMarkdown(comment.body) })),
    },
    notes: names.notes,
  })
}

function toMarkdown({ html, markdown }: TextRecord): TextRecord {
  return { markdown: markdown ?? html ?? '' }
}
