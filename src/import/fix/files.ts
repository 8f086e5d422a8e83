// The files of one question with what hangs on it, mended by the rules of an import (`npm run tidy -- --repair`).
import { isDeepStrictEqual } from 'node:util'
import { type Person, peopleName, peopleSchema } from '../../folder/people.ts'
import type { RedactedIds } from '../../folder/withheld.ts'
import { withoutNulls } from '../../format/check-losses.ts'
import { hasComments, parseFrontMatter } from '../../format/front-matter.ts'
import { readValue } from '../../format/values.ts'
import type { Locale } from '../../messages/language.ts'
import { toLegalPerson, toPeopleText } from '../people.ts'
import type { QuestionRecord, ThreadRecords } from '../records.ts'
import { toAnswerFile, toCommentsFile, toQuestionFile, toThreadTexts } from '../thread-texts.ts'
import type { ThreadNames } from './archive-names.ts'
import { type DecodedFile, type ParsedThread, parseTree } from './damaged-files.ts'
import { mendId, mendOwnIds } from './ids.ts'
import { createNote, nameAnswer, nameComment, nameQuestion, type RepairNote, toShownAt } from './notes.ts'
import { decodeAny, mendText } from './text.ts'
import type { RepairThread } from './thread.ts'
import { isTime } from './time.ts'
import { widePeopleSchema } from './wide-schemas.ts'

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
  locale: Locale
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

function toRepairedFile(path: string, text: string, notes: RepairNote[]): RepairedFile {
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

/**
 * people.yaml. Called for a file with errors. Undefined for what only people can mend: what can't be read, somebody without a name,
 * two of one id.
 */
export function repairPeople(bytes: Uint8Array): RepairedFiles | undefined {
  const notes: RepairNote[] = []
  const noteFile = createNote(peopleName, notes)
  const text = mendText(decodeAny(bytes, noteFile), noteFile)
  const root = parseTree(text)
  const result = root && widePeopleSchema.safeParse(readValue(withoutNulls(root), peopleSchema))
  if (!result?.success) return undefined
  const people = new Map<string, Person>()
  for (const [written, named] of Object.entries(result.data)) {
    const note = createNote(`person ${written}`, notes)
    const id = mendId(written, note)
    const person = toLegalPerson(named, note)
    if (person) people.set(id, person)
  }
  const written = root?.type === 'mapping' ? root.pairs.length : 0
  if (people.size < written) return undefined
  if (hasComments(text)) return { files: [], commented: [peopleName] }
  return { files: [toRepairedFile(peopleName, toPeopleText(people), notes)], commented: [] }
}
