import type { CachedQuestion, QuestionPagePart } from '../cache/cached-question.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toActivityView } from './activity-view.ts'
import { toFactsView } from './entry-view.ts'
import { addresses, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import type { LinkView, QuestionView } from './views.ts'

/** A question that is linked from another's page, and the hashtags by which it was found. */
export interface PlannedNeighbour {
  id: string
  shared: readonly Hashtag[]
}

export function toQuestionView(
  question: CachedQuestion,
  { activity, pageHtml }: QuestionPagePart,
  neighbours: readonly PlannedNeighbour[],
  publication: Publication,
): QuestionView {
  const { messages } = publication
  return {
    title: question.title,
    activity: toActivityView(question.last, publication),
    bodyHtml: pageHtml,
    facts: toFactsView(question, publication),
    edit: toEditLink(question, publication),
    history: {
      label: messages.question.history,
      activities: activity.map((each) => toActivityView(each, publication)).reverse(),
    },
    neighbours: toNeighboursView(neighbours, publication),
  }
}

function toNeighboursView(
  neighbours: readonly PlannedNeighbour[],
  { messages, base, byId }: Publication,
): QuestionView['neighbours'] {
  if (neighbours.length === 0) return undefined
  return {
    label: messages.question.neighbours,
    questions: neighbours.map(({ id, shared }) => ({
      title: byId.get(id)?.title ?? id,
      href: toHref(base, addresses.question(id)),
      detail: shared.join(' · '),
    })),
  }
}

/** Page of the repository's host on which the question's file is edited; every segment of the path is encoded. */
function toEditLink({ path }: CachedQuestion, { settings, messages }: Publication): LinkView | undefined {
  if (settings.repository === undefined) return undefined
  const file = path.split('/').map(encodeURIComponent).join('/')
  return {
    label: messages.question.edit,
    href: `${settings.repository.replace(/(?<!\/)\/+$/, '')}/edit/main/content/${file}`,
  }
}
