import { z } from 'zod'
import { peopleSchema } from '../content-folder/people.ts'
import { redactionsSchema } from '../content-folder/redactions.ts'
import { settingsSchema } from '../content-folder/settings.ts'
import { synonymsSchema } from '../content-folder/synonyms.ts'
import { questionSchema } from '../question/schema.ts'

/** JSON Schemas by file name, as text. They are looser than the check: an editor sees one file, and no calendar. */
export function toEditorSchemas(): Record<string, string> {
  return {
    'question.schema.json': toText(questionSchema),
    'archive.schema.json': toText(settingsSchema),
    'people.schema.json': toText(peopleSchema),
    'redactions.schema.json': toText(redactionsSchema),
    'synonyms.schema.json': toText(synonymsSchema),
  }
}

function toText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
}
