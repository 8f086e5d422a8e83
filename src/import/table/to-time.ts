// Times as tables and spreadsheets write them.
import { findNearestTime } from '../../format/corrections/values.ts'
import { shortYear } from '../../format/corrections/words.ts'
import { parseTimestamp, type Zone } from '../../format/time.ts'

/** What times are, as a mapping says it. */
export const timeForms = ['auto', 'unix', 'milliseconds', 'local', 'month-first', 'day-first'] as const
export type TimeForm = (typeof timeForms)[number]

export interface ReadTime {
  /** A day, or RFC 3339 with offset. */
  at: string
  /** Milliseconds since 1970: by it rows are ordered. */
  instant: number
  /** It could be another day where the day is first: `3/5/2024`. */
  assumed?: true
}

const local =
  /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?( ?Z| ?[+-]\d{2}:?\d{2})?$/
const digits = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?()$/

/**
 * A time as tables write it: `1714528800`, `1714528800000`, `2024-05-01 09:30:00`, `2024.5.1 9:30`, `20240501093000`,
 * `2024-05-01`, `2024-05-01T00:30:00Z`; or as a spreadsheet shows it, in Korean (`2024. 5. 1 오전 9:30:00`, `24. 5. 1`,
 * `2024년 5월 1일 오후 3시`) or English (`5/1/2024 9:30:00 AM`, `May 1, 2024`). What has no offset is of the zone.
 * Undefined for what is none, such as a 30th of February, and for what could be several, such as `24.05.01`; but
 * `3/5/2024` is of March, and reported as assumed, unless the form says which part is the month.
 */
export function toTime(text: string, form: TimeForm, zone: Zone): ReadTime | undefined {
  if (form === 'unix' || (form === 'auto' && /^\d{9,10}$/.test(text))) return ofNumber(text, 1000, zone)
  if (form === 'milliseconds' || (form === 'auto' && /^\d{12,13}$/.test(text))) return ofNumber(text, 1, zone)
  const [, year, month, day, hour, minute, second = '00', offset = ''] =
    local.exec(text) ?? digits.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return readSheet(text, form, zone)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = `T${hour?.padStart(2, '0')}:${minute}:${second}`
  if (hour === undefined) return offset === '' ? read(date, zone) : undefined
  const at = offset === '' ? zone.withOffset(date + clock) : date + clock + toOffset(offset)
  return at === undefined ? undefined : read(at, zone)
}

const longestWords = 60

/** A cell of a spreadsheet that does not begin with a year of four figures. */
function readSheet(written: string, form: TimeForm, zone: Zone): ReadTime | undefined {
  if (written.length > longestWords) return undefined
  const text = written.normalize('NFKC')
  const numbers = yearLast.exec(text)
  if (!numbers) return readWords(withYearFirst(text), zone)
  const [, first = '', sign, second = '', year, rest = ''] = numbers
  const isSaid = form === 'month-first' || form === 'day-first'
  if (!isSaid && sign !== '/') return undefined
  const [month, day] = form === 'day-first' ? [second, first] : [first, second]
  const time = readWords(`${year}-${month}-${day} ${rest}`, zone)
  const isAssumed = !isSaid && Number(day) <= 12 && month !== day
  return time && isAssumed ? { ...time, assumed: true } : time
}

const yearLast = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?:,? +([^ ].*)|)$/

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const english =
  /^(?:[a-z]{3,9}\.?,? )?(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2})[ -]([a-z]{3,9})\.?),?[ -](\d{4})(?:,? (?:at )?(\d.*))?$/i

/** `May 1, 2024 9:30` → `2024-5-1 9:30`, `24. 5. 1` → `2024. 5. 1`, and by the rule of spreadsheets `99. 5. 1` → `1999. 5. 1`. */
function withYearFirst(text: string): string {
  const [, before, dayAfter, dayBefore, after, year, rest = ''] = english.exec(text) ?? []
  const word = (before ?? after)?.toLowerCase()
  const month = word === undefined ? 0 : months.findIndex((name) => name.startsWith(word)) + 1
  if (month > 0) return `${year}-${month}-${dayAfter ?? dayBefore} ${rest}`
  return text.replace(shortYear, (figures) => (Number(figures) < 30 ? '20' : '19') + figures)
}

function readWords(text: string, zone: Zone): ReadTime | undefined {
  const nearest = findNearestTime(text, zone)
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
