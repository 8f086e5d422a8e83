import { z } from 'zod'
import { recordSchema } from './records.ts'

export const recordSchemaName = 'import-record.schema.json'

/** JSON Schema of a line of records, for those who write them. */
export function toRecordSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(recordSchema, { io: 'input' }), null, 2)}\n`
}
