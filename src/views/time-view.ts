import { elapsedBetween } from '../time/elapsed.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import { createMemory } from './recent.ts'
import type { Site } from './site.ts'

export type TimeView = ReturnType<typeof toTimeView>

export type Calendar = Pick<Site, 'settings' | 'messages' | 'zone'>

/** @param at as a file writes it, checked; days are those of the archive's time zone (decision 13). */
export function toTimeView(at: string, calendar: Calendar) {
  const { messages, zone } = calendar
  const timestamp = parseTimestamp(at)
  if (!timestamp) throw new Error(`unchecked time: ${at}`)
  const clock = zone.clockOf(timestamp)
  const { relative, full } = labelDay(zone.dayOf(timestamp), calendar)
  return {
    /** `3달 전` */
    label: relative,
    datetime: at,
    /** Local date and time. */
    localTime: clock === undefined ? full : messages.dayAndClock(full, clock),
  }
}

/** `2024년 5월 3일`. @param at as a file writes it, checked. */
export function toDayLabel(at: string, calendar: Calendar): string {
  const timestamp = parseTimestamp(at)
  if (!timestamp) throw new Error(`unchecked time: ${at}`)
  return labelDay(calendar.zone.dayOf(timestamp), calendar).full
}

const dayLabels = createMemory<{ relative: string; full: string }>()

/** Many texts share a day. */
function labelDay(day: string, { settings, messages, zone }: Calendar) {
  return dayLabels.findOrAdd(zone, day, () => ({
    relative: messages.relativeTime(elapsedBetween(day, settings.referenceDate)),
    full: messages.day(day),
  }))
}
