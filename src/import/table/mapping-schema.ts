// The mapping file of a table: which column says what. Every description is what an editor shows.
import { z } from 'zod'
import { settingsSchema } from '../../folder/settings.ts'
import { answerSchema, questionSchema } from '../../format/fields.ts'
import { timeForms } from './to-time.ts'

const named = [
  ...(['type', 'id', 'question', 'answer', 'parent', 'replyTo', 'thread', 'path', 'order', 'depth'] as const),
  ...(['title', 'category', 'tags', 'at', 'actor', 'person', 'editedAt', 'editedBy'] as const),
  ...(['body', 'bodyFormat', 'answers', 'comments', 'views', 'recommended', 'needsSupplement'] as const),
  ...(['score', 'accepted', 'acceptedAnswer', 'aliases', 'closed', 'closedReason', 'duplicateOf'] as const),
  ...(['locked', 'related', 'language', 'source', 'license'] as const),
  ...(['poll', 'label', 'votes', 'multiple', 'voters'] as const),
  ...(['name', 'formerNames', 'about', 'url'] as const),
] as const

/** Keys of files that are one cell. */
const cellsOfQuestion = questionSchema.omit({ counts: true, activity: true, state: true }).keyof().options
const cellsOfAnswer = answerSchema.omit({ counts: true, edited: true }).keyof().options

/** What a row may say. Where a mapping names no columns, these are their names. */
export const tableFields = [...new Set([...named, ...cellsOfQuestion, ...cellsOfAnswer])]

export type TableField = (typeof tableFields)[number]

/** In `lines` (HTML of WordPress) and `markdown-lines` (GitHub) each end of a line is a break; `bbcode` is that of phpBB. */
export const bodyFormats = ['html', 'lines', 'text', 'markdown', 'markdown-lines', 'bbcode'] as const

const text = z.string()

const ofFields = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries<z.ZodOptional<Schema>>(tableFields.map((field) => [field, schema.optional()])),
  )

const { title, description, formerUrls, locale, language, license, views, answerOrder } = settingsSchema.shape
const timeZone = settingsSchema.shape.timeZone.unwrap()

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
  timeZone: timeZone.optional().describe('Of times without an offset; that of the source where left out'),
  tagSeparator: text.min(1).optional().describe('Between hashtags; a comma where left out, a blank is any'),
  idPrefix: text
    .min(1)
    .optional()
    .describe('Before ids, where several tables count from 1 each: qa- for the board qa'),
  addresses: z
    .array(text.startsWith('/'))
    .optional()
    .describe('Old addresses of a row, with columns in braces: /board.php?id={wr_id}'),
}

const tableSchema = z.strictObject({
  file: text.min(1).optional().describe('Beside the mapping; left out, the file that the command names'),
  ...settings,
})

export const mappingSchema = z.strictObject({
  source: z.strictObject({
    key: text.min(1).describe('Which community this is, always the same: "gnuboard:example.com/qa"'),
    title: title.optional(),
    description: description.unwrap().optional(),
    urls: formerUrls.unwrap().optional().describe('Where the community lived'),
    timeZone: timeZone.default('Asia/Seoul').describe('IANA name'),
    locale: locale.unwrap().optional(),
    language,
    views: views.unwrap().optional().describe('false: nobody counted views'),
    answerOrder: answerOrder.unwrap().optional(),
    license,
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
