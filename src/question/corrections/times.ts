// Times as people write them. Those without an offset are meant by the clocks of the archive.
import { parseTimestamp } from '../../time/timestamp.ts'
import type { Zone } from '../../time/zone.ts'
import type { Issue } from '../issue.ts'
import { type Candidate, type Draft, lineAt, replaceLine } from './candidate.ts'
import { findToken, replaceToken } from './token.ts'
import { toHalfDay, withoutTimeWords } from './words.ts'

export interface NearestTime {
  text: string
  /** The zone whose clocks were taken, where the time did not name an offset. */
  zone?: string
  certain: boolean
}

const loose =
  /^(\d{4}|\d{2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})[\s.,-]*(?:t?\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?\s*(z|kst|utc|gmt|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?)?$/i
const packed = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?)?(z)?$/i

/**
 * The time that is meant: `2024.5.1` → `2024-05-01`, `2024년 5월 1일 오후 3시` → `2024-05-01T15:00:00` with the offset of
 * the zone; undefined for what names no day.
 */
export function findNearestTime(written: string, zone: Zone | undefined): NearestTime | undefined {
  const { half, rest } = toHalfDay(written.normalize('NFKC'))
  const text = withoutTimeWords(rest).replace(/\s+/g, ' ').trim()
  const match = packed.exec(text) ?? loose.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', offset] = match
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `9:3` may have lost a figure.
  const certain = year.length === 4 && minute.length === 2
  if (hour === undefined) {
    const isDay = half === undefined && offset === undefined && parseTimestamp(date) !== undefined
    return isDay ? { text: date, certain } : undefined
  }
  const clock = toClock(Number(hour), half)
  if (clock === undefined) return undefined
  const local = `${date}T${[clock, minute, second].map((part) => part.padStart(2, '0')).join(':')}`
  const known = offset === undefined ? undefined : toOffset(offset)
  const time = known === undefined ? zone?.withOffset(local) : local + known
  if (time === undefined || !parseTimestamp(time)) return undefined
  return { text: time, certain, ...(known === undefined && zone ? { zone: zone.name } : {}) }
}

function toClock(hour: number, half: 'morning' | 'afternoon' | undefined): string | undefined {
  if (half === undefined) return `${hour}`
  if (hour < 1 || hour > 12) return half === 'afternoon' && hour < 24 && hour > 12 ? `${hour}` : undefined
  return `${(hour % 12) + (half === 'afternoon' ? 12 : 0)}`
}

/** `+9`, `+0900`, `KST`, `UTC+9` → `+09:00` */
function toOffset(written: string): string {
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? []
  if (sign !== undefined) return `${sign}${hours.padStart(2, '0')}:${minutes}`
  return /^kst$/i.test(written) ? '+09:00' : 'Z'
}

export function* proposeTime(issue: Issue, draft: Draft): Generator<Candidate> {
  const token = findToken(issue, draft)
  const line = lineAt(draft, issue.line)
  // Of a time in quotes only what stands in them counts; one that YAML cuts at a colon is the rest of its line.
  const nearest = findNearestTime(token.text, draft.zone)
  if (nearest === undefined) return
  yield {
    correction: replaceLine(issue.line, replaceToken(line, token, nearest.text), nearest.certain),
    as: { detail: { ...issue.detail, ...(nearest.zone ? { zone: nearest.zone } : {}) } },
  }
}
