import { findNeighbours } from '../archive/neighbours.ts'
import type { QuestionPagePart, StoredQuestion } from '../store/stored-question.ts'
import { toActivityView } from './activity-view.ts'
import { addresses, toHref } from './addresses.ts'
import { toFactsView } from './entry-view.ts'
import type { Publication } from './publication.ts'
import type { LinkView, QuestionView } from './views.ts'

export const neighbourCount = 5

export function toQuestionView(
  question: StoredQuestion,
  { activity, pageHtml }: QuestionPagePart,
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
    neighbours: toNeighboursView(question, publication),
  }
}

function toNeighboursView(question: StoredQuestion, publication: Publication): QuestionView['neighbours'] {
  const { words, base, archive } = publication
  const neighbours = findNeighbours(archive, question, neighbourCount)
  if (neighbours.length === 0) return undefined
  return {
    label: words.question.neighbours,
    questions: neighbours.map((each) => ({
      title: each.question.title,
      href: toHref(base, addresses.question(each.question.id)),
      detail: each.shared.join(' · '),
    })),
  }
}

/** Page of the repository's host on which the question's file is edited; every segment of the path is encoded. */
function toEditLink({ path }: StoredQuestion, { settings, words }: Publication): LinkView | undefined {
  if (settings.repository === undefined) return undefined
  const file = path.split('/').map(encodeURIComponent).join('/')
  return {
    label: words.question.edit,
    href: `${settings.repository.replace(/\/+$/, '')}/edit/main/content/${file}`,
  }
}
