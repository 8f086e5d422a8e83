// npm run schema: JSON Schemas of the files that people write, for their editors, and of what imports read. `--check` only compares.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { categoriesSchema, tagsSchema } from '../folder/described.ts'
import { peopleSchema } from '../folder/people.ts'
import { redactionsSchema } from '../folder/redactions.ts'
import { settingsSchema } from '../folder/settings.ts'
import { synonymsSchema } from '../folder/synonyms.ts'
import { answerSchema, commentsSchema, pageSchema, questionSchema } from '../format/fields.ts'
import { recordSchema } from '../import/records.ts'
import { mappingSchema } from '../import/table/mapping-schema.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import type { Call } from './call.ts'

export function schema({ root, values, words }: Call<'schema'>): number {
  const folder = join(root, 'schema')
  let exitCode = 0
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(toSchemas())) {
    const path = join(folder, name)
    if (!values.check) replaceFile(path, (descriptor) => writeFully(descriptor, Buffer.from(text), path))
    else if (readIfThere(path) !== text) {
      process.stderr.write(`${words.commands.outdatedSchema({ path: `schema/${name}` })}\n`)
      exitCode = 1
    }
  }
  return exitCode
}

function readIfThere(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}

const idKeys: ReadonlySet<string> = new Set(['id', 'answer', 'replyTo', 'person', 'related', 'of'])

/**
 * JSON Schemas by file name, as text. Those of what editors show are looser than the check: an editor sees one file, and
 * no calendar.
 */
export function toSchemas(): Record<string, string> {
  return {
    'question.schema.json': toText(questionSchema),
    'answer.schema.json': toText(answerSchema),
    'comments.schema.json': toText(commentsSchema),
    'page.schema.json': toText(pageSchema),
    'archive.schema.json': toText(settingsSchema),
    'people.schema.json': toText(peopleSchema),
    'redactions.schema.json': toText(redactionsSchema),
    'synonyms.schema.json': toText(synonymsSchema),
    'tags.schema.json': toText(tagsSchema),
    'categories.schema.json': toText(categoriesSchema),
    'import-record.schema.json': toText(recordSchema, {}),
    'import-mapping.schema.json': toText(mappingSchema, {}),
  }
}

function toText(
  schema: z.ZodType,
  rules: Pick<z.core.ToJSONSchemaParams, 'override'> = { override: allowNumbers },
): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', ...rules }), null, 2)}\n`
}

/** Ids of digits are written as they are, which an editor takes for numbers. */
function allowNumbers({ jsonSchema, path }: { jsonSchema: object; path: (string | number)[] }): void {
  const key = path.findLast((step) => typeof step === 'string' && step !== 'items')
  if (!idKeys.has(`${key}`) || !('type' in jsonSchema) || jsonSchema.type !== 'string') return
  jsonSchema.type = ['string', 'integer']
}
