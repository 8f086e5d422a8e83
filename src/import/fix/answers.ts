import { limits } from '../../format/limits.ts'
import { toCommentsText } from '../../format/write.ts'
import type { Locale } from '../../messages/language.ts'
import type { AnswerRecord, CommentRecord } from '../records.ts'
import { mendBody } from './body.ts'
import type { FindBodyFault } from './body-faults.ts'
import {
  mendActor,
  mendCount,
  mendEdits,
  mendLanguage,
  mendLicense,
  mendPerson,
  mendPolls,
  mendScore,
  mendSource,
  takeFitting,
} from './fields.ts'
import { dropLostReplies, mendReference, type OwnIds } from './ids.ts'
import { shorten } from './line.ts'
import type { Note } from './notes.ts'
import { mendText } from './text.ts'
import { mendTime, mendWritten, type Times } from './time.ts'

interface AnswerPlace {
  /** Of its question, and its own, both new. */
  question: string
  id: string
  /** New ids of all answers, by those of the source. */
  ids: ReadonlyMap<string, string>
  times: Times
  /** In the place of a time that can't be read; undefined where people have to say it. */
  otherwiseAt: string | undefined
  find: FindBodyFault
  files: ReadonlySet<string> | undefined
  note: Note
}

export function repairAnswer(answer: AnswerRecord, place: AnswerPlace): AnswerRecord {
  const { question, id, ids, times, find, files, note } = place
  const otherwise = () => place.otherwiseAt
  const at = mendWritten(answer.at, { times, otherwise, edits: answer.edited }, note)
  const { markdown = '' } = answer.body
  return {
    type: 'answer',
    question,
    id,
    at,
    actor: mendActor(answer.actor, note),
    person: mendPerson(answer.person, note),
    edited: mendEdits(answer.edited, { at, times, most: limits.edits }, note),
    body: { markdown: mendBody(mendText(markdown, note), { find, files, comment: false }, note) },
    accepted: mendAccepted(answer.accepted, times, note),
    recommended: mendCount(answer.recommended, note),
    needsSupplement: mendCount(answer.needsSupplement, note),
    score: mendScore(answer, note),
    replyTo: mendReference(answer.replyTo, { own: id, ids }, note),
    poll: mendPolls(answer.poll, note),
    language: mendLanguage(answer.language, note),
    source: mendSource(answer.source, note),
    license: mendLicense(answer.license, note),
  }
}

/** That it was accepted is known, even if nobody can read when. */
function mendAccepted(
  accepted: AnswerRecord['accepted'],
  times: Times,
  note: Note,
): AnswerRecord['accepted'] {
  if (typeof accepted !== 'string') return accepted
  const at = mendTime(accepted, times, note)
  if (at === undefined) note('time-unknown', accepted)
  return at ?? true
}

interface Commenting {
  /** New id of the question. */
  question: string
  ids: OwnIds
  /** New ids of its answers, by those of the source. */
  answers: ReadonlyMap<string, string>
  /** When each of those that are kept was written. */
  writtenAt: ReadonlyMap<string, string>
  times: Times
  otherwiseAt: string | undefined
  find: FindBodyFault
  files: ReadonlySet<string> | undefined
  toNote: (id: string) => Note
}

/** Those of a question and its answers, without what is on an answer that is left out. */
export function repairComments(comments: readonly CommentRecord[], commenting: Commenting): CommentRecord[] {
  const texts = comments.map((comment) => mendCommentText(comment, commenting))
  // What is empty can't be replied to.
  const bySource = new Map(commenting.ids.bySource)
  comments.forEach(({ id }, index) => {
    if (texts[index] === undefined && bySource.get(id) === commenting.ids.ids[index]) bySource.delete(id)
  })
  return comments.flatMap((comment, index) => {
    const note = commenting.toNote(comment.id)
    const text = texts[index]
    const id = commenting.ids.ids[index]
    if (text === undefined || id === undefined) {
      note('comment-empty')
      return []
    }
    const answer = findAnswer(comment.answer, commenting, note)
    if (answer !== undefined && !commenting.writtenAt.has(answer)) {
      note('comments-cut')
      return []
    }
    const { times, writtenAt, otherwiseAt } = commenting
    const otherwise = () => otherwiseAt && (writtenAt.get(answer ?? '') ?? otherwiseAt)
    return [
      {
        type: 'comment',
        question: commenting.question,
        answer,
        id,
        at: mendWritten(comment.at, { times, otherwise }, note),
        actor: mendActor(comment.actor, note),
        person: mendPerson(comment.person, note),
        recommended: mendCount(comment.recommended, note),
        replyTo: mendReference(comment.replyTo, { own: id, ids: bySource }, note),
        body: { markdown: text },
      },
    ]
  })
}

/** Undefined where nothing can be read. */
function mendCommentText(comment: CommentRecord, { find, files, toNote }: Commenting): string | undefined {
  const note = toNote(comment.id)
  const text = mendText(comment.body.markdown ?? '', note)
  const short = text.length > limits.commentText ? shorten(text, limits.commentText) : text
  if (short !== text) note('comment-cut', `${text.length}`)
  const mended = mendBody(short, { find, files, comment: true }, note)
  // The fence of a block makes it longer.
  const fitting = mended.length > limits.commentText ? shorten(mended, limits.commentText) : mended
  return fitting.trim() === '' ? undefined : fitting
}

/** One on a text that is not there stands on the question. */
function findAnswer(id: string | undefined, { answers }: Commenting, note: Note): string | undefined {
  if (id === undefined) return undefined
  const found = answers.get(id) ?? answers.get(id.normalize('NFC'))
  if (found === undefined) note('comment-moved', id)
  return found
}

/** So many as one file holds. */
export function fitComments(
  comments: readonly CommentRecord[],
  locale: Locale,
  toNote: (id: string) => Note,
): CommentRecord[] {
  if (isCertainToFit(comments)) return [...comments]
  const kept = takeFitting(comments, {
    items: limits.comments,
    bytes: limits.commentsFileBytes,
    toBytes: (comment) => Buffer.byteLength(toCommentsText([toWritten(comment)], locale)),
  })
  for (const { id } of comments.slice(kept.length)) toNote(id)('comments-cut')
  return kept.length < comments.length ? dropLostReplies(kept, toNote) : kept
}

/** Keys, counts, and the signs around them. */
const aroundComment = 200
/** Of a sign, or of a line feed with what the next line is indented by. */
const mostBytes = 5

/** Counting to the byte takes longer than all else. */
function isCertainToFit(comments: readonly CommentRecord[]): boolean {
  const units = comments.reduce((sum, { id, answer = '', actor, person = '', replyTo = '', body }) => {
    const fields = id.length + answer.length + actor.length + person.length + replyTo.length
    return sum + fields + (body.markdown ?? '').length
  }, 0)
  const bytes = mostBytes * units + aroundComment * comments.length
  return comments.length <= limits.comments && bytes <= limits.commentsFileBytes
}

function toWritten({ type: _, question: __, body: { markdown = '' }, ...comment }: CommentRecord) {
  return { ...comment, text: markdown }
}
