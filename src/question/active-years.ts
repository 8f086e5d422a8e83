import { parseTimestamp } from '../time/timestamp.ts'
import type { Zone } from '../time/zone.ts'
import type { Activity } from './activity.ts'

/** A year, and the number of activities in it. */
export type YearCount = readonly [year: number, count: number]

/** Years with activities, the oldest first. @param zone in which a year begins. */
export function countByYear(activities: readonly Pick<Activity, 'at'>[], zone: Zone): YearCount[] {
  const years = activities.flatMap(({ at }): YearCount[] => {
    const timestamp = parseTimestamp(at)
    return timestamp ? [[Number(zone.dayOf(timestamp).slice(0, 4)), 1]] : []
  })
  return sumYears([years])
}

/** Those of many together, the oldest first. */
export function sumYears(lists: Iterable<readonly YearCount[]>): YearCount[] {
  const counts = new Map<number, number>()
  for (const list of lists) {
    for (const [year, count] of list) counts.set(year, (counts.get(year) ?? 0) + count)
  }
  return [...counts].sort(([a], [b]) => a - b)
}
