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

/**
 * The newest activity; of two at the same instant the later in the file (decision 16). Checked ones are in order, where a
 * whole day may stand behind an hour of it: then its instant is that hour.
 */
function findNewest(activities: readonly Activity[], zone: QuestionContext['zone']) {
  const activity = activities.at(-1)
  if (!activity) throw new Error('a checked question has at least one activity')
  const instants = activities.map(({ at }) => {
    const timestamp = parseTimestamp(at)
    return timestamp ? zone.instantOf(timestamp) : 0
  })
  return { activity, instant: Math.max(...instants) }
}
