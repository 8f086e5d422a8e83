// What every importer gives, and what anybody may write as NDJSON: one record a line. It is wider than the content
// format: texts may be too long, hashtags invalid, ids taken; `fix/` makes the best of them and reports what it did.
import { z } from 'zod'
import { describedSchema } from '../folder/described.ts'
import { personSchema as personFileSchema } from '../folder/people.ts'
import { settingsSchema } from '../folder/settings.ts'
import { activityKinds } from '../format/activity.ts'
import {
  answerCountsSchema,
  answerSchema as answerFileSchema,
  closedSchema,
  commentsSchema,
  countsSchema,
  editSchema,
  pollSchema,
  questionSchema as questionFileSchema,
} from '../format/fields.ts'
import { leaf } from '../format/leaf.ts'
import type { Words } from '../words/words.ts'
import { toRecord, toRecordShape } from './fix/lenient.ts'

const id = leaf('id', z.string()).min(1).describe('Id in the source. Digits are text too: "123"')
const count = z.int().min(0).optional()
const at = z.string().min(1).describe('Day (2024-05-01) or RFC 3339 time with offset (2024-05-01T09:30:00Z)')
const actor = leaf('name', z.string()).describe(
  'Name as it was shown; "익명" or "삭제된 사용자" for nobody in particular',
)
const person = leaf('person', z.string())
  .min(1)
  .optional()
  .describe('Id of a person record: who stood behind the name')
/** One of both at least. With both, the Markdown is taken where it renders like the HTML. */
const textSchema = z
  .strictObject({
    html: z.string().optional().describe('HTML as the source showed it; it is turned into Markdown'),
    markdown: z.string().optional().describe('Markdown as somebody typed it'),
    lines: z.boolean().optional().describe('true: each end of a line of the Markdown is a break'),
  })
  .describe('A body: HTML, Markdown or both')

const edits = z.array(toRecord(editSchema)).default([])
const polls = z.array(toRecord(pollSchema)).optional()

const { title, description, timeZone, locale, language, views, answerOrder, license } = settingsSchema.shape

/** What a source may say of archive.yaml, which has no value where nobody says it. */
export const sourceSettings = z.strictObject({
  title: title.optional(),
  description: description.unwrap().optional(),
  timeZone: timeZone.unwrap().optional(),
  locale: locale.unwrap().optional(),
  language,
  views: views.unwrap().optional().describe('false: nobody counted views'),
  answerOrder: answerOrder.unwrap().optional(),
  license,
})

const sourceSchema = z.strictObject({
  type: z.literal('source'),
  key: z
    .string()
    .min(1)
    .describe('Which community this is, always the same: "stackexchange:ai.stackexchange.com"'),
  urls: z
    .array(z.string())
    .default([])
    .describe(
      'Where the community lived; relative addresses of texts whose page has no alias are below the first',
    ),
  ...toRecordShape(sourceSettings),
})

export const lineSchema = z.strictObject({ at, actor, person, kind: z.enum(activityKinds) })

/** What records say as files do. */
export const sameFields = {
  question: questionFileSchema.omit({
    ...{ tags: true, counts: true, poll: true, activity: true, state: true, related: true },
  }),
  answer: answerFileSchema.omit({
    ...{ actor: true, edited: true, accepted: true, counts: true, poll: true },
  }),
  comment: commentsSchema.element.omit({ actor: true, text: true }),
}

export const questionSchema = z.strictObject({
  type: z.literal('question'),
  id,
  ...toRecordShape(sameFields.question),
  title: z.string(),
  tags: z.array(z.string()).default([]),
  at,
  actor,
  person,
  edited: edits.describe('Each becomes a line of the history'),
  body: textSchema,
  ...toRecordShape(countsSchema),
  answers: count.describe('As the community counted them; left out: those that follow'),
  comments: count.describe(
    'Of the question and its answers, as the community counted them; left out: those that follow',
  ),
  poll: polls,
  aliases: z
    .array(z.string())
    .default([])
    .describe('Old addresses: absolute paths, with #answer-<id> for a place on the page'),
  closed: toRecord(closedSchema).optional(),
  locked: z.boolean().optional(),
  related: z.array(id).default([]),
  activity: z
    .array(lineSchema)
    .optional()
    .describe('The whole history, where it is known better than by the records'),
})

export const answerSchema = z.strictObject({
  type: z.literal('answer'),
  question: id,
  id,
  ...toRecordShape(sameFields.answer),
  at,
  actor,
  person,
  edited: edits,
  body: textSchema,
  accepted: z.union([z.boolean(), at]).optional(),
  ...toRecordShape(answerCountsSchema),
  poll: polls,
})

export const commentSchema = z.strictObject({
  type: z.literal('comment'),
  question: id,
  ...toRecordShape(sameFields.comment),
  id,
  at,
  actor,
  person,
  body: textSchema,
})

const personSchema = z.strictObject({
  type: z.literal('person'),
  id,
  ...toRecordShape(personFileSchema),
  name: z.string(),
  formerNames: z.array(z.string()).default([]),
})

const fileSchema = z.strictObject({
  type: z.literal('file'),
  path: z.string().describe('Below files/, as texts name it: "ab/diagram.png" is /files/ab/diagram.png'),
  from: z.string().describe('Where its bytes are: a path, from the folder of the NDJSON file'),
})

const synonymsSchema = z.strictObject({
  type: z.literal('synonyms'),
  hashtag: z.string(),
  spellings: z.array(z.string()).min(1),
})

const described = {
  ...toRecordShape(describedSchema),
  aliases: z.array(z.string()).default([]),
}

const hashtagSchema = z.strictObject({ type: z.literal('hashtag'), hashtag: z.string(), ...described })

const categorySchema = z.strictObject({ type: z.literal('category'), category: z.string(), ...described })

/** The first record is the source; answers and comments follow their question, before the next one. */
export const recordSchema = z.discriminatedUnion('type', [
  sourceSchema,
  questionSchema,
  answerSchema,
  commentSchema,
  personSchema,
  fileSchema,
  synonymsSchema,
  hashtagSchema,
  categorySchema,
])

export type ImportRecord = z.infer<typeof recordSchema>
export type SourceRecord = z.infer<typeof sourceSchema>
export type QuestionRecord = z.infer<typeof questionSchema>
export type AnswerRecord = z.infer<typeof answerSchema>
export type CommentRecord = z.infer<typeof commentSchema>
export type PersonRecord = z.infer<typeof personSchema>
export type FileRecord = z.infer<typeof fileSchema>
export type SynonymsRecord = z.infer<typeof synonymsSchema>
export type HashtagRecord = z.infer<typeof hashtagSchema>
export type CategoryRecord = z.infer<typeof categorySchema>
export type TextRecord = z.infer<typeof textSchema>
export type PollRecord = z.infer<typeof pollSchema>

/** A question with its answers and comments, in the order in which the source gave it: the unit of work of an import. */
export interface DiscussionRecords {
  question: QuestionRecord
  answers: AnswerRecord[]
  comments: CommentRecord[]
}

/** Something that an import left out, changed or could not say. */
export interface ImportNote {
  /** Which rule: `title-cut`. Its words are in `words/`. */
  rule: string
  /** What it happened to: `question 12`, `answer 34`, `Posts.xml:17`. */
  at: string
  /** What else its words name. */
  detail?: string
}

/** Counts each rule, and keeps every note for the report. */
export interface Tally {
  note: (note: ImportNote) => void
}

/** Called with the rule of what a text loses, or of a decision, and what it was. Whoever gives it knows the place. */
export type Lose = (rule: string, detail?: string) => void

export interface FixNote extends ImportNote {
  rule: FixRule
}

/** Says what was done to the thing at hand. @param detail what its words name: the value that was there. */
export type Note = (rule: FixRule, detail?: string) => void

const shownLength = 120

/** @param at what is at hand: `answer 34`. @param notes to which each is added. */
export function createNote(at: string, notes: FixNote[]): Note {
  const shownAt = toShownAt(at)
  return (rule, detail) => {
    const shown = detail?.slice(0, shownLength).toWellFormed()
    notes.push({ rule, at: shownAt, ...(shown === undefined ? {} : { detail: shown }) })
  }
}

/** As far as reports name it. */
export function toShownAt(at: string): string {
  return at.slice(0, shownLength).toWellFormed()
}

/** Things by their ids in the source. */
export function nameQuestion(id: string): string {
  return `question ${id}`
}

export function nameAnswer(question: string, id: string): string {
  return `${nameQuestion(question)}, answer ${id}`
}

export function nameComment(question: string, id: string): string {
  return `${nameQuestion(question)}, comment ${id}`
}

/** Each has its sentence in both languages, in the one list of `words/`; no record is changed without a note of one. */
export type FixRule = keyof Words['rules']['repair']
