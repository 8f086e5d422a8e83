import { limits } from '../../format/limits.ts'
import { toCommentsText } from '../../format/write.ts'
import type { Locale } from '../../words/language.ts'
import type { AnswerRecord, CommentRecord } from '../records.ts'
import { fixBody } from './body.ts'
import type { FindBodyFault } from './body-faults.ts'
import {
  fixActor,
  fixCount,
  fixEdits,
  fixLanguage,
  fixLicense,
  fixPerson,
  fixPolls,
  fixScore,
  fixSource,
  takeFitting,
} from './fields.ts'
import { dropLostReplies, fixReference, type OwnIds } from './ids.ts'
import { shorten } from './line.ts'
import type { Note } from './notes.ts'
import { fixText } from './text.ts'
import { fixTime, fixWritten, type Times } from './time.ts'

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

export function fixAnswer(answer: AnswerRecord, place: AnswerPlace): AnswerRecord {
  const { question, id, ids, times, find, files, note } = place
  const otherwise = () => place.otherwiseAt
  const at = fixWritten(answer.at, { times, otherwise, edits: answer.edited }, note)
  const { markdown = '' } = answer.body
  return {
    type: 'answer',
    question,
    id,
    at,
    actor: fixActor(answer.actor, note),
    person: fixPerson(answer.person, note),
    edited: fixEdits(answer.edited, { at, times, most: limits.edits }, note),
    body: { markdown: fixBody(fixText(markdown, note), { find, files, comment: false }, note) },
    accepted: fixAccepted(answer.accepted, times, note),
    recommended: fixCount(answer.recommended, note),
    needsSupplement: fixCount(answer.needsSupplement, note),
    score: fixScore(answer, note),
    replyTo: fixReference(answer.replyTo, { own: id, ids }, note),
    poll: fixPolls(answer.poll, note),
    language: fixLanguage(answer.language, note),
    source: fixSource(answer.source, note),
    license: fixLicense(answer.license, note),
  }
}

/** That it was accepted is known, even if nobody can read when. */
function fixAccepted(accepted: AnswerRecord['accepted'], times: Times, note: Note): AnswerRecord['accepted'] {
  if (typeof accepted !== 'string') return accepted
  const at = fixTime(accepted, times, note)
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
export function fixComments(comments: readonly CommentRecord[], commenting: Commenting): CommentRecord[] {
  const texts = comments.map((comment) => fixCommentText(comment, commenting))
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
        at: fixWritten(comment.at, { times, otherwise }, note),
        actor: fixActor(comment.actor, note),
        person: fixPerson(comment.person, note),
        recommended: fixCount(comment.recommended, note),
        replyTo: fixReference(comment.replyTo, { own: id, ids: bySource }, note),
        body: { markdown: text },
      },
    ]
  })
}

/** Undefined where nothing can be read. */
function fixCommentText(comment: CommentRecord, { find, files, toNote }: Commenting): string | undefined {
  const note = toNote(comment.id)
  const text = fixText(comment.body.markdown ?? '', note)
  const short = text.length > limits.commentText ? shorten(text, limits.commentText) : text
  if (short !== text) note('comment-cut', `${text.length}`)
  const fixed = fixBody(short, { find, files, comment: true }, note)
  // The fence of a block makes it longer.
  const fitting = fixed.length > limits.commentText ? shorten(fixed, limits.commentText) : fixed
  return fitting.trim() === '' ? undefined : fitting
}

/** One on a text that is not there becomes one on the question. */
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
