import { parseTimestamp, type Timestamp } from '../time/timestamp.ts'
import type { Zone } from '../time/zone.ts'

/**
 * Whether one time is older than another, as far as the less exact of the two says: a day is not older than an hour of
 * it, a minute not than a second of it. Both can be read.
 */
export function isOlder(at: string, than: string, { zone }: { zone: Zone }): boolean {
  // Most times of an archive are written in one form, which sorts as text.
  if (isSameForm(at, than)) return at < than
  const [timestamp, other] = [parseTimestamp(at), parseTimestamp(than)]
  if (!timestamp || !other) return false
  if (timestamp.precision === 'day' || other.precision === 'day')
    return zone.dayOf(timestamp) < zone.dayOf(other)
  const unit = Math.max(toUnit(at), toUnit(than))
  return Math.floor(timestamp.epochMilliseconds / unit) < Math.floor(other.epochMilliseconds / unit)
}

/** Of the same parts, and of one offset. */
function isSameForm(at: string, than: string): boolean {
  if (at.length !== than.length) return false
  return at.length === 10 || (at.endsWith('Z') && than.endsWith('Z')) || at.slice(-6) === than.slice(-6)
}

/** Milliseconds of the last part that is written: of a minute, a second, or a fraction of one. */
function toUnit(at: string): number {
  const [, second, fraction = ''] = /T\d\d:\d\d(:\d\d(?:\.(\d+))?)?/.exec(at) ?? []
  if (second === undefined) return 60_000
  return 10 ** (3 - Math.min(3, fraction.length))
}

/** A whole day has no hour: it is in order with every instant of the same day. */
export function isBefore(timestamp: Timestamp, previous: Timestamp, { zone }: { zone: Zone }): boolean {
  if (timestamp.precision === 'instant' && previous.precision === 'instant') {
    return timestamp.epochMilliseconds < previous.epochMilliseconds
  }
  return zone.dayOf(timestamp) < zone.dayOf(previous)
}
