import type { KeptAnswer, ShownAnswer } from '../cache/conversation.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { isRole } from '../question/activity.ts'
import { toAnswerAnchor, toAnswerHref, toFragment } from './answer-href.ts'
import { type PageContext, toCommentsView } from './comment-view.ts'
import { toEditLink } from './edit-link.ts'
import { toCalled } from './person-view.ts'
import { toPollView } from './poll-view.ts'
import { findTextLanguage } from './text-language.ts'
import { toTimeView } from './time-view.ts'
import { toToolsView } from './tools-view.ts'
import type { LinkView } from './views.ts'

export type AnswerView = ReturnType<typeof toAnswerView>
export type EditsView = NonNullable<ReturnType<typeof toEditsView>>

/** Edits of an answer that are told one by one; more are folded. */
const openEdits = 3

/** @param editComments where the page has shown no such link yet. */
export function toAnswerView(answer: ShownAnswer, editComments: LinkView | undefined, context: PageContext) {
  const { site, toPerson } = context
  const { conversation } = site.messages
  const anchor = toAnswerAnchor(answer.id)
  if (answer.withheld) return { anchor, withheld: conversation.withheldAnswer }
  const by = toPerson(answer.by)
  const language = findTextLanguage(answer, site)
  return {
    anchor,
    withheld: undefined,
    name: conversation.answerBy(toCalled(by)),
    permalink: { label: conversation.permalink(toCalled(by)), href: toFragment(anchor) },
    accepted: toAcceptedView(answer, context),
    by,
    time: toTimeView(answer.at, site),
    reply: toReply(answer, context),
    edits: toEditsView(answer, context),
    language,
    bodyHtml: answer.html,
    polls: (answer.polls ?? []).map((poll) => toPollView(poll, site)),
    counts: toCounts(answer, context),
    countsLabel: conversation.counts,
    tools: toToolsView(answer, [toEditLink(answer.path, conversation.editAnswer, site)], site),
    comments: toCommentsView({ comments: answer.comments, language, edit: editComments }, context),
  }
}

function toAcceptedView({ accepted, acceptedAt }: KeptAnswer, { site }: PageContext) {
  if (!accepted) return undefined
  const { conversation } = site.messages
  const at = acceptedAt === undefined ? undefined : toTimeView(acceptedAt, site).localTime
  return { label: conversation.accepted, at: at === undefined ? undefined : conversation.acceptedAt(at) }
}

function toReply(
  { replyTo }: KeptAnswer,
  { site, question, page, toPerson }: PageContext,
): LinkView | undefined {
  if (!replyTo) return undefined
  const { conversation } = site.messages
  const label = replyTo.by
    ? conversation.replyTo(toCalled(toPerson(replyTo.by)))
    : conversation.replyToWithheldAnswer
  return { label, href: toAnswerHref(replyTo, { question, page }, site) }
}

/** Absent counts print nothing (decision 10). */
function toCounts({ counts, score }: KeptAnswer, { site }: PageContext): string[] {
  const { messages } = site
  const labels = (['recommended', 'needsSupplement'] as const).flatMap((name) => {
    const count = counts[name]
    return count === undefined ? [] : [`${messages.counts[name]} ${toGroupedNumber(count)}`]
  })
  return score === undefined ? labels : [...labels, messages.conversation.score(toGroupedNumber(score))]
}

function toEditsView(answer: KeptAnswer, context: PageContext) {
  const { edited } = answer
  if (edited.length === 0) return undefined
  const { conversation } = context.site.messages
  return {
    label: conversation.editList,
    /** Of a list that is folded. */
    summary: edited.length > openEdits ? conversation.edits(toGroupedNumber(edited.length)) : undefined,
    edits: edited.map((edit) => toEditView(edit, answer, context)),
  }
}

/**
 * The text is `before + time + between + by + after`; without `by`, `before + time + after`. Who mended their own answer is
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
