import { z } from 'zod'
import { recordSchema } from './records.ts'
import { mappingSchema } from './table/mapping-schema.ts'

/** JSON Schemas by file name, as text: of a line of records, and of the mapping of a table. */
export function toImportSchemas(): Record<string, string> {
  return {
    'import-record.schema.json': toText(recordSchema),
    'import-mapping.schema.json': toText(mappingSchema),
  }
}

function toText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
}
