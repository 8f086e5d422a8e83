import type { Activity } from '../question/activity.ts'
import type { Question } from '../question/question.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Zone } from '../time/zone.ts'

/**
 * The question with more lines of history, each behind what is not later, and before the first instant that is; what
 * stands there keeps its order.
 */
export function addActivity(question: Question, missing: readonly Activity[], zone: Zone): Question {
  if (missing.length === 0) return question
  const toTime = ({ at }: Activity) => {
    const timestamp = parseTimestamp(at)
    return { isDay: timestamp?.precision === 'day', instant: timestamp ? zone.instantOf(timestamp) : 0 }
  }
  const activity = [...question.activity]
  const times = activity.map(toTime)
  for (const each of missing) {
    const time = toTime(each)
    const behind = times.findLastIndex(({ instant }) => instant <= time.instant) + 1
    const later = times.findIndex(({ isDay, instant }) => !isDay && instant > time.instant)
    const place = later < 0 ? behind : Math.min(behind, later)
    activity.splice(place, 0, each)
    times.splice(place, 0, time)
  }
  return { ...question, activity }
}
