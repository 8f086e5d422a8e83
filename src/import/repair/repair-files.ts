// The files of one question with what hangs on it, mended by the rules of an import (`npm run tidy -- --repair`).
import { isDeepStrictEqual } from 'node:util'
import type { RedactedIds } from '../../content-folder/redacted-ids.ts'
import type { Language } from '../../messages/language.ts'
import { hasComments } from '../../question/comments.ts'
import { parseFrontMatter } from '../../question/front-matter.ts'
import type { QuestionRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'
import { toAnswerFile, toCommentsFile, toQuestionFile } from '../write/thread-texts.ts'
import { toThreadTexts } from '../write/to-thread-texts.ts'
import type { ThreadNames } from './archive-names.ts'
import { isTime } from './mend-time.ts'
import { createNote, nameAnswer, nameComment, nameQuestion, type RepairNote, toShownAt } from './notes.ts'
import { mendOwnIds } from './own-ids.ts'
import type { DecodedFile, ParsedThread } from './parse-damaged-files.ts'
import type { RepairThread } from './repair-thread.ts'

export interface RepairedFile {
  path: string
  text: string
  /** One at least. */
  notes: RepairNote[]
}

export interface RepairedFiles {
  /** Those that say something else now, and those with errors of their own. */
  files: RepairedFile[]
  /** Would be among them, but hold notes (`# …`) of people, which would be lost. */
  commented: string[]
}

interface Repairing {
  repairThread: RepairThread
  names: ThreadNames
  locale: Language
  /** Paths of files with errors. */
  faulty: ReadonlySet<string>
  redacted: RedactedIds
}

/** Undefined where a whole answer would be left out, as no file is removed, or what is withheld would get another id. */
export function repairFiles(
  { thread, files }: Extract<ParsedThread, { thread: ThreadRecords }>,
  { repairThread, names, locale, faulty, redacted }: Repairing,
): RepairedFiles | undefined {
  if (renamesRedacted(thread, names, redacted)) return undefined
  const { thread: mended, notes } = repairThread(thread, names)
  if (mended.answers.length < thread.answers.length) return undefined
  const texts = toThreadTexts(mended)
  const byAt = Map.groupBy(notes, ({ at }) => at)
  const of = (at: string) => byAt.get(toShownAt(at)) ?? []
  const { id } = thread.question
  const isTimeless = !isTime(mended.question.at)
  const changed: Changed[] = [
    {
      file: files.question,
      before: thread.question,
      after: mended.question,
      notes: [...of(nameQuestion(id)), ...listMissingCounts(thread.question, mended.question)],
      text: () => (texts.question ? toQuestionFile(texts.question, locale) : ''),
    },
    ...mended.answers.flatMap((after, index): Changed[] => {
      const [file, before] = [files.answers[index], thread.answers[index]]
      if (!file || !before) return []
      const own = of(nameAnswer(id, before.id))
      const text = texts.answers.get(after.id)
      return [{ file, before, after, notes: own, text: () => (text ? toAnswerFile(text, locale) : '') }]
    }),
    ...(files.comments
      ? [
          {
            file: files.comments,
            before: thread.comments,
            after: mended.comments,
            notes: [...new Set(thread.comments.map((comment) => nameComment(id, comment.id)))].flatMap(of),
            text: () => toCommentsFile(texts.comments.values(), locale),
          },
        ]
      : []),
  ]
  const replaced = changed.flatMap((each) => toReplaced(each, isTimeless ? new Set() : faulty))
  return {
    files: replaced.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    commented: replaced.filter((each) => typeof each === 'string'),
  }
}

/** Two of one id are one of the faults that are mended by another. */
function renamesRedacted(
  { question, answers, comments }: ThreadRecords,
  names: ThreadNames,
  { hasQuestion, hasText }: RedactedIds,
): boolean {
  const isRenamed = (list: 'answers' | 'comments', records: readonly { id: string }[]) => {
    const { ids } = mendOwnIds(records, () => () => {})
    return records.some(
      ({ id }, place) => ids[place] !== id.normalize('NFC') && hasText(list, question.id, id),
    )
  }
  const isQuestionRenamed = names.id !== question.id && hasQuestion(question.id)
  return isQuestionRenamed || isRenamed('answers', answers) || isRenamed('comments', comments)
}

/** An import counts what it is not told; a file has lost it. */
function listMissingCounts(before: QuestionRecord, after: QuestionRecord): RepairNote[] {
  const notes: RepairNote[] = []
  const note = createNote(nameQuestion(before.id), notes)
  for (const key of ['answers', 'comments'] as const) {
    if (before[key] === undefined) note('count-missing', `${key}: ${after[key]}`)
  }
  return notes
}

interface Changed {
  file: DecodedFile
  before: unknown
  after: unknown
  notes: readonly RepairNote[]
  text: () => string
}

/** Nothing where the file may stay, its path where it has to. */
function toReplaced(
  { file, before, after, notes, text }: Changed,
  faulty: ReadonlySet<string>,
): (RepairedFile | string)[] {
  const told = toUnique([...file.notes, ...notes])
  const isSame = isDeepStrictEqual(toKnown(before), toKnown(after))
  const isReadAsIs = file.notes.every(({ rule }) => rule === 'lost-character')
  if (isSame && isReadAsIs && !faulty.has(file.path)) return []
  if (holdsNotes(file)) return [file.path]
  return [toRepairedFile(file.path, text(), told)]
}

export function toRepairedFile(path: string, text: string, notes: RepairNote[]): RepairedFile {
  return { path, text, notes: notes.length > 0 ? notes : [{ rule: 'written-again', at: path }] }
}

/** What is absent, and a list of nothing, say the same. */
function toKnown(record: unknown): unknown {
  const known = JSON.stringify({ record }, (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  )
  return JSON.parse(known)
}

/** When a question was asked, and by whom, is said once more by its history. */
function toUnique(notes: readonly RepairNote[]): RepairNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}

function holdsNotes({ path, text }: DecodedFile): boolean {
  if (!path.endsWith('.md')) return hasComments(text)
  const frontMatter = parseFrontMatter(path, text)
  return 'body' in frontMatter && hasComments(text.slice(0, text.length - frontMatter.body.length))
}
