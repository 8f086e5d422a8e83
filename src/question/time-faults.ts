import { parseTimestamp, type Timestamp } from '../time/timestamp.ts'
import type { Issue } from './issue.ts'
import { toIssueAt } from './issue-at.ts'
import type { QuestionContext } from './question-context.ts'
import type { Place } from './schema-issues.ts'

export type TimeFault = Pick<Issue, 'code' | 'detail'>

/** A time can be read, and is not later than the reference date (decision 14). */
export function findTimeFaults(
  at: string,
  { zone, referenceDate }: QuestionContext,
): { timestamp: Timestamp | undefined; faults: TimeFault[] } {
  const timestamp = parseTimestamp(at)
  if (!timestamp) {
    return { timestamp, faults: [{ code: 'invalid-time', detail: { value: at.slice(0, 60) } }] }
  }
  if (zone.dayOf(timestamp) <= referenceDate) return { timestamp, faults: [] }
  return {
    timestamp,
    faults: [{ code: 'activity-after-reference', detail: { value: at, reference: referenceDate } }],
  }
}

/** The time at the end of a path, with its faults; a missing one is told by the schema. */
export function checkTimeAt(
  at: string | undefined,
  path: readonly PropertyKey[],
  place: Place,
  context: QuestionContext,
): { timestamp: Timestamp | undefined; issues: Issue[] } {
  if (at === undefined || at === '') return { timestamp: undefined, issues: [] }
  const { timestamp, faults } = findTimeFaults(at, context)
  return { timestamp, issues: faults.map((fault) => toIssueAt(place, path, fault)) }
}
