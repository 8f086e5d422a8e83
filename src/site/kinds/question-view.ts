import { type Activity, isAsking, isNewAnswer } from '../../format/activity.ts'
import type { Hashtag } from '../../format/names.ts'
import type { QuestionPagePart } from '../../kept/question.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import type { Messages } from '../../words/messages.ts'
import { hashtagsAnchor, toQuestionColophon } from '../colophon.ts'
import { type ConversationView, type ShownConversation, toConversationView } from '../conversation.ts'
import { type FactsView, foldHashtags, toCountView, toFactsView, toTitleView } from '../entry.ts'
import type { Backlink } from '../link-targets.ts'
import { type LinkView, toCategoryView, toHashtagView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { type ToPersonView, toActivityView, toDayLabel, toPostView, toReferenceView } from '../post.ts'
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
    reference: toReferenceView(site),
    crumb: isFirst ? toCrumbView(question, site) : toFirstPage(question, site),
    opening,
    /** `2쪽` */
    continuation: isFirst ? undefined : site.messages.pager.page({ page: toGroupedNumber(page) }),
    conversation,
    history: isFirst ? toHistoryView(part.activity, conversation.told, site) : undefined,
    neighbours: toNeighboursView(shown.neighbours, site),
    turn: toTurnView(shown, site),
    backlinks: toBacklinksView(shown, site),
    colophon: toFoot(shown, opening, conversation, site),
    copy: site.messages.copy,
  }
}

function toOpeningView(shown: ShownQuestionPage, conversation: ConversationView, site: Site) {
  const { question, duplicates, part } = shown
  const { answers, told, tools, toPerson } = conversation
  const { activity, pageHtml } = part
  const { last } = question
  return {
    facts: toOwnFacts(question, answers?.anchor, site),
    /** All hashtags, where a phone leaves some out. */
    hashtagsHref: `#${hashtagsAnchor}`,
    asked: toAskedView(activity, toPerson, site),
    activity: {
      ...toActivityView(last, site),
      actor: toPerson({ name: last.actor, person: last.person }),
      href: told.get(activity.length - 1),
    },
    poll: question.poll ? site.messages.poll.label : undefined,
    state: toStateView(question, duplicates, site),
    bodyHtml: pageHtml,
    ...toPostView({ ...question, polls: part.polls }, site),
    tools,
  }
}

/** Stand for what is put into a sentence as an element, and are in no text. */
const signs = { name: '\ufdd0', day: '\ufdd1', links: '\ufdd2' } as const
const elements = new Map<string, { is: string }>(Object.entries(signs).map(([is, sign]) => [sign, { is }]))

/** Texts, and between them what is an element. */
function toParts(sentence: string): (string | { is: string })[] {
  return sentence.split(/([\ufdd0-\ufdd2])/).flatMap((part) => elements.get(part) ?? (part || []))
}

/** Whoever asked, and on which day: nobody where the history does not say it. Its parts are texts, and what they name. */
function toAskedView(activities: readonly Activity[], toPerson: ToPersonView, site: Site) {
  const asking = activities.find(isAsking)
  if (!asking) return undefined
  return {
    parts: toParts(site.messages.question.asked(signs)),
    by: toPerson({ name: asking.actor, person: asking.person }),
    day: toDayLabel(asking.at, site),
  }
}

/** A score is not among the facts of a listing. @param answers id of the element that they are in. */
function toOwnFacts(question: ShownQuestion, answers: string | undefined, site: Site) {
  const facts = toFactsView(question, site)
  const { score } = question
  const own =
    score === undefined
      ? []
      : [{ label: site.messages.conversation.score({ score: toGroupedNumber(score) }), look: undefined }]
  const counts = [...facts.counts, ...own].map((count) => ({
    ...count,
    href: count.look && answers && `#${answers}`,
  }))
  return foldHashtags({ ...facts, counts }, ['slim'], site)
}

/** From the list of the question's page, which has a feed. */
function toFoot(
  shown: ShownQuestionPage,
  opening: { facts: FactsView } | undefined,
  { toPerson }: ConversationView,
  site: Site,
) {
  const { label, path } = findList(shown.question, site)
  const folded = opening?.facts.folds ? opening.facts.hashtags : []
  const list = path === paths.front(1) ? undefined : { name: label, path }
  return toQuestionColophon(shown, { list, folded, toPerson }, site)
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
  const toWay = (side: 'newer' | 'older', end: 'newest' | 'oldest') => {
    const other = turn.find((each) => each.side === side)?.question
    return {
      side,
      /** `#rest의 더 최근 질문` */
      label: labels[other ? side : end]({ list }),
      /** Undefined where the question is at that end. */
      link: other && toTitleView(other, site),
    }
  }
  return { label: labels.label({ list }), ways: [toWay('newer', 'newest'), toWay('older', 'oldest')] }
}

/** The list that the question was found in: that of its first hashtag, else of its category, else of all questions. */
export function findList({ hashtags: [first], category }: ShownQuestion, site: Site) {
  const { front, question } = site.messages
  if (first !== undefined) {
    const { name, href } = toHashtagView(first, site)
    const label = `#${name}`
    return { label, href, path: paths.listing(first, 1), back: question.toList({ list: label }) }
  }
  if (category !== undefined) {
    const { label, href } = toCategoryView(category, site)
    // One that all questions have is the list of all of them (decision 22).
    const path = category === site.soleCategory ? paths.front(1) : paths.category(category, 1)
    return { label, href, path, back: question.toList({ list: label }) }
  }
  const path = paths.front(1)
  return { label: front.list, href: toHref(site.base, path), path, back: question.toAll }
}

/** A sentence of what is closed, and one of what is locked alone. @param duplicates as far as they are there. */
function toStateView({ state }: ShownQuestion, duplicates: readonly ShownQuestion[], site: Site) {
  const { closed, locked } = state ?? {}
  const { messages, base } = site
  const labels = messages.question.state
  if (!closed) return locked ? { parts: [labels.locked], links: [] } : undefined
  const reason = closed.reason === undefined ? undefined : toReason(closed.reason, labels.reasons)
  const isDuplicate = duplicates.length > 0 && (reason === undefined || isOfDuplicate(closed.reason))
  const form = isDuplicate ? 'duplicate' : (reason?.form ?? 'plain')
  const sentence = labels.closed[form]({
    on: closed.at === undefined ? '' : labels.on({ day: toDayLabel(closed.at, site) }),
    end: labels.end[locked ? 'locked' : 'closed'],
    reason: reason?.text ?? '',
    links: signs.links,
  })
  return {
    parts: toParts(
      duplicates.length === 0 || isDuplicate
        ? sentence
        : `${sentence.replace(/\.?$/, '.')} ${labels.duplicates({ links: signs.links })}`,
    ),
    links: duplicates.map((other) => ({
      label: other.title,
      href: toHref(base, paths.question(other.id)),
      language: findTextLanguage(other, site),
    })),
  }
}

function isOfDuplicate(reason: string | undefined): boolean {
  return /^(?:exact )?duplicate$/i.test(reason ?? '')
}

/** In the words of the page, where it is one of those that communities have in common; else as it is written. */
function toReason(reason: string, known: Messages['question']['state']['reasons']) {
  const text = Object.entries(known).find(([name]) => name === reason.toLowerCase())?.[1]
  return text === undefined ? ({ form: 'because', text: reason } as const) : ({ form: 'as', text } as const)
}
