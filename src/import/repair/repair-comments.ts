import { toCommentsText } from '../../authoring/answer-text.ts'
import type { Language } from '../../messages/language.ts'
import { limits } from '../../question/limits.ts'
import type { CommentRecord } from '../records.ts'
import type { FindBodyFault } from './find-body-fault.ts'
import { mendBody } from './mend-body.ts'
import { mendActor, mendCount, mendPerson } from './mend-fields.ts'
import { shorten } from './mend-line.ts'
import { dropLostReplies, mendReference } from './mend-references.ts'
import { mendText } from './mend-text.ts'
import { mendWritten, type Times } from './mend-time.ts'
import type { Note } from './notes.ts'
import type { OwnIds } from './own-ids.ts'
import { takeFitting } from './take-fitting.ts'

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
  locale: Language,
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
