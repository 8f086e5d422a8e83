import { type Activity, anonymousActor, deletedActor, isRole } from '../question/activity.ts'
import { elapsedBetween } from '../time/elapsed.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Publication } from './publication.ts'
import type { ActivityView } from './views.ts'

type Calendar = Pick<Publication, 'settings' | 'words' | 'zone'>

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
  const { words, zone } = calendar
  const timestamp = parseTimestamp(activity.at)
  if (!timestamp) throw new Error(`unchecked activity: ${activity.at}`)
  const day = zone.dayOf(timestamp)
  const clock = zone.clockOf(timestamp)
  const { relative, full } = labelDay(day, calendar)
  return {
    timeLabel: relative,
    datetime: activity.at,
    localTime: clock === undefined ? full : words.dayAndClock(full, clock),
    separator: words.activity.separator,
    actor: { name: labelActor(activity.actor, words), role: isRole(activity.actor) },
    joiner: words.activity.joiner,
    kind: words.activity.kinds[activity.kind],
  }
}

function labelDay(day: string, { settings, words, zone }: Calendar): DayLabels {
  const known = knownLabels.get(zone) ?? new Map<string, DayLabels>()
  knownLabels.set(zone, known)
  let labels = known.get(day)
  if (!labels) {
    labels = {
      relative: words.relativeTime(elapsedBetween(day, settings.referenceDate)),
      full: words.day(day),
    }
    known.set(day, labels)
  }
  return labels
}

function labelActor(actor: string, words: Calendar['words']): string {
  if (actor === anonymousActor) return words.actors.anonymous
  return actor === deletedActor ? words.actors.deleted : actor
}
