// What became of a question. Every description is what an editor shows.
import { z } from 'zod'
import { idSchema } from './id-schema.ts'
import { limits } from './limits.ts'
import type { QuestionState } from './question.ts'

export const relatedField = z
  .array(idSchema)
  .max(limits.relatedQuestions)
  .optional()
  .describe('함께 볼 질문들의 id')

const closedSchema = z.strictObject({
  at: z.string().min(1).optional().describe('닫힌 때. 날짜 또는 시차가 있는 시각'),
  reason: z.string().min(1).max(limits.closedReason).optional().describe('닫힌 까닭. 한 줄'),
  of: z.array(idSchema).max(limits.relatedQuestions).optional().describe('되풀이한 질문들의 id'),
})

const stateSchema = z.strictObject({
  closed: z
    .union([z.boolean(), closedSchema])
    .optional()
    .describe('닫힌 질문이면 true, 또는 { at, reason, of }'),
  locked: z.boolean().optional().describe('더 쓸 수 없게 잠긴 질문이면 true'),
})

export const stateField = stateSchema.optional().describe('닫히거나 잠긴 질문이면 그렇다고 씁니다')

/** Keys of each mapping, by its path, to suggest the nearest. */
export const stateKeys = { state: stateSchema.keyof().options, 'state.closed': closedSchema.keyof().options }

/** Undefined where nothing is said: `locked: false`, `closed: false`. */
export function toState(field: z.infer<typeof stateField>): QuestionState | undefined {
  const closed = field?.closed === true ? {} : field?.closed || undefined
  const locked = field?.locked || undefined
  return closed || locked ? { ...(closed ? { closed } : {}), ...(locked ? { locked } : {}) } : undefined
}
