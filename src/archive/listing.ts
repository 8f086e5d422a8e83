// The list of one hashtag: carriers, and questions that only match the keyword, in one order (decisions 1 to 7).

import type { CountName, Counts, YearCount } from '../format/activity.ts'
import { compareText } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { Hashtag } from '../format/names.ts'
import { type Archivable, type Archive, compareByActivity } from './archive.ts'

/** Forms of a list: with bodies of about ten lines, and of two. */
export const listingForms = ['roomy', 'compact'] as const

export type ListingForm = (typeof listingForms)[number]

export interface Listable extends Archivable {
  /** Hashtags it does not carry, but whose keyword it contains. */
  keywords: readonly Hashtag[]
}

export interface Entry<Q extends Listable> {
  question: Q
  keywordOnly: boolean
}

export interface Listing<Q extends Listable> {
  hashtag: Hashtag
  /** Number of carriers: the headline counts nothing else. */
  headline: number
  entries: readonly Entry<Q>[]
}

/** One listing for each hashtag that somebody carries, hashtags in code-unit order. */
export function createListings<Q extends Listable>(archive: Archive<Q>): Listing<Q>[] {
  const keywordOnly = groupByKeyword(archive)
  return Array.from(archive.byHashtag, ([hashtag, carriers]) => ({
    hashtag,
    headline: carriers.length,
    entries: mergeByActivity(carriers, keywordOnly.get(hashtag) ?? []),
  }))
}

function groupByKeyword<Q extends Listable>(archive: Archive<Q>): Map<Hashtag, Q[]> {
  const groups = new Map<Hashtag, Q[]>()
  for (const question of archive.questions) {
    for (const hashtag of takeKeywords(question)) {
      const group = groups.get(hashtag)
      if (group) group.push(question)
      else groups.set(hashtag, [question])
    }
  }
  return groups
}

/** A text that holds every keyword would otherwise be in every listing of the archive. */
function takeKeywords({ keywords }: Listable): readonly Hashtag[] {
  return keywords.length <= limits.keywordListings
    ? keywords
    : keywords.toSorted(compareText).slice(0, limits.keywordListings)
}

/** Both lists are in order already. */
function mergeByActivity<Q extends Listable>(carriers: readonly Q[], others: readonly Q[]): Entry<Q>[] {
  const entries: Entry<Q>[] = []
  let next = 0
  for (const question of carriers) {
    for (let other = others[next]; other && compareByActivity(other, question) < 0; other = others[next]) {
      entries.push({ question: other, keywordOnly: true })
      next += 1
    }
    entries.push({ question, keywordOnly: false })
  }
  for (const question of others.slice(next)) entries.push({ question, keywordOnly: true })
  return entries
}

/** @throws when the headline is not the number of carrying entries over all pages (decision 2). */
export function checkHeadline<Q extends Listable>(
  listing: Listing<Q>,
  pages: readonly (readonly Entry<Q>[])[],
): void {
  const carrying = pages.flat().filter(({ keywordOnly }) => !keywordOnly).length
  if (carrying === listing.headline) return
  throw new Error(
    `#${listing.hashtag}: the headline says ${listing.headline}, its pages hold ${carrying} carriers`,
  )
}

export interface Offered<W extends OrderOrFilter = OrderOrFilter> {
  order: W
  /** Number of entries; absent of an order, which holds no selection. */
  count?: number
}

interface ListPage<Q extends Countable, W extends OrderOrFilter> {
  /** Absent of the list itself. */
  order?: W
  /** Counted from 1. */
  page: number
  pages: number
  /** Those that hold something; absent where there is none. */
  orders?: readonly Offered<W>[]
  yearStarts?: readonly YearStart[]
  entries: readonly Entry<Q>[]
}

/**
 * A list that one page holds has no orders and filters: there all of it is seen.
 * @param entries newest activity first. @param offered in the order in which they are offered.
 */
export function toListPages<Q extends Countable & Yearly, W extends OrderOrFilter>(
  entries: readonly Entry<Q>[],
  { pageSize, offered }: { pageSize: number; offered: readonly W[] },
): ListPage<Q, W>[] {
  const followed = (entries.length > pageSize ? offered : [])
    .map((order) => ({ order, found: follow(order, entries) }))
    .filter(({ found }) => found.length > 0)
  const orders = followed.map(({ order, found }) =>
    isOrder(order) ? { order } : { order, count: found.length },
  )
  const offer = orders.length > 0 ? { orders } : {}
  return [
    ...cut(entries, pageSize).map((each) => ({ ...offer, ...each })),
    ...followed.flatMap(({ order, found }) =>
      cutOne(order, found, pageSize).map((each) => ({ ...offer, ...each, order })),
    ),
  ]
}

/** An order is one page: it ends soon, and shows by what is beside what. */
function cutOne<Q extends Countable & Yearly>(
  order: OrderOrFilter,
  found: readonly Entry<Q>[],
  pageSize: number,
) {
  return isOrder(order) ? [{ page: 1, pages: 1, entries: found }] : cut(found, pageSize)
}

function cut<Q extends Countable & Yearly>(entries: readonly Entry<Q>[], pageSize: number) {
  const pages = toPages(entries, pageSize)
  const yearStarts = findYearStarts(pages)
  const starts = yearStarts.length > 0 ? { yearStarts } : {}
  return pages.map((some, index) => ({ page: index + 1, pages: pages.length, ...starts, entries: some }))
}

/** Other orders of a list, and selections from it (decision 26). Keyword-only entries stay among them, marked. */
export const ordersAndFilters = ['most-viewed', 'most-recommended', 'unanswered', 'poll'] as const

export type OrderOrFilter = (typeof ordersAndFilters)[number]

const ordered: Partial<Record<OrderOrFilter, CountName>> = {
  'most-viewed': 'views',
  'most-recommended': 'recommended',
}

/** Those at the end of an order by a count differ in little but luck. */
export const mostInOrder = 50

interface Countable extends Listable {
  counts: Counts
  poll: boolean
}

/** Whether it is the same list in another order, and no part of it. */
export function isOrder(order: OrderOrFilter): boolean {
  return ordered[order] !== undefined
}

/** What an order or a filter holds; nothing where it would show no more than the list itself. @param entries newest activity first. */
export function follow<Q extends Countable>(
  order: OrderOrFilter,
  entries: readonly Entry<Q>[],
): readonly Entry<Q>[] {
  const count = ordered[order]
  if (count) return orderBy(count, entries)
  const selected = entries.filter(({ question }) =>
    order === 'poll' ? question.poll : question.counts.answers === 0,
  )
  return selected.length === entries.length ? [] : selected
}

/**
 * The highest first, equal ones as decision 5 has them, which is the order that they come in. A question whose count is
 * not known has no place among them.
 */
function orderBy<Q extends Countable>(name: CountName, entries: readonly Entry<Q>[]): Entry<Q>[] {
  const highest: { entry: Entry<Q>; count: number }[] = []
  let [lowest, most] = [Infinity, -Infinity]
  for (const entry of entries) {
    const count = entry.question.counts[name]
    if (count === undefined) continue
    lowest = Math.min(lowest, count)
    most = Math.max(most, count)
    if (highest.length === mostInOrder && count <= (highest.at(-1)?.count ?? 0)) continue
    const place = highest.findLastIndex((other) => other.count >= count) + 1
    highest.splice(place, 0, { entry, count })
    if (highest.length > mostInOrder) highest.pop()
  }
  return lowest < most ? highest.map(({ entry }) => entry) : []
}

/** Newest year first; nothing of a list of few pages, or of one year alone. @param pages newest activity first. */
function findYearStarts(pages: readonly (readonly { question: Yearly }[])[]): YearStart[] {
  if (pages.length <= fewPages) return []
  const starts = new Map<number, number>()
  for (const [index, page] of pages.entries()) {
    // Years only go down, so what ends in a known one holds no other.
    const last = findYear(page.at(-1))
    if (last !== undefined && starts.has(last)) continue
    for (const entry of page) {
      const year = findYear(entry)
      if (year !== undefined && !starts.has(year)) starts.set(year, index + 1)
    }
  }
  return starts.size > 1 ? [...starts] : []
}

/** Fewer pages are turned one by one. */
const fewPages = 10

function findYear(entry: { question: Yearly } | undefined): number | undefined {
  return entry?.question.years.at(-1)?.[0]
}

// Pages of a list. Without any module of Node: the browser has it too.

/** An empty list is one empty page (decision 6). */
function countPages(list: readonly unknown[], pageSize: number): number {
  return Math.max(1, Math.ceil(list.length / pageSize))
}

/** @param page counted from 1. */
function toPage<T>(list: readonly T[], page: number, pageSize: number): readonly T[] {
  return list.slice((page - 1) * pageSize, page * pageSize)
}

/** Cuts a list into all of its pages. */
function toPages<T>(list: readonly T[], pageSize: number): (readonly T[])[] {
  return Array.from({ length: countPages(list, pageSize) }, (_, index) => toPage(list, index + 1, pageSize))
}

/**
 * Page numbers that a pager shows: the first, the last and those around the current one; a gap stands for two or
 * more left out. 1 of 20 → 1 2 3 … 20, 10 of 20 → 1 … 9 10 11 … 20.
 */
export function toPagerNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last, current - 1, current, current + 1])
  if (current === 1) shown.add(3)
  if (current === last) shown.add(last - 2)
  const numbers = [...shown].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap', number]
  })
}

/** A year, and the first page that holds a question whose last activity was in it. */
export type YearStart = readonly [year: number, page: number]

interface Yearly {
  years: readonly YearCount[]
}
