// What pages show of a question, an answer and a comment, as fields that can be compared one by one.
import type { SourceFile } from '../folder/disk.ts'
import type { Activity } from '../format/activity.ts'
import type { License } from '../format/addresses.ts'
import { decodeFile } from '../format/decode.ts'
import { parseFrontMatter } from '../format/front-matter.ts'
import type { Question } from '../format/post.ts'
import { digestText } from '../kept/digest.ts'

/** What pages show of one question. Front matter of another order or style, or other line ends, make the same. */
export interface PublishedQuestion
  extends Pick<
    Question,
    | 'title'
    | 'category'
    | 'hashtags'
    | 'counts'
    | 'poll'
    | 'polls'
    | 'score'
    | 'language'
    | 'state'
    | 'related'
    | 'license'
  > {
  activity: readonly Activity[]
  /** Their order says nothing. */
  aliases: readonly string[]
  /** Path of the file, where a page links to it. */
  file: string | undefined
  /** Where it was published. */
  sourceUrl?: string | undefined
  /** Of the printed body. */
  html: string
  /** The body as it is written. Nothing but the number of its lines may be reported: no mask has gone over it. */
  source: string
}

/** The body of a file as it is written. */
export function toSource({ path, bytes }: Pick<SourceFile, 'path' | 'bytes'>): string {
  const text = decodeFile(path, bytes)
  const frontMatter = typeof text === 'string' ? parseFrontMatter(path, text) : text
  return 'body' in frontMatter ? frontMatter.body : ''
}

/** The same for two whose pages no reader can tell apart, but for a link to the file. */
export function digestShown({ source, file, ...shown }: PublishedQuestion): string {
  return digestText(JSON.stringify(shown))
}

/** What pages show of a file; undefined when it has faults. */
export type PrepareShown = (file: SourceFile) => PublishedQuestion | undefined

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
  /** The text as it is written. Nothing but the number of its lines may be reported: no mask has gone over it. */
  source: string
}

/** By id, without those of which nothing is reported. */
export interface PublishedConversation {
  /** Whether listings mark the question (decision 19): by what is withheld in its own state alone. */
  accepted: boolean
  answers: ReadonlyMap<string, PublishedText<AnswerField>>
  comments: ReadonlyMap<string, PublishedText<CommentField>>
}

/** The same for two that no reader can tell apart. */
export function digestPublished({ accepted, answers, comments }: PublishedConversation): string {
  const toLines = (texts: ReadonlyMap<string, PublishedText<string>>) =>
    Array.from(texts, ([id, { fields, html }]) => JSON.stringify([id, fields, html])).sort()
  return digestText(JSON.stringify([accepted, toLines(answers), toLines(comments)]))
}

export function toLicenseLine(license: License | undefined): string | undefined {
  if (typeof license !== 'object') return license
  return license.url === undefined ? license.name : `${license.name} ${license.url}`
}

export function toLines(fields: object): string[] {
  return Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
}
