// What a page of a list shows. Lists differ in a title, a path and what is beside them.

import {
  isOrder,
  type ListingForm,
  listingForms,
  mostInOrder,
  type Offered,
  type OrderOrFilter,
} from '../../archive/listing.ts'
import type { YearCount } from '../../format/activity.ts'
import type { Hashtag } from '../../format/names.ts'
import { toQuery } from '../../search/asked.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { toListColophon } from '../colophon.ts'
import { toBreakableHtml, toEntryViews } from '../entry.ts'
import type { FrameInput } from '../frame.ts'
import type { LinkFacts } from '../link-targets.ts'
import { type PageOf, toCategoriesView, toHashtagView, toPagerView, toPopularView } from '../links.ts'
import { createMemory } from '../memory.ts'
import { type NamedQuestion, toNamedViews } from '../named.ts'
import { paths, toHref } from '../paths.ts'
import { toNamed, toReferenceView } from '../post.ts'
import type { ArchiveCounts, CategoryCount, HashtagCount, Shown, Site } from '../site.ts'
import { toListData } from '../structured-data.ts'
import { toYearChartView } from '../year-chart.ts'

export interface ListingFacts extends PageOf, LinkFacts {
  /** What it is a list of; neither where it is one of all questions. */
  hashtag?: Hashtag
  category?: string
  /** Number of its questions, without those that only match the keyword. */
  headline: number
  /** Number of entries on all pages that only match the keyword. */
  matches: number
  /** Places on this page, counted from 0, of entries that only match the keyword. */
  keywordOnly: readonly number[]
  related: readonly HashtagCount[]
  archive: ArchiveCounts
  /** Absent of the list itself, which has the newest activity first. */
  order?: OrderOrFilter
  /** Other orders of the list, and filters. */
  orders?: readonly Offered[]
  /** On the first page alone, as the next ones: of all activities of its questions, the oldest year first. */
  years?: readonly YearCount[]
  /** Most viewed first; absent where all of the list is seen, or nothing is known of it. */
  viewed?: readonly NamedQuestion[]
  /** What it means, where the archive says so. */
  description?: string
  /** Whether previews show a card of its own. */
  card?: true
  /** On the first page of all questions. */
  front?: {
    tables?: string | undefined
    answers: number
    popular: readonly HashtagCount[]
    categories: readonly CategoryCount[]
  }
}

export type ListingView = Awaited<ReturnType<typeof toListingView>>

/** @param shown the questions of one page, in its order. */
export async function toListingView({ facts, questions }: Shown<ListingFacts>, site: Site) {
  const { messages, settings } = site
  const { hashtag, category, order, front } = facts
  const isOfAll = hashtag === undefined && category === undefined
  const named = nameList(facts, site)
  const orders = toOrdersView(facts, named, site)
  const keywordOnly = new Set(facts.keywordOnly)
  const opening = settings.listing ?? (isOfAll ? 'compact' : undefined)
  const entries = questions.map((question, place) => ({
    question,
    keywordOnly: keywordOnly.has(place),
    titleOnly: order !== undefined && isOrder(order),
    links: facts.links?.[place],
  }))
  return {
    /** Undefined on pages that are not of a hashtag. */
    hashtag,
    heading: named.heading,
    /** Safe HTML of a heading that has long words, such as the name of a host. */
    headingHtml: isOfAll ? toBreakableHtml(named.heading) : undefined,
    /** `질문 12` */
    headline: messages.listing.headline({ count: toGroupedNumber(facts.headline) }),
    reference: toReferenceView(site),
    /** `질문 78 · 답변 238`, in the head of the front page. */
    held: front && toHeldText(facts.headline, front.answers, site),
    /** One or two sentences of the archive's own. */
    description: facts.description,
    note: hashtag === undefined ? undefined : messages.listing.note,
    /** `키워드만 일치하는 질문은 72개입니다.` */
    keywordOnly:
      facts.matches === 0
        ? undefined
        : messages.listing.keywordOnly({ count: toGroupedNumber(facts.matches) }),
    choices: toChoicesView(facts, { entries: questions.length, opening }, site),
    /** The form in which it opens; undefined where the screen decides: roomy but on phones. */
    opening,
    years: toYearChartView(facts.years ?? [], site),
    orders,
    within: isOfAll ? undefined : toWithinView(facts, orders !== undefined, site),
    entries: await toEntryViews(entries, site),
    pager: toPagerView(facts, (page) => toPagePath(facts, page, order), site),
    aside: findAsideView(facts, named.viewed, site),
    introduction: front && (settings.description || messages.front.introduction),
    popular: front && toFrontPopular(front.popular, facts.archive, site),
    categories: front && toCategoriesView(front.categories, site),
    colophon: toListColophon(isOfAll ? undefined : { name: named.heading, path: toPagePath(facts, 1) }, site),
  }
}

export function toListingFrame({ facts, questions }: Shown<ListingFacts>, site: Site): FrameInput {
  const { order, page, front } = facts
  const { heading, documentTitle, title, list, description } = nameList(facts, site)
  const [path, first] = [toPagePath(facts, page, order), toPagePath(facts, 1)]
  const from = (page - 1) * site.settings.pageSize + 1
  const links = questions.map(({ id, title: label }) => ({
    label,
    href: toHref(site.base, paths.question(id)),
  }))
  const titles = questions.map((question) => question.title)
  const { descriptions } = site.messages.orders
  const whole = order ? descriptions[order]({ list: title, most: mostInOrder }) : description
  const link = first === paths.front(1) ? undefined : { label: heading, href: toHref(site.base, first) }
  return {
    title: front ? undefined : documentTitle,
    description: page > 1 ? describePage({ list, from, titles }, site) : whole,
    path,
    list: findNamedList(facts, site),
    tables: front?.tables,
    card: facts.card && { page: first, alt: title },
    // Other pages hold the same questions.
    ...(order
      ? { robots: 'noindex,follow' }
      : { data: toListData({ title: documentTitle, path, list: link, from }, links, site) }),
  }
}

/** Titles by which a page is described. */
const mostDescribed = 3

/** What is on a later page: `#rest 질문 · 21–40번째: …`. @param of.from place of its first, counted from 1. */
export function describePage(
  of: { list: string; from: number; titles: readonly string[] },
  { messages }: Pick<Site, 'messages'>,
): string {
  const ends = new Set([of.from, of.from + of.titles.length - 1])
  const places = Array.from(ends, toGroupedNumber).join('–')
  const titles = of.titles.slice(0, mostDescribed).join(messages.activity.separator)
  return messages.pager.description({ list: of.list, places, titles })
}

/** A list of a hashtag or of a category, as others name it; undefined for that of all questions. */
export function findNamedList(
  of: Pick<ListingFacts, 'hashtag' | 'category'>,
  { messages }: Pick<Site, 'messages'>,
): FrameInput['list'] {
  const { hashtag, category } = of
  const labels = hashtag === undefined ? messages.category : messages.listing
  const name = hashtag ?? category
  return name === undefined ? undefined : { path: toPagePath(of, 1), title: labels.title({ name }) }
}

/** Path of a page of an order or filter, of the list itself where there is none. */
export function toPagePath(
  { hashtag, category }: Pick<ListingFacts, 'hashtag' | 'category'>,
  page: number,
  order?: OrderOrFilter,
): string {
  if (hashtag !== undefined) return paths.listing(hashtag, page, order)
  return category === undefined ? paths.front(page, order) : paths.category(category, page, order)
}

/** What differs between lists by what they are lists of: how they, their pages and their orders and filters are called. */
function nameList(facts: ListingFacts, { settings, messages }: Site) {
  const { hashtag, category, order, page } = facts
  const { front, pager } = messages
  const number = toGroupedNumber(page)
  const onPage = page > 1 ? [pager.page({ page: number })] : []
  const name = hashtag ?? category
  const orders: Partial<Record<OrderOrFilter, string>> =
    name === undefined ? front.orders : messages.orders.names
  const ofOrder = order && orders[order]
  if (name === undefined) {
    const later = ofOrder === undefined ? front.title({ page: number }) : [ofOrder, ...onPage].join(' · ')
    const heading = facts.front ? settings.title : later
    return {
      heading,
      documentTitle: heading,
      title: front.list,
      list: ofOrder ?? front.list,
      description: settings.description || front.introduction,
      newest: front.heading,
      orders,
      viewed: facts.front ? front.worthReading : front.viewed,
    }
  }
  const labels = hashtag === undefined ? messages.category : messages.listing
  const title = labels.title({ name })
  const ofList = [title, ...(ofOrder === undefined ? [] : [ofOrder])]
  return {
    heading: hashtag === undefined ? name : `#${name}`,
    documentTitle: [...ofList, ...onPage].join(' · '),
    title,
    list: ofList.join(' · '),
    description: facts.description ?? labels.description({ name, count: toGroupedNumber(facts.headline) }),
    newest: messages.orders.newest,
    orders,
    viewed: hashtag === undefined ? front.viewed : messages.listing.viewed,
  }
}

/** Other orders and selections, each a page of its own; undefined where the list has none. */
function toOrdersView(
  facts: ListingFacts,
  { newest, orders: names }: { newest: string; orders: Partial<Record<OrderOrFilter, string>> },
  { messages, base }: Site,
) {
  const { order: current, orders = [] } = facts
  if (orders.length === 0) return undefined
  return {
    label: messages.orders.label,
    links: [{ order: undefined, count: undefined }, ...orders].map(({ order, count }) => ({
      label: (order ? names[order] : newest) ?? '',
      href: toHref(base, toPagePath(facts, 1, order)),
      current: order === current,
      /** Number of entries. */
      count: count === undefined ? undefined : toGroupedNumber(count),
    })),
  }
}

function toHeldText(questions: number, answers: number, { messages }: Site): string {
  const { activity, counts, listing } = messages
  return [
    listing.headline({ count: toGroupedNumber(questions) }),
    counts.answers({ count: toGroupedNumber(answers) }),
  ].join(activity.separator)
}

/** The most used ones, and how many there are in all. */
function toFrontPopular(popular: readonly HashtagCount[], { hashtags }: ArchiveCounts, site: Site) {
  const view = toPopularView(popular, site)
  const label = site.messages.front.directory({ count: toGroupedNumber(hashtags) })
  return view && { ...view, all: { ...view.all, label } }
}

/**
 * Labels of the choices that need no script: in which form the list is shown, and whether keyword-only entries are.
 * Carriers alone are offered where they are the fewer of the list, and this page holds both kinds.
 */
function toChoicesView(
  { headline, matches, keywordOnly }: ListingFacts,
  { entries, opening }: { entries: number; opening: ListingForm | undefined },
  { messages }: Site,
) {
  const { density, roomy, compact, carriersOnly } = messages.choices
  const isOffered = matches > headline && keywordOnly.length > 0 && keywordOnly.length < entries
  return {
    label: density,
    forms: listingForms.map((form) => ({
      form,
      label: { roomy, compact }[form],
      isChosen: form === opening,
    })),
    carriersOnly: isOffered ? carriersOnly : undefined,
  }
}

/** Into the search, which keeps the list: `/search/?tag=rest`. Beside other orders it is short. */
function toWithinView({ hashtag, category = '' }: ListingFacts, isShort: boolean, { messages, base }: Site) {
  const labels = messages.search.within
  const name = hashtag === undefined ? labels.category : labels.hashtag
  const query = toQuery(hashtag === undefined ? { categories: [category] } : { hashtags: [hashtag] })
  return { label: isShort ? labels.label : name, name, href: toHref(base, paths.search()) + query }
}

export type AsideView = ReturnType<typeof findAsideView>

const asides = createMemory<ReturnType<typeof toAsideView>>(200)

/** What is beside the list: the same object on all of its pages, but for the first. */
function findAsideView(facts: ListingFacts, label: string, site: Site) {
  const known = asides.findOrAdd(site, facts.hashtag ?? '', () => toAsideView(facts, site))
  const { viewed } = facts
  return viewed ? { ...known, viewed: toNamedViews(viewed, label, site) } : known
}

/** Of whichever list, but for the questions that it names. */
export function toAsideView({ archive, related }: Pick<ListingFacts, 'archive' | 'related'>, site: Site) {
  const { listing, facts } = site.messages
  return {
    viewed: undefined,
    related: toRelatedView(listing.related, related, site),
    facts: { label: facts.label, rows: toFactRows(archive, site) },
  }
}

/** An archive may have no hashtags, which is no figure worth a row, and no licence. */
function toFactRows({ questions, hashtags }: ArchiveCounts, site: Site) {
  const { settings, base } = site
  const { facts, day } = site.messages
  const license = toNamed(settings.license)
  const toRow = (label: string, value: string, href?: string) => ({ label, value, href })
  const directory = toHref(base, paths.directory())
  return [
    toRow(facts.questions, toGroupedNumber(questions)),
    ...(hashtags > 0 ? [toRow(facts.hashtags, toGroupedNumber(hashtags), directory)] : []),
    toRow(facts.reference, day(settings.referenceDate), toHref(base, paths.about())),
    ...(license ? [toRow(facts.license, license.name, license.url)] : []),
  ]
}

/** Undefined where there is none. Numbers that are all 1 say nothing. */
export function toRelatedView(label: string, related: readonly HashtagCount[], site: Site) {
  if (related.length === 0) return undefined
  const most = Math.max(...related.map(({ count }) => count))
  const hashtags = related.map(({ hashtag, count }) => ({
    ...toHashtagView(hashtag, site, most === 1 ? undefined : count),
    /** How the number compares with the largest beside it, which is 100. */
    share: most === 1 ? undefined : Math.round((100 * count) / most),
  }))
  return { label, hashtags }
}
