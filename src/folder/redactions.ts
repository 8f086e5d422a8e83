// redactions.yaml: what must not appear. A date says since when; a reason is never written down.
import { z } from 'zod'
import { checkNulls } from '../format/check-losses.ts'
import { idSchema } from '../format/fields.ts'
import { isWarning } from '../format/issue.ts'
import { leaf } from '../format/leaf.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { isCalendarDay } from '../format/time.ts'
import { readValue, toIssues } from '../format/values.ts'
import { tellShapes } from './redaction-shapes.ts'
import { isEmpty, type Parsed, parseSmallFile, toSettingIssue } from './settings.ts'

const date = leaf('time', z.string())
  .refine(isCalendarDay, { params: { setting: 'date' } })
  .describe('적용한 날. YYYY-MM-DD')

const textSchema = z.strictObject({
  question: idSchema.describe('질문의 id'),
  id: idSchema.describe('그 질문에 딸린 글의 id'),
  date,
})

export const redactionsSchema = z.strictObject({
  actors: z
    .array(
      z.strictObject({
        name: leaf('name', z.string()).min(1).describe('가릴 표시 이름'),
        date,
        in: z
          .enum(['actors'])
          .optional()
          .describe('actors라고 쓰면 활동한 사람의 이름만 가리고 글 속의 낱말은 그대로 둡니다'),
      }),
    )
    .default([])
    .describe('‘삭제된 사용자’로 보일 사람들'),
  people: z
    .array(z.strictObject({ id: idSchema.describe('people.yaml의 id'), date }))
    .default([])
    .describe('모든 이름과 주소, 소개를 가릴 사람들'),
  questions: z
    .array(z.strictObject({ id: idSchema.describe('감출 질문의 id'), date }))
    .default([])
    .describe('보이지 않을 질문들'),
  answers: z.array(textSchema).default([]).describe('보이지 않을 답변들'),
  comments: z.array(textSchema).default([]).describe('보이지 않을 댓글들'),
})

export interface Redactions {
  /** Those of the file in its order, then the names of redacted people (people.ts). */
  actors: readonly RedactedName[]
  questions: ReadonlySet<string>
  /** Ids of people.yaml. */
  people: ReadonlySet<string>
  /** Ids of answers, and of comments, by the id of their question. */
  answers: WithheldTexts
  comments: WithheldTexts
}

export type WithheldTexts = ReadonlyMap<string, ReadonlySet<string>>

export const noRedactions: Redactions = {
  actors: [],
  questions: new Set(),
  people: new Set(),
  answers: new Map(),
  comments: new Map(),
}

/** @param text content of redactions.yaml, lines ending in LF. */
export function parseRedactions(path: string, text: string): Parsed<{ redactions: Redactions }> {
  return parseSmallFile<{ redactions: Redactions }>(path, text, redactionsSchema, (place, text) => {
    const { root } = place
    const result = redactionsSchema.safeParse(isEmpty(root) ? {} : readValue(root, redactionsSchema))
    // Nobody has such a name, so that nothing would be hidden.
    const nulls = checkNulls(text, place).filter((issue) => !isWarning(issue))
    if (result.success)
      return nulls.length > 0 ? { issues: nulls } : { redactions: toRedactions(result.data) }
    const issues = toIssues(result.error.issues, place, redactionsSchema).map(toSettingIssue)
    return { issues: [...tellShapes(issues, { text, ...place }), ...nulls] }
  })
}

function toRedactions(file: z.infer<typeof redactionsSchema>): Redactions {
  return {
    actors: file.actors.map((actor) => ({
      name: actor.name.normalize('NFC'),
      onlyActors: actor.in === 'actors',
    })),
    questions: new Set(file.questions.map(({ id }) => id)),
    people: new Set(file.people.map(({ id }) => id)),
    answers: toWithheldTexts(file.answers),
    comments: toWithheldTexts(file.comments),
  }
}

function toWithheldTexts(texts: readonly { question: string; id: string }[]): WithheldTexts {
  const byQuestion = new Map<string, Set<string>>()
  for (const { question, id } of texts) {
    byQuestion.set(question, (byQuestion.get(question) ?? new Set()).add(id))
  }
  return byQuestion
}
