import type { Zone } from '../../time/zone.ts'
import type { ImportRecord } from '../records.ts'
import { findTime } from '../repair/mend-time.ts'

export type NewestDay = ReturnType<typeof createNewestDay>

/**
 * The day of the newest activity, which is the reference date of an archive. @param now milliseconds since 1970: days later
 * than that in the zone are mistakes of the source, and no reference dates.
 */
export function createNewestDay(zone: Zone, now: number) {
  const today = zone.dayOf({ precision: 'instant', epochMilliseconds: now })
  let newest: string | undefined
  const lookAt = (at: string | undefined): void => {
    const found = at === undefined ? undefined : findTime(at, zone)
    if (!found) return
    const day = zone.dayOf(found.timestamp)
    if (day <= today && (newest === undefined || day > newest)) newest = day
  }
  return {
    lookAt,
    look: (record: ImportRecord): void => {
      if (record.type !== 'question' && record.type !== 'answer' && record.type !== 'comment') return
      lookAt(record.at)
      if (record.type === 'comment') return
      for (const { at } of record.edited) lookAt(at)
      if (record.type !== 'question') return
      lookAt(record.closed?.at)
      for (const { at } of record.activity ?? []) lookAt(at)
    },
    /** Undefined where no time can be read. */
    day: () => newest,
  }
}
