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

const id = '^(?!\\.)(?!.*\\.\\.)[^<>:"|?*\\\\/#%\\s]*[^<>:"|?*\\\\/#%\\s.]$'
const hashtag = '^(?!#)(?=.*[\\p{L}\\p{Nd}])[\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{Nd}_.+#-]+$'

/** What a text looks like that only a rule of the check can tell whole, with the keys of such texts. */
const patterns = Object.entries({
  [id]: 'id answer replyTo person related of question',
  [hashtag]: 'tags',
  '^\\d{4}-\\d{2}-\\d{2}$': 'date referenceDate',
  '^\\d{4}-\\d{2}-\\d{2}(?:T.+)?$': 'at accepted',
  '^https?://': 'url source formerUrls repository editUrl',
  '^(?:/|https?://)': 'href',
  '^/[^/]': 'aliases',
  '^[A-Za-z]': 'timeZone language',
  '^[#a-z]': 'accent leaf',
})

function findPattern(key: string | number): string | undefined {
  return patterns.find(([, keys]) => keys.split(' ').includes(`${key}`))?.[0]
}

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
    'people.schema.json': toText(peopleSchema, toRules(id)),
    'redactions.schema.json': toText(redactionsSchema),
    'synonyms.schema.json': toText(synonymsSchema, toRules(hashtag)),
    'tags.schema.json': toText(tagsSchema, toRules(hashtag)),
    'categories.schema.json': toText(categoriesSchema),
    'import-record.schema.json': toText(recordSchema, {}),
    'import-mapping.schema.json': toText(mappingSchema, {}),
  }
}

function toText(schema: z.ZodType, rules = toRules()): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', ...rules }), null, 2)}\n`
}

/**
 * The check takes texts as they are written, of which an editor takes some for numbers and switches.
 * @param names pattern of the keys that people choose, and of what stands below one without a key of its own.
 */
function toRules(names?: string): Pick<z.core.ToJSONSchemaParams, 'override'> {
  return {
    override: ({ jsonSchema, path }) => {
      if (jsonSchema.type !== 'string' || jsonSchema.enum) return
      const key = path.findLast((step) => typeof step === 'string' && !unnamed.has(step))
      const pattern = key === undefined ? names : findPattern(key)
      if (pattern !== undefined) jsonSchema.pattern = pattern
      // Names are texts for editors too, and the text of a comment is a block.
      const isText = path.at(-1) === 'propertyNames' || key === 'text'
      const isAny = pattern === undefined || pattern === id || pattern === hashtag
      if (!isText && isAny) jsonSchema.type = ['string', 'number', 'boolean']
    },
  }
}

/** Steps of a path in a JSON Schema that are no keys of a file. */
const unnamed = new Set(['properties', 'items', 'anyOf', 'additionalProperties', 'propertyNames'])
