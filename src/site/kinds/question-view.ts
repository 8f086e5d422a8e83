import { type Activity, isAsking, isNewAnswer } from '../../format/activity.ts'
import type { Hashtag } from '../../format/names.ts'
import type { QuestionPagePart } from '../../kept/question.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import type { Messages } from '../../words/messages.ts'
import { type ConversationView, type ShownConversation, toConversationView } from '../conversation.ts'
import { toCountView, toFactsView, toTitleView } from '../entry.ts'
import type { Backlink } from '../link-targets.ts'
import { type LinkView, toCategoryView, toEditLink, toHashtagView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import {
  findPersonHref,
  toActivityView,
  toActorView,
  toDayLabel,
  toPollView,
  toReferenceView,
  toToolsView,
} from '../post.ts'
import { findTextLanguage, type ShownQuestion, type Site } from '../site.ts'

export type QuestionView = ReturnType<typeof toQuestionView>
export type HistoryView = ReturnType<typeof toHistoryView>

/** A longer history shows its newest activities and the one that began it, and folds what is between. */
const longestHistory = 8
const newestShown = 3

/** Hashtags that are named of a neighbour. */
const mostNamed = 3

/** Another question that is named on a question's page, and the hashtags by which it was found. */
interface Neighbour {
  question: ShownQuestion
  shared: readonly Hashtag[]
}

type ShownBacklink = Pick<Backlink, 'from' | 'place'> & { question: ShownQuestion }

export interface ShownQuestionPage extends ShownConversation {
  part: QuestionPagePart
  /** In the order in which they are shown; none from page 2 on. */
  neighbours: readonly Neighbour[]
  /** Those of `state.closed.of` that are there. */
  duplicates: readonly ShownQuestion[]
  /** How many questions lead to it, and those that are named; none from page 2 on. */
  backlinks?: { all: number; shown: readonly ShownBacklink[] } | undefined
  /** The next questions of its list; none from page 2 on. */
  turn: readonly { side: 'newer' | 'older'; question: ShownQuestion }[]
}

/** From page 2 on the question itself is not shown, only more of its answers. */
export function toQuestionView(shown: ShownQuestionPage, site: Site) {
  const { question, part, page } = shown
  const isFirst = page === 1
  const conversation = toConversationView(shown, site)
  const opening = isFirst ? toOpeningView(shown, conversation, site) : undefined
  return {
    ...toTitleView(question, site),
    crumb: isFirst ? toCrumbView(question, site) : toFirstPage(question, site),
    opening,
    /** `2쪽` */
    continuation: isFirst ? undefined : site.messages.pager.page({ page: toGroupedNumber(page) }),
    conversation,
    history: isFirst ? toHistoryView(part.activity, conversation.told, site) : undefined,
    neighbours: toNeighboursView(shown.neighbours, site),
    turn: toTurnView(shown, site),
    backlinks: toBacklinksView(shown, site),
    copy: toCopyView(opening?.bodyHtml, conversation, site),
  }
}

function toOpeningView(shown: ShownQuestionPage, { accepted, told }: ConversationView, site: Site) {
  const { question, duplicates, part } = shown
  const { activity, pageHtml, polls = [] } = part
  const edit = toEditLink(question.path, site.messages.question.edit, site)
  return {
    facts: toOwnFacts(question, site),
    asked: toAskedView(activity, site),
    activity: { ...toActivityView(question.last, site), href: told.get(activity.length - 1) },
    reference: toReferenceView(site),
    poll: question.poll ? site.messages.poll.label : undefined,
    state: toStateView(question, duplicates, site),
    bodyHtml: pageHtml,
    polls: polls.map((poll) => toPollView(poll, site)),
    tools: toToolsView(question, [accepted, edit], site),
  }
}

/** Whoever asked, and on which day: nobody where the history does not say it. The text is `before + actor.name + after`. */
function toAskedView(activities: readonly Activity[], site: Site) {
  const asking = activities.find(isAsking)
  if (!asking) return undefined
  const sign = '\ufdd0'
  const day = toDayLabel(asking.at, site)
  const [before = '', after = ''] = site.messages.question.asked({ day, name: sign }).split(sign)
  const actor = toActorView(asking.actor, site.messages)
  return { before, actor: { ...actor, href: findPersonHref(asking.person, site) }, after }
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

/** @param told what lines lead to, by their places. Activities come oldest first, as their file has them. */
function toHistoryView(activity: readonly Activity[], told: ReadonlyMap<number, string>, site: Site) {
  const { messages } = site
  const all = activity
    .map((each, line) => ({
      ...toActivityView(each, site),
      href: told.get(line),
      isAnswer: isNewAnswer(each),
    }))
    .reverse()
  const label = messages.question.history
  if (all.length <= longestHistory) return { label, newest: all, between: undefined, oldest: [] }
  const between = all.slice(newestShown, -1)
  return {
    label,
    newest: all.slice(0, newestShown),
    between: {
      label: messages.question.between({ count: toGroupedNumber(between.length) }),
      activities: between,
    },
    oldest: all.slice(-1),
  }
}

/** Undefined where no question leads to it. */
function toBacklinksView({ backlinks }: ShownQuestionPage, site: Site) {
  if (!backlinks) return undefined
  const { backlinks: label, leads } = site.messages.question
  return {
    label: label({ count: toGroupedNumber(backlinks.all) }),
    questions: backlinks.shown.map(({ question, from, place }) => ({
      ...toTitleView(question, site),
      href: place
        ? `${toHref(site.base, paths.question(question.id, place.page))}#${place.anchor}`
        : toHref(site.base, paths.question(question.id)),
      facts: leads[from],
    })),
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
  const { href, back } = findList(question, site)
  return { label: back, href }
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
export function findList({ hashtags: [first], category }: ShownQuestion, site: Site) {
  const { front, question } = site.messages
  if (first !== undefined) {
    const { name, href } = toHashtagView(first, site)
    const label = `#${name}`
    return { label, href, back: question.toList({ list: label }) }
  }
  if (category !== undefined) {
    const { label, href } = toCategoryView(category, site)
    return { label, href, back: question.toList({ list: label }) }
  }
  return { label: front.list, href: toHref(site.base, paths.front(1)), back: question.toAll }
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
    ...(closed?.reason === undefined
      ? []
      : [labels.reason({ reason: toReason(closed.reason, labels.reasons) })]),
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

/** In the words of the page, where it is one of those that communities have in common; else as it is written. */
function toReason(reason: string, known: Messages['question']['state']['reasons']): string {
  return Object.entries(known).find(([name]) => name === reason.toLowerCase())?.[1] ?? reason
}

/** Undefined on a page without code, which needs no script. */
function toCopyView(questionHtml: string | undefined, { answers }: ConversationView, { messages }: Site) {
  const bodies = (answers?.answers ?? []).map((answer) =>
    answer.withheld === undefined ? answer.bodyHtml : '',
  )
  const holdsCode = [questionHtml ?? '', ...bodies].some((html) => html.includes('<div class="code">'))
  return holdsCode ? messages.copy : undefined
}
