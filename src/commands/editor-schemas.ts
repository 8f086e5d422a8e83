import { z } from 'zod'
import { categoriesSchema, tagsSchema } from '../folder/described.ts'
import { peopleSchema } from '../folder/people.ts'
import { redactionsSchema } from '../folder/redactions.ts'
import { settingsSchema } from '../folder/settings.ts'
import { synonymsSchema } from '../folder/synonyms.ts'
import { answerSchema, commentsSchema, questionSchema } from '../format/fields.ts'

const idKeys: ReadonlySet<string> = new Set(['id', 'answer', 'replyTo', 'person', 'related', 'of'])

/** JSON Schemas by file name, as text. They are looser than the check: an editor sees one file, and no calendar. */
export function toEditorSchemas(): Record<string, string> {
  return {
    'question.schema.json': toText(questionSchema),
    'answer.schema.json': toText(answerSchema),
    'comments.schema.json': toText(commentsSchema),
    'archive.schema.json': toText(settingsSchema),
    'people.schema.json': toText(peopleSchema),
    'redactions.schema.json': toText(redactionsSchema),
    'synonyms.schema.json': toText(synonymsSchema),
    'tags.schema.json': toText(tagsSchema),
    'categories.schema.json': toText(categoriesSchema),
  }
}

function toText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: allowNumbers }), null, 2)}\n`
}

/** Ids of digits are written as they are, which an editor takes for numbers. */
function allowNumbers({ jsonSchema, path }: { jsonSchema: object; path: (string | number)[] }): void {
  const key = path.findLast((step) => typeof step === 'string' && step !== 'items')
  if (!idKeys.has(`${key}`) || !('type' in jsonSchema) || jsonSchema.type !== 'string') return
  jsonSchema.type = ['string', 'integer']
}
