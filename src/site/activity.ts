import { type Activity, anonymousActor, deletedActor, isRole } from '../format/activity.ts'
import { elapsedBetween, parseTimestamp } from '../format/time.ts'
import type { Messages } from '../words/messages.ts'
import { createMemory, type Site } from './site.ts'

export type ActivityView = ReturnType<typeof toActivityView>

/**
 * The activity line (decision 8), its label counted in calendar days of the archive's time zone (decision 13). Its text is
 * `timeLabel + separator + actor.name + joiner + kind`, all spaces included.
 */
export function toActivityView(activity: Activity, calendar: Calendar) {
  const { messages } = calendar
  const { label, datetime, localTime } = toTimeView(activity.at, calendar)
  return {
    timeLabel: label,
    datetime,
    localTime,
    separator: messages.activity.separator,
    actor: toActorView(activity.actor, messages),
    joiner: messages.activity.joiner,
    kind: messages.activity.kinds[activity.kind],
  }
}

/** Roles are shown in the language of the site, names as they are (decision 12). */
export function toActorView(actor: string, messages: Messages) {
  return { name: labelActor(actor, messages), role: isRole(actor) }
}

function labelActor(actor: string, messages: Messages): string {
  if (actor === anonymousActor) return messages.actors.anonymous
  return actor === deletedActor ? messages.actors.deleted : actor
}

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
    localTime: clock === undefined ? full : messages.dayAndClock({ day: full, clock }),
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
  return dayLabels.findOrAdd(zone, day, () => {
    const { unit, count } = elapsedBetween(day, settings.referenceDate)
    return { relative: messages.relativeTime[unit]({ count }), full: messages.day(day) }
  })
}
