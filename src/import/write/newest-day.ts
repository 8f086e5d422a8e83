import type { Zone } from '../../time/zone.ts'
import type { ImportRecord } from '../records.ts'
import { findTime } from '../repair/mend-time.ts'

/** The day of the newest activity, which is the reference date of an archive. */
export interface NewestDay {
  look: (record: ImportRecord) => void
  lookAt: (at: string) => void
  /** Undefined where no time can be read. */
  day: () => string | undefined
}

/** @param now milliseconds since 1970: days later than that in the zone are mistakes of the source, and no reference dates. */
export function createNewestDay(zone: Zone, now: number): NewestDay {
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
    look: (record) => {
      if (record.type !== 'question' && record.type !== 'answer' && record.type !== 'comment') return
      lookAt(record.at)
      if (record.type === 'comment') return
      for (const { at } of record.edited) lookAt(at)
      if (record.type !== 'question') return
      lookAt(record.closed?.at)
      for (const { at } of record.activity ?? []) lookAt(at)
    },
    day: () => newest,
  }
}
