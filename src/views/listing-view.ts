import { findRelatedHashtags } from '../archive/related-hashtags.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { Entry, Listing } from '../listing/listing.ts'
import { countPages, toPage, toPagerNumbers } from '../listing/pagination.ts'
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { toEntryView, toHashtagView } from './entry-view.ts'
import { addresses, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import type { AsideView, FrontView, ListingView, PagerView } from './views.ts'

/** HTML of a question's body as listings show it. */
export type ReadEntryHtml = (question: CachedQuestion) => Promise<string>

export const relatedHashtags = 12
export const popularHashtags = 24

export async function toListingView(
  hashtag: Hashtag,
  page: number,
  publication: Publication,
  readEntryHtml: ReadEntryHtml,
): Promise<ListingView> {
  const { messages, settings } = publication
  const listing = findListing(hashtag, publication)
  const last = countPages(listing.entries, settings.pageSize)
  return {
    hashtag,
    heading: `#${hashtag}`,
    headline: messages.listing.headline(toGroupedNumber(listing.headline)),
    note: messages.listing.note,
    entries: await toEntryViews(toPage(listing.entries, page, settings.pageSize), publication, readEntryHtml),
    pager: toPagerView(page, last, (number) => addresses.listing(hashtag, number), publication),
    aside: findAsideView(publication, hashtag),
  }
}

function findListing(hashtag: Hashtag, { listings }: Publication): Listing<CachedQuestion> {
  const listing = listings.get(hashtag)
  if (!listing) throw new Error(`no question carries #${hashtag}`)
  return listing
}

export async function toFrontView(
  page: number,
  publication: Publication,
  readEntryHtml: ReadEntryHtml,
): Promise<FrontView> {
  const { messages, settings, archive, ranking } = publication
  const last = countPages(archive.questions, settings.pageSize)
  const entries = toPage(archive.questions, page, settings.pageSize).map((question) => ({
    question,
    keywordOnly: false,
  }))
  const popular = ranking.slice(0, popularHashtags)
  return {
    hashtag: undefined,
    heading: page === 1 ? settings.title : messages.front.title(toGroupedNumber(page)),
    headline: messages.listing.headline(toGroupedNumber(archive.questions.length)),
    note: undefined,
    entries: await toEntryViews(entries, publication, readEntryHtml),
    pager: toPagerView(page, last, addresses.front, publication),
    aside: findAsideView(publication),
    introduction: page === 1 ? settings.description || messages.front.introduction : undefined,
    popular:
      page === 1
        ? {
            label: messages.front.popular,
            hashtags: popular.map(({ hashtag, count }) => toHashtagView(hashtag, publication, count)),
            all: { label: messages.front.all, href: toHref(publication.base, addresses.directory()) },
          }
        : undefined,
  }
}

async function toEntryViews(
  entries: readonly Entry<CachedQuestion>[],
  publication: Publication,
  readEntryHtml: ReadEntryHtml,
) {
  return Promise.all(
    entries.map(async (entry) => {
      const key = `${entry.question.id}${entry.keywordOnly ? ' keyword' : ''}`
      const known = publication.recentEntries.find(key)
      if (known) return known
      const view = toEntryView(entry, await readEntryHtml(entry.question), publication)
      return publication.recentEntries.add(key, view)
    }),
  )
}

function toPagerView(
  current: number,
  last: number,
  toAddress: (page: number) => string,
  { messages, base }: Publication,
): PagerView | undefined {
  if (last === 1) return undefined
  const toLink = (page: number, label: string) => ({ label, href: toHref(base, toAddress(page)) })
  return {
    label: messages.pager.label,
    previous: current > 1 ? toLink(current - 1, messages.pager.previous) : undefined,
    next: current < last ? toLink(current + 1, messages.pager.next) : undefined,
    pages: toPagerNumbers(current, last).map((page) =>
      page === 'gap' ? page : { ...toLink(page, String(page)), current: page === current },
    ),
  }
}

/** All pages of a listing have the same second column. */
function findAsideView(publication: Publication, hashtag?: Hashtag): AsideView {
  const key = hashtag ?? ''
  return publication.asides.find(key) ?? publication.asides.add(key, toAsideView(publication, hashtag))
}

function toAsideView(publication: Publication, hashtag?: Hashtag): AsideView {
  const { messages, settings, archive, ranking, base } = publication
  const carriers = hashtag === undefined ? [] : (archive.byHashtag.get(hashtag) ?? [])
  const related = hashtag === undefined ? [] : findRelatedHashtags(hashtag, carriers, relatedHashtags)
  const license = typeof settings.license === 'string' ? { name: settings.license } : settings.license
  const toRow = (label: string, value: string, href?: string) => ({ label, value, href })
  return {
    related:
      related.length === 0
        ? undefined
        : {
            label: messages.listing.related,
            hashtags: related.map((each) => toHashtagView(each.hashtag, publication, each.count)),
          },
    facts: {
      label: messages.facts.label,
      rows: [
        toRow(messages.facts.questions, toGroupedNumber(archive.questions.length)),
        toRow(messages.facts.hashtags, toGroupedNumber(ranking.length), toHref(base, addresses.directory())),
        toRow(
          messages.facts.reference,
          messages.day(settings.referenceDate),
          toHref(base, addresses.about()),
        ),
        ...(license ? [toRow(messages.facts.license, license.name, license.url)] : []),
      ],
    },
  }
}
