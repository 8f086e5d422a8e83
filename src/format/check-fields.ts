// Texts and times of front matter and of comments, each checked by itself, whatever else is wrong with its file.
import type { z } from 'zod'
import { findControl, findInvisible } from './characters.ts'
import { isAddressField, isOpenField } from './fields.ts'
import type { Fault, Issue } from './issue.ts'
import { findAliasExcess, findValidHashtag, isHashtag, parseAlias } from './names.ts'
import type { QuestionContext } from './post.ts'
import { toHashtagSlug } from './slugs.ts'
import { parseTimestamp, type Timestamp } from './time.ts'
import { listTexts, type Place, toIssueAt } from './values.ts'

/** Every text that the schema knows, but open ones, which have rules of their own. */
export function checkTexts(value: unknown, schema: z.core.$ZodType, place: Place): Issue[] {
  return listTexts(value, schema).flatMap(({ text, path }) => {
    const key = String(path.findLast((step) => typeof step === 'string'))
    return isOpenField(key) || isAddressField(key) ? [] : checkLine(text, path, place)
  })
}

/** One line of a text that a page shows, and that people tell from others by its look. */
export function checkLine(text: string | undefined, path: PropertyKey[], place: Place): Issue[] {
  if (text === undefined || !/[\n\t\u2028\u2029]/.test(text)) return checkText(text, path, place)
  return [toIssueAt(place, path, { code: 'text-lines', detail: { key: toKey(path) } })]
}

/** The same of a text that may have several lines. */
export function checkText(text: string | undefined, path: PropertyKey[], place: Place): Issue[] {
  if (text === undefined) return []
  const key = toKey(path)
  const toIssues = (fault: Fault) => [toIssueAt(place, path, fault)]
  if (text.trim() === '') return toIssues({ code: 'text-length', detail: { key, value: text } })
  const control = findControl(text)
  if (control) return toIssues({ code: 'control-character', detail: { key, codePoint: control.codePoint } })
  const find = findInvisible(text)
  return find ? toIssues({ code: 'invisible-character', detail: { key, codePoint: find.codePoint } }) : []
}

function toKey(path: readonly PropertyKey[]): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

export function checkHashtags(hashtags: ReadableFields['tags'], place: Place): Issue[] {
  const byAddress = new Map<string, string>()
  return hashtags.flatMap((hashtag, index) => {
    const fault = hashtag === undefined ? undefined : findHashtagFault(hashtag, byAddress)
    return fault ? [toIssueAt(place, ['tags', index], fault)] : []
  })
}

/**
 * @param byAddress hashtags seen so far in this list, by address; a valid one is added. @param key where the list is.
 */
export function findHashtagFault(
  hashtag: string,
  byAddress: Map<string, string>,
  key = 'tags',
): Fault | undefined {
  const value = hashtag.slice(0, 60)
  if (!isHashtag(hashtag)) {
    const invisible = findInvisible(hashtag)
    if (invisible) return { code: 'invisible-character', detail: { key, codePoint: invisible.codePoint } }
    const nearest = findValidHashtag(hashtag)
    return { code: 'invalid-hashtag', detail: { value, ...(nearest ? { nearest } : {}) } }
  }
  const address = toHashtagSlug(hashtag)
  const other = byAddress.get(address)
  if (other === hashtag) return { code: 'duplicate-hashtag', detail: { value } }
  if (other !== undefined) return { code: 'hashtag-address-clash', detail: { value, other, address } }
  byAddress.set(address, hashtag)
  return undefined
}

/** @param at where the list of old addresses is. */
export function checkAliases(
  aliases: readonly (string | undefined)[],
  at: readonly PropertyKey[],
  place: Place,
): Issue[] {
  return aliases.flatMap((alias, index) => {
    if (alias === undefined || parseAlias(alias) !== undefined) return []
    const excess = findAliasExcess(alias)
    const detail = { value: alias.slice(0, 80), ...(excess ? { excess } : {}) }
    return [toIssueAt(place, [...at, index], { code: 'invalid-alias', detail })]
  })
}

/** What both the schema and a check of texts find, such as an empty actor, is one issue. */
export function toUnique(issues: readonly Issue[]): Issue[] {
  const known = new Map<string, Issue>()
  for (const issue of issues) {
    const { key = '', value = '' } = issue.detail
    const name = `${issue.line}:${issue.column} ${issue.code} ${key.split('.').at(-1) || value}`
    if (!known.has(name)) known.set(name, issue)
  }
  return [...known.values()]
}

/** Communities on computers are no older. */
const firstDay = '1970-01-01'

/** A time can be read, and is not later than the reference date (decision 14). */
export function findTimeFaults(
  at: string,
  { zone, referenceDate }: QuestionContext,
): { timestamp: Timestamp | undefined; faults: Fault[] } {
  const timestamp = parseTimestamp(at)
  if (!timestamp) {
    return { timestamp, faults: [{ code: 'invalid-time', detail: { value: at.slice(0, 60) } }] }
  }
  const day = zone.dayOf(timestamp)
  const early: Fault = { code: 'before-question', detail: { value: at, year: day.slice(0, 4) } }
  if (day <= referenceDate) return { timestamp, faults: day < firstDay ? [early] : [] }
  return {
    timestamp,
    faults: [{ code: 'activity-after-reference', detail: { value: at, reference: referenceDate } }],
  }
}

/** The time at the end of a path, with its faults; a missing one is reported by the schema. */
export function checkTimeAt(
  at: string | undefined,
  path: readonly PropertyKey[],
  place: Place,
  context: QuestionContext,
): { timestamp: Timestamp | undefined; issues: Issue[] } {
  if (at === undefined || at === '') return { timestamp: undefined, issues: [] }
  const { timestamp, faults } = findTimeFaults(at, context)
  return { timestamp, issues: faults.map((fault) => toIssueAt(place, path, fault)) }
}

/** Of front matter; each can be checked by itself. */
export type ReadableFields = ReturnType<typeof toReadableFields>

/** Times and lists of front matter as far as they are texts, whatever else is wrong with it. Items keep their places. */
export function toReadableFields(value: unknown) {
  return {
    tags: toList(findField(value, 'tags')).map(toText),
    activity: toList(findField(value, 'activity')).map((activity) => ({
      at: toText(findField(activity, 'at')),
      kind: toText(findField(activity, 'kind')),
    })),
    aliases: toList(findField(value, 'aliases')).map(toText),
    closedAt: toText(findField(findField(findField(value, 'state'), 'closed'), 'at')),
  }
}

/** The value of a key of its own; undefined where there is none. */
export function findField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
