import { type Activity, anonymousActor, deletedActor, isRole } from '../question/activity.ts'
import { elapsedBetween } from '../time/elapsed.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Publication } from './publication.ts'
import type { ActivityView } from './views.ts'

type Calendar = Pick<Publication, 'settings' | 'words' | 'zone'>

/** Labels of days, which many activities share. */
const knownLabels = new WeakMap<Calendar['zone'], Map<string, string>>()

/** The activity line (decision 8), its label counted in calendar days of the archive's time zone (decision 13). */
export function toActivityView(activity: Activity, calendar: Calendar): ActivityView {
  const { words, zone } = calendar
  const timestamp = parseTimestamp(activity.at)
  if (!timestamp) throw new Error(`unchecked activity: ${activity.at}`)
  const day = zone.dayOf(timestamp)
  const clock = zone.clockOf(timestamp)
  return {
    timeLabel: labelDay(day, calendar),
    datetime: activity.at,
    localTime: clock === undefined ? words.day(day) : words.dayAndClock(day, clock),
    separator: words.activity.separator,
    actor: { name: labelActor(activity.actor, words), role: isRole(activity.actor) },
    joiner: words.activity.joiner,
    kind: words.activity.kinds[activity.kind],
  }
}

function labelDay(day: string, { settings, words, zone }: Calendar): string {
  const labels = knownLabels.get(zone) ?? new Map<string, string>()
  knownLabels.set(zone, labels)
  const known = labels.get(day)
  if (known !== undefined) return known
  const label = words.relativeTime(elapsedBetween(day, settings.referenceDate))
  labels.set(day, label)
  return label
}

function labelActor(actor: string, words: Calendar['words']): string {
  if (actor === anonymousActor) return words.actors.anonymous
  return actor === deletedActor ? words.actors.deleted : actor
}
