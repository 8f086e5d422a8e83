// The files of one discussion, and people.yaml, fixed by the rules of an import (`npm run tidy -- --repair`).

import { isDeepStrictEqual } from 'node:util'
import { type Person, peopleName, peopleSchema } from '../../folder/people.ts'
import type { RedactedIds } from '../../folder/withheld.ts'
import { hasComments, parseFrontMatter } from '../../format/front-matter.ts'
import { tryParseYaml } from '../../format/yaml.ts'
import type { Locale } from '../../words/language.ts'
import { toAnswerFile, toCommentsFile, toDiscussionTexts, toQuestionFile } from '../discussion-texts.ts'
import { toPeopleText, toValidPerson } from '../people.ts'
import {
  createNote,
  type DiscussionRecords,
  type FixNote,
  nameAnswer,
  nameComment,
  nameQuestion,
  type QuestionRecord,
  toShownAt,
} from '../records.ts'
import type { DiscussionNames } from './archive-names.ts'
import { type DecodedFile, type ParsedDiscussion, readLenient } from './damaged-files.ts'
import type { createFixDiscussion } from './discussion.ts'
import { fixId, fixOwnIds } from './ids.ts'
import { decodeAny, fixText } from './text.ts'
import { isTime } from './time.ts'

export interface FixedFile {
  path: string
  text: string
  /** One at least. */
  notes: FixNote[]
}

export interface FixedFiles {
  /** Those that say something else now, and those with errors of their own. */
  files: FixedFile[]
  /** Would be among them, but hold notes (`# …`) of people, which would be lost. */
  commented: string[]
}

/**
 * Undefined where a whole answer would be left out, as no file is removed, or what is withheld would get another id.
 * @param faulty paths of files with errors.
 */
export function fixFiles(
  { discussion, files }: Extract<ParsedDiscussion, { discussion: DiscussionRecords }>,
  fixing: {
    fixDiscussion: FixDiscussion
    names: DiscussionNames
    locale: Locale
    faulty: ReadonlySet<string>
    redacted: RedactedIds
  },
): FixedFiles | undefined {
  const { fixDiscussion, names, locale, faulty, redacted } = fixing
  if (renamesRedacted(discussion, names, redacted)) return undefined
  const { discussion: fixed, notes } = fixDiscussion(discussion, names)
  if (fixed.answers.length < discussion.answers.length) return undefined
  const texts = toDiscussionTexts(fixed)
  const byAt = Map.groupBy(notes, ({ at }) => at)
  const of = (at: string) => byAt.get(toShownAt(at)) ?? []
  const { id } = discussion.question
  const isTimeless = !isTime(fixed.question.at)
  const changed: Changed[] = [
    {
      file: files.question,
      before: discussion.question,
      after: fixed.question,
      notes: [...of(nameQuestion(id)), ...listMissingCounts(discussion.question, fixed.question)],
      text: () => (texts.question ? toQuestionFile(texts.question, locale) : ''),
    },
    ...fixed.answers.flatMap((after, index): Changed[] => {
      const [file, before] = [files.answers[index], discussion.answers[index]]
      if (!file || !before) return []
      const own = of(nameAnswer(id, before.id))
      const text = texts.answers.get(after.id)
      return [{ file, before, after, notes: own, text: () => (text ? toAnswerFile(text, locale) : '') }]
    }),
    ...(files.comments
      ? [
          {
            file: files.comments,
            before: discussion.comments,
            after: fixed.comments,
            notes: [...new Set(discussion.comments.map((comment) => nameComment(id, comment.id)))].flatMap(
              of,
            ),
            text: () => toCommentsFile(texts.comments.values(), locale),
          },
        ]
      : []),
  ]
  return toFixedFiles(changed, isTimeless ? new Set() : faulty)
}

/** Two of one id are one of the faults that are fixed by another. */
function renamesRedacted(
  { question, answers, comments }: DiscussionRecords,
  names: DiscussionNames,
  { hasQuestion, hasText }: RedactedIds,
): boolean {
  const isRenamed = (list: 'answers' | 'comments', records: readonly { id: string }[]) => {
    const { ids } = fixOwnIds(records, () => () => {})
    return records.some(
      ({ id }, place) => ids[place] !== id.normalize('NFC') && hasText(list, question.id, id),
    )
  }
  const isQuestionRenamed = names.id !== question.id && hasQuestion(question.id)
  return isQuestionRenamed || isRenamed('answers', answers) || isRenamed('comments', comments)
}

/** An import counts what the source does not say; a file has lost it. */
function listMissingCounts(before: QuestionRecord, after: QuestionRecord): FixNote[] {
  const notes: FixNote[] = []
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
  notes: readonly FixNote[]
  text: () => string
}

/** Without files that may stay. */
function toFixedFiles(changed: readonly Changed[], faulty: ReadonlySet<string>): FixedFiles {
  const fixed: FixedFiles = { files: [], commented: [] }
  for (const { file, before, after, notes, text } of changed) {
    const isSame = isDeepStrictEqual(toKnown(before), toKnown(after))
    const isReadAsIs = file.notes.every(({ rule }) => rule === 'lost-character')
    if (isSame && isReadAsIs && !faulty.has(file.path)) continue
    if (holdsNotes(file)) fixed.commented.push(file.path)
    else fixed.files.push(toFixedFile(file.path, text(), toUnique([...file.notes, ...notes])))
  }
  return fixed
}

function toFixedFile(path: string, text: string, notes: FixNote[]): FixedFile {
  return { path, text, notes: notes.length > 0 ? notes : [{ rule: 'written-again', at: path }] }
}

/** What is absent, and a list of nothing, say the same. */
function toKnown(record: unknown): unknown {
  const known = JSON.stringify({ record }, (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  )
  return JSON.parse(known)
}

/** When a question was asked, and by whom, is in its history once more. */
function toUnique(notes: readonly FixNote[]): FixNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}

function holdsNotes({ path, text }: DecodedFile): boolean {
  if (!path.endsWith('.md')) return hasComments(text)
  const frontMatter = parseFrontMatter(path, text)
  return 'body' in frontMatter && hasComments(text.slice(0, text.length - frontMatter.body.length))
}

/**
 * people.yaml. Called for a file with errors. Undefined for what only people can fix: what can't be read, somebody
 * without a name, two of one id.
 */
export function fixPeople(bytes: Uint8Array): FixedFiles | undefined {
  const notes: FixNote[] = []
  const noteFile = createNote(peopleName, notes)
  const text = fixText(decodeAny(bytes, noteFile), noteFile)
  const root = tryParseYaml(text)
  const named = root && readLenient(root, peopleSchema)
  if (!named) return undefined
  const people = new Map<string, Person>()
  for (const [written, person] of Object.entries(named)) {
    const note = createNote(`person ${written}`, notes)
    const id = fixId(written, note)
    const valid = toValidPerson(person, note)
    if (valid) people.set(id, valid)
  }
  const written = root?.type === 'mapping' ? root.pairs.length : 0
  if (people.size < written) return undefined
  if (hasComments(text)) return { files: [], commented: [peopleName] }
  return { files: [toFixedFile(peopleName, toPeopleText(people), notes)], commented: [] }
}

/**
 * @param discussion with bodies that are Markdown already. @param names as `createArchiveNames` gives them; made from the
 * discussion alone where absent.
 */
type FixDiscussion = ReturnType<typeof createFixDiscussion>
