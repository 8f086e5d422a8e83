// A conversation, divided into the pages that show it.
import type {
  AnswerPlace,
  CommentPlace,
  ConversationPage,
  KeptAnswer,
  ShownAnswer,
  ShownComment,
} from '../../cache/conversation.ts'
import { divideAnswers } from '../../conversation/divide.ts'

interface DividedConversation extends Pick<ConversationPage, 'commentsPath' | 'kept'> {
  /** In order (decision 20). */
  answers: readonly ShownAnswer[]
  comments: ShownComment[]
  /** Bytes of HTML of the question itself. */
  bodyBytes: number
  /** Number of its activities. */
  activities: number
}

/** Bytes that stand around a text: its author, its time, its counts, its links. A little more than most take. */
const aroundAnswer = 700
const aroundComment = 300
const aroundEdit = 250
/** Of a line of the history, and of one that names an answer of a later page. */
const activityLine = 230
const laterLine = 150

/**
 * One page or more. Every answer stands on one page, with its comments; those of the question are on the first, all of
 * them, and so is its history.
 */
export function toPages({
  answers,
  comments,
  bodyBytes,
  activities,
  kept,
  commentsPath,
}: DividedConversation): ConversationPage[] {
  const before = bodyBytes + activityLine * activities + countComments(comments)
  const sizes = answers.map(countAnswer)
  const undivided = divideAnswers(sizes, before)
  const divided =
    undivided.length === 1 ? undivided : divideAnswers(sizes, before + laterLine * answers.length)
  const places = new Map(
    divided.flatMap((page, index) => page.map((place) => [answers[place]?.id ?? '', index + 1] as const)),
  )
  const findPage = createFindCommentPage(answers, places)
  const all = answers.map((answer) => ({
    ...withPage(answer, places),
    comments: answer.comments.map((comment) =>
      withCommentPage(comment, places.get(answer.id) ?? 1, findPage),
    ),
  }))
  const kepts = all.flatMap((answer) => (answer.withheld ? [] : [answer]))
  const toPlace = ({ id }: { id: string }): AnswerPlace => ({ id, page: places.get(id) ?? 1 })
  return divided.map((page, index) => {
    const own = page.flatMap((place) => all[place] ?? [])
    const isFirst = index === 0
    const later = isFirst ? kepts.filter(({ id }) => places.get(id) !== 1) : []
    return {
      kept,
      commentsPath,
      comments: isFirst ? comments.map((comment) => withCommentPage(comment, 1, findPage)) : [],
      answers: own,
      accepted: isFirst ? kepts.filter(({ accepted }) => accepted).map(toPlace) : [],
      later: later.map((answer) => ({ ...toPlace(answer), by: answer.by, at: answer.at })),
    }
  })
}

/** Ids of elements of all pages but the first, by which links find their page. */
export function toLaterAnchors(pages: readonly ConversationPage[]): string[][] {
  return pages
    .slice(1)
    .map(({ answers }) =>
      answers.flatMap(({ id, comments }) => [
        `answer-${id}`,
        ...comments.map((comment) => `comment-${comment.id}`),
      ]),
    )
}

function withPage(answer: ShownAnswer, places: ReadonlyMap<string, number>): ShownAnswer {
  if (answer.withheld || !answer.replyTo) return answer
  const { replyTo } = answer
  return { ...answer, replyTo: { ...replyTo, page: places.get(replyTo.id) ?? 1 } }
}

type FindCommentPage = (place: CommentPlace) => number

function createFindCommentPage(
  answers: readonly ShownAnswer[],
  places: ReadonlyMap<string, number>,
): FindCommentPage {
  const pages = new Map(
    answers.flatMap(({ id, comments }) =>
      comments.map((comment) => [comment.id, places.get(id) ?? 1] as const),
    ),
  )
  return ({ id, answer }) => (answer === undefined ? pages.get(id) : places.get(answer)) ?? 1
}

function withCommentPage(comment: ShownComment, own: number, findPage: FindCommentPage): ShownComment {
  if (comment.withheld || !comment.replyTo) return comment
  const page = findPage(comment.replyTo)
  return page === own ? comment : { ...comment, replyTo: { ...comment.replyTo, page } }
}

function countAnswer(answer: ShownAnswer): number {
  const own = answer.withheld ? 0 : Buffer.byteLength(answer.html) + countParts(answer)
  return aroundAnswer + own + countComments(answer.comments)
}

function countParts({ edited, polls = [] }: KeptAnswer): number {
  const ofPolls = polls.reduce((sum, { options }) => sum + aroundComment * (options.length + 1), 0)
  return aroundEdit * edited.length + ofPolls
}

function countComments(comments: readonly ShownComment[]): number {
  return comments.reduce(
    (sum, comment) => sum + aroundComment + (comment.withheld ? 0 : Buffer.byteLength(comment.html)),
    0,
  )
}
