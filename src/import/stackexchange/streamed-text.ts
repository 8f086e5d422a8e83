import { decodeXml, type Row } from './row.ts'

const wide = /[\u0080-\u00ff]/

/** Text of a row that `readTable` gave, whose values are Latin-1. Empty where the row has none. */
export function streamedTextOf(row: Row, attribute: string): string {
  const value = row.get(attribute) ?? ''
  return decodeXml(wide.test(value) ? Buffer.from(value, 'latin1').toString() : value)
}
