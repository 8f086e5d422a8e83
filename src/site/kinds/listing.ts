// Lists of questions, newest activity first, on as many pages as it takes: all questions, those of each hashtag, and those
// of each category (decision 22).
import { findRelatedHashtags } from '../../archive/archive.ts'
import {
  checkHeadline,
  type Entry,
  isOrder,
  type Listing,
  type OrderOrFilter,
  ordersAndFilters,
  toListPages,
} from '../../archive/listing.ts'
import { sumYears } from '../../format/activity.ts'
import { toCategorySlug } from '../../format/slugs.ts'
import type { CachedQuestion } from '../../kept/question.ts'
import { toFrameView } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { toEntryLinks } from '../link-targets.ts'
import { findMostViewed } from '../named.ts'
import { findAskedAddresses, findTables, toAskedPath } from '../old-addresses.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { toMovedListView } from './alias.ts'
import { type ListingFacts, toListingFrame, toListingView, toPagePath } from './listing-view.ts'

/** Most that each of them names. */
const most = { popular: 12, categories: 24, related: 8, viewed: 3, worthReading: 4 }

/** Those that the tabs of the front page lead to. */
const frontOrders = ['most-viewed', 'unanswered'] as const satisfies readonly OrderOrFilter[]

const hashtagRoute = 'tags/[hashtag]/[...page]'
const categoryRoute = 'categories/[category]/[...page]'

export const front = {
  routes: ['index', '[page]', ...frontOrders.map((order) => `${order}/[...page]`)],
  plan: planFront,
  make,
} satisfies Kind<ListingFacts>

/** A headline that is not the number of carriers is an error (decision 2). */
export const listing = {
  routes: [hashtagRoute],
  plan: (publication) =>
    Iterator.from(publication.listings.values()).flatMap((each) => planHashtag(each, publication)),
  make,
} satisfies Kind<ListingFacts>

/** The pages of one that all questions have lead to the front page (decision 22). */
export const category = {
  routes: [categoryRoute],
  plan: (publication) =>
    Iterator.from(publication.categories).flatMap(([name, questions]): Planned<CategoryFacts>[] => {
      const planned = planCategory(name, questions, publication)
      if (name !== publication.soleCategory) return planned
      return planned.map((page) => ({ ...page, facts: { movedFrom: name }, questions: [], listed: false }))
    }),
  make: async ({ facts, questions }, site) =>
    'movedFrom' in facts
      ? { moved: toMovedListView({ title: facts.movedFrom, path: paths.front(1) }, site), list: undefined }
      : { moved: undefined, list: await make({ facts, questions }, site) },
} satisfies Kind<CategoryFacts>

export type CategoryFacts = ListingFacts | { movedFrom: string }

async function make(shown: Shown<ListingFacts>, site: Site) {
  return {
    frame: toFrameView(toListingFrame(shown, site), site),
    listing: await toListingView(shown, site),
  }
}

function planFront(publication: Publication): Planned<ListingFacts>[] {
  const { archive, ranking, categoryRanking } = publication
  const { questions } = archive
  // Most viewed is a tab of the page; beside it are those that are worth their views.
  const viewed = findMostViewed(questions.filter(isWorthReading), most.worthReading)
  const list = {
    of: {},
    headline: questions.length,
    questions,
    entries: toEntries(questions),
    offered: frontOrders,
    first: {
      front: {
        tables: isAskedFront(publication) ? findTables(publication)?.folder : undefined,
        answers: questions.reduce((sum, { counts }) => sum + counts.answers, 0),
        popular: ranking.slice(0, most.popular),
        categories: categoryRanking.slice(0, most.categories),
      },
      ...(viewed.length > 0 ? { viewed } : {}),
    },
    toRoute: toFrontRoute,
  }
  // The tabs show no numbers, so that no page changes with them.
  return planList(list, publication).map(({ facts, ...planned }) => ({
    ...planned,
    facts: facts.orders ? { ...facts, orders: facts.orders.map(({ order }) => ({ order })) } : facts,
  }))
}

/** `/?p=12` is an old address of many communities. */
function isAskedFront(publication: Publication): boolean {
  return findAskedAddresses(publication).some((address) => toAskedPath(address) === '/')
}

function toFrontRoute(page: number, order: OrderOrFilter | undefined): string {
  if (order !== undefined) return `${order}/[...page]`
  return page === 1 ? 'index' : '[page]'
}

/** Whoever asked got an answer, or readers liked the question more than they missed something in it. */
function isWorthReading({ accepted, counts }: CachedQuestion): boolean {
  return accepted || (counts.recommended ?? 0) > (counts.needsSupplement ?? 0)
}

function planHashtag(
  { hashtag, headline, entries }: Listing<CachedQuestion>,
  publication: Publication,
): Planned<ListingFacts>[] {
  const { archive, descriptions } = publication
  const carriers = archive.byHashtag.get(hashtag) ?? []
  const list = {
    of: { hashtag },
    headline,
    questions: carriers,
    entries,
    related: findRelatedHashtags(hashtag, carriers, most.related),
    description: descriptions.tags.get(hashtag),
    toRoute: () => hashtagRoute,
  }
  return planList(list, publication)
}

function planCategory(
  name: string,
  questions: readonly CachedQuestion[],
  publication: Publication,
): Planned<ListingFacts>[] {
  const slug = toCategorySlug(name)
  const list = {
    of: { category: name },
    headline: questions.length,
    questions,
    entries: toEntries(questions),
    description: publication.descriptions.categories.get(slug),
    toRoute: () => categoryRoute,
  }
  return planList(list, publication)
}

interface List {
  of: Pick<ListingFacts, 'hashtag' | 'category'>
  headline: number
  /** That it is a list of: without keyword-only ones. */
  questions: readonly CachedQuestion[]
  entries: readonly Entry<CachedQuestion>[]
  offered?: readonly OrderOrFilter[]
  related?: ListingFacts['related']
  description?: string | undefined
  /** What its first page has beyond those of others. */
  first?: Partial<ListingFacts>
  toRoute: (page: number, order: OrderOrFilter | undefined) => string
}

function planList(
  list: List,
  { settings, counts, carded, findTargets }: Publication,
): Planned<ListingFacts>[] {
  const { of, headline, entries, offered = ordersAndFilters, related = [] } = list
  const pages = toListPages(entries, { pageSize: settings.pageSize, offered })
  if (of.hashtag !== undefined) {
    const own = pages.filter(({ order }) => order === undefined).map((page) => page.entries)
    checkHeadline({ hashtag: of.hashtag, headline, entries }, own)
  }
  return pages.map(({ entries: shown, ...page }) => {
    const questions = shown.map(({ question }) => question)
    return {
      path: toPagePath(of, page.page, page.order),
      route: list.toRoute(page.page, page.order),
      facts: {
        ...of,
        headline,
        matches: entries.length - headline,
        keywordOnly: shown.flatMap(({ keywordOnly }, place) => (keywordOnly ? [place] : [])),
        related,
        archive: counts,
        ...(carded.hashtags.has(of.hashtag ?? '') ? { card: true } : {}),
        ...page,
        ...(page.order && isOrder(page.order) ? {} : toEntryLinks(questions, findTargets)),
        ...(page.page > 1 || page.order ? {} : { ...toFirstFacts(list, page.pages), ...list.first }),
      },
      questions,
      middle: questions[questions.length >> 1],
      listed: page.order === undefined,
    }
  })
}

function toFirstFacts({ questions, description }: List, pages: number): Partial<ListingFacts> {
  const viewed = pages === 1 ? [] : findMostViewed(questions, most.viewed)
  return {
    years: sumYears(questions.map((question) => question.years)),
    ...(viewed.length > 0 ? { viewed } : {}),
    ...(description === undefined ? {} : { description }),
  }
}

function toEntries(questions: readonly CachedQuestion[]): Entry<CachedQuestion>[] {
  return questions.map((question) => ({ question, keywordOnly: false }))
}
