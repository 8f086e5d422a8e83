// Legal records as what files say.
import type { WrittenAnswer, WrittenComment } from '../../authoring/answer-text.ts'
import type { WrittenFields } from '../../authoring/front-matter-text.ts'
import { toActor } from '../../question/activity.ts'
import type { Poll } from '../../question/poll.ts'
import type { QuestionState } from '../../question/question.ts'
import type { AnswerRecord, CommentRecord, PollRecord, QuestionRecord, TextRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'
import { type AnswerText, type ThreadTexts, toBareBody } from './thread-texts.ts'

/** @param thread legal, with bodies that are Markdown, all counts and the whole history. */
export function toThreadTexts(thread: ThreadRecords): ThreadTexts {
  const { question, answers, comments } = thread
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
  const { answers = 0, comments = 0, views, recommended, needsSupplement, activity = [] } = question
  return {
    title: question.title,
    hashtags: question.tags,
    counts: toKnown({ answers, comments, recommended, needsSupplement, views }),
    ...toPolls(question.poll),
    activity: activity.map((line) => ({ ...line, actor: toActor(line.actor) })),
    aliases: question.aliases,
    ...toKnown({
      category: question.category,
      score: question.score,
      language: question.language,
      state: toState(question),
      related: question.related.length > 0 ? question.related : undefined,
      source: question.source,
      license: question.license,
    }),
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
    actor: toActor(answer.actor),
    at: answer.at,
    edited: answer.edited.map(({ at, actor, person }) =>
      toKnown({ at, actor: actor === undefined ? undefined : toActor(actor), person }),
    ),
    counts: toKnown({ recommended, needsSupplement }),
    ...toKnown({
      person: answer.person,
      accepted: accepted === false ? undefined : accepted,
      score: answer.score,
      replyTo: answer.replyTo,
      poll: poll && !polls ? (true as const) : undefined,
      polls,
      language: answer.language,
      source: answer.source,
      license: answer.license,
    }),
  }
  return { fields, body: toBody(answer.body) }
}

function toComment({
  id,
  answer,
  at,
  actor,
  person,
  recommended,
  replyTo,
  body,
}: CommentRecord): WrittenComment {
  return {
    id,
    actor: toActor(actor),
    at,
    ...toKnown({ answer, person, recommended, replyTo }),
    text: toBody(body),
  }
}

/** A key without a value says as little as no key. */
function toKnown<T extends object>(fields: T): T {
  for (const [key, value] of Object.entries(fields))
    if (value === undefined) Reflect.deleteProperty(fields, key)
  return fields
}
