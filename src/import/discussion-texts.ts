// A question with its answers and comments, in the shapes in which files are written and read.
import { isDeepStrictEqual } from 'node:util'
import { toActor } from '../format/activity.ts'
import { answerSchema, commentsSchema, postSchema, questionSchema } from '../format/fields.ts'
import { mapTexts } from '../format/leaf.ts'
import type { Poll, QuestionState } from '../format/post.ts'
import {
  toAnswerText,
  toCommentsText,
  toFrontMatterText,
  type WrittenAnswer,
  type WrittenComment,
  type WrittenFields,
} from '../format/write.ts'
import type { Locale } from '../words/language.ts'
import type {
  AnswerRecord,
  CommentRecord,
  DiscussionRecords,
  PollRecord,
  QuestionRecord,
  TextRecord,
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

/** What a file says as its record does. */
const sameInQuestions = questionSchema
  .omit({ tags: true, counts: true, poll: true, activity: true, state: true, related: true })
  .keyof().options
const sameInAnswers = answerSchema
  .omit({ actor: true, edited: true, accepted: true, counts: true, poll: true })
  .keyof().options
const sameInComments = commentsSchema.element.omit({ actor: true, text: true }).keyof().options

function toFields(question: QuestionRecord): WrittenFields {
  const { answers = 0, comments = 0, views, recommended, needsSupplement, activity = [], related } = question
  return {
    ...pickKnown(question, sameInQuestions),
    hashtags: question.tags,
    counts: toKnown({ answers, comments, recommended, needsSupplement, views }),
    ...toPolls(question.poll),
    activity: activity.map((line) => ({ ...line, actor: toActor(line.actor) })),
    ...toKnown({ state: toState(question), related: related.length > 0 ? related : undefined }),
  }
}

function toState({ closed, locked }: QuestionRecord): QuestionState | undefined {
  if (!closed && !locked) return undefined
  return {
    ...(closed ? { closed: toKnown({ ...closed, of: closed.of?.length ? closed.of : undefined }) } : {}),
    ...(locked ? { locked } : {}),
  }
}

function toPolls(polls: readonly PollRecord[] | undefined): { poll: boolean; polls?: Poll[] } {
  if (!polls) return { poll: false }
  return polls.length === 0 ? { poll: true } : { poll: true, polls: [...polls] }
}

function toAnswer(answer: AnswerRecord): AnswerText {
  const { recommended, needsSupplement, accepted } = answer
  const { poll, polls } = toPolls(answer.poll)
  const fields: WrittenAnswer = {
    ...pickKnown(answer, sameInAnswers),
    actor: toActor(answer.actor),
    edited: answer.edited.map(({ at, actor, person }) =>
      toKnown({ at, actor: actor === undefined ? undefined : toActor(actor), person }),
    ),
    counts: toKnown({ recommended, needsSupplement }),
    ...toKnown({
      accepted: accepted === false ? undefined : accepted,
      poll: poll && !polls ? (true as const) : undefined,
      polls,
    }),
  }
  return { fields, body: toBody(answer.body) }
}

function toComment(comment: CommentRecord): WrittenComment {
  return {
    ...pickKnown(comment, sameInComments),
    actor: toActor(comment.actor),
    text: toBody(comment.body),
  }
}

function pickKnown<Fields extends object, Key extends keyof Fields>(
  fields: Fields,
  keys: readonly Key[],
): Pick<Fields, Key>
function pickKnown(fields: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  return Object.fromEntries(keys.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])))
}

/** A key without a value says as little as no key. */
function toKnown<T extends object>(fields: T): T {
  for (const [key, value] of Object.entries(fields))
    if (value === undefined) Reflect.deleteProperty(fields, key)
  return fields
}

/** Whether two texts are printed alike, without printing them: all keys have an order of their own. */
export function isSameText<Text extends QuestionText | AnswerText>(one: Text, other: Text): boolean {
  return one.body === other.body && isDeepStrictEqual(toPrinted(one.fields), toPrinted(other.fields))
}

/** Without keys that have no value. */
function toPrinted<Fields extends object>(fields: Fields): Fields {
  return mapTexts(fields, postSchema, String)
}
