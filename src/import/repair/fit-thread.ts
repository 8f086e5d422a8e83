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

/** Bytes of front matter besides aliases, polls and the history. */
const otherBytes = 40 * 1024

type Texts = Pick<ThreadRecords, 'answers' | 'comments'>

export function createFitThread(settings: Settings, checks: BodyChecks, withholding: Withholding) {
  const zone = createZone(settings.timeZone)
  return (
    { question, ...texts }: ThreadRecords,
    source: ThreadRecords,
    notes: RepairNote[],
  ): ThreadRecords => {
    const { id: of } = source.question
    const note = createNote(nameQuestion(of), notes)
    const { answers, comments } = fitTexts(texts, {
      checks,
      noteAnswer: (id) => createNote(nameAnswer(of, id), notes),
      noteComment: (id) => createNote(nameComment(of, id), notes),
      locale: settings.locale,
    })
    const toCount = (key: keyof Texts, kept: number) =>
      raiseCount(key, [question[key] ?? source[key].length, kept], note)
    const counts = {
      answers: toCount('answers', answers.length),
      comments: toCount('comments', comments.length),
    }
    const whole = { question: { ...question, ...counts }, answers, comments }
    const history = question.activity ?? toHistory(toNamed(whole, question.id, withholding), zone)
    const room = { least: toLeastHistoryBytes(question), count: () => toHistoryBytes(question) }
    return { ...whole, question: { ...whole.question, activity: fitHistory(history, room, note) } }
  }
}

/** Answers before comments, each from the first on; comments of answers that are left out go with them. */
function fitTexts(
  { answers, comments }: Texts,
  { checks, noteAnswer, noteComment, locale }: FittingTexts,
): Texts {
  const fitting = takeFitting(answers, {
    items: limits.answers,
    bytes: limits.answersBytes,
    toBytes,
    toMostBytes,
  })
  const isLong = mayBeTooLong([...fitting, ...comments])
  const countHtml = (text: AnswerRecord | CommentRecord): number =>
    isLong ? checks.countHtml(toMarkdown(text), text.type === 'comment') : 0
  const shown = takeWhileRoom(fitting, limits.conversationHtml, countHtml)
  const ids = new Set(shown.taken.map(({ id }) => id))
  const attached = comments.filter(({ answer }) => answer === undefined || ids.has(answer))
  const { taken } = takeWhileRoom(attached, shown.left, countHtml)
  for (const { id } of answers.slice(shown.taken.length)) noteAnswer(id)('answers-cut')
  const keptComments = new Set(taken)
  for (const comment of comments) if (!keptComments.has(comment)) noteComment(comment.id)('comments-cut')
  const replying = taken.length < comments.length ? dropLostReplies(taken, noteComment) : taken
  return {
    answers: shown.taken.length < answers.length ? dropLostReplies(shown.taken, noteAnswer) : answers,
    comments: fitComments(replying, locale, noteComment),
  }
}

interface FittingTexts {
  checks: BodyChecks
  noteAnswer: (id: string) => Note
  noteComment: (id: string) => Note
  locale: Settings['locale']
}

function takeWhileRoom<T>(items: readonly T[], room: number, count: (item: T) => number) {
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

/** A count is what the community said, and no less than is kept (decision 19). */
function raiseCount(key: keyof Texts, [counted, kept]: readonly [number, number], note: Note): number {
  if (counted >= kept) return counted
  note('count-raised', `${key}: ${counted} → ${kept}`)
  return kept
}

/** What aliases and polls leave of the bytes that front matter may have. */
function toHistoryBytes({ aliases, poll }: QuestionRecord): number {
  const lists = toYamlLines('aliases', aliases).concat(toYamlLines('poll', poll ?? []))
  return limits.frontMatterBytes - otherBytes - Buffer.byteLength(lists.join('\n  '))
}

function toLeastHistoryBytes({ aliases, poll }: QuestionRecord): number {
  return limits.frontMatterBytes - otherBytes - toMostYamlBytes(aliases) - toMostYamlBytes(poll ?? [])
}
