// Old addresses of a question that lead to an answer or a comment that is not there.
import { parseAlias } from '../question/alias.ts'
import { findNearestAnchor, parseAnchor } from '../question/anchor.ts'
import type { Issue } from '../question/issue.ts'
import { createLocate } from './check-references.ts'
import type { Conversation, ConversationContext } from './conversation.ts'

/** Longest part of an address that an issue names. */
const shownLength = 100

export function checkAliasAnchors(
  conversation: Omit<Conversation, 'withheld'>,
  context: Pick<ConversationContext, 'readText'>,
): Issue[] {
  const { question, answers, comments, commentsPath } = conversation
  const { path } = question
  const anchored = question.aliases.flatMap((alias, index) => {
    const anchor = alias.includes('#') ? parseAnchor(parseAlias(alias)?.anchor ?? '') : undefined
    return anchor ? [{ alias, index, anchor }] : []
  })
  if (anchored.length === 0) return []
  // What a file of comments with faults holds is not known.
  const known = {
    answer: conversation.answerIds ?? new Set(answers.map(({ id }) => id)),
    comment:
      commentsPath !== undefined && comments.length === 0 ? undefined : new Set(comments.map(({ id }) => id)),
  }
  const locate = createLocate(context)
  return anchored.flatMap(({ alias, index, anchor }): Issue[] => {
    const ids = known[anchor.kind]
    if (!ids || ids.has(anchor.id)) return []
    const nearest = findNearestAnchor(anchor, ids)
    const detail = { key: 'aliases', kind: anchor.kind, value: alias.slice(-shownLength) }
    return [
      {
        code: 'dead-link',
        path,
        ...locate(path, ['aliases', index]),
        detail: { ...detail, ...(nearest ? { nearest } : {}) },
      },
    ]
  })
}
