// The page of a category: a listing that nothing but the category decides (decision 22).
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { findAsideView } from './aside-view.ts'
import { toEntryViews } from './entry-view.ts'
import type { LinkFacts } from './link-facts.ts'
import { type PageOf, toPagerView } from './pager-view.ts'
import { paths } from './paths.ts'
import type { ArchiveCounts, Shown } from './shown.ts'
import type { Site } from './site.ts'
import type { ListingView } from './views.ts'

export interface CategoryFacts extends PageOf, LinkFacts {
  category: string
  /** Number of its questions. */
  headline: number
  archive: ArchiveCounts
}

/** @param shown the questions of one page of a category, newest activity first. */
export async function toCategoryListingView(
  { facts, questions }: Shown<CategoryFacts>,
  site: Site,
): Promise<ListingView> {
  const entries = questions.map((question, place) => ({
    question,
    keywordOnly: false,
    links: facts.links?.[place],
  }))
  return {
    hashtag: undefined,
    heading: facts.category,
    headline: site.messages.listing.headline(toGroupedNumber(facts.headline)),
    note: undefined,
    keywordOnly: undefined,
    entries: await toEntryViews(entries, site),
    pager: toPagerView(facts, (number) => paths.category(facts.category, number), site),
    aside: findAsideView({ archive: facts.archive, related: [] }, undefined, site),
  }
}
