// What a poll may say. Every description is what an editor shows.
import { z } from 'zod'
import { limits } from './limits.ts'
import type { Poll } from './poll.ts'

export const count = z.int().min(0)

const optionSchema = z.strictObject({
  label: z.string().min(1).max(limits.pollText).describe('선택지'),
  votes: count.describe('이 선택지가 받은 표'),
})

const pollSchema = z.strictObject({
  title: z.string().min(1).max(limits.pollText).optional().describe('무엇을 물었는지'),
  multiple: z.boolean().optional().describe('여럿을 고를 수 있었으면 true'),
  closed: z.boolean().optional().describe('투표가 끝났으면 true'),
  voters: count.optional().describe('투표한 사람 수. 모르면 쓰지 않습니다'),
  options: z.array(optionSchema).min(1).max(limits.pollOptions).describe('선택지와 표, 보이던 순서대로'),
})

/** `poll` of a question or of an answer. */
export const pollField = z
  .union([z.boolean(), pollSchema, z.array(pollSchema).min(1).max(limits.polls)])
  .optional()
  .describe('투표 표시가 있었으면 true. 선택지를 알면 { options: [{ label: PUT, votes: 3 }] }처럼 씁니다')

export type PollField = z.infer<typeof pollField>

/** Keys of each mapping, by its path, to suggest the nearest. */
export const pollKeys = {
  poll: pollSchema.keyof().options,
  'poll.options': optionSchema.keyof().options,
}

/** Whether there is a poll, and what is known of it. */
export function toPolls(field: PollField): { poll: boolean; polls?: Poll[] } {
  if (field === undefined || typeof field === 'boolean') return { poll: field ?? false }
  return { poll: true, polls: Array.isArray(field) ? field : [field] }
}
