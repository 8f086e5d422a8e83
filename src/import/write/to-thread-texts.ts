// Legal records as what files say. Here, and nowhere else, the history and the counts of a question are made of records.
import type { WrittenAnswer, WrittenComment } from '../../authoring/answer-text.ts'
import type { WrittenFields } from '../../authoring/front-matter-text.ts'
import { type Activity, type ActivityKind, activityKinds, toActor } from '../../question/activity.ts'
import type { Poll } from '../../question/poll.ts'
import type { QuestionState } from '../../question/question.ts'
import { parseTimestamp } from '../../time/timestamp.ts'
import type { Zone } from '../../time/zone.ts'
import type { AnswerRecord, CommentRecord, PollRecord, QuestionRecord, TextRecord } from '../records.ts'
import type { ThreadRecords } from '../thread-records.ts'
import { type AnswerText, type ThreadTexts, toBareBody } from './thread-texts.ts'

const [asked, edited, answered, answerEdited, commented] = activityKinds

/** @param thread legal, with bodies that are Markdown. */
export function toThreadTexts(thread: ThreadRecords, zone: Zone): ThreadTexts {
  const { question, answers, comments } = thread
  return {
    question: {
      fields: toFields(question, thread, toActivity(thread, zone)),
      body: toBody(question.body),
    },
    answers: new Map(answers.map((answer) => [answer.id, toAnswer(answer)])),
    comments: new Map(comments.map((comment) => [comment.id, toComment(comment)])),
  }
}

function toBody({ markdown = '' }: TextRecord): string {
  return toBareBody(markdown)
}

function toFields(question: QuestionRecord, thread: ThreadRecords, activity: Activity[]): WrittenFields {
  const { answers, comments } = thread
  const { views, recommended, needsSupplement } = question
  return {
    title: question.title,
    category: question.category ?? '',
    hashtags: question.tags,
    counts: toKnown({
      answers: question.answers ?? answers.length,
      comments: question.comments ?? comments.length,
      recommended,
      needsSupplement,
      views,
    }),
    ...toPolls(question.poll),
    activity,
    aliases: question.aliases,
    ...toKnown({
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

/** The whole history: as the source knows it, or else made of its records; oldest first, as decision 16 wants it. */
function toActivity({ question, answers, comments }: ThreadRecords, zone: Zone): Activity[] {
  const known = question.activity?.map(({ kind, ...who }) => toLine(who, kind))
  const lines = known ?? [
    toLine(question, asked),
    ...question.edited.map((edit) => toLine(toEditor(edit, question), edited)),
    ...answers.flatMap((answer) => [
      toLine(answer, answered),
      ...answer.edited.map((edit) => toLine(toEditor(edit, answer), answerEdited)),
    ]),
    ...comments.map((comment) => toLine(comment, commented)),
  ]
  const timed = lines.map((line) => ({ line, instant: toInstant(line.at, zone) }))
  return timed.sort((a, b) => a.instant - b.instant).map(({ line }) => line)
}

type Edit = AnswerRecord['edited'][number]

interface Who {
  at: string
  actor: string
  person?: string | undefined
}

/** Nobody named: whoever wrote it. */
function toEditor({ at, actor, person }: Edit, author: Who): Who {
  return actor === undefined ? { at, actor: author.actor, person: author.person } : { at, actor, person }
}

function toLine({ at, actor, person }: Who, kind: ActivityKind): Activity {
  return { at, actor: toActor(actor), ...toKnown({ person }), kind }
}

function toInstant(at: string, zone: Zone): number {
  const timestamp = parseTimestamp(at)
  return timestamp ? zone.instantOf(timestamp) : 0
}

/** A key without a value says as little as no key. */
function toKnown<T extends object>(fields: T): T {
  for (const [key, value] of Object.entries(fields))
    if (value === undefined) Reflect.deleteProperty(fields, key)
  return fields
}
