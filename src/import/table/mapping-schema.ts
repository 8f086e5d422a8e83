// The mapping file of a table: which column says what. Every description is what an editor shows.
import { z } from 'zod'
import { personSchema } from '../../folder/people.ts'
import { settingsSchema } from '../../folder/settings.ts'
import { answerSchema, pollSchema, questionSchema } from '../../format/fields.ts'
import { sourceSettings } from '../records.ts'
import { timeForms } from './to-time.ts'

/** Where a row belongs, how it is read, and what files say in more than a cell. */
const ofRows = [
  ...(['type', 'id', 'question', 'answer', 'parent', 'thread', 'path', 'order', 'depth'] as const),
  ...(['editedAt', 'editedBy', 'body', 'bodyFormat', 'acceptedAnswer'] as const),
  ...(['closed', 'closedReason', 'duplicateOf', 'locked'] as const),
] as const

/** Keys of files that are one cell. */
const ofFiles = [
  ...questionSchema.omit({ counts: true, activity: true, state: true }).keyof().options,
  ...questionSchema.shape.counts.keyof().options,
  ...answerSchema.omit({ counts: true, edited: true }).keyof().options,
  ...pollSchema.omit({ options: true }).keyof().options,
  ...pollSchema.shape.options.element.keyof().options,
  ...personSchema.keyof().options,
]

/** What a row may say. Where a mapping names no columns, these are their names. */
export const tableFields = [...new Set([...ofRows, ...ofFiles])]

export type TableField = (typeof tableFields)[number]

/** In `lines` (HTML of WordPress) and `markdown-lines` (GitHub) each end of a line is a break; `bbcode` is that of phpBB. */
export const bodyFormats = ['html', 'lines', 'text', 'markdown', 'markdown-lines', 'bbcode'] as const

const text = z.string()

const ofFields = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries<z.ZodOptional<Schema>>(tableFields.map((field) => [field, schema.optional()])),
  )

const { timeZone, formerUrls } = settingsSchema.shape

/** May be at the top, for all tables, and again in each of them. */
const settings = {
  format: z
    .enum(['csv', 'tsv', 'mysql', 'ndjson'])
    .optional()
    .describe(
      'csv and tsv have quotes, mysql is what `mysql --batch` prints; left out, the name of the file says it',
    ),
  encoding: z
    .enum(['utf-8', 'euc-kr', 'cp949', 'utf-16le'])
    .optional()
    .describe('utf-8 where left out; cp949 is another name of euc-kr'),
  damaged: z
    .enum(['refuse', 'replace'])
    .optional()
    .describe('replace: bytes that are no text become � and are counted, in the place of ending the import'),
  delimiter: text.min(1).max(3).optional().describe('Between cells of csv; a comma where left out'),
  escape: z.enum(['"', '\\']).optional().describe('Before a quote inside of a cell; a quote where left out'),
  columns: ofFields(text.min(1))
    .optional()
    .describe('The column of each field. Left out: columns have the names of the fields'),
  constants: ofFields(text).optional().describe('What an empty cell, or a field without a column, says'),
  values: ofFields(z.record(text, text))
    .optional()
    .describe('Cells in other words: { type: { Q: question, "*": comment } }; * is every other cell'),
  escaped: z
    .array(z.enum(tableFields))
    .optional()
    .describe('Fields in whose texts &amp; stands for &, as XE keeps titles'),
  time: z
    .enum(timeForms)
    .optional()
    .describe(
      'What times are; auto tells seconds since 1970 and times of a clock apart by their form, and reads 3/5/2024 as March',
    ),
  timeZone: timeZone
    .unwrap()
    .optional()
    .describe('Of times without an offset; that of the source where left out'),
  tagSeparator: text.min(1).optional().describe('Between hashtags; a comma where left out, a blank is any'),
  idPrefix: text
    .min(1)
    .optional()
    .describe('Before ids, where several tables count from 1 each: qa- for the board qa'),
  addresses: z
    .array(text.startsWith('/'))
    .optional()
    .describe(
      'Old addresses of a row, with columns in braces: /board.php?id={wr_id}. A * is a slug: /questions/{id}/*',
    ),
}

const tableSchema = z.strictObject({
  file: text.min(1).optional().describe('Beside the mapping; left out, the file that the command names'),
  ...settings,
})

export const mappingSchema = z.strictObject({
  source: z.strictObject({
    key: text.min(1).describe('Which community this is, always the same: "gnuboard:example.com/qa"'),
    urls: formerUrls.unwrap().optional().describe('Where the community lived'),
    ...sourceSettings.shape,
    timeZone: timeZone.describe('IANA name'),
  }),
  ...settings,
  tables: z.array(tableSchema).min(1).optional().describe('One table is enough, with a column for the type'),
})

export type Mapping = z.infer<typeof mappingSchema>

type ByField<Value> = Readonly<Record<string, Value | undefined>>

/** A table with what holds for it, from both places. */
export interface TableMapping extends Omit<z.infer<typeof tableSchema>, 'columns' | 'constants' | 'values'> {
  columns: ByField<string> | undefined
  constants: ByField<string>
  values: ByField<Readonly<Record<string, string>>>
  timeZone: string
  /** Where it is in the mapping file: `['tables', 0]`, or nothing for the whole. */
  path: readonly PropertyKey[]
}
