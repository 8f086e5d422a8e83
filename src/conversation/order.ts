import { compareText } from '../question/issue.ts'
import { parseTimestamp } from '../time/timestamp.ts'
import type { Zone } from '../time/zone.ts'
import type { Answer } from './answer.ts'
import type { Comment } from './comment.ts'

export type AnswerOrder = 'votes' | 'time'

type RankedAnswer = Pick<Answer, 'accepted' | 'at' | 'counts' | 'id' | 'score'>

/**
 * Answers as a page shows them (decision 20). By votes: accepted ones first, then the greater `score`, or
 * recommendations less calls for more detail; by time: the older first. Equal ones by id in code-unit order.
 */
export function orderAnswers<A extends RankedAnswer>(
  answers: readonly A[],
  order: AnswerOrder,
  zone: Zone,
): A[] {
  const ranked = answers.map((answer) => ({ answer, ...toRank(answer), instant: toInstant(answer, zone) }))
  ranked.sort((a, b) => {
    const byVotes = order === 'votes' ? a.place - b.place || b.votes - a.votes : 0
    return byVotes || a.instant - b.instant || compareText(a.answer.id, b.answer.id)
  })
  return ranked.map(({ answer }) => answer)
}

/** Oldest first; equal times by id in code-unit order. */
export function orderComments<C extends Pick<Comment, 'at' | 'id'>>(comments: readonly C[], zone: Zone): C[] {
  const timed = comments.map((comment) => ({ comment, instant: toInstant(comment, zone) }))
  timed.sort((a, b) => a.instant - b.instant || compareText(a.comment.id, b.comment.id))
  return timed.map(({ comment }) => comment)
}

function toRank({ accepted, score, counts }: RankedAnswer) {
  const { recommended = 0, needsSupplement = 0 } = counts
  return { place: accepted === undefined ? 1 : 0, votes: score ?? recommended - needsSupplement }
}

function toInstant({ at }: { at: string }, zone: Zone): number {
  const timestamp = parseTimestamp(at)
  return timestamp ? zone.instantOf(timestamp) : 0
}
