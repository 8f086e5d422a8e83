import type { QuestionLine } from './import-list.ts'
import { digestFields } from './merge-fields.ts'
import type { QuestionText } from './thread-texts.ts'

export interface FormerCategory {
  base: QuestionLine | undefined
  current: QuestionText | undefined
  /** That of questions without one in the last import: another one now is theirs too. */
  usual: string | undefined
}

/**
 * A source that does not tell the category of a question says nothing against the one that an earlier import was told.
 * What a hand wrote is left to the merge.
 */
export function keepCategory(next: QuestionText, { base, current, usual }: FormerCategory): QuestionText {
  if (!current || current.fields.category === usual) return next
  const isImported = digestFields(current.fields).parts['category'] === base?.parts?.['category']
  if (!isImported) return next
  return { ...next, fields: { ...next.fields, category: current.fields.category } }
}
