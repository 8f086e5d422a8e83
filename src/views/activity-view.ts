import type { Activity } from '../question/activity.ts'
import { toActorView } from './actor-view.ts'
import { type Calendar, toTimeView } from './time-view.ts'

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
