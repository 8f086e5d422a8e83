// Times that can be read and that are not later than the archive's reference date (decision 14).
import { findNearestTime } from '../../format/corrections/values.ts'
import { parseTimestamp, type Timestamp, type Zone } from '../../format/time.ts'
import type { DiscussionRecords, Note } from '../records.ts'

export interface Times {
  zone: Zone
  /** `YYYY-MM-DD` */
  referenceDate: string
}

const inMail = /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:gmt|utc|[+-]\d{4})$/i

/** Undefined where no day is named. */
export function fixTime(at: string, { zone, referenceDate }: Times, note: Note): string | undefined {
  const found = findTime(at, zone)
  if (!found) return undefined
  const { text: read, timestamp } = found
  if (read !== at) note('time-read', at)
  if (zone.dayOf(timestamp) <= referenceDate) return read
  note('time-too-late', at)
  return referenceDate
}

/**
 * When something was written. A time that only people can fix stays as it is; one that can't be true says less than the
 * first edit, before which the text was there. @param otherwise in the place of a time that can't be read; undefined
 * where people have to say it.
 */
export function fixWritten(
  at: string,
  given: { times: Times; otherwise: () => string | undefined; edits?: readonly { at: string }[] },
  note: Note,
): string {
  const { times, otherwise, edits = [] } = given
  const edited = isTooLate(at, times) ? findFirst(edits, times) : undefined
  if (edited !== undefined && isBefore(edited, times.referenceDate, times)) {
    note('time-after-edit', `${at} → ${edited}`)
    return edited
  }
  const read = fixTime(at, times, note)
  if (read !== undefined) return read
  const known = otherwise()
  if (known === undefined) return at
  note('time-unknown', `${at} → ${known}`.trimStart())
  return known
}

function isTooLate(at: string, { zone, referenceDate }: Times): boolean {
  const found = findTime(at, zone)
  return found !== undefined && zone.dayOf(found.timestamp) > referenceDate
}

/** The first of those that can be read. */
function findFirst(edits: readonly { at: string }[], times: Times): string | undefined {
  const read = edits.flatMap(({ at }) => fixTime(at, times, () => {}) ?? [])
  return read.sort((a, b) => toInstantOf(a, times.zone) - toInstantOf(b, times.zone))[0]
}

/** A time as files write it; undefined where no day is named. */
export function findTime(at: string, zone: Zone): { text: string; timestamp: Timestamp } | undefined {
  const known = parseTimestamp(at)
  if (known) return { text: at, timestamp: known }
  const text = readTime(at, zone)
  const timestamp = text === undefined ? undefined : parseTimestamp(text)
  return text === undefined || !timestamp ? undefined : { text, timestamp }
}

/** Of a time in words that are known, without an offset by the clocks of the archive, or in seconds since 1970. */
function readTime(at: string, zone: Zone): string | undefined {
  const text = at.trim()
  if (text.length > 60) return undefined
  const seconds = /^(\d{9,10})(\d{3})?$/.exec(text)?.[1]
  if (seconds !== undefined) return toInstant(Number(seconds) * 1000)
  if (inMail.test(text)) return toInstant(Date.parse(text))
  return findNearestTime(text, zone)?.text
}

/** `2024-05-01T00:30:00Z` */
function toInstant(milliseconds: number): string | undefined {
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString().replace(/\.000Z$/, 'Z')
}

export function isTime(at: string): boolean {
  return parseTimestamp(at) !== undefined
}

/** Order of what happened; whole days come before their instants. */
export function toInstantOf(at: string, zone: Zone): number {
  const timestamp: Timestamp | undefined = parseTimestamp(at)
  return timestamp ? zone.instantOf(timestamp) : 0
}

export function isBefore(at: string, other: string, { zone }: Pick<Times, 'zone'>): boolean {
  return toInstantOf(at, zone) < toInstantOf(other, zone)
}

/** When the first thing of a discussion happened of which that is known. */
export function findKnownTime(
  { question, answers, comments }: DiscussionRecords,
  times: Times,
): string | undefined {
  return findFirst(
    [
      question,
      ...(question.activity ?? []),
      ...question.edited,
      ...answers,
      ...answers.flatMap(({ edited }) => edited),
      ...comments,
    ],
    times,
  )
}
