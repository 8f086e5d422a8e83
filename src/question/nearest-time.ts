import { parseTimestamp } from '../time/timestamp.ts'

const looseTime =
  /^(\d{4})\s?[-./\p{L}]\s?(\d{1,2})\s?[-./\p{L}]\s?(\d{1,2})[.\p{L}]?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s?(Z|[+-]\d{2}:?\d{2})?$/u

/**
 * The time that is most likely meant; without an offset that of Korea. `2024.5.1` → `2024-05-01`,
 * `2024-05-01 9:30` → `2024-05-01T09:30:00+09:00`; undefined for what names no time.
 */
export function findNearestTime(text: string): string | undefined {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', offset = '+09:00'] =
    looseTime.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time =
    hour === undefined
      ? date
      : `${date}T${hour.padStart(2, '0')}:${minute}:${second}${offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`
  return parseTimestamp(time) ? time : undefined
}
