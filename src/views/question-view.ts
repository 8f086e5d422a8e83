import type { QuestionPagePart } from '../cache/cached-question.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toActivityView } from './activity-view.ts'
import { toEditLink } from './edit-link.ts'
import { toFactsView } from './entry-view.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'
import type { QuestionView } from './views.ts'

/** Another question that is named on a question's page, and the hashtags by which it was found. */
export interface Neighbour {
  question: ShownQuestion
  shared: readonly Hashtag[]
}

/** Activities come oldest first, as their file has them, and are shown newest first; neighbours stay in their order. */
export function toQuestionView(
  question: ShownQuestion,
  { activity, pageHtml }: QuestionPagePart,
  neighbours: readonly Neighbour[],
  site: Site,
): QuestionView {
  const { messages } = site
  return {
    title: question.title,
    language: findTextLanguage(question, site),
    titleHtml: question.titleHtml,
    activity: toActivityView(question.last, site),
    bodyHtml: pageHtml,
    facts: toFactsView(question, site),
    edit: toEditLink(question.path, site),
    history: {
      label: messages.question.history,
      activities: activity.map((each) => toActivityView(each, site)).reverse(),
    },
    neighbours: toNeighboursView(neighbours, site),
  }
}

function toNeighboursView(neighbours: readonly Neighbour[], site: Site) {
  const { messages, base } = site
  if (neighbours.length === 0) return undefined
  return {
    label: messages.question.neighbours,
    questions: neighbours.map(({ question, shared }) => ({
      title: question.title,
      language: findTextLanguage(question, site),
      titleHtml: question.titleHtml,
      href: toHref(base, paths.question(question.id)),
      detail: shared.join(' · '),
    })),
  }
}
