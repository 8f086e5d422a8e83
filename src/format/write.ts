// The one form in which the project writes front matter and comments: keys in the order of the schema.
import type { z } from 'zod'
import { type ActivityKind, activityKinds, anonymousActor, englishKinds, isRole } from './activity.ts'
import { answerSchema, commentsSchema, postSchema, questionSchema } from './fields.ts'
import { type Field, mapTexts, toField } from './leaf.ts'
import type { Answer, Comment, Question } from './post.ts'
import { toPlainText } from './yaml.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

export type WrittenAnswer = Omit<Answer, 'id' | 'path'>

export type WrittenComment = Omit<Comment, 'textLine' | 'textIndent'>

/**
 * Front matter with both its `---` lines, ending in LF.
 * @param locale of the archive, in whose words kinds and roles are written.
 */
export function toFrontMatterText(fields: WrittenFields, locale: string): string {
  const { hashtags, activity, ...others } = fields
  const kinds = activity.map((each) => ({ ...each, kind: toWrittenKind(each.kind, locale) }))
  return toPostText(questionSchema, { ...others, tags: hashtags, activity: kinds }, locale)
}

/** The same of an answer. */
export function toAnswerText(answer: WrittenAnswer, locale: string): string {
  return toPostText(answerSchema, answer, locale)
}

function toPostText<Post extends { polls?: Answer['polls']; poll?: boolean | undefined }>(
  schema: z.core.$ZodType,
  { poll, polls = [], ...others }: Post,
  locale: string,
): string {
  // One poll needs no list.
  const written = { ...others, poll: polls.length > 1 ? polls : (polls[0] ?? (poll || undefined)) }
  const lines = toPairLines(withRoles(written, locale), toField(schema))
  return `${['---', ...lines, '---'].join('\n')}\n`
}

/** A file of comments, in their order; empty without any. */
export function toCommentsText(comments: readonly WrittenComment[], locale: string): string {
  const { element } = toField(commentsSchema)
  return comments
    .flatMap((comment) => toItemLines(withRoles(comment, locale), element))
    .map((line) => `${line}\n`)
    .join('')
}

function withRoles<Post extends object>(post: Post, locale: string): Post {
  return mapTexts(post, postSchema, (text, leaf) => (leaf === 'name' ? toWrittenActor(text, locale) : text))
}

/** A file of a mapping whose keys are ids or names: `u43: { name: 홍길동 }`, a line for each. */
export function toNamedText(
  named: Iterable<readonly [name: string, value: object]>,
  { schema, of }: { schema: z.core.$ZodType; of: 'id' | 'name' },
): string {
  const { others } = toField(schema)
  const toKey = of === 'id' ? toIdText : toPlainText
  return Array.from(named, ([name, value]) => `${toKey(name)}: ${toFlow(value, others)}\n`).join('')
}

/** A key with its value, as a post has it written. */
export function toYamlLines(key: string, value: unknown): string[] {
  return toLines(key, value, toField(postSchema).keys.get(key))
}

/** @param field what the schema says of it, if it knows it. */
function toLines(key: string, value: unknown, field: Field | undefined): string[] {
  if (typeof value === 'string' && field?.leaf === 'markdown') return toTextBlock(key, value)
  if (typeof value !== 'object' || value === null) return [`${key}: ${toScalar(value, field)}`]
  const inner = Array.isArray(value)
    ? value.flatMap((item) => toItemLines(item, field?.element))
    : toPairLines(value, field)
  if (inner.length === 0 || field?.isOneLine) return [`${key}: ${toFlow(value, field)}`]
  return [`${key}:`, ...inner.map(toIndented)]
}

function toPairLines(value: object, field: Field | undefined): string[] {
  return listPairs(value, field).flatMap(([key, each, below]) => toLines(key, each, below))
}

/** Keys in the order of the schema: none that it does not know, and none whose absence says the same. */
function listPairs(value: object, field: Field | undefined) {
  const values = new Map<string, unknown>(Object.entries(value))
  return [...(field?.keys ?? values).keys()].flatMap((key) => {
    const [each, below] = [values.get(key), field?.keys.get(key)]
    const isEmpty = typeof each === 'object' && each !== null && Object.keys(each).length === 0
    const saysNothing = each === undefined || (isEmpty && below?.optional && !below.switch)
    return saysNothing ? [] : [[key, each, below] as const]
  })
}

function toItemLines(value: unknown, field: Field | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [`- ${toScalar(value, field)}`]
  if (field?.isOneLine) return [`- ${toFlow(value, field)}`]
  return toPairLines(value, field).map((line, index) => (index === 0 ? `- ${line}` : toIndented(line)))
}

/** `[rest, put]`, `{ at: 2024-05-04, actor: 김철수 }`; `closed: true` where nothing else is known of it. */
function toFlow(value: unknown, field: Field | undefined): string {
  if (typeof value !== 'object' || value === null) return toScalar(value, field)
  if (Array.isArray(value)) return `[${value.map((item) => toFlow(item, field?.element)).join(', ')}]`
  const pairs = listPairs(value, field).map(([key, each, below]) => `${key}: ${toFlow(each, below)}`)
  if (pairs.length === 0) return field?.switch ? 'true' : '{}'
  return `{ ${pairs.join(', ')} }`
}

function toScalar(value: unknown, field: Field | undefined): string {
  if (typeof value !== 'string') return String(value)
  return field?.leaf === 'id' || field?.leaf === 'person' ? toIdText(value) : toPlainText(value)
}

/** To the letter: white space before the first line and line feeds at the end are shown by the signs behind `|`. */
function toTextBlock(key: string, text: string): string[] {
  let end = 0
  while (text.at(-1 - end) === '\n') end += 1
  const indent = /^\n*[ \t]/.test(text) ? '2' : ''
  const chomping = end === 0 ? '-' : end === 1 ? '' : '+'
  const lines = text.slice(0, text.length - Math.min(end, 1)).split('\n')
  return [`${key}: |${indent}${chomping}`, ...lines.map(toIndented)]
}

function toIndented(line: string): string {
  return line === '' ? '' : `  ${line}`
}

/** A kind as a file names it: in Korean where the archive is, in English else. @param locale of the archive. */
export function toWrittenKind(kind: ActivityKind, locale: string): string {
  return locale === 'ko' ? kind : (englishKinds[activityKinds.indexOf(kind)] ?? kind)
}

/** The same of an actor: a name stays as it is. */
export function toWrittenActor(actor: string, locale: string): string {
  if (locale === 'ko' || !isRole(actor)) return actor
  return actor === anonymousActor ? 'anonymous' : 'deleted user'
}

/** An id as YAML: digits alone are what they are written as, whatever other readers take them for. */
function toIdText(id: string): string {
  return /^[1-9]\d{0,14}$/.test(id) ? id : toPlainText(id)
}
