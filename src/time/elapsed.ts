import type { CalendarDay } from './calendar-day.ts'

/** How long ago a day was, in the one unit that a label names. */
export interface Elapsed {
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
