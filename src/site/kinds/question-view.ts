import { type Activity, isNewAnswer } from '../../format/activity.ts'
import type { Hashtag } from '../../format/names.ts'
import type { QuestionPagePart } from '../../kept/question.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { type ConversationView, type ShownConversation, toConversationView } from '../conversation.ts'
import { toCountView, toFactsView, toTitleView } from '../entry.ts'
import { type LinkView, toCategoryView, toEditLink, toHashtagView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { toActivityView, toDayLabel, toPollView, toToolsView } from '../post.ts'
import { findTextLanguage, type ShownQuestion, type Site } from '../site.ts'

export type QuestionView = ReturnType<typeof toQuestionView>
export type HistoryView = ReturnType<typeof toHistoryView>

/** A longer history shows its newest activities, and folds the rest. */
const longestHistory = 8
const newestShown = 5

/** Hashtags that are named of a neighbour. */
const mostNamed = 3

/** Another question that is named on a question's page, and the hashtags by which it was found. */
interface Neighbour {
  question: ShownQuestion
  shared: readonly Hashtag[]
}

export interface ShownQuestionPage extends ShownConversation {
  part: QuestionPagePart
  /** In the order in which they are shown; none from page 2 on. */
  neighbours: readonly Neighbour[]
  /** Those of `state.closed.of` that are there. */
  duplicates: readonly ShownQuestion[]
  /** The next questions of its list; none from page 2 on. */
  turn: readonly { side: 'newer' | 'older'; question: ShownQuestion }[]
}

/** From page 2 on the question itself is not shown, only more of its answers. */
export function toQuestionView(shown: ShownQuestionPage, site: Site) {
  const { question, part, page } = shown
  const isFirst = page === 1
  const conversation = toConversationView(shown, site)
  const opening = isFirst ? toOpeningView(shown, conversation.accepted, site) : undefined
  return {
    ...toTitleView(question, site),
    crumb: isFirst ? toCrumbView(question, site) : toFirstPage(question, site),
    opening,
    /** `2쪽` */
    continuation: isFirst ? undefined : site.messages.pager.page({ page: toGroupedNumber(page) }),
    conversation,
    history: isFirst ? toHistoryView(part.activity, site) : undefined,
    neighbours: toNeighboursView(shown.neighbours, site),
    turn: toTurnView(shown, site),
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
  const label = site.messages.conversation.score({ score: toGroupedNumber(question.score) })
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
    earlier: { label: messages.question.earlier({ count: toGroupedNumber(rest.length) }), activities: rest },
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
    ...toTitleView(question, site),
    answers: toCountView('answers', question, site),
    hashtags: named.map((hashtag) => toHashtagView(hashtag, site)),
  }
}

/** `#rest 목록으로` */
function toCrumbView(question: ShownQuestion, site: Site): LinkView {
  const { label, href } = findList(question, site)
  return { label: site.messages.question.toList({ list: label }), href }
}

/** Undefined where the question is the only one of its list. */
function toTurnView({ question, turn }: ShownQuestionPage, site: Site) {
  if (turn.length === 0) return undefined
  const list = findList(question, site).label
  const labels = site.messages.question.turn
  return {
    label: labels.label({ list }),
    links: turn.map(({ side, question: other }) => ({
      side,
      /** `더 최근 활동 · #rest` */
      label: labels[side]({ list }),
      ...toTitleView(other, site),
    })),
  }
}

/** The list that the question was found in: that of its first hashtag, else of its category, else of all questions. */
function findList({ hashtags: [first], category }: ShownQuestion, site: Site): LinkView {
  if (first !== undefined) {
    const { name, href } = toHashtagView(first, site)
    return { label: `#${name}`, href }
  }
  if (category !== undefined) return toCategoryView(category, site)
  return { label: site.messages.front.list, href: toHref(site.base, paths.front(1)) }
}

/** @param duplicates questions of `state.closed.of`, as far as they are there. */
function toStateView({ state }: ShownQuestion, duplicates: readonly ShownQuestion[], site: Site) {
  if (!state) return undefined
  const { closed, locked } = state
  const { messages, base } = site
  const labels = messages.question.state
  const notes = [
    ...(closed
      ? [closed.at === undefined ? labels.closed : labels.closedOn({ day: toDayLabel(closed.at, site) })]
      : []),
    ...(closed?.reason === undefined ? [] : [labels.reason({ reason: closed.reason })]),
    ...(locked ? [labels.locked] : []),
  ]
  if (notes.length === 0) return undefined
  return {
    notes,
    duplicates:
      duplicates.length === 0
        ? undefined
        : {
            label: labels.duplicates,
            links: duplicates.map((other) => ({
              label: other.title,
              href: toHref(base, paths.question(other.id)),
              language: findTextLanguage(other, site),
            })),
          },
  }
}

/** Undefined on a page without code, which needs no script. */
function toCopyView(questionHtml: string | undefined, { answers }: ConversationView, { messages }: Site) {
  const bodies = (answers?.answers ?? []).map((answer) =>
    answer.withheld === undefined ? answer.bodyHtml : '',
  )
  const holdsCode = [questionHtml ?? '', ...bodies].some((html) => html.includes('<div class="code">'))
  return holdsCode ? messages.copy : undefined
}
