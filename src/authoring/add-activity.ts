import type { Activity } from '../question/activity.ts'
import type { Question } from '../question/question.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Zone } from '../time/zone.ts'

/** The question with more lines of history, each behind what is not later; what stands there keeps its order. */
export function addActivity(question: Question, missing: readonly Activity[], zone: Zone): Question {
  if (missing.length === 0) return question
  const toInstant = ({ at }: Activity): number => {
    const timestamp = parseTimestamp(at)
    return timestamp ? zone.instantOf(timestamp) : 0
  }
  const activity = [...question.activity]
  const instants = activity.map(toInstant)
  for (const each of missing) {
    const instant = toInstant(each)
    const place = instants.findLastIndex((other) => other <= instant) + 1
    activity.splice(place, 0, each)
    instants.splice(place, 0, instant)
  }
  return { ...question, activity }
}
