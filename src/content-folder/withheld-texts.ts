// Whose texts a history may name (decision 21): a line would name whoever wrote what nobody may read.
import { type ByIds, withoutWithheld } from '../conversation/without-withheld.ts'
import type { Issue } from '../question/issue.ts'
import { isMeant } from './check-root.ts'
import { anyRedactedIds, createRedactedIds, type RedactedIds } from './redacted-ids.ts'
import { type Redactions, redactionsName } from './redactions.ts'

/** `unknown` where redactions.yaml has faults. */
export type Withholding = Pick<Redactions, 'answers' | 'comments'> | 'unknown'

type WithheldFolder = { redactions: Redactions; issues: readonly Issue[] }

export function findWithholding({ redactions, issues }: WithheldFolder): Withholding {
  const isUnknown = issues.some((issue) => issue.path === redactionsName || isMeant(issue, redactionsName))
  return isUnknown ? 'unknown' : redactions
}

/** Ids that no program changes. */
export function findRedactedIds(folder: WithheldFolder): RedactedIds {
  return findWithholding(folder) === 'unknown' ? anyRedactedIds : createRedactedIds(folder.redactions)
}

const noIds: ReadonlySet<string> = new Set()

/**
 * Answers and comments of a question whose authors may be named: none of what is withheld, and nothing where nobody knows
 * what is.
 */
export function toNamed<Texts extends ByIds>(
  texts: Texts,
  question: string,
  withholding: Withholding,
): Texts {
  if (withholding === 'unknown') return { ...texts, answers: [], comments: [] }
  const { answers, comments } = withholding
  return withoutWithheld(texts, {
    answers: answers.get(question) ?? noIds,
    comments: comments.get(question) ?? noIds,
  })
}
