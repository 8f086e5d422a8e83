import { z } from 'zod'
import { recordSchema } from './records.ts'

/** JSON Schema of one line of the records that `npm run import -- records` reads, as text. */
export function toRecordSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(recordSchema, { io: 'input' }), null, 2)}\n`
}
