// One question from its records to its files: converted, fixed, merged with what is there.

import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import type { Settings } from '../folder/settings.ts'
import type { Withholding } from '../folder/withheld.ts'
import { isAsking } from '../format/activity.ts'
import type { QuestionContext } from '../format/post.ts'
import { isOlder } from '../format/time.ts'
import type { Locale } from '../words/language.ts'
import {
  type DiscussionTexts,
  isSameText,
  type QuestionText,
  toAnswerFile,
  toCommentsFile,
  toDiscussionTexts,
  toQuestionFile,
} from './discussion-texts.ts'
import type { DiscussionNames } from './fix/archive-names.ts'
import { createFixDiscussion } from './fix/discussion.ts'
import { createMacros } from './markdown/formula-macros.ts'
import { toTitle } from './markdown/formulas.ts'
import { type Dialect, toMarkdown } from './markdown/to-markdown.ts'
import { type MergedDiscussion, mergeDiscussion } from './merge-discussion.ts'
import { parseDiscussionFiles, parseOwnFiles, toIdOf } from './read-discussion-files.ts'
import {
  type DiscussionRecords,
  type ImportNote,
  nameAnswer,
  nameComment,
  nameQuestion,
  type TextRecord,
} from './records.ts'
import { digestFields, type IsGiven } from './three-way.ts'
import type { QuestionLine } from './write-import-list.ts'

export interface DiscussionInput {
  records: DiscussionRecords
  names: DiscussionNames
  /** Of a new question, below `questions/`. */
  folder: string
  base: QuestionLine | undefined
  /** Paths of the files that there are. */
  existing: readonly string[]
}

export interface DiscussionMaking {
  toValidDiscussion: Awaited<ReturnType<typeof createToValidDiscussion>>
  context: QuestionContext
  locale: Locale
  /** Text of a file that is there. */
  read: (path: string) => string | undefined
  isGiven?: IsGiven
  withholding?: Withholding
  /** Category of questions without one in the last import. */
  formerCategory?: string | undefined
}

interface MadeDiscussion {
  /** Texts by path of the files that are to be written. */
  files: Map<string, string>
  merged: MergedDiscussion
  notes: ImportNote[]
}

export function makeDiscussion(input: DiscussionInput, making: DiscussionMaking): MadeDiscussion {
  const { records, names, folder, base, existing } = input
  const {
    toValidDiscussion,
    context,
    locale,
    read,
    isGiven = () => false,
    withholding,
    formerCategory,
  } = making
  const { id } = names
  const { discussion, notes } = toValidDiscussion(records, names)
  const paths = toDiscussionPaths(id, folder, existing)
  const direct = toDiscussionTexts(discussion)
  const asked = existing.length === 0 && base === undefined
  const printed = printAll(direct, paths, locale)
  const told = readBack(printed, { id, direct, context })
  const current = asked
    ? { ...noDiscussion, kept: { answers: new Map() } }
    : parseDiscussionFiles({ id, paths: existing, read }, context)
  const isTold = (records.question.category ?? '').trim() !== ''
  const former = { base, usual: formerCategory }
  const question =
    told.question && !isTold ? keepCategory(told.question, current.question, former) : told.question
  const sides = { base, current, next: { ...told, question }, isGiven, ...(withholding && { withholding }) }
  const merged = mergeDiscussion({ id, source: records.question.id, ...sides }, context.zone)
  const lost = listLost(current.question, merged.question)
    .filter(isGiven)
    .map((detail) => ({ rule: 'alias-taken', at: `question ${id}`, detail }))
  return {
    files: printWritten(merged, { paths, locale }, { texts: direct, files: printed }),
    merged,
    notes: [...notes, ...noteBeforeQuestion(discussion, context), ...merged.notes, ...lost],
  }
}

/** What is older than its question, as topics of a forum that were merged: nobody but the source knows when it was. */
function noteBeforeQuestion(
  { question, answers, comments }: DiscussionRecords,
  context: QuestionContext,
): ImportNote[] {
  const { activity = [] } = question
  const asked = activity.find(isAsking)?.at ?? question.at
  const toNote = (at: string, { at: detail }: { at: string }): ImportNote[] =>
    isOlder(detail, asked, context) ? [{ rule: 'before-question', at, detail }] : []
  const notes = [
    ...answers.flatMap((answer) => toNote(nameAnswer(question.id, answer.id), answer)),
    ...comments.flatMap((comment) => toNote(nameComment(question.id, comment.id), comment)),
  ]
  if (notes.length > 0) return notes
  return activity.flatMap((line) => toNote(nameQuestion(question.id), line)).slice(0, 1)
}

/** Addresses that a question had. */
function listLost(before: QuestionText | undefined, after: QuestionText | undefined): string[] {
  if (!before || !after) return []
  return before.fields.aliases.filter((alias) => !after.fields.aliases.includes(alias))
}

const noDiscussion = { question: undefined, answers: new Map(), comments: new Map() }

/**
 * What the reader makes of what is written, so that both sides of a comparison are of one form. Where that has a fault,
 * which `npm run check` names, it is what was to be written.
 */
function readBack(
  files: ReadonlyMap<string, string>,
  { id, direct, context }: { id: string; direct: DiscussionTexts; context: QuestionContext },
): DiscussionTexts {
  const back = parseOwnFiles({ id, paths: [...files.keys()], read: (path) => files.get(path) }, context)
  const answers = Array.from(direct.answers, ([answer, text]) => {
    return [answer, back.answers.get(answer) ?? text] as const
  })
  return {
    question: back.question ?? direct.question,
    answers: new Map(answers),
    comments: back.comments.size === direct.comments.size ? back.comments : direct.comments,
  }
}

function printAll(texts: DiscussionTexts, paths: DiscussionPaths, locale: Locale): Map<string, string> {
  const answers = new Set(texts.answers.keys())
  return printWritten({ ...texts, written: { question: true, comments: true, answers } }, { paths, locale })
}

/** @param before texts that are printed already: most are the same after they were read back and merged. */
function printWritten(
  { question, answers, comments, written }: DiscussionTexts & Pick<MergedDiscussion, 'written'>,
  place: { paths: DiscussionPaths; locale: Locale },
  before?: { texts: DiscussionTexts; files: ReadonlyMap<string, string> },
): Map<string, string> {
  const { paths, locale } = place
  const files = new Map<string, string>()
  if (question && written.question) {
    const known = before?.texts.question
    const text = known && isSameText(known, question) ? before.files.get(paths.question) : undefined
    files.set(paths.question, text ?? toQuestionFile(question, locale))
  }
  for (const [id, answer] of answers) {
    if (!written.answers.has(id)) continue
    const [path, known] = [paths.answer(id), before?.texts.answers.get(id)]
    const text = known && isSameText(known, answer) ? before?.files.get(path) : undefined
    files.set(path, text ?? toAnswerFile(answer, locale))
  }
  if (written.comments && comments.size > 0) {
    files.set(paths.comments, toCommentsFile(comments.values(), locale))
  }
  return files
}

type DiscussionPaths = ReturnType<typeof toDiscussionPaths>

/**
 * Paths inside the content folder, with `/`. What is there stays where it is, and what is new lies beside it.
 * @param folder of new questions, below `questions/`; empty for that itself.
 * @param existing paths of the files that there are.
 */
export function toDiscussionPaths(id: string, folder: string, existing: readonly string[]) {
  const question = existing.find((path) => path.startsWith('questions/'))
  const comments = existing.find((path) => path.startsWith('comments/'))
  const answers = existing.filter((path) => path.startsWith('answers/'))
  const below = question?.slice('questions/'.length, question.lastIndexOf('/')) ?? folder
  const toPath = (root: string, name: string) => [root, below, name].filter((part) => part !== '').join('/')
  const answerFolder = answers[0]?.replace(/\/[^/]*$/, '') ?? toPath('answers', id)
  return {
    question: question ?? toPath('questions', `${id}.md`),
    comments: comments ?? toPath('comments', `${id}.yaml`),
    /** The folder of new answers. */
    answers: answerFolder,
    answer: (answer: string) =>
      answers.find((path) => toIdOf(path) === answer) ?? `${answerFolder}/${answer}.md`,
  }
}

// A discussion of a source becomes one that files may hold: HTML becomes Markdown, and what is not valid is fixed.

export interface ValidContext {
  /** Of the archive that is written, with the reference date that its records ask for. */
  settings: Settings
  /** Of a question that has none. */
  category: string | undefined
  /** The same in the last import. */
  formerCategory: string | undefined
  dialect: Dialect
  /** What relative addresses are below, where their page had no address. */
  baseUrl: string | undefined
  /** Of Macros. */
  mathJax: boolean
  /** Addresses of files that come with the records: they stay as they are. */
  files: ReadonlySet<string>
}

export async function createToValidDiscussion(context: ValidContext) {
  const { settings, category, files } = context
  const typeset = await loadTypeset(settings.math)
  const fixDiscussion = createFixDiscussion({ settings, category, typeset, files })
  return (
    discussion: DiscussionRecords,
    names: DiscussionNames,
  ): { discussion: DiscussionRecords; notes: ImportNote[] } => {
    const { discussion: converted, notes } = convertBodies(discussion, context)
    const fixed = fixDiscussion(converted, names)
    return { discussion: fixed.discussion, notes: [...notes, ...fixed.notes] }
  }
}

function convertBodies(
  { question, answers, comments }: DiscussionRecords,
  { dialect, baseUrl, files, mathJax, settings: { math } }: ValidContext,
): { discussion: DiscussionRecords; notes: ImportNote[] } {
  const notes: ImportNote[] = []
  const of = `question ${question.id}`
  // A page was drawn as a whole: what its question defines holds for all of it.
  const ofQuestion = createMacros({ mathJax })
  const convert = (body: TextRecord, at: string, place: string, comment = false): TextRecord => {
    const page = findPage(question.aliases, place, baseUrl)
    const onRelative = (rule: string, detail: string) => notes.push({ rule, at, detail })
    const macros = place === '' ? ofQuestion : createMacros(ofQuestion)
    const options = { dialect, baseUrl: page, files, comment, math, macros, onRelative }
    const { markdown, losses } = toMarkdown(body, options)
    for (const loss of losses) {
      const [rule = '', detail] = loss.split(' ')
      notes.push({ rule, at, ...(detail === undefined ? {} : { detail }) })
    }
    return { markdown }
  }
  const body = convert(question.body, of, '')
  const discussion = {
    question: { ...question, body, title: toTitle(question.title, { math, macros: ofQuestion }) },
    answers: answers.map((answer) => ({
      ...answer,
      body: convert(answer.body, `${of}, answer ${answer.id}`, `#answer-${answer.id}`),
    })),
    comments: comments.map((comment) => ({
      ...comment,
      body: convert(comment.body, `${of}, comment ${comment.id}`, `#comment-${comment.id}`, true),
    })),
  }
  return { discussion, notes }
}

/**
 * The page that showed a text: the first old address of its own, else that of its question, which is a path of the host
 * or below `baseUrl`. @param place what its own ends in: `#answer-34`.
 */
function findPage(
  aliases: readonly string[],
  place: string,
  baseUrl: string | undefined,
): string | undefined {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return baseUrl
  const own = place === '' ? undefined : aliases.find((alias) => alias.endsWith(place))
  const page = own ?? aliases.find((alias) => !/#(?:answer|comment)-/.test(alias))
  if (page === undefined) return baseUrl
  const folder = new URL('.', baseUrl).pathname
  const isBelow = !page.startsWith('/') || page.startsWith(folder)
  return URL.parse(isBelow ? page : folder + page.slice(1), baseUrl)?.href ?? baseUrl
}

/**
 * A source without the category of a question says nothing against the one that an earlier import had. What a person
 * wrote is left to the merge. @param usual that of questions without one in the last import: another one now is theirs
 * too.
 */
function keepCategory(
  next: QuestionText,
  current: QuestionText | undefined,
  { base, usual }: { base: QuestionLine | undefined; usual: string | undefined },
): QuestionText {
  if (!current || current.fields.category === usual) return next
  const isImported = digestFields(current.fields).parts['category'] === base?.parts?.['category']
  if (!isImported) return next
  return { ...next, fields: { ...next.fields, category: current.fields.category } }
}
