import type { QuestionPagePart } from '../cache/cached-question.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { type Activity, isNewAnswer } from '../question/activity.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toActivityView } from './activity-view.ts'
import { findTitleHtml } from './breakable-title.ts'
import { type ShownConversation, toConversationView } from './conversation-view.ts'
import { toCopyView } from './copy-view.ts'
import { toEditLink } from './edit-link.ts'
import { toCountView, toFactsView } from './entry-view.ts'
import { toHashtagView } from './hashtag-view.ts'
import { paths, toHref } from './paths.ts'
import { toPollView } from './poll-view.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { toStateView } from './state-view.ts'
import { findTextLanguage } from './text-language.ts'
import { toToolsView } from './tools-view.ts'
import { type ShownTurn, toCrumbView, toTurnView } from './turn-view.ts'
import type { LinkView } from './views.ts'

export type QuestionView = ReturnType<typeof toQuestionView>
export type HistoryView = ReturnType<typeof toHistoryView>

/** A longer history shows its newest activities, and folds the rest. */
const longestHistory = 8
const newestShown = 5

/** Hashtags that are named of a neighbour. */
const mostNamed = 3

/** Another question that is named on a question's page, and the hashtags by which it was found. */
export interface Neighbour {
  question: ShownQuestion
  shared: readonly Hashtag[]
}

export interface ShownQuestionPage extends ShownConversation {
  part: QuestionPagePart
  /** In the order in which they are shown; none from page 2 on. */
  neighbours: readonly Neighbour[]
  /** Those of `state.closed.of` that are there. */
  duplicates: readonly ShownQuestion[]
  /** Neither from page 2 on. */
  turn: ShownTurn
}

/** From page 2 on the question itself is not shown, only more of its answers. */
export function toQuestionView(shown: ShownQuestionPage, site: Site) {
  const { question, part, page } = shown
  const isFirst = page === 1
  const conversation = toConversationView(shown, site)
  const opening = isFirst ? toOpeningView(shown, conversation.accepted, site) : undefined
  return {
    title: question.title,
    language: findTextLanguage(question, site),
    titleHtml: findTitleHtml(question),
    crumb: isFirst ? toCrumbView(question, site) : toFirstPage(question, site),
    opening,
    /** `2쪽` */
    continuation: isFirst ? undefined : site.messages.pager.page(toGroupedNumber(page)),
    conversation,
    history: isFirst ? toHistoryView(part.activity, site) : undefined,
    neighbours: toNeighboursView(shown.neighbours, site),
    turn: toTurnView(question, shown.turn, site),
    copy: toCopyView(opening?.bodyHtml, conversation, site),
  }
}

function toOpeningView(
  { question, duplicates, part: { pageHtml, polls = [] } }: ShownQuestionPage,
  accepted: LinkView | undefined,
  site: Site,
) {
  const edit = toEditLink(question.path, site.messages.question.edit, site)
  return {
    activity: toActivityView(question.last, site),
    facts: toOwnFacts(question, site),
    state: toStateView(question, duplicates, site),
    bodyHtml: pageHtml,
    polls: polls.map((poll) => toPollView(poll, site)),
    tools: toToolsView(question, [accepted, edit], site),
  }
}

/** A score is not among the facts of a listing. */
function toOwnFacts(question: ShownQuestion, site: Site) {
  const facts = toFactsView(question, site)
  if (question.score === undefined) return facts
  const label = site.messages.conversation.score(toGroupedNumber(question.score))
  return { ...facts, counts: [...facts.counts, { label, look: undefined }] }
}

function toFirstPage({ id }: ShownQuestion, { messages, base }: Site): LinkView {
  return { label: messages.question.back, href: toHref(base, paths.question(id)) }
}

/** Activities come oldest first, as their file has them. */
function toHistoryView(activity: readonly Activity[], site: Site) {
  const { messages } = site
  const all = activity
    .map((each) => ({ ...toActivityView(each, site), isAnswer: isNewAnswer(each) }))
    .reverse()
  const label = messages.question.history
  if (all.length <= longestHistory) return { label, activities: all, earlier: undefined }
  const rest = all.slice(newestShown)
  return {
    label,
    activities: all.slice(0, newestShown),
    earlier: { label: messages.question.earlier(toGroupedNumber(rest.length)), activities: rest },
  }
}

function toNeighboursView(neighbours: readonly Neighbour[], site: Site) {
  if (neighbours.length === 0) return undefined
  return {
    label: site.messages.question.neighbours,
    questions: neighbours.map((neighbour) => toNeighbourView(neighbour, site)),
  }
}

function toNeighbourView({ question, shared }: Neighbour, site: Site) {
  const named = (shared.length > 0 ? shared : question.hashtags).slice(0, mostNamed)
  return {
    title: question.title,
    language: findTextLanguage(question, site),
    titleHtml: findTitleHtml(question),
    href: toHref(site.base, paths.question(question.id)),
    answers: toCountView('answers', question, site),
    hashtags: named.map((hashtag) => toHashtagView(hashtag, site)),
  }
}
