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

/** A stretch of time in which clocks of the zone differ from UTC by the same milliseconds. */
interface Stretch {
  from: number
  to: number
  offset: number
}

/** @param timeZone IANA name, such as `Asia/Seoul`. @throws RangeError for a name that does not exist. */
export function createZone(timeZone: string): Zone {
  // Asking the calendar for each of many timestamps is slow; most of an archive lies in a few stretches.
  const stretches: Stretch[] = [findStretch(0, timeZone)]

  function offsetAt(instant: number): number {
    const known = stretches.find(({ from, to }) => from <= instant && instant < to)
    if (known) return known.offset
    const found = findStretch(instant, timeZone)
    stretches.unshift(found)
    return found.offset
  }

  function localTime(instant: number): string {
    return new Date(instant + offsetAt(instant)).toISOString()
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

function findStretch(instant: number, timeZone: string): Stretch {
  const here = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  // The transition before an instant that is itself one is that one.
  const previous = here.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: here.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1e6,
  }
}
