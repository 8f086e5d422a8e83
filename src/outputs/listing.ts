import { findRelatedHashtags } from '../archive/related-hashtags.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { checkHeadline, type Listing } from '../listing/listing.ts'
import { toPages } from '../listing/pagination.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import { toHashtagSlug } from '../question/hashtag-slug.ts'
import { relatedHashtags } from '../views/aside-view.ts'
import { toFrameView } from '../views/frame-view.ts'
import { type ListingFacts, toListingView } from '../views/listing-view.ts'
import { paths } from '../views/paths.ts'
import type { Shown } from '../views/shown.ts'
import type { Site } from '../views/site.ts'
import type { FrameView, ListingView } from '../views/views.ts'
import { toEntryLinks } from './find-targets.ts'
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
  const { settings, archive, counts, findTargets } = publication
  const { hashtag, headline, entries } = of
  const pages = toPages(entries, settings.pageSize)
  checkHeadline(of, pages)
  const matches = entries.length - headline
  const related = findRelatedHashtags(hashtag, archive.byHashtag.get(hashtag) ?? [], relatedHashtags)
  return pages.map((some, index) => {
    const page = index + 1
    const questions = some.map(({ question }) => question)
    const links = toEntryLinks(questions, findTargets)
    const keywordOnly = some.flatMap((entry, place) => (entry.keywordOnly ? [place] : []))
    return {
      path: paths.listing(hashtag, page),
      route,
      params: { hashtag: toHashtagSlug(hashtag), page: page === 1 ? undefined : `${page}` },
      facts: {
        hashtag,
        headline,
        matches,
        page,
        pages: pages.length,
        keywordOnly,
        related,
        archive: counts,
        ...links,
      },
      questions,
      listed: true,
    }
  })
}

async function make(shown: Shown<ListingFacts>, site: Site) {
  const { hashtag, headline, page } = shown.facts
  const { messages } = site
  const title = messages.listing.title(hashtag)
  const frame = toFrameView(
    {
      title: page === 1 ? title : `${title} · ${messages.pager.page(toGroupedNumber(page))}`,
      description: messages.listing.description(hashtag, toGroupedNumber(headline)),
      path: paths.listing(hashtag, page),
    },
    site,
  )
  return { frame, listing: await toListingView(shown, site) }
}
