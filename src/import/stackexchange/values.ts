// Values of a row, as records have them.
import { decodeXml, type Row } from './row.ts'

/** Empty where the row has none. */
export function textOf(row: Row, attribute: string): string {
  return decodeXml(row.get(attribute) ?? '')
}

/** Undefined where the row has none, or no whole number. */
export function numberOf(row: Row, attribute: string): number | undefined {
  const number = Number(row.get(attribute))
  return Number.isSafeInteger(number) ? number : undefined
}

/** A count; undefined where the row has none. */
export function countOf(row: Row, attribute: string): number | undefined {
  const number = numberOf(row, attribute)
  return number === undefined || number < 0 ? undefined : number
}

/** Times of a dump are those of UTC: `2016-08-02T15:39:14.947` → `2016-08-02T15:39:14Z`. */
export function timeOf(row: Row, attribute: string): string {
  return `${(row.get(attribute) ?? '').slice(0, 19)}Z`
}
