import type { CalendarDay } from './calendar-day.ts'
import type { Timestamp } from './timestamp.ts'

/** Turns instants into days of one time zone, and days into the instant at which they begin. */
export interface Zone {
  /** IANA name, as it was given. */
  name: string
  dayOf(timestamp: Timestamp): CalendarDay
  /** Milliseconds since 1970; a day counts from its first moment in the zone. */
  instantOf(timestamp: Timestamp): number
  /** Wall-clock time `21:04` in the zone; undefined for a whole day. */
  clockOf(timestamp: Timestamp): string | undefined
  /** A local time with the offset that clocks had then: `2024-05-01T09:30:00` → `…+09:00`; undefined for what is no time. */
  withOffset(local: string): string | undefined
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

  const localTime = (instant: number): number => instant + offsetAt(instant)

  // Days of an archive are far fewer than its timestamps.
  const days = new Map<number, CalendarDay>()

  function dayAt(instant: number): CalendarDay {
    const number = Math.floor(localTime(instant) / dayLength)
    let day = days.get(number)
    if (day === undefined) {
      day = new Date(number * dayLength).toISOString().slice(0, 10)
      days.set(number, day)
    }
    return day
  }

  function clockAt(instant: number): string {
    const minutes = Math.floor(localTime(instant) / 60_000) % 1440
    return toClock(minutes < 0 ? minutes + 1440 : minutes)
  }

  return {
    name: timeZone,
    dayOf: (timestamp) =>
      timestamp.precision === 'day' ? timestamp.day : dayAt(timestamp.epochMilliseconds),
    instantOf: (timestamp) =>
      timestamp.precision === 'instant'
        ? timestamp.epochMilliseconds
        : Temporal.PlainDate.from(timestamp.day).toZonedDateTime(timeZone).epochMilliseconds,
    clockOf: (timestamp) =>
      timestamp.precision === 'day' ? undefined : clockAt(timestamp.epochMilliseconds),
    withOffset: (local) => withOffset(local, timeZone),
  }
}

function withOffset(local: string, timeZone: string): string | undefined {
  try {
    return local + Temporal.PlainDateTime.from(local, { overflow: 'reject' }).toZonedDateTime(timeZone).offset
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const dayLength = 24 * 60 * 60_000

function toClock(minutes: number): string {
  return `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`
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
