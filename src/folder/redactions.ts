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

const date = leaf('time', z.string()).refine(isCalendarDay, { params: { setting: 'date' } })

const textSchema = z.strictObject({
  question: idSchema,
  id: idSchema,
  date,
})

export const redactionsSchema = z.strictObject({
  actors: z
    .array(
      z.strictObject({
        name: leaf('name', z.string()).min(1),
        date,
        in: z.enum(['actors']).optional(),
      }),
    )
    .default([]),
  people: z.array(z.strictObject({ id: idSchema, date })).default([]),
  questions: z.array(z.strictObject({ id: idSchema, date })).default([]),
  answers: z.array(textSchema).default([]),
  comments: z.array(textSchema).default([]),
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
    const nulls = checkNulls(text, place, redactionsSchema).filter((issue) => !isWarning(issue))
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
