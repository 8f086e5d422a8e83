import type { CachedQuestion } from '../cache/cached-question.ts'
import { toListPages } from '../listing/list-pages.ts'
import { toFrameView } from '../views/frame-view.ts'
import {
  type FrontFacts,
  frontWays,
  popularCategories,
  popularHashtags,
  toFrontView,
} from '../views/front-view.ts'
import type { FrontView } from '../views/list-views.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView } from '../views/views.ts'
import { findMostViewed, toEntries, toFirstFacts, toListFacts } from './list-facts.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'

/** All questions, newest activity first, on as many pages as it takes. */
export const front: Output<FrontFacts, { frame: FrameView; front: FrontView }> = {
  routes: ['index', '[page]', ...frontWays.map((way) => `${way}/[...page]`)],
  plan,
  make,
}

function plan(publication: Publication): Planned<FrontFacts>[] {
  const { archive, counts, settings, ranking, categoryRanking } = publication
  const entries = toEntries(archive.questions)
  const pages = toListPages(entries, { pageSize: settings.pageSize, offered: frontWays })
  return pages.map((each) => {
    const { page, way } = each
    const isFirst = page === 1 && way === undefined
    return {
      path: paths.front(page, way),
      ...toRoute(each),
      facts: {
        archive: counts,
        popular: isFirst ? ranking.slice(0, popularHashtags) : [],
        categories: isFirst ? categoryRanking.slice(0, popularCategories) : [],
        ...toListFacts(withoutCounts(each), publication),
        ...toFirstFacts(each, archive.questions),
        ...(isFirst ? toFrontFacts(archive.questions) : {}),
      },
      questions: each.entries.map(({ question }) => question),
      listed: way === undefined,
    }
  })
}

/** What the first page alone has. Most viewed is a tab of it; beside it stand those that are worth their views. */
function toFrontFacts(questions: readonly CachedQuestion[]): Pick<FrontFacts, 'answers' | 'viewed'> {
  const viewed = findMostViewed(questions.filter(isWorthReading))
  return {
    answers: questions.reduce((sum, { counts }) => sum + counts.answers, 0),
    ...(viewed.length > 0 ? { viewed } : {}),
  }
}

/** Whoever asked got an answer, or readers liked the question more than they missed something in it. */
function isWorthReading({ accepted, counts }: CachedQuestion): boolean {
  return accepted || (counts.recommended ?? 0) > (counts.needsSupplement ?? 0)
}

/** Its tabs tell none, so that no page changes with them. */
function withoutCounts<Page extends Pick<FrontFacts, 'ways'>>(page: Page): Page {
  return page.ways ? { ...page, ways: page.ways.map(({ way }) => ({ way })) } : page
}

function toRoute({
  page,
  way,
}: Pick<FrontFacts, 'page' | 'way'>): Pick<Planned<FrontFacts>, 'route' | 'params'> {
  const number = page === 1 ? undefined : `${page}`
  if (way !== undefined) return { route: `${way}/[...page]`, params: { page: number } }
  return number === undefined ? { route: 'index', params: {} } : { route: '[page]', params: { page: number } }
}

async function make(shown: Shown<FrontFacts>, site: Site) {
  const view = await toFrontView(shown, site)
  const { settings, messages } = site
  const { page, way } = shown.facts
  const general = settings.description || messages.front.introduction
  const isFirst = page === 1 && way === undefined
  const frame = toFrameView(
    {
      title: isFirst ? undefined : view.heading,
      description: way ? messages.ways.descriptions[way](messages.front.list) : general,
      path: paths.front(page, way),
    },
    site,
  )
  return { frame, front: view }
}
