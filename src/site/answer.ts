import { isRole } from '../format/activity.ts'
import type { AnswerPlace, CommentPlace, KeptAnswer, ShownAnswer, ShownComment } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { LinkView } from './links.ts'
import { paths, toHref } from './paths.ts'
import { type PersonView, type ToPersonView, toOwnLicense, toPostView, toTimeView } from './post.ts'
import { findTextLanguage, type ShownQuestion, type Site } from './site.ts'

/** What the texts of one page have in common. */
export interface PageContext {
  site: Site
  toPerson: ToPersonView
  question: ShownQuestion
  /** Number of the page. */
  page: number
  /** Number of all answers that are printed, on whichever page. */
  answers: number
}

/** Where an answer stands among all. */
interface AnswerNeighbours {
  /** Counted from 1 over all pages. */
  number: number
  previous: AnswerPlace | undefined
  next: AnswerPlace | undefined
}

export type AnswerView = ReturnType<typeof toAnswerView>
export type EditsView = NonNullable<ReturnType<typeof toEditsView>>

/** Edits of an answer that are reported one by one; more are folded. */
const openEdits = 3

export function toAnswerView(answer: ShownAnswer, neighbours: AnswerNeighbours, context: PageContext) {
  const { site, toPerson } = context
  const { conversation } = site.messages
  const anchor = toAnswerAnchor(answer.id)
  if (answer.withheld) return { anchor, withheld: conversation.withheldAnswer }
  const by = toPerson(answer.by)
  const language = findTextLanguage(answer, site)
  return {
    anchor,
    withheld: undefined,
    name: conversation.answerBy({ name: toCalled(by) }),
    step: toStepView(answer, neighbours, toCalled(by), context),
    accepted: toAcceptedView(answer, context),
    by,
    time: toTimeView(answer.at, site),
    license: toOwnLicense(answer, site),
    reply: toReply(answer, context),
    edits: toEditsView(answer, context),
    language,
    bodyHtml: answer.html,
    ...toPostView(answer, site),
    counts: toCounts(answer, context),
    comments: toCommentsView({ comments: answer.comments, language }, context),
  }
}

/** Its number is its address; before and behind it the ways to its neighbours. The only answer has no number. */
function toStepView({ id }: ShownAnswer, neighbours: AnswerNeighbours, name: string, context: PageContext) {
  const { conversation } = context.site.messages
  const [number, count] = [toGroupedNumber(neighbours.number), toGroupedNumber(context.answers)]
  // Of the answers that the heading counts, else of those that are kept.
  const of = conversation.of[context.answers === context.question.counts.answers ? 'all' : 'kept']({ count })
  const toLink = (side: 'previous' | 'next') => {
    const place = neighbours[side]
    return place && { label: conversation[side], href: toAnswerHref(place, context) }
  }
  return {
    copy: conversation.copy,
    number: context.answers > 1 ? number : undefined,
    of,
    label: conversation.permalink({ place: `${number} ${of}`, name }),
    href: toFragment(toAnswerAnchor(id)),
    previous: toLink('previous'),
    next: toLink('next'),
  }
}

function toAcceptedView({ accepted, acceptedAt }: KeptAnswer, { site }: PageContext) {
  if (!accepted) return undefined
  const { conversation } = site.messages
  const at = acceptedAt === undefined ? undefined : toTimeView(acceptedAt, site).localTime
  return { label: conversation.accepted, at: at === undefined ? undefined : conversation.acceptedAt({ at }) }
}

function toReply({ replyTo }: KeptAnswer, context: PageContext): LinkView | undefined {
  if (!replyTo) return undefined
  const { site, toPerson } = context
  const { conversation } = site.messages
  const label = replyTo.by
    ? conversation.replyTo({ name: toCalled(toPerson(replyTo.by)) })
    : conversation.replyToWithheldAnswer
  return { label, href: toAnswerHref(replyTo, context) }
}

/** Printed from 1 on (decision 10). */
function toCounts({ counts, score }: KeptAnswer, { site }: PageContext): string[] {
  const { messages } = site
  const labels = (['recommended', 'needsSupplement'] as const).flatMap((name) => {
    const { [name]: count = 0 } = counts
    return count === 0 ? [] : [messages.counts[name]({ count: toGroupedNumber(count) })]
  })
  return score === undefined
    ? labels
    : [...labels, messages.conversation.score({ score: toGroupedNumber(score) })]
}

/** Undefined where nobody voted. */
export function toVotes({ counts: { recommended }, score }: Pick<KeptAnswer, 'counts' | 'score'>) {
  const votes = score ?? recommended
  return votes ? toGroupedNumber(votes) : undefined
}

function toEditsView(answer: KeptAnswer, context: PageContext) {
  const { edited } = answer
  if (edited.length === 0) return undefined
  const { conversation } = context.site.messages
  return {
    label: conversation.editList,
    /** Of a list that is folded. */
    summary:
      edited.length > openEdits ? conversation.edits({ count: toGroupedNumber(edited.length) }) : undefined,
    edits: edited.map((edit) => toEditView(edit, answer, context)),
  }
}

/**
 * The text is `before + time + between + by + after`; without `by`, `before + time + after`. Who edited their own answer is
 * not named once more.
 */
function toEditView(
  { at, by }: KeptAnswer['edited'][number],
  answer: KeptAnswer,
  { site, toPerson }: PageContext,
) {
  const { edited } = site.messages.conversation
  const isOwn = by && !isRole(by.name) && by.name === answer.by.name && by.person === answer.by.person
  const named = by && !isOwn
  return {
    before: edited.before,
    time: toTimeView(at, site),
    between: edited.between,
    by: named ? toPerson(by) : undefined,
    after: named ? edited.after : edited.alone,
  }
}

/** Comments of one text that are in sight. */
const openComments = 5

export type CommentsView = NonNullable<ReturnType<typeof toCommentsView>>

/**
 * Undefined where there is none. Comments stay in their order.
 * @param language of what they are on, where it is not that of the page: comments have none of their own.
 */
export function toCommentsView(
  { comments, language }: { comments: readonly ShownComment[]; language: string | undefined },
  context: PageContext,
) {
  if (comments.length === 0) return undefined
  const { messages } = context.site
  const all = comments.map((comment) => toCommentView(comment, language, context))
  const more = all.length - openComments
  return {
    /** `댓글 7`: those that are under it (decision 19). */
    heading: messages.counts.comments({ count: toGroupedNumber(comments.length) }),
    open: all.slice(0, openComments),
    folded:
      more <= 0
        ? undefined
        : {
            label: messages.conversation.more({ count: toGroupedNumber(more) }),
            comments: all.slice(openComments),
          },
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
        ? messages.conversation.replyTo({ name: toCalled(toPerson(replyTo.by)) })
        : messages.conversation.replyToWithheld,
      href: toCommentHref(replyTo, context),
    },
    recommended: recommended
      ? messages.counts.recommended({ count: toGroupedNumber(recommended) })
      : undefined,
    language,
    bodyHtml: html,
  }
}

export function toAnswerAnchor(id: string): string {
  return `answer-${id}`
}

export function toCommentAnchor(id: string): string {
  return `comment-${id}`
}

/** Address of an answer of the same question. */
export function toAnswerHref({ id, page }: AnswerPlace, context: PageContext): string {
  return toPlaceHref(toAnswerAnchor(id), page, context)
}

/** The same of a comment; of one that is gone with its answer, that of the answer. */
function toCommentHref({ id, answer, page }: CommentPlace, context: PageContext): string {
  const anchor = answer === undefined ? toCommentAnchor(id) : toAnswerAnchor(answer)
  return toPlaceHref(anchor, page ?? context.page, context)
}

/** Of a place on a page of the question: on this page its anchor alone. */
export function toPlaceHref(
  anchor: string,
  page: number,
  { site, question, page: current }: Pick<PageContext, 'site' | 'question' | 'page'>,
): string {
  return page === current
    ? toFragment(anchor)
    : toHref(site.base, paths.question(question.id, page)) + toFragment(anchor)
}

export function toFragment(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`
}

/** How somebody is called in a sentence: `김철수 u2` where another has the same name. */
function toCalled({ name, mark }: Pick<PersonView, 'name' | 'mark'>): string {
  return mark === undefined ? name : `${name} ${mark}`
}
