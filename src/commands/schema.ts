// npm run schema: JSON Schemas of the files that people write, for their editors, and of what imports read. `--check` only compares.

import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { describedNamesSchema } from '../folder/described.ts'
import { peopleSchema } from '../folder/people.ts'
import { redactionsSchema } from '../folder/redactions.ts'
import { settingsSchema } from '../folder/settings.ts'
import { synonymsSchema } from '../folder/synonyms.ts'
import { answerSchema, commentsSchema, pageSchema, questionSchema } from '../format/fields.ts'
import { recordSchema } from '../import/records.ts'
import { mappingSchema } from '../import/table/mapping-schema.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import { findDescriptions } from '../words/descriptions.ts'
import { languages } from '../words/language.ts'
import type { Call } from './call.ts'

export function schema({ root, values, words }: Call<'schema'>): number {
  const folder = join(root, 'schema')
  let exitCode = 0
  for (const [name, text] of Object.entries(toSchemas())) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
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

type Schema = z.core.$ZodType

type Rules = Pick<z.core.ToJSONSchemaParams, 'override'>

const ofEditors: Readonly<Record<string, [schema: Schema, rules: Rules]>> = {
  question: [questionSchema, toRules()],
  answer: [answerSchema, toRules()],
  comments: [commentsSchema, toRules()],
  page: [pageSchema, toRules()],
  archive: [settingsSchema, toRules()],
  people: [peopleSchema, toRules(id)],
  redactions: [redactionsSchema, toRules()],
  synonyms: [synonymsSchema, toRules(hashtag)],
  tags: [describedNamesSchema, toRules(hashtag)],
  categories: [describedNamesSchema, toRules()],
}

/**
 * JSON Schemas by their paths, as text. Those of what editors show are in each language, and looser than the check: an
 * editor sees one file, and no calendar.
 */
export function toSchemas(): Record<string, string> {
  const described = languages.flatMap((language) => {
    const descriptions = findDescriptions(language)
    return Object.entries(ofEditors).map(([name, [schema, rules]]) => [
      `${language}/${name}.schema.json`,
      toText(toDescribed(schema, name, descriptions), rules),
    ])
  })
  return {
    ...Object.fromEntries(described),
    'import-record.schema.json': toText(toDescribedRecords()),
    'import-mapping.schema.json': toText(mappingSchema),
  }
}

/** Of keys that a record has as its file does, whatever it says of them is said there. */
const filesOfRecords = new Map(
  Object.entries({
    ...{ source: 'archive', question: 'question', answer: 'answer', comment: 'comments' },
    ...{ person: 'people.*', hashtag: 'tags.*', category: 'categories.*' },
  }),
)

function toDescribedRecords(): Schema {
  const descriptions = findDescriptions('en')
  const options = recordSchema.options.map((option) => {
    const file = filesOfRecords.get(option.shape.type.value)
    return copyBelow(option, (each, key) => {
      if (z.globalRegistry.has(each)) return each
      const paths = ['', '.counts', '.state'].map((above) => `${file}${above}.${key}`)
      return toDescribed(each, paths.find((path) => descriptions.has(path)) ?? key, descriptions)
    })
  })
  return z.union(options)
}

function toText(schema: Schema, rules: Rules = {}): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', ...rules }), null, 2)}\n`
}

/** A copy of a schema with what is said of each key: many keys share one schema. */
function toDescribed(schema: Schema, path: string, descriptions: ReadonlyMap<string, string>): Schema {
  const copy = z.core.clone(
    copyBelow(schema, (each, step) => toDescribed(each, `${path}.${step}`, descriptions)),
  )
  const description = descriptions.get(path)
  if (description !== undefined) z.globalRegistry.add(copy, { description })
  return copy
}

function copyBelow(schema: Schema, toCopy: (schema: Schema, step: string) => Schema): Schema {
  const below = (each: Schema) => copyBelow(each, toCopy)
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def
    const keys = Object.entries<Schema>(shape).map(([key, each]) => [key, toCopy(each, key)])
    return z.core.clone(schema, { ...schema._zod.def, shape: Object.fromEntries(keys) })
  }
  if (schema instanceof z.core.$ZodRecord)
    return z.core.clone(schema, {
      ...schema._zod.def,
      valueType: toCopy(schema._zod.def.valueType, '*'),
    })
  if (schema instanceof z.core.$ZodArray)
    return z.core.clone(schema, { ...schema._zod.def, element: below(schema._zod.def.element) })
  if (schema instanceof z.core.$ZodUnion)
    return z.core.clone(schema, { ...schema._zod.def, options: schema._zod.def.options.map(below) })
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return z.core.clone(schema, { ...schema._zod.def, innerType: below(schema._zod.def.innerType) })
  return schema
}

/**
 * The check takes texts as they are written, of which an editor takes some for numbers and switches.
 * @param names pattern of the keys that people choose, and of what stands below one without a key of its own.
 */
function toRules(names?: string): Rules {
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
