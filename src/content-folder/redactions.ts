// redactions.yaml: what must not appear. A date says since when; a reason is never written down.
import { z } from 'zod'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { readValue } from '../question/read-value.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import { toIssues } from '../question/schema-issues.ts'
import { isCalendarDay } from '../time/calendar-day.ts'
import { parseTree, toSettingIssue, withCorrections } from './parse-settings.ts'

const date = z
  .string()
  .refine(isCalendarDay, { params: { setting: 'date' } })
  .describe('적용한 날. YYYY-MM-DD')

export const redactionsSchema = z.strictObject({
  actors: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('가릴 표시 이름'),
        date,
        in: z
          .enum(['actors'])
          .optional()
          .describe('actors라고 쓰면 활동한 사람의 이름만 가리고 글 속의 낱말은 그대로 둡니다'),
      }),
    )
    .default([])
    .describe('‘삭제된 사용자’로 보일 사람들'),
  questions: z
    .array(z.strictObject({ id: z.string().min(1).describe('감출 질문의 id'), date }))
    .default([])
    .describe('보이지 않을 질문들'),
})

export interface Redactions {
  /** In the order of the file. */
  actors: readonly RedactedName[]
  questions: ReadonlySet<string>
  /** Ids of people.yaml. */
  people: ReadonlySet<string>
  /** Ids of answers, and of comments, by the id of their question. */
  answers: WithheldTexts
  comments: WithheldTexts
}

export type WithheldTexts = ReadonlyMap<string, ReadonlySet<string>>

const none: Pick<Redactions, 'people' | 'answers' | 'comments'> = {
  people: new Set(),
  answers: new Map(),
  comments: new Map(),
}

export const noRedactions: Redactions = { actors: [], questions: new Set(), ...none }

const knownKeys = { '': ['actors', 'questions'], actors: ['name', 'date', 'in'], questions: ['id', 'date'] }

type Checked = { redactions: Redactions } | { issues: Issue[] }

/** @param text content of redactions.yaml, lines ending in LF. */
export function parseRedactions(path: string, text: string): Checked {
  return withCorrections(path, text, checkRedactions)
}

function checkRedactions(path: string, text: string): Checked {
  const root = parseTree(path, text)
  if ('code' in root) return { issues: [root] }
  const empty = root.type === 'scalar' && root.text === ''
  const result = redactionsSchema.safeParse(empty ? {} : readValue(root, redactionsSchema))
  if (!result.success) {
    const place = { path, root, toPosition: (offset: number) => toPosition(text, offset) }
    return { issues: toIssues(result.error.issues, place, knownKeys).map(toSettingIssue) }
  }
  return {
    redactions: {
      actors: result.data.actors.map((actor) => ({
        name: actor.name.normalize('NFC'),
        onlyActors: actor.in === 'actors',
      })),
      questions: new Set(result.data.questions.map(({ id }) => id.normalize('NFC'))),
      ...none,
    },
  }
}
