// Answers and comments in the order of a page, and by page.
import { compareText } from './issue.ts'
import { limits } from './limits.ts'
import type { Answer, Comment, WithheldIds } from './post.ts'
import { parseTimestamp, type Zone } from './time.ts'

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

/**
 * Answers of each page, in their order: as many as fit, one at least. The first page is there without any.
 * @param sizes bytes of HTML of each answer with its comments. @param before bytes that page 1 has of its own.
 */
export function divideAnswers(sizes: readonly number[], before: number): number[][] {
  const pages: number[][] = [[]]
  let page: number[] = []
  pages[0] = page
  let bytes = before
  for (const [answer, size] of sizes.entries()) {
    const isFull = page.length >= limits.pageAnswers || bytes + size > limits.pageBytes
    if (isFull && page.length > 0) {
      page = []
      pages.push(page)
      bytes = 0
    }
    page.push(answer)
    bytes += size
  }
  return pages
}

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
