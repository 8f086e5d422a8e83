// Days, instants and the clocks of a time zone.
/** What an activity's `at` says: a whole day, or an instant with its offset. */
export type Timestamp =
  | { precision: 'day'; day: string }
  | { precision: 'instant'; epochMilliseconds: number }

const timestampPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/**
 * Reads a date or an RFC 3339 timestamp with offset; undefined for anything else.
 * `2024-05-01`, `2024-05-01T09:30:00+09:00` and `2024-05-01T00:30Z` are read,
 * `2024-05-01T09:30:00` (no offset) and `2024-02-30` are not.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  if (!timestampPattern.test(text)) return undefined
  const year = readDigits(text, 0) * 100 + readDigits(text, 2)
  if (!existsInCalendar(year, readDigits(text, 5), readDigits(text, 8))) return undefined
  if (text.length === 10) return { precision: 'day', day: text }
  // An offset would carry these years out of four digits, and days would no longer sort as text.
  if (year === 0 || year === 9999) return undefined
  // Minutes, seconds and offsets out of their bounds are refused by the language; 24:00 is not.
  if (readDigits(text, 11) > 23) return undefined
  const epochMilliseconds = Date.parse(text)
  return Number.isNaN(epochMilliseconds) ? undefined : { precision: 'instant', epochMilliseconds }
}

/** Two of them, of a text that has them at their place: times are read again and again, and nothing is cut out for it. */
function readDigits(text: string, place: number): number {
  return (text.charCodeAt(place) - zero) * 10 + text.charCodeAt(place + 1) - zero
}

const zero = 0x30

/** A calendar day as `YYYY-MM-DD`, which sorts as text. */
type CalendarDay = string

/** Whether the text names a day that exists in the Gregorian calendar. */
export function isCalendarDay(text: string): boolean {
  return parseTimestamp(text)?.precision === 'day'
}

function existsInCalendar(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  return day <= daysInMonth(year, month)
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeapYear ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

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

/** @param timeZone IANA name, such as `Asia/Seoul`. @throws RangeError for a name that does not exist. */
export function createZone(timeZone: string): Zone {
  // Asking the calendar for each of many timestamps is slow; most of an archive lies in a few stretches.
  const stretches = [findStretch(0, timeZone)]

  /** In milliseconds, as if the place were at Greenwich. */
  function toLocal(instant: number): number {
    let stretch = stretches.find(({ from, to }) => from <= instant && instant < to)
    if (!stretch) {
      stretch = findStretch(instant, timeZone)
      stretches.unshift(stretch)
    }
    return instant + stretch.offset
  }

  // Days of an archive are far fewer than its timestamps.
  const days = new Map<number, CalendarDay>()

  function dayAt(instant: number): CalendarDay {
    const local = toLocal(instant)
    const number = Math.floor(local / dayLength)
    const known = days.get(number)
    if (known !== undefined) return known
    const day = new Date(local).toISOString().slice(0, 10)
    days.set(number, day)
    return day
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
      timestamp.precision === 'day' ? undefined : toClock(toLocal(timestamp.epochMilliseconds)),
    withOffset: (local) => withOffset(local, timeZone),
  }
}

/** `09:30`. Years before 1970 are less than nothing. */
function toClock(local: number): string {
  const minutes = Math.floor((local - Math.floor(local / dayLength) * dayLength) / 60_000)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
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

/** A stretch of time in which clocks of the zone differ from UTC by the same milliseconds. */
function findStretch(instant: number, timeZone: string) {
  const here = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  // The transition before an instant that is itself one is that one.
  const previous = here.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: here.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1e6,
  }
}

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

/** How long ago a day was, in the one unit that a label names. */
interface Elapsed {
  unit: 'day' | 'month' | 'year'
  /** Whole units, 0 or more. */
  count: number
}

/**
 * Time from `earlier` to the reference date, as decision 13 counts it: two calendar days, no clock.
 * 2025-06-30 seen from itself is 0 days, 2025-05-30 is one month, 2024-06-30 one year.
 * @throws RangeError when `earlier` is after `reference` (decision 14 keeps such days out).
 */
export function elapsedBetween(earlier: CalendarDay, reference: CalendarDay): Elapsed {
  const from = Temporal.PlainDate.from(earlier)
  const to = Temporal.PlainDate.from(reference)
  if (Temporal.PlainDate.compare(from, to) > 0) {
    throw new RangeError(`${earlier} is after the reference date ${reference}`)
  }
  const { years, months, days } = from.until(to, { largestUnit: 'year' })
  if (years > 0) return { unit: 'year', count: years }
  if (months > 0) return { unit: 'month', count: months }
  return { unit: 'day', count: days }
}
