import { toPages } from '../listing/pagination.ts'
import { toFrameView } from '../views/frame-view.ts'
import { type FrontFacts, popularCategories, popularHashtags, toFrontView } from '../views/front-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, FrontView } from '../views/views.ts'
import { toEntryLinks } from './find-targets.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'

/** All questions, newest activity first, on as many pages as it takes. */
export const front: Output<FrontFacts, { frame: FrameView; front: FrontView }> = {
  routes: ['index', '[page]'],
  plan,
  make,
}

function plan({
  archive,
  counts,
  settings,
  ranking,
  categoryRanking,
  findTargets,
}: Publication): Planned<FrontFacts>[] {
  const pages = toPages(archive.questions, settings.pageSize)
  return pages.map((questions, index) => {
    const page = index + 1
    const popular = page === 1 ? ranking.slice(0, popularHashtags) : []
    const categories = page === 1 ? categoryRanking.slice(0, popularCategories) : []
    return {
      path: paths.front(page),
      route: page === 1 ? 'index' : '[page]',
      params: page === 1 ? {} : { page: `${page}` },
      facts: {
        page,
        pages: pages.length,
        archive: counts,
        popular,
        categories,
        ...toEntryLinks(questions, findTargets),
      },
      questions,
      listed: true,
    }
  })
}

async function make(shown: Shown<FrontFacts>, site: Site) {
  const view = await toFrontView(shown, site)
  const { page } = shown.facts
  const title = page === 1 ? undefined : view.heading
  const description = site.settings.description || site.messages.front.introduction
  return { frame: toFrameView({ title, description, path: paths.front(page) }, site), front: view }
}
