import type { CachedQuestion } from '../cache/cached-question.ts'
import { toListPages } from '../listing/list-pages.ts'
import { type Way, ways } from '../listing/ways.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCategorySlug } from '../question/category-slug.ts'
import { type CategoryFacts, toCategoryListingView } from '../views/category-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { toListFrame } from '../views/list-frame.ts'
import type { ListingView } from '../views/list-views.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView } from '../views/views.ts'
import { toEntries, toFirstFacts, toListFacts, toPlaceParam } from './list-facts.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'

const route = 'categories/[category]/[...page]'

/** Pages of each category (decision 22). */
export const category: Output<CategoryFacts, { frame: FrameView; listing: ListingView }> = {
  routes: [route],
  plan: (publication) =>
    Iterator.from(publication.categories).flatMap(([name, questions]) =>
      planCategory(name, questions, publication),
    ),
  make,
}

function planCategory(
  name: string,
  questions: readonly CachedQuestion[],
  publication: Publication,
): Planned<CategoryFacts>[] {
  const entries = toEntries(questions)
  const pages = toListPages(entries, { pageSize: publication.settings.pageSize, offered: ways })
  return pages.map((page) => ({
    path: paths.category(name, page.page, page.way),
    route,
    params: { category: toCategorySlug(name), page: toPlaceParam(page) },
    facts: {
      category: name,
      headline: questions.length,
      archive: publication.counts,
      ...toListFacts(page, publication),
      ...toFirstFacts(page, questions, publication.descriptions.categories.get(toCategorySlug(name))),
    },
    questions: page.entries.map(({ question }) => question),
    listed: page.way === undefined,
  }))
}

async function make(shown: Shown<CategoryFacts>, site: Site) {
  const { category: name, headline } = shown.facts
  const { category: messages } = site.messages
  const list = {
    title: messages.title(name),
    description: shown.facts.description ?? messages.description(name, toGroupedNumber(headline)),
    toPath: (page: number, way?: Way) => paths.category(name, page, way),
  }
  const frame = toFrameView(toListFrame(shown.facts, list, site), site)
  return { frame, listing: await toCategoryListingView(shown, site) }
}
