// The fields of questions, answers and comments. What editors show of each is in `words/descriptions-*.ts`.

import { z } from 'zod'
import { activityKinds, type CountName, englishKinds } from './activity.ts'
import { languageTag, licenseSchema, webLink } from './address-fields.ts'
import { inOneLine, leaf } from './leaf.ts'
import { limits } from './limits.ts'
import { findMeantId, toQuestionId } from './names.ts'

function createIdSchema(of: 'id' | 'person') {
  return leaf(of, z.string())
    .superRefine((text, context) => {
      if (toQuestionId(text) === text.normalize('NFC')) return
      const id = findMeantId(text)
      context.addIssue({ code: 'custom', params: { setting: 'id', ...(id ? { nearest: id } : {}) } })
    })
    .transform((text) => text.normalize('NFC'))
}

/** Signs of the id of a question, in NFC; digits without quotes are as they are written. */
export const idSchema = createIdSchema('id')

function line(most: number) {
  return leaf('line', z.string().min(1).max(most))
}

const name = leaf('name', z.string().min(1).max(limits.name))
const time = leaf('time', z.string().min(1))
const hashtags = inOneLine(z.array(leaf('hashtag', z.string())).max(limits.hashtags))
/** Old addresses. */
export const aliasesSchema = z.array(leaf('path', z.string())).max(limits.aliases)

/** Who somebody was, in people.yaml. */
const personField = createIdSchema('person').optional()

const count = z.int().min(0)

const optionSchema = z.strictObject({
  label: line(limits.pollText),
  votes: count,
})

export const pollSchema = z.strictObject({
  title: line(limits.pollText).optional(),
  multiple: z.boolean().optional(),
  closed: z.boolean().optional(),
  voters: count.optional(),
  options: z.array(optionSchema).min(1).max(limits.pollOptions),
})

/** `poll` of a question or of an answer. */
const pollField = z.union([z.boolean(), pollSchema, z.array(pollSchema).min(1).max(limits.polls)]).optional()

export type PollField = z.infer<typeof pollField>

/** Whether there is a poll, and what is known of it. */
export function toPolls(field: PollField): { poll: boolean; polls?: z.infer<typeof pollSchema>[] } {
  if (field === undefined || typeof field === 'boolean') return { poll: field ?? false }
  return { poll: true, polls: Array.isArray(field) ? field : [field] }
}

export const closedSchema = z.strictObject({
  at: time.optional(),
  reason: line(limits.closedReason).optional(),
  of: z.array(idSchema).max(limits.relatedQuestions).optional(),
})

const stateSchema = z.strictObject({
  closed: z.union([z.boolean(), closedSchema]).optional(),
  locked: z.boolean().optional(),
})

/** Undefined where there is no statement: `locked: false`, `closed: false`. */
export function toState(field: z.infer<typeof stateSchema> | undefined) {
  const closed = field?.closed === true ? {} : field?.closed || undefined
  const locked = field?.locked || undefined
  return closed || locked ? { ...(closed ? { closed } : {}), ...(locked ? { locked } : {}) } : undefined
}

export const countsSchema = z.strictObject({
  answers: count,
  comments: count,
  recommended: count.optional(),
  needsSupplement: count.optional(),
  views: count.optional(),
} satisfies Record<CountName, z.ZodType>)

const activitySchema = z.strictObject({
  at: time,
  actor: name,
  person: personField,
  kind: z.enum([...activityKinds, ...englishKinds]),
})

export const questionSchema = z.strictObject({
  title: line(limits.title),
  category: leaf('category', z.string().min(1).max(limits.name)).optional(),
  tags: hashtags,
  counts: countsSchema,
  poll: pollField,
  activity: z.array(activitySchema).min(1),
  aliases: aliasesSchema.optional(),
  score: z.int().optional(),
  language: languageTag.optional(),
  state: stateSchema.optional(),
  related: inOneLine(z.array(idSchema).max(limits.relatedQuestions)).optional(),
  source: webLink.optional(),
  license: licenseSchema.optional(),
})

export type QuestionFrontMatter = z.infer<typeof questionSchema>

export const editSchema = inOneLine(z.strictObject({ at: time, actor: name.optional(), person: personField }))

export const answerCountsSchema = inOneLine(
  z.strictObject({ recommended: count.optional(), needsSupplement: count.optional() }),
)

export const answerSchema = z.strictObject({
  actor: name,
  person: personField,
  at: time,
  edited: z.array(editSchema).max(limits.edits).optional(),
  accepted: z.union([z.boolean(), time]).optional(),
  counts: answerCountsSchema.optional(),
  score: z.int().optional(),
  replyTo: idSchema.optional(),
  poll: pollField,
  language: languageTag.optional(),
  source: webLink.optional(),
  license: licenseSchema.optional(),
})

export type AnswerFrontMatter = z.infer<typeof answerSchema>

/** Of a page of the archive's own. */
export const pageSchema = z.strictObject({
  title: line(limits.title),
  nav: z.boolean().optional(),
  order: z.number().optional(),
})

const commentSchema = z.strictObject({
  id: idSchema,
  answer: idSchema.optional(),
  actor: name,
  person: personField,
  at: time,
  recommended: count.optional(),
  replyTo: idSchema.optional(),
  text: leaf('markdown', z.string())
    .min(1)
    // And the line feed by which a block ends.
    .max(limits.commentText + 1),
})

export type CommentFields = z.infer<typeof commentSchema>

export const commentsSchema = z.array(commentSchema).max(limits.comments)

/** Questions, answers and comments once they are checked: keys that their files have too, and those of `post.ts`. */
export const postSchema = z.object({
  ...questionSchema.shape,
  ...answerSchema.shape,
  ...commentSchema.shape,
  path: leaf('path', z.string()),
  hashtags,
  polls: z.array(pollSchema),
})
