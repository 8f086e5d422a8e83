import { findRelatedHashtags } from '../archive/related-hashtags.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { toListPages } from '../listing/list-pages.ts'
import { checkHeadline, type Listing } from '../listing/listing.ts'
import { type Way, ways } from '../listing/ways.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toHashtagSlug } from '../question/hashtag-slug.ts'
import { relatedHashtags } from '../views/aside-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { toListFrame } from '../views/list-frame.ts'
import type { ListingView } from '../views/list-views.ts'
import { type ListingFacts, toListingView } from '../views/listing-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView } from '../views/views.ts'
import { toFirstFacts, toListFacts, toPlaceParam } from './list-facts.ts'
import type { Output, Planned } from './output.ts'
import type { Publication } from './publication.ts'

const route = 'tags/[hashtag]/[...page]'

/** Pages of the listing of each hashtag. A headline that is not the number of carriers is an error (decision 2). */
export const listing: Output<ListingFacts, { frame: FrameView; listing: ListingView }> = {
  routes: [route],
  plan: (publication) =>
    Iterator.from(publication.listings.values()).flatMap((each) => planListing(each, publication)),
  make,
}

function planListing(of: Listing<CachedQuestion>, publication: Publication): Planned<ListingFacts>[] {
  const { settings, archive, counts } = publication
  const { hashtag, headline, entries } = of
  const carriers = archive.byHashtag.get(hashtag) ?? []
  const pages = toListPages(entries, { pageSize: settings.pageSize, offered: ways })
  checkHeadline(
    of,
    pages.filter(({ way }) => way === undefined).map((page) => page.entries),
  )
  const related = findRelatedHashtags(hashtag, carriers, relatedHashtags)
  return pages.map((page) => ({
    path: paths.listing(hashtag, page.page, page.way),
    route,
    params: { hashtag: toHashtagSlug(hashtag), page: toPlaceParam(page) },
    facts: {
      hashtag,
      headline,
      matches: entries.length - headline,
      keywordOnly: page.entries.flatMap((entry, place) => (entry.keywordOnly ? [place] : [])),
      related,
      archive: counts,
      ...toListFacts(page, publication),
      ...toFirstFacts(page, carriers, publication.descriptions.tags.get(hashtag)),
    },
    questions: page.entries.map(({ question }) => question),
    listed: page.way === undefined,
  }))
}

async function make(shown: Shown<ListingFacts>, site: Site) {
  const { hashtag, headline } = shown.facts
  const { listing: messages } = site.messages
  const list = {
    title: messages.title(hashtag),
    description: shown.facts.description ?? messages.description(hashtag, toGroupedNumber(headline)),
    toPath: (page: number, way?: Way) => paths.listing(hashtag, page, way),
  }
  const frame = toFrameView(toListFrame(shown.facts, list, site), site)
  return { frame, listing: await toListingView(shown, site) }
}
