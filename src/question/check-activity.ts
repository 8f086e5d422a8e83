import type { Timestamp } from '../time/timestamp.ts'
import { isAsking } from './activity.ts'
import { isBefore, isOlder } from './check-time.ts'
import type { Issue } from './issue.ts'
import { toIssueAt } from './issue-at.ts'
import type { QuestionContext } from './question-context.ts'
import type { ReadableFields } from './readable-fields.ts'
import type { Place } from './schema-issues.ts'
import { findTimeFaults, type TimeFault } from './time-faults.ts'

/** Times that can be read, oldest first, none later than the reference date (decisions 14 and 16). */
export function checkActivity(fields: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  let previous: { timestamp: Timestamp; at: string } | undefined
  // A day between two hours of it is in order with both.
  let lastInstant: typeof previous
  const issues = fields.activity.flatMap(({ at }, index) => {
    if (at === undefined || at === '') return []
    const { timestamp, faults } = findTimeFaults(at, context)
    const all: TimeFault[] = [...faults]
    if (timestamp) {
      const later = [previous, lastInstant].find((one) => one && isBefore(timestamp, one.timestamp, context))
      if (later) all.push({ code: 'activity-order', detail: { value: at, previous: later.at } })
      previous = { timestamp, at }
      if (timestamp.precision === 'instant') lastInstant = previous
    }
    return all.map((fault) => toIssueAt(place, ['activity', index, 'at'], fault))
  })
  return [...issues, ...checkBeforeQuestion(fields, place, context)]
}

/** Nothing happens to a question before it is asked. What is older stands before it, or is out of order. */
function checkBeforeQuestion({ activity }: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  const asked = activity.findIndex(isAsking)
  const question = activity[asked]?.at
  if (asked < 1 || !question) return []
  const older = activity
    .slice(0, asked)
    .flatMap(({ at }, index) => (at && isOlder(at, question, context) ? [{ at, index }] : []))
  const [first, ...more] = older
  if (!first) return []
  const detail = toBeforeQuestion({ at: first.at, question, of: 'activity', more: more.length })
  return [toIssueAt(place, ['activity', first.index, 'at'], { code: 'before-question', detail })]
}

export interface BeforeQuestion {
  at: string
  /** When it was asked. */
  question: string
  of: 'activity' | 'answer' | 'comment'
  /** How many others of the kind are older too, that are not told of one by one. */
  more?: number
}

export function toBeforeQuestion({ at, question, of, more = 0 }: BeforeQuestion): Record<string, string> {
  return { value: at, question, of, ...(more > 0 ? { more: `${more}` } : {}) }
}
