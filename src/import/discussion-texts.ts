// A question with its answers and comments, in the shapes in which files are written and read.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { toActor } from '../format/activity.ts'
import { answerCountsSchema, countsSchema, postSchema } from '../format/fields.ts'
import { listKeys, mapTexts } from '../format/leaf.ts'
import type { Poll } from '../format/post.ts'
import { toKnown } from '../format/values.ts'
import {
  toAnswerText,
  toCommentsText,
  toFrontMatterText,
  type WrittenAnswer,
  type WrittenComment,
  type WrittenFields,
} from '../format/write.ts'
import type { Locale } from '../words/language.ts'
import {
  type AnswerRecord,
  type CommentRecord,
  type DiscussionRecords,
  type PollRecord,
  type QuestionRecord,
  sameFields,
  type TextRecord,
} from './records.ts'

export interface QuestionText {
  fields: WrittenFields
  body: string
}

export interface AnswerText {
  fields: WrittenAnswer
  body: string
}

export interface DiscussionTexts {
  /** Undefined where there is none. */
  question: QuestionText | undefined
  /** By id, in the order in which they are written. */
  answers: Map<string, AnswerText>
  comments: Map<string, WrittenComment>
}

/** Whole files. @param locale in whose words roles and kinds are written. */
export function toQuestionFile({ fields, body }: QuestionText, locale: Locale): string {
  return `${toFrontMatterText(fields, locale)}${body}\n`
}

export function toAnswerFile({ fields, body }: AnswerText, locale: Locale): string {
  return `${toAnswerText(fields, locale)}${body}\n`
}

export function toCommentsFile(comments: Iterable<WrittenComment>, locale: Locale): string {
  const written = Array.from(comments, (comment) => ({ ...comment, text: `${comment.text}\n` }))
  return toCommentsText(written, locale)
}

/** What of a body is nobody's text: line feeds around it. */
export function toBareBody(body: string): string {
  return body.replace(/^\n+/, '').trimEnd()
}

/** Records as what files say. @param discussion valid, with Markdown bodies, all counts and the whole history. */
export function toDiscussionTexts(discussion: DiscussionRecords): DiscussionTexts {
  const { question, answers, comments } = discussion
  return {
    question: { fields: toFields(question), body: toBody(question.body) },
    answers: new Map(answers.map((answer) => [answer.id, toAnswer(answer)])),
    comments: new Map(comments.map((comment) => [comment.id, toComment(comment)])),
  }
}

function toBody({ markdown = '' }: TextRecord): string {
  return toBareBody(markdown)
}

function toFields(question: QuestionRecord): WrittenFields {
  const { closed, locked, related } = question
  const state = {
    closed: closed && toKnown({ ...closed, of: closed.of?.length ? closed.of : undefined }),
    locked: locked || undefined,
  }
  return toKnown({
    ...pick(question, sameFields.question),
    hashtags: question.tags,
    counts: pick(
      { ...question, answers: question.answers ?? 0, comments: question.comments ?? 0 },
      countsSchema,
    ),
    ...toPolls(question.poll),
    activity: (question.activity ?? []).map((line) => ({ ...line, actor: toActor(line.actor) })),
    state: closed || locked ? toKnown(state) : undefined,
    related: related.length > 0 ? related : undefined,
  })
}

function toPolls(polls: readonly PollRecord[] | undefined): { poll: boolean; polls?: Poll[] } {
  if (!polls) return { poll: false }
  return polls.length === 0 ? { poll: true } : { poll: true, polls: [...polls] }
}

function toAnswer(answer: AnswerRecord): AnswerText {
  const { poll, polls } = toPolls(answer.poll)
  const fields = toKnown({
    ...pick(answer, sameFields.answer),
    actor: toActor(answer.actor),
    edited: answer.edited.map((edit) => toKnown({ ...edit, actor: edit.actor && toActor(edit.actor) })),
    counts: pick(answer, answerCountsSchema),
    accepted: answer.accepted === false ? undefined : answer.accepted,
    poll: poll && !polls ? (true as const) : undefined,
    polls,
  })
  return { fields, body: toBody(answer.body) }
}

function toComment(comment: CommentRecord): WrittenComment {
  return {
    ...pick(comment, sameFields.comment),
    actor: toActor(comment.actor),
    text: toBody(comment.body),
  }
}

/** Those of a record that its file has as it does. */
function pick<Fields extends object, Shape extends z.ZodRawShape>(
  fields: Fields,
  schema: z.ZodObject<Shape>,
): Pick<Fields, keyof Fields & keyof Shape>
function pick(fields: Readonly<Record<string, unknown>>, schema: z.ZodType): object {
  const known = listKeys(schema).filter((key) => fields[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, fields[key]]))
}

/** Whether two texts are printed alike, without printing them: all keys have an order of their own. */
export function isSameText<Text extends QuestionText | AnswerText>(one: Text, other: Text): boolean {
  return one.body === other.body && isDeepStrictEqual(toPrinted(one.fields), toPrinted(other.fields))
}

/** Without keys that have no value. */
function toPrinted<Fields extends object>(fields: Fields): Fields {
  return mapTexts(fields, postSchema, String)
}
