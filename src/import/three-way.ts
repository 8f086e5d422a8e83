// What becomes of one thing, or of a part of one: by what the last import wrote, what is there, and what the source says
// now. Each is a digest; undefined where there is no such thing.

import { hash } from 'node:crypto'
import { questionSchema } from '../format/fields.ts'
import { limits } from '../format/limits.ts'
import { parseAlias } from '../format/names.ts'
import type { WrittenFields } from '../format/write.ts'
import type { DiscussionTexts, QuestionText } from './discussion-texts.ts'
import type { QuestionLine } from './write-import-list.ts'

type Outcome =
  /** New in the source. */
  | 'added'
  /** Changed in the source, and by nobody else. */
  | 'updated'
  | 'unchanged'
  /** Changed by a person: stays. */
  | 'edited'
  /** Changed by a person, and in the source to something else: what a person wrote stays. */
  | 'edited-both'
  /** Written by a person, or below such a text, and the source has another of its id: what a person wrote stays. */
  | 'own'
  /** Removed by a person: stays away. */
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

// Fields of a question, three-way each by itself: who fixes a title keeps no hashtag from following the source.

/** Keys of files but for what is merged by itself; old addresses are, as a set. */
const parts = questionSchema.omit({ counts: true, activity: true, aliases: true }).keyof().options

type Part = (typeof parts)[number]

/** A part as checked fields have it. */
function toKeys(part: Part): (keyof WrittenFields)[] {
  if (part === 'poll') return ['poll', 'polls']
  return [part === 'tags' ? 'hashtags' : part]
}

/** What the last import wrote, in a line of import.ndjson. */
interface FieldsBase {
  parts: NonNullable<QuestionLine['parts']>
  aliases: NonNullable<QuestionLine['aliases']>
}

export function digestFields(fields: WrittenFields): FieldsBase {
  const known = parts.flatMap((part): [string, string][] => {
    const digested = digestPart(fields, part)
    return digested === '' ? [] : [[part, digested]]
  })
  return { parts: Object.fromEntries(known), aliases: fields.aliases.map(digestAlias) }
}

export function digestAlias(alias: string): string {
  return shorten(digest(alias))
}

/** Whether a person edited a part after the last import, so that a newer one leaves it alone. */
export function isEdited(base: FieldsBase['parts'], fields: WrittenFields, part: Part): boolean {
  return digestPart(fields, part) !== (base[part] ?? '')
}

interface MergedFields {
  fields: WrittenFields
  base: FieldsBase['parts']
  outcomes: Record<string, Outcome>
}

/** @param next whose old addresses are merged already. */
export function mergeFields(
  base: FieldsBase['parts'],
  current: WrittenFields,
  next: WrittenFields,
): MergedFields {
  const merged: MergedFields = { fields: { ...current, aliases: next.aliases }, base: {}, outcomes: {} }
  for (const part of parts) {
    // Having no value is a value: it too is changed by a person, or by the source.
    const sides = { base: base[part] ?? '', current: digestPart(current, part), next: digestPart(next, part) }
    const { outcome, take, base: left } = decide(sides)
    merged.outcomes[part] = outcome
    if (left) merged.base[part] = left
    if (take === 'next') merged.fields = { ...merged.fields, ...pick(next, part) }
  }
  return merged
}

function pick(fields: WrittenFields, part: Part): Partial<WrittenFields> {
  return Object.fromEntries(toKeys(part).map((key) => [key, fields[key]]))
}

/** Empty where there is no value. */
function digestPart(fields: WrittenFields, part: Part): string {
  const values = Object.values(pick(fields, part))
  return values.every((value) => value === undefined || value === false) ? '' : shorten(digest(values))
}

/** A line has many of them, each of which is only compared with one other. */
function shorten(digested: string): string {
  return digested.slice(0, 6)
}

/** Whether this import gives an address to a question: then it leads there, and to no other. */
export type IsGiven = (alias: string) => boolean

/**
 * Old addresses, merged as a set: those of the source and of what it has no longer, with what a person added and
 * without what a person removed. Each keeps its place, so that nothing is written for its sake, unless it leads to
 * another question now. @param base digests of those that the last import wrote, where they are known. @returns `base`
 * of the next import, too.
 */
export function keepAddresses(
  {
    base: written,
    before,
    next,
  }: { base: readonly string[] | undefined } & Record<'before' | 'next', readonly string[]>,
  kept: Pick<DiscussionTexts, 'answers' | 'comments'>,
  isGiven: IsGiven,
) {
  const base = written && new Set(written)
  const own = (alias: string) => base !== undefined && !base.has(digestAlias(alias))
  const [there, told] = [new Set(before), new Set(next)]
  const isRemoved = (alias: string) => base !== undefined && !own(alias) && !there.has(alias)
  const after = next.filter((alias) => !isRemoved(alias))
  const ofImport = [...next]
  for (const [index, alias] of before.entries()) {
    if (told.has(alias) || after.length >= limits.aliases || isGiven(alias)) continue
    const isOwn = own(alias)
    if (!isOwn && !leadsTo(alias, kept)) continue
    const place = index === 0 ? 0 : after.indexOf(before[index - 1] ?? '') + 1
    after.splice(index > 0 && place === 0 ? after.length : place, 0, alias)
    if (!isOwn) ofImport.push(alias)
  }
  const isEdited = next.some(isRemoved) || after.some((alias) => own(alias) && !told.has(alias))
  return { aliases: after, base: ofImport.map(digestAlias), isEdited }
}

function leadsTo(
  alias: string,
  { answers, comments }: Pick<DiscussionTexts, 'answers' | 'comments'>,
): boolean {
  const [, kind, id] = /^(answer|comment)-(.+)$/u.exec(parseAlias(alias)?.anchor ?? '') ?? []
  if (kind === undefined || id === undefined) return false
  return (kind === 'answer' ? answers : comments).has(id)
}
