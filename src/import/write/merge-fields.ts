// Fields of a question, three-way each by itself: who mends a title keeps no hashtag from following the source.
import type { WrittenFields } from '../../authoring/front-matter-text.ts'
import { digest } from './digests.ts'
import type { QuestionLine } from './import-list.ts'
import { decide, type Outcome } from './three-way.ts'

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
export interface FieldsBase {
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

/** Whether a hand changed a part after the last import, so that a newer one leaves it alone. */
export function isEdited(base: FieldsBase['parts'], fields: WrittenFields, part: Part): boolean {
  return digestPart(fields, part) !== (base[part] ?? '')
}

export interface MergedFields {
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
    // Having no value is a value: it too is changed by a hand, or by the source.
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
