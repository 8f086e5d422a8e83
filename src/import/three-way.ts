// What becomes of one thing, or of a part of one: by what the last import wrote, what is there, and what the source says
// now. Each is a digest; undefined where there is no such thing.
import { hash } from 'node:crypto'
import type { QuestionText } from './discussion-texts.ts'

export type Outcome =
  /** New in the source. */
  | 'added'
  /** Changed in the source, and by nobody else. */
  | 'updated'
  | 'unchanged'
  /** Changed by hand: stays. */
  | 'edited'
  /** Changed by hand, and in the source to something else: what a person wrote stays. */
  | 'edited-both'
  /** Written by hand, or below such a text, and the source has another of its id: what a person wrote stays. */
  | 'own'
  /** Removed by hand: stays away. */
  | 'removed'
  /** No longer in the source: stays. */
  | 'vanished'
  /** In neither any more. */
  | 'gone'

export interface Decision {
  outcome: Outcome
  /** Which of them is kept. */
  take: 'current' | 'next' | 'none'
  /** What the next import has as its base. */
  base: string | undefined
}

export function decide({
  base,
  current,
  next,
}: Record<'base' | 'current' | 'next', string | undefined>): Decision {
  if (next === undefined) return decideVanished(base, current)
  if (current === undefined) {
    return base === undefined
      ? { outcome: 'added', take: 'next', base: next }
      : { outcome: 'removed', take: 'none', base }
  }
  if (current === next) return { outcome: 'unchanged', take: 'current', base: next }
  if (base === undefined) return { outcome: 'own', take: 'current', base: undefined }
  if (current === base) return { outcome: 'updated', take: 'next', base: next }
  return { outcome: next === base ? 'edited' : 'edited-both', take: 'current', base }
}

/** What people wrote themselves was never in the source. */
function decideVanished(base: string | undefined, current: string | undefined): Decision {
  if (current === undefined) return { outcome: 'gone', take: 'none', base: undefined }
  return { outcome: base === undefined ? 'unchanged' : 'vanished', take: 'current', base }
}

export interface MergedThing {
  id: string
  outcome: Outcome | 'faulty' | 'notes'
  /** Which of its parts came to that, where they differ. */
  parts?: readonly string[]
  /** Of what a person edited: whether another part of it followed the source. */
  isAlsoUpdated?: true
}

const ranked: Outcome[] = ['edited-both', 'edited', 'updated']

/** What is reported of the parts together: that of which a person should know most. */
export function toOutcome(parts: Readonly<Record<string, Outcome>>): Omit<MergedThing, 'id'> {
  const outcomes = Object.entries(parts)
  const outcome = ranked.find((each) => outcomes.some(([, one]) => one === each)) ?? 'unchanged'
  const isAlsoUpdated = outcome !== 'updated' && outcomes.some(([, one]) => one === 'updated')
  return {
    outcome,
    parts: outcomes.filter(([, one]) => one === outcome).map(([part]) => part),
    ...(isAlsoUpdated ? { isAlsoUpdated } : {}),
  }
}

/** Without what else is known of it. */
export function toThing(id: string, { outcome, parts, isAlsoUpdated }: Omit<MergedThing, 'id'>): MergedThing {
  return { id, outcome, ...(parts ? { parts } : {}), ...(isAlsoUpdated ? { isAlsoUpdated } : {}) }
}

/** The parts of a question that are merged apart: a new comment changes two of them, and a person one or two others. */
export const questionParts = ['fields', 'counts', 'activity', 'body'] as const

export type QuestionDigests = Record<(typeof questionParts)[number], string>

export function digestQuestion({ fields, body }: QuestionText): QuestionDigests {
  const { counts, activity, ...others } = fields
  return { fields: digest(others), counts: digest(counts), activity: digest(activity), body: digest(body) }
}

/** Sixty bits: enough to distinguish what changed from what did not. @param value a plain tree; the order of keys says nothing. */
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
