import { findNeighbours } from '../archive/neighbours.ts'
import { resolveCrossLinks } from '../body/links/cross-links.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toFrameView } from '../views/frame-view.ts'
import { type LinkFacts, toLinkFacts } from '../views/link-facts.ts'
import { paths } from '../views/paths.ts'
import { toQuestionView } from '../views/question-view.ts'
import type { QuestionView } from '../views/question-views.ts'
import type { Shown, ShownQuestion } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, NoticeView } from '../views/views.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'
import { toRemovedPage } from './removed-page.ts'

const route = 'questions/[id]'
const mostNeighbours = 5

export interface QuestionFacts extends LinkFacts {
  /** For each neighbour the hashtags by which it was found. */
  shared: readonly (readonly Hashtag[])[]
}

interface QuestionPage {
  frame: FrameView
  question: QuestionView | undefined
  /** In the place of a question that is withheld. */
  notice: NoticeView | undefined
}

/** The page of each question. It shows the question and its neighbours, or nothing of one that is withheld. */
export const question: Output<QuestionFacts, QuestionPage> = { routes: [route], plan, make }

function* plan({ archive, withheld, findTargets }: Publication): Generator<Planned<QuestionFacts>> {
  for (const each of archive.questions) {
    const neighbours = findNeighbours(archive, each, mostNeighbours)
    const shown = {
      facts: { shared: neighbours.map(({ shared }) => shared), ...toLinkFacts([findTargets(each)]) },
      questions: [each, ...neighbours.map((neighbour) => neighbour.question)],
    }
    yield toPlanned(each.id, shown, true)
  }
  for (const { id } of withheld) yield toPlanned(id, { facts: { shared: [] }, questions: [] }, false)
}

function toPlanned(id: string, shown: Shown<QuestionFacts>, listed: boolean): Planned<QuestionFacts> {
  return { path: paths.question(id), route, params: { id }, ...shown, listed }
}

async function make({ facts, questions }: Shown<QuestionFacts>, site: Site): Promise<QuestionPage> {
  const [own, ...others] = questions
  if (!own) return { ...toRemovedPage(site), question: undefined }
  const read = await site.readPagePart(own)
  const part = { ...read, pageHtml: resolveCrossLinks(read.pageHtml, facts.links?.[0] ?? [], site.base) }
  const frame = toFrameView(
    { title: own.title, description: part.description, path: paths.question(own.id) },
    site,
  )
  const neighbours = others.map((other: ShownQuestion, index) => ({
    question: other,
    shared: facts.shared[index] ?? [],
  }))
  const shown = {
    question: own,
    part,
    neighbours,
    duplicates: [],
    conversation: undefined,
    page: 1,
    pages: 1,
  }
  return { frame, question: toQuestionView(shown, site), notice: undefined }
}
