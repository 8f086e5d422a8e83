import { elapsedBetween } from '../time/elapsed.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Site } from './site.ts'
import type { TimeView } from './views.ts'

export type Calendar = Pick<Site, 'settings' | 'messages' | 'zone'>

/** What is said of a day, which many texts share. */
interface DayLabels {
  /** `3달 전` */
  relative: string
  /** `2024년 5월 3일` */
  full: string
}

const knownLabels = new WeakMap<Calendar['zone'], Map<string, DayLabels>>()

/** @param at as a file writes it, checked; days are those of the archive's time zone (decision 13). */
export function toTimeView(at: string, calendar: Calendar): TimeView {
  const { messages, zone } = calendar
  const timestamp = parseTimestamp(at)
  if (!timestamp) throw new Error(`unchecked time: ${at}`)
  const clock = zone.clockOf(timestamp)
  const { relative, full } = labelDay(zone.dayOf(timestamp), calendar)
  return {
    label: relative,
    datetime: at,
    localTime: clock === undefined ? full : messages.dayAndClock(full, clock),
  }
}

/** `2024년 5월 3일`. @param at as a file writes it, checked. */
export function toDayLabel(at: string, calendar: Calendar): string {
  const timestamp = parseTimestamp(at)
  if (!timestamp) throw new Error(`unchecked time: ${at}`)
  return labelDay(calendar.zone.dayOf(timestamp), calendar).full
}

function labelDay(day: string, { settings, messages, zone }: Calendar): DayLabels {
  const known = knownLabels.get(zone) ?? new Map<string, DayLabels>()
  knownLabels.set(zone, known)
  let labels = known.get(day)
  if (!labels) {
    labels = {
      relative: messages.relativeTime(elapsedBetween(day, settings.referenceDate)),
      full: messages.day(day),
    }
    known.set(day, labels)
  }
  return labels
}
