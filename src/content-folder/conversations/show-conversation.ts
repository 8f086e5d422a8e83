// Answers with their comments in their order (decision 20), as readers may see them.
import type { GoneComments, ShownAnswer, ShownComment, WithheldIds } from '../../cache/conversation.ts'
import type { Comment } from '../../conversation/comment.ts'
import { type AnswerOrder, orderAnswers, orderComments } from '../../conversation/order.ts'
import type { Zone } from '../../time/zone.ts'
import type { SourceFile } from '../read-source.ts'
import type { ParsedConversation } from './read-texts.ts'
import { type ShowTexts, toWithheld } from './show-texts.ts'

/** Ids of the answers and comments of one question that nobody may read; comments of such answers are gone with them. */
export interface Withholding {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

interface ShowOptions {
  texts: ShowTexts
  withheld: Withholding
  order: AnswerOrder
  zone: Zone
  /** File of the comments. */
  comments: SourceFile | undefined
}

export interface ShownConversation {
  answers: ShownAnswer[]
  /** Those of the question. */
  comments: ShownComment[]
  /** Number of files and comments, withheld ones among them. */
  kept: { answers: number; comments: number }
  /** Whether an answer that is shown is accepted. */
  accepted: boolean
  /** Ids that were found. */
  withheld: WithheldIds
  goneComments: GoneComments[]
}

/** Pages of answers that are replied to are not known yet, and said to be 1. */
export function showConversation(parsed: ParsedConversation, options: ShowOptions): ShownConversation {
  const { answers, comments } = parsed
  const { withheld, order, zone } = options
  const show = createShowComment(comments, options)
  const grouped = Map.groupBy(orderComments(comments, zone), ({ answer }) => answer)
  const showAll = (answer: string | undefined) => (grouped.get(answer) ?? []).map(show)
  const showAnswer = createShowAnswer(parsed, options)
  const ordered = orderAnswers(
    answers.map((each) => ({ ...each.answer, parsed: each })),
    order,
    zone,
  )
  const shown = ordered.map(({ id, path, parsed }): ShownAnswer => {
    if (withheld.answers.has(id)) return { ...toWithheld(id), path, comments: [] }
    return { ...showAnswer(parsed), path, comments: showAll(id) }
  })
  return {
    answers: shown,
    comments: showAll(undefined),
    kept: { answers: answers.length, comments: comments.length },
    accepted: shown.some((answer) => !answer.withheld && answer.accepted),
    withheld: {
      answers: answers.flatMap(({ answer }) => (withheld.answers.has(answer.id) ? [answer.id] : [])),
      comments: comments.flatMap(({ id }) => (withheld.comments.has(id) ? [id] : [])),
    },
    goneComments: ordered.flatMap(({ id: answer }) => {
      const gone = withheld.answers.has(answer) ? (grouped.get(answer) ?? []) : []
      return gone.length === 0 ? [] : [{ answer, comments: gone.map(({ id }) => id) }]
    }),
  }
}

function createShowAnswer({ answers }: ParsedConversation, { texts, withheld }: ShowOptions) {
  const byId = new Map(answers.map(({ answer }) => [answer.id, answer]))
  return (parsed: ParsedConversation['answers'][number]) => {
    const shown = texts.showAnswer(parsed)
    const target = parsed.answer.replyTo === undefined ? undefined : byId.get(parsed.answer.replyTo)
    if (!target) return shown
    const by = withheld.answers.has(target.id) ? undefined : texts.showActor(target.actor, target.person)
    return { ...shown, replyTo: { id: target.id, page: 1, by } }
  }
}

function createShowComment(
  comments: readonly Comment[],
  { texts, withheld, comments: file }: ShowOptions,
): (comment: Comment) => ShownComment {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const isWithheld = ({ id, answer }: Comment): boolean =>
    withheld.comments.has(id) || (answer !== undefined && withheld.answers.has(answer))
  return (comment) => {
    if (isWithheld(comment)) return toWithheld(comment.id)
    const kept = texts.showComment(comment, file?.path ?? '')
    const target = comment.replyTo === undefined ? undefined : byId.get(comment.replyTo)
    if (!target) return kept
    const by = isWithheld(target) ? undefined : texts.showActor(target.actor, target.person)
    const { id, answer } = target
    const isGone = answer !== undefined && withheld.answers.has(answer)
    return { ...kept, replyTo: { id, by, ...(isGone ? { answer } : {}) } }
  }
}
