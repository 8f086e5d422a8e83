import type { CalendarDay } from './calendar-day.ts'
import type { Timestamp } from './timestamp.ts'

/** Turns instants into days of one time zone, and days into the instant at which they begin. */
export interface Zone {
  dayOf(timestamp: Timestamp): CalendarDay
  /** Milliseconds since 1970; a day counts from its first moment in the zone. */
  instantOf(timestamp: Timestamp): number
  /** Wall-clock time `21:04` in the zone; undefined for a whole day. */
  clockOf(timestamp: Timestamp): string | undefined
}

const quarterHour = 15 * 60_000

/** @param timeZone IANA name, such as `Asia/Seoul`. @throws RangeError for a name that does not exist. */
export function createZone(timeZone: string): Zone {
  // Asking the calendar for each of many timestamps is slow; every offset since 1900 changes on a quarter hour.
  const offsets = new Map<number, number>()
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)

  function offsetAt(epochMilliseconds: number): number {
    const quarter = Math.floor(epochMilliseconds / quarterHour)
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const instant = Temporal.Instant.fromEpochMilliseconds(quarter * quarterHour)
    const offset = instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
    offsets.set(quarter, offset)
    return offset
  }

  function localTime(epochMilliseconds: number): string {
    return new Date(epochMilliseconds + offsetAt(epochMilliseconds)).toISOString()
  }

  return {
    dayOf: (timestamp) =>
      timestamp.precision === 'day' ? timestamp.day : localTime(timestamp.epochMilliseconds).slice(0, 10),
    instantOf: (timestamp) =>
      timestamp.precision === 'instant'
        ? timestamp.epochMilliseconds
        : Temporal.PlainDate.from(timestamp.day).toZonedDateTime(timeZone).epochMilliseconds,
    clockOf: (timestamp) =>
      timestamp.precision === 'day' ? undefined : localTime(timestamp.epochMilliseconds).slice(11, 16),
  }
}
