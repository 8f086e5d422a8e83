// Front matter, comments and people as far as repair can mend them: the keys of the format, with values of any size and spelling.
// What is missing here, or of another kind, is for people to write.
import { z } from 'zod'
import { activityKinds, englishKinds } from '../../question/activity.ts'

const text = z.string().default('')
const optionalText = z.string().optional()
const count = z.union([z.number(), z.string()]).optional()
const license = z.union([z.string(), z.strictObject({ name: text, url: optionalText })]).optional()

const poll = z.strictObject({
  title: optionalText,
  multiple: z.boolean().optional(),
  closed: z.boolean().optional(),
  voters: count,
  options: z.array(z.strictObject({ label: text, votes: count })).default([]),
})
const polls = z.union([z.boolean(), poll, z.array(poll)]).optional()

const who = { at: text, actor: text, person: optionalText }

export const wideQuestionSchema = z.strictObject({
  title: text,
  category: text,
  tags: z.array(z.string()).default([]),
  counts: z
    .strictObject({
      answers: count,
      comments: count,
      recommended: count,
      needsSupplement: count,
      views: count,
    })
    .default({}),
  poll: polls,
  activity: z
    .array(z.strictObject({ ...who, kind: z.enum([...activityKinds, ...englishKinds]) }))
    .default([]),
  aliases: z.array(z.string()).default([]),
  score: count,
  language: optionalText,
  state: z
    .strictObject({
      closed: z
        .union([
          z.boolean(),
          z.strictObject({ at: optionalText, reason: optionalText, of: z.array(z.string()).optional() }),
        ])
        .optional(),
      locked: z.boolean().optional(),
    })
    .optional(),
  related: z.array(z.string()).default([]),
  source: optionalText,
  license,
})

export const wideAnswerSchema = z.strictObject({
  ...who,
  edited: z.array(z.strictObject({ ...who, actor: optionalText })).default([]),
  accepted: z.union([z.boolean(), z.string()]).optional(),
  counts: z.strictObject({ recommended: count, needsSupplement: count }).default({}),
  score: count,
  replyTo: optionalText,
  poll: polls,
  language: optionalText,
  source: optionalText,
  license,
})

export const wideCommentsSchema = z.array(
  z.strictObject({
    ...who,
    id: text,
    answer: optionalText,
    recommended: count,
    replyTo: optionalText,
    text,
  }),
)

export const widePeopleSchema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    formerNames: z.array(z.string()).default([]),
    about: optionalText,
    url: optionalText,
  }),
)

export type WideCount = z.infer<typeof count>
export type WidePolls = z.infer<typeof polls>
