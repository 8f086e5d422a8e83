import type { QuestionPagePart, StoredQuestion } from '../store/stored-question.ts'
import { toActivityView } from './activity-view.ts'
import { addresses, toHref } from './addresses.ts'
import { toFactsView } from './entry-view.ts'
import type { PlannedNeighbour } from './planned-page.ts'
import type { Publication } from './publication.ts'
import type { LinkView, QuestionView } from './views.ts'

export function toQuestionView(
  question: StoredQuestion,
  { activity, pageHtml }: QuestionPagePart,
  neighbours: readonly PlannedNeighbour[],
  publication: Publication,
): QuestionView {
  const { words } = publication
  return {
    title: question.title,
    activity: toActivityView(question.last, publication),
    bodyHtml: pageHtml,
    facts: toFactsView(question, publication),
    edit: toEditLink(question, publication),
    history: {
      label: words.question.history,
      activities: activity.map((each) => toActivityView(each, publication)).reverse(),
    },
    neighbours: toNeighboursView(neighbours, publication),
  }
}

function toNeighboursView(
  neighbours: readonly PlannedNeighbour[],
  { words, base, byId }: Publication,
): QuestionView['neighbours'] {
  if (neighbours.length === 0) return undefined
  return {
    label: words.question.neighbours,
    questions: neighbours.map(({ id, shared }) => ({
      title: byId.get(id)?.title ?? id,
      href: toHref(base, addresses.question(id)),
      detail: shared.join(' · '),
    })),
  }
}

/** Page of the repository's host on which the question's file is edited; every segment of the path is encoded. */
function toEditLink({ path }: StoredQuestion, { settings, words }: Publication): LinkView | undefined {
  if (settings.repository === undefined) return undefined
  const file = path.split('/').map(encodeURIComponent).join('/')
  return {
    label: words.question.edit,
    href: `${settings.repository.replace(/(?<!\/)\/+$/, '')}/edit/main/content/${file}`,
  }
}
