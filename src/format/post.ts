// Questions, answers and comments as everything else knows them, once their files were checked: the fields of their files,
// but for those that are listed here.

import type { z } from 'zod'
import type { Activity, Counts } from './activity.ts'
import type {
  AnswerFrontMatter,
  answerCountsSchema,
  CommentFields,
  closedSchema,
  editSchema,
  pollSchema,
  QuestionFrontMatter,
} from './fields.ts'
import { compareText } from './issue.ts'
import { limits } from './limits.ts'
import type { Hashtag } from './names.ts'
import { parseTimestamp, type Zone } from './time.ts'

/** One checked question, without its body. */
export interface Question
  extends Omit<QuestionFrontMatter, 'tags' | 'counts' | 'poll' | 'activity' | 'aliases' | 'state'> {
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  hashtags: Hashtag[]
  counts: Counts
  /** Whether it has the label of decision 11. */
  poll: boolean
  /** What is known of its polls, in the order of the file; absent where nothing is. */
  polls?: Poll[] | undefined
  /** Oldest first, one or more. */
  activity: Activity[]
  /** Old addresses, absolute paths. */
  aliases: string[]
  state?: QuestionState | undefined
}

export interface QuestionState {
  closed?: z.infer<typeof closedSchema> | undefined
  locked?: boolean | undefined
}

/** A poll as the community left it; its label alone (`poll: true`) has none of this. */
export type Poll = z.infer<typeof pollSchema>

/** One checked answer, without its body. Times and actors are as those of an activity. */
export interface Answer extends Omit<AnswerFrontMatter, 'edited' | 'accepted' | 'counts' | 'poll'> {
  /** Unique in its question. */
  id: string
  /** Path of its file inside the content folder, with `/`. */
  path: string
  /** Oldest first. */
  edited: Edit[]
  /** Whether, or when, it was accepted. */
  accepted?: true | string | undefined
  /** Absent is not zero (decision 10). */
  counts: z.infer<typeof answerCountsSchema>
  /** Whether it has a poll of which nothing more is known. */
  poll?: true | undefined
  /** What is known of its polls; absent where nothing is. */
  polls?: Poll[] | undefined
}

type Edit = z.infer<typeof editSchema>

/** One checked comment of a question, or of one of its answers. */
export interface Comment extends CommentFields {
  /** Line of the file on which `text` begins, counted from 1, and the columns by which the file indents it. */
  textLine: number
  textIndent: number
}

/** A question with all that belongs to it, side by side. */
export interface Conversation {
  question: Question
  /** Those that could be read. */
  answers: readonly Answer[]
  /** None where their file has faults. */
  comments: readonly Comment[]
  /** File of the comments, where there is one. */
  commentsPath?: string | undefined
  /** Ids of all files of answers, also of those with faults of their own; those of `answers` where absent. */
  answerIds?: ReadonlySet<string>
  /** Ids of texts that nobody may read: a history is not asked to name them. */
  withheld?: WithheldIds
}

/** Ids of texts that nobody may read. */
export interface WithheldIds {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

/** What the settings say that a file is checked against. */
export interface QuestionContext {
  zone: Zone
  /** `YYYY-MM-DD`; later activities are issues (decision 14). */
  referenceDate: string
  /** Whether views were counted, so that a question without them lacks something; they were, where it is absent. */
  views?: boolean
}

// Answers and comments in the order of a page, and by page.

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
