import type { WithheldIds } from './conversation.ts'

/** Texts of one question. */
export interface ByIds {
  answers: readonly { id: string }[]
  comments: readonly { id: string; answer?: string | undefined }[]
}

/** What may be named: comments of a withheld answer are gone with it. */
export function withoutWithheld<Texts extends ByIds>(texts: Texts, withheld: WithheldIds): Texts {
  return {
    ...texts,
    answers: texts.answers.filter(({ id }) => !withheld.answers.has(id)),
    comments: texts.comments.filter(({ id, answer = '' }) => {
      return !withheld.comments.has(id) && !withheld.answers.has(answer)
    }),
  }
}
