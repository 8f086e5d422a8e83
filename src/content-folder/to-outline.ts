// What a listing has to know of a question.
import type { QuestionOutline } from '../cache/cached-question.ts'
import { countByYear } from '../question/active-years.ts'
import type { Activity } from '../question/activity.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { parseTimestamp } from '../time/timestamp.ts'

/** @param titleHtml of a title that holds formulas. */
export function toOutline(
  question: Question,
  zone: QuestionContext['zone'],
  titleHtml: string | undefined,
): QuestionOutline {
  const { activity, polls: _, ...rest } = question
  const newest = findNewest(activity, zone)
  const years = countByYear(activity, zone)
  const outline = { ...rest, last: newest.activity, lastInstant: newest.instant, years }
  return titleHtml === undefined ? outline : { ...outline, titleHtml }
}

/** The newest activity; of two at the same instant the later in the file (decision 16). */
function findNewest(activities: readonly Activity[], zone: QuestionContext['zone']) {
  let newest: { activity: Activity; instant: number } | undefined
  for (const activity of activities) {
    const timestamp = parseTimestamp(activity.at)
    const instant = timestamp ? zone.instantOf(timestamp) : 0
    if (!newest || instant >= newest.instant) newest = { activity, instant }
  }
  if (!newest) throw new Error('a checked question has at least one activity')
  return newest
}
