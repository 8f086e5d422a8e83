// What one question may hold, all its texts taken together: counts, history, and bounds of whole files.

import type { Settings } from '../../folder/settings.ts'
import { toNamed, type Withholding } from '../../folder/withheld.ts'
import { activityKinds } from '../../format/activity.ts'
import { limits } from '../../format/limits.ts'
import { createZone, type Zone } from '../../format/time.ts'
import { toCommentsText, toYamlLines } from '../../format/write.ts'
import type { Locale } from '../../words/language.ts'
import {
  type AnswerRecord,
  type CommentRecord,
  createNote,
  type DiscussionRecords,
  type FixNote,
  type Note,
  nameAnswer,
  nameComment,
  nameQuestion,
  type QuestionRecord,
} from '../records.ts'
import type { BodyChecks } from './body.ts'
import { takeFitting, toMostYamlBytes } from './fields.ts'
import { fixReference } from './ids.ts'
import { toInstantOf } from './time.ts'

/** Bytes of front matter besides aliases, polls and the history. */
const otherBytes = 40 * 1024

type Texts = Pick<DiscussionRecords, 'answers' | 'comments'>

export function createFitDiscussion(settings: Settings, checks: BodyChecks, withholding: Withholding) {
  const zone = createZone(settings.timeZone)
  return (
    { question, ...texts }: DiscussionRecords,
    source: DiscussionRecords,
    notes: FixNote[],
  ): DiscussionRecords => {
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

/** A count is what the source had, and no less than is kept (decision 19). */
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

export type HistoryLine = NonNullable<QuestionRecord['activity']>[number]

/** Keys of all lines, and the items of other lists, have room besides. */
const mostLines = 10_000

const [asked, questionEdited, newAnswer, answerEdited, newComment] = activityKinds

/**
 * The history as its records say it (decisions 16 and 21): oldest first, each line once. @param discussion in which every
 * time can be read.
 */
function toHistory({ question, answers, comments }: DiscussionRecords, zone: Zone): HistoryLine[] {
  const lines = [
    { ...toWho(question), kind: asked },
    ...question.edited.map((edit) => ({ ...toWho(edit, question), kind: questionEdited })),
    ...answers.flatMap((answer) => [
      { ...toWho(answer), kind: newAnswer },
      ...answer.edited.map((edit) => ({ ...toWho(edit, answer), kind: answerEdited })),
    ]),
    ...comments.map((comment) => ({ ...toWho(comment), kind: newComment })),
  ]
  return [...new Map(orderHistory(lines, zone).map((line) => [JSON.stringify(line), line])).values()]
}

type Who = Omit<HistoryLine, 'kind'>

/** Who edits without a name is the author. */
function toWho(own: Omit<Who, 'actor'> & { actor?: string | undefined }, author?: Who): Who {
  const { at, actor, person } = own
  if (actor !== undefined) return { at, actor, ...(person === undefined ? {} : { person }) }
  const by = author?.person
  return { at, actor: author?.actor ?? '', ...(by === undefined ? {} : { person: by }) }
}

/** Equal times keep their order. */
export function orderHistory(lines: readonly HistoryLine[], zone: Zone): HistoryLine[] {
  return lines
    .map((line) => ({ line, instant: toInstantOf(line.at, zone) }))
    .sort((a, b) => a.instant - b.instant)
    .map(({ line }) => line)
}

/**
 * That it was asked, and of all other lines the newest for which there is room. @param room bytes of front matter, and
 * how many there are at least.
 */
function fitHistory(
  lines: readonly HistoryLine[],
  room: { least: number; count: () => number },
  note: Note,
): HistoryLine[] {
  const first = lines.find(({ kind }) => kind === asked) ?? lines[0]
  if (!first || isCertainToFit(lines, room.least)) return [...lines]
  const toBytes = (line: HistoryLine) => Buffer.byteLength(toYamlLines('activity', [line]).join('\n  '))
  const later = lines.filter((line) => line !== first).reverse()
  const fitting = takeFitting(later, { items: mostLines - 1, bytes: room.count() - toBytes(first), toBytes })
  if (fitting.length === later.length) return [...lines]
  note('history-cut', `${later.length - fitting.length}`)
  const kept = new Set([first, ...fitting])
  return lines.filter((line) => kept.has(line))
}

/** Keys, a kind, and the signs around them. */
const aroundLine = 120

/** Counting to the byte takes longer than all else. */
function isCertainToFit(lines: readonly HistoryLine[], bytes: number): boolean {
  const units = lines.reduce((sum, line) => sum + countUnits(line), 0)
  return lines.length <= mostLines && 3 * units + aroundLine * lines.length <= bytes
}

/** Of all texts that it holds. */
function countUnits(value: unknown): number {
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + countUnits(each), 0)
    : 0
}

/** Counting to the byte takes longer than all else. */
function areCertainToFit(comments: readonly CommentRecord[]): boolean {
  const units = comments.reduce((sum, comment) => sum + countUnits(toWritten(comment)), 0)
  const bytes = mostBytes * units + aroundComment * comments.length
  return comments.length <= limits.comments && bytes <= limits.commentsFileBytes
}

function toWritten({ type: _, question: __, body: { markdown = '' }, ...comment }: CommentRecord) {
  return { ...comment, text: markdown }
}

/** Of a sign, or of a line feed with what the next line is indented by. */
const mostBytes = 5

/** Keys, counts, and the signs around them. */
const aroundComment = 200

/** So many as one file holds. */
function fitComments(
  comments: readonly CommentRecord[],
  locale: Locale,
  toNote: (id: string) => Note,
): CommentRecord[] {
  if (areCertainToFit(comments)) return [...comments]
  const kept = takeFitting(comments, {
    items: limits.comments,
    bytes: limits.commentsFileBytes,
    toBytes: (comment) => Buffer.byteLength(toCommentsText([toWritten(comment)], locale)),
  })
  for (const { id } of comments.slice(kept.length)) toNote(id)('comments-cut')
  return kept.length < comments.length ? dropLostReplies(kept, toNote) : kept
}

/** Nothing replies to what was left out. @param texts all that are kept, with their new ids. */
function dropLostReplies<T extends { id: string; replyTo?: string | undefined }>(
  texts: readonly T[],
  toNote: (id: string) => Note,
): T[] {
  const ids = new Map(texts.map(({ id }) => [id, id]))
  return texts.map((text) => {
    const replyTo = fixReference(text.replyTo, { own: text.id, ids }, toNote(text.id))
    return replyTo === text.replyTo ? text : { ...text, replyTo }
  })
}
