import type { CachedQuestion } from '../cache/cached-question.ts'
import { toPages } from '../listing/pagination.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toCategorySlug } from '../question/category-slug.ts'
import { type CategoryFacts, toCategoryListingView } from '../views/category-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, ListingView } from '../views/views.ts'
import { toEntryLinks } from './find-targets.ts'
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
  { settings, counts, findTargets }: Publication,
): Planned<CategoryFacts>[] {
  const pages = toPages(questions, settings.pageSize)
  return pages.map((some, index) => {
    const page = index + 1
    return {
      path: paths.category(name, page),
      route,
      params: { category: toCategorySlug(name), page: page === 1 ? undefined : `${page}` },
      facts: {
        category: name,
        headline: questions.length,
        page,
        pages: pages.length,
        archive: counts,
        ...toEntryLinks(some, findTargets),
      },
      questions: some,
      listed: true,
    }
  })
}

async function make(shown: Shown<CategoryFacts>, site: Site) {
  const { category: name, headline, page } = shown.facts
  const { messages } = site
  const title = messages.category.title(name)
  const frame = toFrameView(
    {
      title: page === 1 ? title : `${title} · ${messages.pager.page(toGroupedNumber(page))}`,
      description: messages.category.description(name, toGroupedNumber(headline)),
      path: paths.category(name, page),
    },
    site,
  )
  return { frame, listing: await toCategoryListingView(shown, site) }
}
