import { existsInCalendar } from './calendar-day.ts'

/** What an activity's `at` says: a whole day, or an instant with its offset. */
export type Timestamp =
  | { precision: 'day'; day: string }
  | { precision: 'instant'; epochMilliseconds: number }

const timestampPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Reads a date or an RFC 3339 timestamp with offset; undefined for anything else.
 * `2024-05-01`, `2024-05-01T09:30:00+09:00` and `2024-05-01T00:30Z` are read,
 * `2024-05-01T09:30:00` (no offset) and `2024-02-30` are not.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = timestampPattern.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = '', hour] = match
  if (!existsInCalendar(Number(year), Number(month), Number(day))) return undefined
  if (hour === undefined) return { precision: 'day', day: text }
  // An offset would carry these years out of four digits, and days would no longer sort as text.
  if (year === '0000' || year === '9999') return undefined
  // Minutes, seconds and offsets out of their bounds are refused by the language; 24:00 is not.
  if (Number(hour) > 23) return undefined
  const epochMilliseconds = Date.parse(text)
  return Number.isNaN(epochMilliseconds) ? undefined : { precision: 'instant', epochMilliseconds }
}
