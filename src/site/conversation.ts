// Answers and comments of a question, as one of its pages shows them (decisions 19 and 20).
import type { ConversationPage } from '../kept/question.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { type PageContext, toAnswerAnchor, toAnswerHref, toAnswerView, toCommentsView } from './answer.ts'
import { type LinkView, toEditLink, toPagerView } from './links.ts'
import { paths } from './paths.ts'
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

export function toConversationView(shown: ShownConversation, site: Site) {
  const { question, conversation, page, pages } = shown
  const kept = page === 1 ? toKeptNotes(shown, site) : []
  if (!conversation) {
    return {
      comments: undefined,
      answers: undefined,
      kept,
      later: undefined,
      pager: undefined,
      accepted: undefined,
    }
  }
  const context: PageContext = { site, toPerson: createToPersonView(conversation, site), question, page }
  const edit = toCommentsEdit(conversation, site)
  const language = findTextLanguage(question, site)
  return {
    comments: toCommentsView({ comments: conversation.comments, language, edit }, context),
    answers: toAnswersView(conversation, edit, context),
    kept,
    later: toLaterView(conversation, context),
    pager: toPagerView({ page, pages }, (number) => paths.question(question.id, number), site),
    accepted: toAcceptedLink(conversation, context),
  }
}

function toCommentsEdit({ commentsPath }: ConversationPage, site: Site): LinkView | undefined {
  if (commentsPath === undefined) return undefined
  return toEditLink(commentsPath, site.messages.conversation.editComments, site)
}

/** @param edit link that the page shows once, above the first comments. */
function toAnswersView(
  { answers, comments, kept }: ConversationPage,
  edit: LinkView | undefined,
  context: PageContext,
) {
  if (answers.length === 0) return undefined
  const { messages, settings } = context.site
  const first = comments.length > 0 ? undefined : answers.find((answer) => answer.comments.length > 0)
  return {
    /** What the community counted (decision 19). */
    heading: `${messages.counts.answers} ${toGroupedNumber(context.question.counts.answers)}`,
    order: kept.answers > 1 ? messages.conversation.order[settings.answerOrder] : undefined,
    answers: answers.map((answer) => toAnswerView(answer, answer === first ? edit : undefined, context)),
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

function toLaterView({ later }: ConversationPage, context: PageContext) {
  if (later.length === 0) return undefined
  const { site, toPerson } = context
  const { messages } = site
  return {
    heading: messages.conversation.later,
    pages: Array.from(
      Map.groupBy(later, ({ page }) => page),
      ([page, answers]) => ({
        label: messages.pager.page({ page: toGroupedNumber(page) }),
        answers: answers.map((answer) => {
          const { name, mark } = toPerson(answer.by)
          const [anchor, href] = [toAnswerAnchor(answer.id), toAnswerHref(answer, context)]
          // A link from the time when it was on this page leads to the line that says where it is.
          return { anchor, href, name, mark, day: toDayLabel(answer.at, site) }
        }),
      }),
    ),
  }
}

function toAcceptedLink({ accepted: [first] }: ConversationPage, context: PageContext): LinkView | undefined {
  if (!first) return undefined
  const { site } = context
  return { label: site.messages.conversation.toAccepted, href: toAnswerHref(first, context) }
}
