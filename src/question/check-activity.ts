import type { Timestamp } from '../time/timestamp.ts'
import { findTimeFaults, isBefore, type TimeFault } from './check-time.ts'
import { findNode } from './find-node.ts'
import type { Issue } from './issue.ts'
import type { QuestionContext } from './question-context.ts'
import type { ReadableFields } from './readable-fields.ts'
import type { Place } from './schema-issues.ts'

/** Times that can be read, oldest first, none later than the reference date (decisions 14 and 16). */
export function checkActivity(fields: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  let previous: { timestamp: Timestamp; at: string } | undefined
  // A day between two hours of it is in order with both.
  let lastInstant: typeof previous
  return fields.activity.flatMap(({ at }, index) => {
    if (at === undefined || at === '') return []
    const { timestamp, faults } = findTimeFaults(at, context)
    const all: TimeFault[] = [...faults]
    if (timestamp) {
      const later = [previous, lastInstant].find((one) => one && isBefore(timestamp, one.timestamp, context))
      if (later) all.push({ code: 'activity-order', detail: { value: at, previous: later.at } })
      previous = { timestamp, at }
      if (timestamp.precision === 'instant') lastInstant = previous
    }
    const start = all.length > 0 ? (findNode(place.root, ['activity', index, 'at'])?.start ?? 0) : 0
    return all.map((fault) => ({ ...fault, path: place.path, ...place.toPosition(start) }))
  })
}
