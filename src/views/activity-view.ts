import { type Activity, anonymousActor, deletedActor, isRole } from '../question/activity.ts'
import { elapsedBetween } from '../time/elapsed.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Site } from './site.ts'
import type { ActivityView } from './views.ts'

type Calendar = Pick<Site, 'settings' | 'messages' | 'zone'>

/** What is said of a day, which many activities share. */
interface DayLabels {
  /** `3달 전` */
  relative: string
  /** `2024년 5월 3일` */
  full: string
}

const knownLabels = new WeakMap<Calendar['zone'], Map<string, DayLabels>>()

/** The activity line (decision 8), its label counted in calendar days of the archive's time zone (decision 13). */
export function toActivityView(activity: Activity, calendar: Calendar): ActivityView {
  const { messages, zone } = calendar
  const timestamp = parseTimestamp(activity.at)
  if (!timestamp) throw new Error(`unchecked activity: ${activity.at}`)
  const day = zone.dayOf(timestamp)
  const clock = zone.clockOf(timestamp)
  const { relative, full } = labelDay(day, calendar)
  return {
    timeLabel: relative,
    datetime: activity.at,
    localTime: clock === undefined ? full : messages.dayAndClock(full, clock),
    separator: messages.activity.separator,
    actor: { name: labelActor(activity.actor, messages), role: isRole(activity.actor) },
    joiner: messages.activity.joiner,
    kind: messages.activity.kinds[activity.kind],
  }
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

function labelActor(actor: string, messages: Calendar['messages']): string {
  if (actor === anonymousActor) return messages.actors.anonymous
  return actor === deletedActor ? messages.actors.deleted : actor
}
