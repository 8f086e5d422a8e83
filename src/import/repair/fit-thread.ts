// What one question may hold, all its texts taken together: counts, history, and bounds of whole files.
import { toYamlLines } from '../../authoring/yaml-lines.ts'
import type { Settings } from '../../content-folder/settings.ts'
import { toNamed, type Withholding } from '../../content-folder/withheld-texts.ts'
import { limits } from '../../question/limits.ts'
import { createZone } from '../../time/zone.ts'
import type { AnswerRecord, CommentRecord, QuestionRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'
import type { BodyChecks } from './find-body-fault.ts'
import { dropLostReplies } from './mend-references.ts'
import { createNote, type Note, nameAnswer, nameComment, nameQuestion, type RepairNote } from './notes.ts'
import { fitComments } from './repair-comments.ts'
import { takeFitting, toMostYamlBytes } from './take-fitting.ts'
import { fitHistory, toHistory } from './to-history.ts'

type FitThread = (thread: ThreadRecords, source: ThreadRecords, notes: RepairNote[]) => ThreadRecords

/** Bytes of front matter besides aliases, polls and the history. */
const otherBytes = 40 * 1024

interface FitContext {
  settings: Settings
  checks: BodyChecks
  withholding: Withholding
}

export function createFitThread({ settings, checks, withholding }: FitContext): FitThread {
  const zone = createZone(settings.timeZone)
  return ({ question, ...texts }, source, notes) => {
    const { id: of } = source.question
    const toNote: ToNote = {
      answer: (id) => createNote(nameAnswer(of, id), notes),
      comment: (id) => createNote(nameComment(of, id), notes),
    }
    const note = createNote(nameQuestion(of), notes)
    const { answers, comments } = fitTexts(texts, { checks, toNote, settings })
    const whole = {
      question: { ...question, ...toCounts(question, { answers, comments, source, note }) },
      answers,
      comments,
    }
    const history = question.activity ?? toHistory(toNamed(whole, question.id, withholding), zone)
    const room = { least: toLeastHistoryBytes(question), count: () => toHistoryBytes(question) }
    const activity = fitHistory(history, room, note)
    return { ...whole, question: { ...whole.question, activity } }
  }
}

interface ToNote {
  answer: (id: string) => Note
  comment: (id: string) => Note
}

interface Fitting {
  checks: BodyChecks
  toNote: ToNote
  settings: Settings
}

type Texts = Pick<ThreadRecords, 'answers' | 'comments'>

/** Answers before comments, each from the first on; comments of answers that are left out go with them. */
function fitTexts({ answers, comments }: Texts, { checks, toNote, settings }: Fitting): Texts {
  const fitting = takeFitting(answers, {
    items: limits.answers,
    bytes: limits.answersBytes,
    toBytes,
    toMostBytes,
  })
  const isLong = mayBeTooLong([...fitting, ...comments])
  const countHtml = (text: AnswerRecord | CommentRecord): number =>
    isLong ? checks.countHtml(toMarkdown(text), text.type === 'comment') : 0
  const shown = takeWhileRoom(fitting, { room: limits.conversationHtml, count: countHtml })
  const ids = new Set(shown.taken.map(({ id }) => id))
  const attached = comments.filter(({ answer }) => answer === undefined || ids.has(answer))
  const { taken } = takeWhileRoom(attached, { room: shown.left, count: countHtml })
  for (const { id } of answers.slice(shown.taken.length)) toNote.answer(id)('answers-cut')
  const keptComments = new Set(taken)
  for (const comment of comments) if (!keptComments.has(comment)) toNote.comment(comment.id)('comments-cut')
  return {
    answers: shown.taken.length < answers.length ? dropLostReplies(shown.taken, toNote.answer) : answers,
    comments: fitComments(taken.length < comments.length ? dropLostReplies(taken, toNote.comment) : taken, {
      locale: settings.locale,
      toNote: toNote.comment,
    }),
  }
}

interface Room<T> {
  room: number
  count: (item: T) => number
}

function takeWhileRoom<T>(items: readonly T[], { room, count }: Room<T>): { taken: T[]; left: number } {
  let left = room
  const taken: T[] = []
  for (const item of items) {
    const own = count(item)
    if (own > left) break
    left -= own
    taken.push(item)
  }
  return { taken, left }
}

/** Bytes of a file that are certainly enough. */
function toBytes(answer: AnswerRecord): number {
  const lists = toYamlLines('edited', answer.edited).concat(toYamlLines('poll', answer.poll ?? []))
  return otherBytes / 4 + Buffer.byteLength(lists.join('\n  ')) + Buffer.byteLength(toMarkdown(answer))
}

function toMostBytes(answer: AnswerRecord): number {
  const lists = toMostYamlBytes(answer.edited) + toMostYamlBytes(answer.poll ?? [])
  return otherBytes / 4 + lists + 3 * toMarkdown(answer).length
}

/** UTF-16 units of texts whose HTML is certainly no more than a page of answers may be. */
const shortTexts = 100_000
/** The same where a reference may be printed as often as it is used. */
const shortReferences = 10_000

function mayBeTooLong(texts: readonly (AnswerRecord | CommentRecord)[]): boolean {
  const length = texts.reduce((sum, text) => sum + toMarkdown(text).length, 0)
  if (length <= shortReferences) return false
  return length > shortTexts || texts.some((text) => toMarkdown(text).includes(']:'))
}

function toMarkdown({ body }: AnswerRecord | CommentRecord): string {
  return body.markdown ?? ''
}

interface Counting extends Texts {
  source: ThreadRecords
  note: Note
}

/** A count is what the community said, and no less than is kept (decision 19). */
function toCounts(
  question: QuestionRecord,
  { answers, comments, source, note }: Counting,
): Pick<QuestionRecord, 'answers' | 'comments'> {
  const raise = (key: 'answers' | 'comments', kept: number): number => {
    const counted = question[key] ?? source[key].length
    if (counted >= kept) return counted
    note('count-raised', `${key}: ${counted} → ${kept}`)
    return kept
  }
  return { answers: raise('answers', answers.length), comments: raise('comments', comments.length) }
}

/** What aliases and polls leave of the bytes that front matter may have. */
function toHistoryBytes({ aliases, poll }: QuestionRecord): number {
  const lists = toYamlLines('aliases', aliases).concat(toYamlLines('poll', poll ?? []))
  return limits.frontMatterBytes - otherBytes - Buffer.byteLength(lists.join('\n  '))
}

function toLeastHistoryBytes({ aliases, poll }: QuestionRecord): number {
  return limits.frontMatterBytes - otherBytes - toMostYamlBytes(aliases) - toMostYamlBytes(poll ?? [])
}
