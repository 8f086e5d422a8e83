// What a thing says, in a few characters: two texts that say the same have one digest, however their files are written.
import { hash } from 'node:crypto'
import type { WrittenComment } from '../../authoring/answer-text.ts'
import type { AnswerText, QuestionText } from './thread-texts.ts'

/** The parts of a question that are merged apart: a new comment changes two of them, and a hand one or two others. */
export const questionParts = ['fields', 'counts', 'activity', 'body'] as const

export type QuestionDigests = Record<(typeof questionParts)[number], string>
export type AnswerDigests = Record<'fields' | 'body', string>

export function digestQuestion({ fields, body }: QuestionText): QuestionDigests {
  const { counts, activity, ...others } = fields
  return { fields: digest(others), counts: digest(counts), activity: digest(activity), body: digest(body) }
}

export function digestAnswer({ fields, body }: AnswerText): AnswerDigests {
  return { fields: digest(fields), body: digest(body) }
}

export function digestComment(comment: WrittenComment): string {
  return digest(comment)
}

/** Sixty bits: enough to tell what changed from what did not. @param value a plain tree; the order of keys says nothing. */
export function digest(value: unknown): string {
  return hash('sha1', toSortedJson(value) ?? '', 'base64url').slice(0, 10)
}

/** As `JSON.stringify` gives it, which takes several times as long where a function sorts. */
function toSortedJson(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => toSortedJson(item) ?? 'null').join(',')}]`
  const pairs = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, each]) => {
      const json = toSortedJson(each)
      return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`]
    })
  return `{${pairs.join(',')}}`
}

/** The same of a file that holds no text. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'base64url').slice(0, 10)
}
