import type { Conversation, WithheldIds } from './conversation.ts'

/** What may be named: comments of a withheld answer are gone with it. */
export function withoutWithheld<Texts extends Pick<Conversation, 'answers' | 'comments'>>(
  texts: Texts,
  withheld: WithheldIds,
): Texts {
  return {
    ...texts,
    answers: texts.answers.filter(({ id }) => !withheld.answers.has(id)),
    comments: texts.comments.filter(({ id, answer = '' }) => {
      return !withheld.comments.has(id) && !withheld.answers.has(answer)
    }),
  }
}
