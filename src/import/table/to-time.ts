import { findNearestTime } from '../../question/corrections/times.ts'
import { parseTimestamp } from '../../time/timestamp.ts'
import type { Zone } from '../../time/zone.ts'

export type TimeForm = 'auto' | 'unix' | 'milliseconds' | 'local'

export interface ReadTime {
  /** A day, or RFC 3339 with offset. */
  at: string
  /** Milliseconds since 1970: by it rows are ordered. */
  instant: number
}

const local =
  /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?( ?Z| ?[+-]\d{2}:?\d{2})?$/
const digits = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?()$/

/**
 * A time as tables write it: `1714528800`, `1714528800000`, `2024-05-01 09:30:00`, `2024.5.1 9:30`, `20240501093000`,
 * `2024-05-01`, `2024-05-01T00:30:00Z`; or as a spreadsheet in Korean shows it: `2024. 5. 1 오전 9:30:00`, `2024년 5월
 * 1일 오후 3시`. What has no offset is of the zone. Undefined for what is none, such as a 30th of February, and for what
 * could be several, such as a year of two figures.
 */
export function toTime(text: string, form: TimeForm, zone: Zone): ReadTime | undefined {
  if (form === 'unix' || (form === 'auto' && /^\d{9,10}$/.test(text))) return ofNumber(text, 1000, zone)
  if (form === 'milliseconds' || (form === 'auto' && /^\d{12,13}$/.test(text))) return ofNumber(text, 1, zone)
  const [, year, month, day, hour, minute, second = '00', offset = ''] =
    local.exec(text) ?? digits.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return readWords(text, zone)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = `T${hour?.padStart(2, '0')}:${minute}:${second}`
  if (hour === undefined) return offset === '' ? read(date, zone) : undefined
  const at = offset === '' ? zone.withOffset(date + clock) : date + clock + toOffset(offset)
  return at === undefined ? undefined : read(at, zone)
}

const longestWords = 60

function readWords(text: string, zone: Zone): ReadTime | undefined {
  const nearest = text.length > longestWords ? undefined : findNearestTime(text, zone)
  return nearest?.certain ? read(nearest.text, zone) : undefined
}

/** ` +0900` → `+09:00`. */
function toOffset(offset: string): string {
  return offset.trim().replace(/(\d{2})(\d{2})$/, '$1:$2')
}

function ofNumber(text: string, unit: number, zone: Zone): ReadTime | undefined {
  const instant = /^-?\d+(?:\.\d+)?$/.test(text) ? Math.trunc(Number(text) * unit) : Number.NaN
  // Beyond this a year has more than four digits.
  if (!(Math.abs(instant) < 1e14)) return undefined
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone.name)
  return read(time.toString({ smallestUnit: 'second', timeZoneName: 'never' }), zone)
}

function read(at: string, zone: Zone): ReadTime | undefined {
  const timestamp = parseTimestamp(at)
  return timestamp && { at, instant: zone.instantOf(timestamp) }
}
