// A list cut into pages, and each of its ways into pages of its own.
import type { Entry } from './listing.ts'
import { toPages } from './pagination.ts'
import { type Countable, follow, isOrder, type Way } from './ways.ts'
import { findYearStarts, type Yearly, type YearStart } from './year-starts.ts'

export interface WayCount<W extends Way = Way> {
  way: W
  /** Number of entries; absent of an order, which holds no selection. */
  count?: number
}

export interface ListPage<Q extends Countable, W extends Way> {
  /** Absent of the list itself. */
  way?: W
  /** Counted from 1. */
  page: number
  pages: number
  /** Those that hold something; absent where there is none. */
  ways?: readonly WayCount<W>[]
  yearStarts?: readonly YearStart[]
  entries: readonly Entry<Q>[]
}

interface Cut<W extends Way> {
  pageSize: number
  /** In the order in which they are offered. */
  offered: readonly W[]
}

/** A list that one page holds has no other ways: there all of it is seen. @param entries newest activity first. */
export function toListPages<Q extends Countable & Yearly, W extends Way>(
  entries: readonly Entry<Q>[],
  { pageSize, offered }: Cut<W>,
): ListPage<Q, W>[] {
  const followed = (entries.length > pageSize ? offered : [])
    .map((way) => ({ way, found: follow(way, entries) }))
    .filter(({ found }) => found.length > 0)
  const ways = followed.map(({ way, found }) => (isOrder(way) ? { way } : { way, count: found.length }))
  const offer = ways.length > 0 ? { ways } : {}
  return [
    ...cut(entries, pageSize).map((each) => ({ ...offer, ...each })),
    ...followed.flatMap(({ way, found }) =>
      cutWay(way, found, pageSize).map((each) => ({ ...offer, ...each, way })),
    ),
  ]
}

/** An order is one page: it ends soon, and tells by what stands beside what. */
function cutWay<Q extends Countable & Yearly>(way: Way, found: readonly Entry<Q>[], pageSize: number) {
  return isOrder(way) ? [{ page: 1, pages: 1, entries: found }] : cut(found, pageSize)
}

function cut<Q extends Countable & Yearly>(entries: readonly Entry<Q>[], pageSize: number) {
  const pages = toPages(entries, pageSize)
  const yearStarts = findYearStarts(pages)
  const starts = yearStarts.length > 0 ? { yearStarts } : {}
  return pages.map((some, index) => ({ page: index + 1, pages: pages.length, ...starts, entries: some }))
}
