import { parseTimestamp, type Timestamp } from '../time/timestamp.ts'
import { findNode } from './find-node.ts'
import type { Issue } from './issue.ts'
import type { QuestionContext } from './question-context.ts'
import type { PlacedText, ReadableFields } from './readable-fields.ts'
import type { Place } from './schema-issues.ts'

/** Times that can be read, oldest first, none later than the reference date (decisions 14 and 16). */
export function checkActivity(fields: ReadableFields, place: Place, context: QuestionContext): Issue[] {
  let previous: { timestamp: Timestamp; at: string } | undefined
  return fields.activity.flatMap(({ at }, index) => {
    if (at === undefined || at === '') return []
    const { timestamp, faults } = findTimeFaults(at, context)
    if (timestamp) {
      if (previous && isBefore(timestamp, previous.timestamp, context)) {
        faults.push({ code: 'activity-order', detail: { value: at, previous: previous.at } })
      }
      previous = { timestamp, at }
    }
    const start = faults.length > 0 ? (findNode(place.root, ['activity', index, 'at'])?.start ?? 0) : 0
    return faults.map((fault) => ({ ...fault, path: place.path, ...place.toPosition(start) }))
  })
}

/** A time that stands alone: it can be read, and is not later than the reference date. */
export function checkTime({ text, path }: PlacedText, place: Place, context: QuestionContext): Issue[] {
  if (text === '') return []
  const { faults } = findTimeFaults(text, context)
  const start = faults.length > 0 ? (findNode(place.root, path)?.start ?? 0) : 0
  return faults.map((fault) => ({ ...fault, path: place.path, ...place.toPosition(start) }))
}

function findTimeFaults(at: string, { zone, referenceDate }: QuestionContext) {
  const faults: Pick<Issue, 'code' | 'detail'>[] = []
  const timestamp = parseTimestamp(at)
  if (!timestamp) faults.push({ code: 'invalid-time', detail: { value: at.slice(0, 60) } })
  else if (zone.dayOf(timestamp) > referenceDate)
    faults.push({ code: 'activity-after-reference', detail: { value: at, reference: referenceDate } })
  return { timestamp, faults }
}

/** A whole day has no hour: it is in order with every instant of the same day. */
function isBefore(timestamp: Timestamp, previous: Timestamp, { zone }: QuestionContext): boolean {
  if (timestamp.precision === 'instant' && previous.precision === 'instant') {
    return timestamp.epochMilliseconds < previous.epochMilliseconds
  }
  return zone.dayOf(timestamp) < zone.dayOf(previous)
}
