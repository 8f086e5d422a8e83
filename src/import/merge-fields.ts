// Fields of a question, three-way each by itself: who fixes a title keeps no hashtag from following the source.
import { limits } from '../format/limits.ts'
import { parseAlias } from '../format/names.ts'
import type { WrittenFields } from '../format/write.ts'
import type { DiscussionTexts, QuestionText } from './discussion-texts.ts'
import { decide, digest, type Outcome } from './three-way.ts'
import type { QuestionLine } from './write-import-list.ts'

/** Parts as files name them, but for old addresses, which are merged as a set. */
const keysOfParts = {
  title: ['title'],
  category: ['category'],
  tags: ['hashtags'],
  poll: ['poll', 'polls'],
  score: ['score'],
  language: ['language'],
  state: ['state'],
  related: ['related'],
  source: ['source'],
  license: ['license'],
} as const satisfies Record<string, readonly (keyof WrittenFields)[]>

type Part = keyof typeof keysOfParts
const parts = Object.keys(keysOfParts).filter((key): key is Part => key in keysOfParts)

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
  return Object.fromEntries(keysOfParts[part].map((key) => [key, fields[key]]))
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

/**
 * A source without the category of a question says nothing against the one that an earlier import had. What a person
 * wrote is left to the merge. @param usual that of questions without one in the last import: another one now is theirs
 * too.
 */
export function keepCategory(
  next: QuestionText,
  current: QuestionText | undefined,
  { base, usual }: { base: QuestionLine | undefined; usual: string | undefined },
): QuestionText {
  if (!current || current.fields.category === usual) return next
  const isImported = digestFields(current.fields).parts['category'] === base?.parts?.['category']
  if (!isImported) return next
  return { ...next, fields: { ...next.fields, category: current.fields.category } }
}
