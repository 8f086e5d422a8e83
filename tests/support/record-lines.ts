import { type ImportRecord, recordSchema } from '../../src/import/records.ts'

/** Records as a file of them has them: lists that are left out are empty. A line that begins with a blank goes on. */
export function toRecords(lines: string): ImportRecord[] {
  const records = lines.trim().replace(/\n +/g, '').split('\n')
  return records.map((record) => recordSchema.parse(JSON.parse(record)))
}
