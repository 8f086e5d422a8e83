import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { type AsideFacts, findAsideView } from './aside-view.ts'
import { toChoicesView } from './choices-view.ts'
import { toEntryViews } from './entry-view.ts'
import type { FirstFacts, ListFacts } from './list-facts.ts'
import { toListParts, toShownEntries } from './list-parts.ts'
import type { ListingView } from './list-views.ts'
import { paths } from './paths.ts'
import type { Shown } from './shown.ts'
import type { Site } from './site.ts'
import { toWithinView } from './within-view.ts'

export interface ListingFacts extends ListFacts, AsideFacts, FirstFacts {
  hashtag: Hashtag
  /** Number of carriers. */
  headline: number
  /** Number of entries on all pages that only match the keyword. */
  matches: number
  /** Places on this page, counted from 0, of entries that only match the keyword. */
  keywordOnly: readonly number[]
}

/** @param shown the questions of one page of a listing, in its order. */
export async function toListingView(
  { facts, questions }: Shown<ListingFacts>,
  site: Site,
): Promise<ListingView> {
  const { messages } = site
  const parts = toListParts(facts, { toPath: (page, way) => paths.listing(facts.hashtag, page, way) }, site)
  const entries = toShownEntries(facts, questions)
  return {
    hashtag: facts.hashtag,
    heading: `#${facts.hashtag}`,
    headline: messages.listing.headline(toGroupedNumber(facts.headline)),
    note: messages.listing.note,
    keywordOnly:
      facts.matches === 0 ? undefined : messages.listing.keywordOnly(toGroupedNumber(facts.matches)),
    choices: toChoicesView(
      { ...facts, entries: entries.length, keywordOnly: facts.keywordOnly.length },
      site,
    ),
    ...parts,
    within: toWithinView({ hashtag: facts.hashtag }, parts.ways, site),
    entries: await toEntryViews(entries, site),
    aside: findAsideView(facts, facts.hashtag, site),
  }
}
