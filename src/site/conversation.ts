// Answers and comments of a question, as one of its pages shows them (decisions 19 and 20).
import type { ConversationPage, ShownAnswer } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import {
  type PageContext,
  toAnswerAnchor,
  toAnswerHref,
  toAnswerView,
  toCommentAnchor,
  toCommentsView,
  toPlaceHref,
  toVotes,
} from './answer.ts'
import { type LinkView, toPagerView } from './links.ts'
import { paths, toHref } from './paths.ts'
import { createToPersonView, toDayLabel } from './post.ts'
import { findTextLanguage, type ShownQuestion, type Site } from './site.ts'

export interface ShownConversation {
  question: ShownQuestion
  /** Undefined where no answer and no comment is kept. */
  conversation: ConversationPage | undefined
  /** Number of the page, counted from 1, and how many there are. */
  page: number
  pages: number
}

export type ConversationView = ReturnType<typeof toConversationView>
export type AnswerListView = NonNullable<ReturnType<typeof toAnswerListView>>

/** From so many on, or where there are several pages, answers are listed beside the question. */
const fewestListed = 10

/** Ids of the answers, of the list of them, and of the head of the page. */
const answersAnchor = 'answers'
const listAnchor = 'all-answers'
const titleAnchor = 'title'

export function toConversationView(shown: ShownConversation, site: Site) {
  const { question, conversation, page, pages } = shown
  const kept = page === 1 ? toKeptNotes(shown, site) : []
  const toPerson = createToPersonView(conversation, site)
  if (!conversation) {
    return {
      comments: undefined,
      answers: undefined,
      kept,
      told: new Map<number, string>(),
      list: undefined,
      ends: undefined,
      pager: undefined,
      tools: [],
      toPerson,
    }
  }
  const context: PageContext = { site, toPerson, question, page, answers: conversation.printed }
  const handrail = toHandrail(conversation, pages, context)
  const language = findTextLanguage(question, site)
  return {
    comments: toCommentsView({ comments: conversation.comments, language }, context),
    answers: toAnswersView(conversation, context),
    kept,
    told: toTold(conversation, context),
    ...handrail,
    pager: toPagerView({ page, pages }, (number) => paths.question(question.id, number), site),
    /** Ways from the question to its answers. */
    tools: [...toAcceptedLink(conversation, context), ...toListLink(handrail.list, context)],
    toPerson,
  }
}

function toAnswersView(conversation: ConversationPage, context: PageContext) {
  const { answers, printed } = conversation
  if (answers.length === 0) return undefined
  const { messages, settings } = context.site
  return {
    anchor: answersAnchor,
    /** What the community counted (decision 19). */
    heading: messages.counts.answers({ count: toGroupedNumber(context.question.counts.answers) }),
    order: printed > 1 ? messages.conversation.order[settings.answerOrder] : undefined,
    answers: answers.map((answer, index) =>
      toAnswerView(answer, toNeighbours(index, conversation, context.page), context),
    ),
  }
}

/** What the community counted and the archive does not hold; why is not known (decision 19). */
function toKeptNotes({ question, conversation }: ShownConversation, { messages }: Site): string[] {
  const kept = conversation?.kept ?? { answers: 0, comments: 0 }
  return (['answers', 'comments'] as const).flatMap((name) => {
    const all = question.counts[name]
    if (kept[name] >= all) return []
    const labels = messages.conversation.kept[name]
    const count = toGroupedNumber(all)
    return [
      kept[name] === 0
        ? labels.none({ count })
        : labels.some({ all: count, kept: toGroupedNumber(kept[name]) }),
    ]
  })
}

/** An answer among all: its number, counted from 1, and those beside it. */
function toNeighbours(index: number, { answers, before, previous, next }: ConversationPage, page: number) {
  const toPlace = (answer: ShownAnswer | undefined) => answer && { id: answer.id, page }
  return {
    number: toNumber(index, { answers, before }),
    previous: toPlace(answers[index - 1]) ?? previous,
    next: toPlace(answers[index + 1]) ?? next,
  }
}

/** Among all that are printed, counted from 1. @param index of an answer of the page. */
export function toNumber(index: number, { answers, before }: Pick<ConversationPage, 'answers' | 'before'>) {
  return before + 1 + answers.slice(0, index).filter(({ withheld }) => !withheld).length
}

/** Where lines of the history lead, by their places in it. */
function toTold({ told }: ConversationPage, context: PageContext): Map<number, string> {
  return new Map(
    told.map(({ line, of, id, page }) => {
      const anchor = of === 'answer' ? toAnswerAnchor(id) : toCommentAnchor(id)
      return [line, toPlaceHref(anchor, page, context)]
    }),
  )
}

/** The list of answers, and the ways from its end; undefined where one sees all answers at once. */
function toHandrail(conversation: ConversationPage, pages: number, context: PageContext) {
  if (conversation.printed < fewestListed && pages === 1) return { list: undefined, ends: undefined }
  return {
    list: toAnswerListView(conversation, context),
    ends: [toUp(context), ...toFirstAnswer(conversation, context)],
  }
}

/** On a wide screen the list is beside the question. */
function toListLink(list: object | undefined, { site, answers }: PageContext): LinkView[] {
  const label = site.messages.conversation.all({ count: toGroupedNumber(answers) })
  return list ? [{ label, href: `#${listAnchor}` }] : []
}

function toUp({ site, question, page }: PageContext): LinkView {
  const href = page === 1 ? `#${titleAnchor}` : toHref(site.base, paths.question(question.id))
  return { label: site.messages.conversation.up, href }
}

function toFirstAnswer({ answers: [first] }: ConversationPage, context: PageContext): LinkView[] {
  const { site, page } = context
  if (!first || page > 1) return []
  return [{ label: site.messages.conversation.first, href: toAnswerHref({ id: first.id, page }, context) }]
}

/** Those of this page; on the first those of later ones too, by page. Withheld ones are named nowhere. */
function toAnswerListView({ answers, before, later }: ConversationPage, context: PageContext) {
  const { site, toPerson, page } = context
  const { messages } = site
  const own = answers.flatMap((answer, index) =>
    answer.withheld ? [] : [{ ...answer, page, number: toNumber(index, { answers, before }) }],
  )
  const all = [...own, ...later]
  return {
    anchor: listAnchor,
    heading: messages.counts.answers({ count: toGroupedNumber(context.answers) }),
    up: toUp(context),
    /** What the numbers at the end of the lines count. */
    votes: all.some(({ score }) => score !== undefined)
      ? messages.conversation.scoreName
      : messages.countNames.recommended,
    pages: Array.from(
      Map.groupBy(all, (answer) => answer.page),
      ([number, answers]) => ({
        /** Of a page that is not this one. */
        label: number === page ? undefined : messages.pager.page({ page: toGroupedNumber(number) }),
        answers: answers.map((answer) => {
          const { name, mark, role } = toPerson(answer.by)
          return {
            // A link from the time when it was on this page leads to the line that says where it is.
            anchor: number === page ? undefined : toAnswerAnchor(answer.id),
            href: toAnswerHref(answer, context),
            number: toGroupedNumber(answer.number),
            name,
            mark,
            role,
            accepted: answer.accepted ? messages.conversation.accepted : undefined,
            day: toDayLabel(answer.at, site),
            votes: toVotes(answer),
          }
        }),
      }),
    ),
  }
}

function toAcceptedLink({ answers, later }: ConversationPage, context: PageContext): LinkView[] {
  const { site, page } = context
  if (page > 1) return []
  const own = answers.find((answer) => !answer.withheld && answer.accepted)
  const first = own ? { id: own.id, page } : later.find(({ accepted }) => accepted)
  return first ? [{ label: site.messages.conversation.toAccepted, href: toAnswerHref(first, context) }] : []
}
