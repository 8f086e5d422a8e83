import type { CachedQuestion } from '../cache/cached-question.ts'
import { compareText } from '../question/issue.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'
import type { Redactions } from './redactions.ts'

/** What is left of a question that is withheld: the addresses that answer that it was removed. */
export interface WithheldQuestion {
  id: string
  aliases: string[]
}

/** Also of questions whose file is gone: their addresses still answer. */
export function findWithheld(
  redactions: Redactions,
  questions: readonly Pick<CachedQuestion, 'id' | 'aliases'>[],
): WithheldQuestion[] {
  const byKey = new Map(questions.map((question) => [toIdKey(question.id), question]))
  // On some disks `Put-or-Patch` is the folder of `put-or-patch`, which is not withheld.
  const isOfAnother = (id: string) => (byKey.get(toIdKey(id))?.id ?? id) !== id
  return [...redactions.questions]
    .filter((id) => toQuestionId(`${id}.md`) === id && !isOfAnother(id))
    .sort(compareText)
    .map((id) => ({ id, aliases: byKey.get(toIdKey(id))?.aliases ?? [] }))
}
