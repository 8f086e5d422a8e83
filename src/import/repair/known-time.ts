import type { ThreadRecords } from '../thread-records.ts'
import { mendTime, type Times, toInstantOf } from './mend-time.ts'

/** When the first thing of a thread happened of which that is known; the reference date where nothing is. */
export function findKnownTime({ question, answers, comments }: ThreadRecords, times: Times): string {
  const written = [question, ...answers, ...comments].flatMap(({ at }) => mendTime(at, times, () => {}) ?? [])
  const ordered = written.sort((a, b) => toInstantOf(a, times.zone) - toInstantOf(b, times.zone))
  return ordered[0] ?? times.referenceDate
}
