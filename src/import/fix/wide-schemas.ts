// Front matter, comments and people as far as they can be fixed: the keys of the format, with values
// of any size and spelling.
// What is missing here, or of another kind, is for people to write.
import { z } from 'zod'
import { activityKinds, englishKinds } from '../../format/activity.ts'
import type { PollRecord } from '../records.ts'
import type { Note } from './notes.ts'

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

type WideCount = z.infer<typeof count>
type WidePolls = z.infer<typeof polls>

type Counts<Key extends string> = Partial<Record<Key, WideCount>>

export function toCounts<Key extends string>(counts: Counts<Key>, note: Note): Partial<Record<Key, number>> {
  return toNumbers(counts, (count) => Number.isSafeInteger(count) && count >= 0, note)
}

/** What can be none is left out here already, where its spelling is known: a record holds numbers. */
export function toNumbers<Key extends string>(
  counts: Counts<Key>,
  isLegal: (count: number) => boolean,
  note: Note,
): Partial<Record<Key, number>> {
  const numbers: Partial<Record<Key, number>> = {}
  for (const key of Object.keys(counts) as Key[]) {
    const count = counts[key]
    if (count === undefined) continue
    const number = `${count}`.trim() === '' ? Number.NaN : Number(count)
    if (isLegal(number)) numbers[key] = number
    else note('count-left-out', `${key}: ${count}`)
  }
  return numbers
}

/** A list without any is the label alone. */
export function toPolls(polls: WidePolls, note: Note): PollRecord[] | undefined {
  if (polls === undefined || polls === false) return undefined
  const list = polls === true ? [] : [polls].flat()
  return list.map(({ voters, options, ...poll }) => ({
    ...poll,
    ...toCounts({ voters }, note),
    options: options.map(({ label, votes }) => ({ label, votes: toVotes(votes, note) })),
  }))
}

function toVotes(written: WideCount, note: Note): number {
  const { votes } = toCounts({ votes: written }, note)
  if (votes === undefined) note('count-missing', 'votes: 0')
  return votes ?? 0
}
