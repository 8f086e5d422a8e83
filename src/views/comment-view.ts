import type { ShownComment } from '../cache/conversation.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCommentAnchor, toCommentHref, toFragment } from './answer-href.ts'
import { type ToPersonView, toCalled } from './person-view.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { toTimeView } from './time-view.ts'
import type { LinkView } from './views.ts'

/** What the texts of one page have in common. */
export interface PageContext {
  site: Site
  toPerson: ToPersonView
  question: ShownQuestion
  /** Number of the page. */
  page: number
}

export type CommentsView = NonNullable<ReturnType<typeof toCommentsView>>

/**
 * Undefined where there is none. Comments stay in their order.
 * @param language of what they are on, where it is not that of the page: comments have none of their own.
 */
export function toCommentsView(
  {
    comments,
    language,
    edit,
  }: { comments: readonly ShownComment[]; language: string | undefined; edit: LinkView | undefined },
  context: PageContext,
) {
  if (comments.length === 0) return undefined
  const { messages } = context.site
  return {
    /** `댓글 7`: those that stand under it (decision 19). */
    heading: `${messages.counts.comments} ${toGroupedNumber(comments.length)}`,
    comments: comments.map((comment) => toCommentView(comment, language, context)),
    edit,
  }
}

function toCommentView(comment: ShownComment, language: string | undefined, context: PageContext) {
  const { site, toPerson } = context
  const { messages } = site
  const anchor = toCommentAnchor(comment.id)
  if (comment.withheld) return { anchor, withheld: messages.conversation.withheldComment }
  const { by, at, html, replyTo, recommended } = comment
  return {
    anchor,
    withheld: undefined,
    permalink: toFragment(anchor),
    by: toPerson(by),
    time: toTimeView(at, site),
    reply: replyTo && {
      label: replyTo.by
        ? messages.conversation.replyTo(toCalled(toPerson(replyTo.by)))
        : messages.conversation.replyToWithheld,
      href: toCommentHref(replyTo, context, site),
    },
    recommended:
      recommended === undefined
        ? undefined
        : `${messages.counts.recommended} ${toGroupedNumber(recommended)}`,
    language,
    bodyHtml: html,
  }
}
