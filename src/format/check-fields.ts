// Texts and times of front matter and of comments, each checked by itself, whatever else is wrong with its file.
import type { z } from 'zod'
import { findControl, findInvisible } from './characters.ts'
import { type Fault, type Issue, withDetails } from './issue.ts'
import type { IssueDetails } from './issue-details.ts'
import { lineLeaves, listTexts } from './leaf.ts'
import { findAliasExcess, findValidHashtag, isHashtag, parseAlias } from './names.ts'
import type { QuestionContext } from './post.ts'
import { toHashtagSlug } from './slugs.ts'
import { isBefore, parseTimestamp, type Timestamp } from './time.ts'
import { type Place, toIssueAt } from './values.ts'

/**
 * Every text that a schema knows, by what it is and by itself, whatever else is wrong with its file. Where a text may be
 * empty the schema says. @param context without which times are not looked at.
 */
export function checkTexts(
  value: unknown,
  schema: z.core.$ZodType,
  place: Place,
  context?: QuestionContext,
): Issue[] {
  const byAddress = new Map<string, string>()
  return listTexts(value, schema).flatMap(({ text, field, path }): Issue[] => {
    const { leaf = 'line' } = field
    const toIssues = (faults: readonly Fault[]) => faults.map((fault) => toIssueAt(place, path, fault))
    if (leaf === 'hashtag') return toIssues([findHashtagFault(text, byAddress) ?? []].flat())
    if (leaf === 'path') return toIssues(findAliasFaults(text))
    if (text === '') return []
    if (lineLeaves.some((each) => each === leaf)) return checkLine(text, path, place)
    if (leaf === 'prose') return checkText(text, path, place)
    if (leaf !== 'time' || !context) return []
    const issues = toIssues(findTimeFaults(text, context))
    // What may be something else than a time is no `at`.
    return field.switch ? issues.map((issue) => withDetails(issue, { key: toKey(path) })) : issues
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

function findAliasFaults(alias: string): Fault[] {
  if (parseAlias(alias) !== undefined) return []
  const excess = findAliasExcess(alias)
  return [{ code: 'invalid-alias', detail: { value: alias.slice(0, 80), ...(excess ? { excess } : {}) } }]
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

/** @param question when it was asked. @param more how many others of the kind are older too, not reported one by one. */
export function toBeforeQuestion({
  at,
  question,
  of,
  more = 0,
}: {
  at: string
  question: string
  of: 'activity' | 'answer' | 'comment'
  more?: number
}): IssueDetails<'before-question'> {
  return { value: at, question, of, ...(more > 0 ? { more } : {}) }
}

/** Communities on computers are no older. */
const firstDay = '1970-01-01'

/** A time can be read, and is not later than the reference date (decision 14). */
function findTimeFaults(at: string, { zone, referenceDate }: QuestionContext): Fault[] {
  const timestamp = parseTimestamp(at)
  if (!timestamp) return [{ code: 'invalid-time', detail: { value: at.slice(0, 60) } }]
  const day = zone.dayOf(timestamp)
  const early: Fault = { code: 'before-question', detail: { value: at, year: day.slice(0, 4) } }
  if (day <= referenceDate) return day < firstDay ? [early] : []
  return [{ code: 'activity-after-reference', detail: { value: at, reference: referenceDate } }]
}

/**
 * Times that can be read, oldest first: none is before one that precedes it. @param times of a list in its order.
 * @param of what they belong to.
 */
export function checkOrder(
  times: readonly { at: string | undefined; path: readonly PropertyKey[] }[],
  place: Place,
  context: QuestionContext,
  of?: 'answer',
): Issue[] {
  let previous: { timestamp: Timestamp; at: string } | undefined
  // A day between two hours of it is in order with both.
  let lastInstant: typeof previous
  return times.flatMap(({ at, path }): Issue[] => {
    const timestamp = at && parseTimestamp(at)
    if (!timestamp) return []
    const later = [previous, lastInstant].find((one) => one && isBefore(timestamp, one.timestamp, context))
    previous = { timestamp, at }
    if (timestamp.precision === 'instant') lastInstant = previous
    const detail = later && { value: at, previous: later.at, ...(of ? { of } : {}) }
    return detail ? [toIssueAt(place, path, { code: 'activity-order', detail })] : []
  })
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
