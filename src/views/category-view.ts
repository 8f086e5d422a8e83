// The page of a category: a listing that nothing but the category decides (decision 22).
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { findAsideView } from './aside-view.ts'
import { toChoicesView } from './choices-view.ts'
import { toEntryViews } from './entry-view.ts'
import type { FirstFacts, ListFacts } from './list-facts.ts'
import { toListParts, toShownEntries } from './list-parts.ts'
import type { ListingView } from './list-views.ts'
import { paths } from './paths.ts'
import type { ArchiveCounts, Shown } from './shown.ts'
import type { Site } from './site.ts'
import { toWithinView } from './within-view.ts'

export interface CategoryFacts extends ListFacts, FirstFacts {
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
  const parts = toListParts(facts, { toPath: (page, way) => paths.category(facts.category, page, way) }, site)
  const entries = toShownEntries(facts, questions)
  return {
    hashtag: undefined,
    heading: facts.category,
    headline: site.messages.listing.headline(toGroupedNumber(facts.headline)),
    note: undefined,
    keywordOnly: undefined,
    choices: toChoicesView({ ...facts, matches: 0, entries: entries.length, keywordOnly: 0 }, site),
    ...parts,
    within: toWithinView({ category: facts.category }, parts.ways, site),
    entries: await toEntryViews(entries, site),
    aside: findAsideView({ ...facts, related: [] }, undefined, site),
  }
}
