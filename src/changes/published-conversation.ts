// What pages show of answers and comments, as fields that can be compared one by one.
import type { KeptAnswer, KeptComment } from '../cache/conversation.ts'
import { digestText } from '../cache/digest.ts'
import { toLicenseLine } from './known-besides.ts'

export const answerFields = [
  'actor',
  'person',
  'at',
  'edited',
  'accepted',
  'recommended',
  'needsSupplement',
  'score',
  'replyTo',
  'polls',
  'source',
  'license',
  'language',
] as const

export const commentFields = ['answer', 'actor', 'person', 'at', 'recommended', 'replyTo'] as const

export type AnswerField = (typeof answerFields)[number]
export type CommentField = (typeof commentFields)[number]

/** One answer or comment. Front matter of another order or style makes the same. */
export interface PublishedText<Field extends string> {
  /** As texts; undefined where the file does not say. */
  fields: Readonly<Record<Field, string | undefined>>
  /** Digest of the printed text. */
  html: string
  /** The text as it is written. Nothing but the number of its lines may be told: no mask has gone over it. */
  source: string
}

/** By id, without those of which nothing is told. */
export interface PublishedConversation {
  /** Whether listings mark the question (decision 19): by what is withheld in its own state alone. */
  accepted: boolean
  answers: ReadonlyMap<string, PublishedText<AnswerField>>
  comments: ReadonlyMap<string, PublishedText<CommentField>>
}

/** What a file says, which is no part of what is shown. */
interface Written {
  source: string
  /** Undefined where it is one that is withheld. */
  replyTo: string | undefined
}

export function toPublishedAnswer(
  answer: Omit<KeptAnswer, 'replyTo'>,
  { source, replyTo }: Written,
): PublishedText<AnswerField> {
  const { by, at, edited, accepted, acceptedAt, counts, score, polls, license, language } = answer
  return {
    fields: {
      actor: by.name,
      person: by.person,
      at,
      edited: edited.length === 0 ? undefined : JSON.stringify(edited),
      accepted: accepted ? (acceptedAt ?? 'true') : undefined,
      recommended: counts.recommended?.toString(),
      needsSupplement: counts.needsSupplement?.toString(),
      score: score?.toString(),
      replyTo,
      polls: polls && JSON.stringify(polls),
      source: answer.source,
      license: toLicenseLine(license),
      language,
    },
    html: digestText(answer.html),
    source,
  }
}

export function toPublishedComment(
  { by, at, recommended, html }: Omit<KeptComment, 'replyTo'>,
  { source, replyTo, answer }: Written & { answer: string | undefined },
): PublishedText<CommentField> {
  return {
    fields: {
      answer,
      actor: by.name,
      person: by.person,
      at,
      recommended: recommended?.toString(),
      replyTo,
    },
    html: digestText(html),
    source,
  }
}

/** The same for two that no reader can tell apart. */
export function digestPublished({ accepted, answers, comments }: PublishedConversation): string {
  const toLines = (texts: ReadonlyMap<string, PublishedText<string>>) =>
    Array.from(texts, ([id, { fields, html }]) => JSON.stringify([id, fields, html])).sort()
  return digestText(JSON.stringify([accepted, toLines(answers), toLines(comments)]))
}
