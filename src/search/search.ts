// What the page of the search asks, and what it is answered. Both are plain data.
import type { Result } from './result.ts'

/** Orders of results. All but the first sort the best `mostSorted` matches. */
export const orders = ['relevance', 'activity', 'views', 'recommended'] as const
export type Order = (typeof orders)[number]

export const flags = ['answered', 'unanswered', 'accepted', 'poll'] as const
export type Flag = (typeof flags)[number]

/** Results on one page. */
export const resultsPerPage = 20
/** Those of them whose files are fetched before the others': more than a screen shows. */
export const firstResults = 8
/** Matches that another order than relevance looks at. */
export const mostSorted = 1_000

/** One query as its address says it. Of several filters of one kind a question has to have all. */
export interface Asked {
  /** As it was typed; empty where only filters are asked for. */
  text: string
  hashtags: readonly string[]
  categories: readonly string[]
  flags: readonly Flag[]
  /** Of the newest activity. */
  years: readonly number[]
  order: Order
  /** Counted from 1. */
  page: number
}

/** What the query was taken for. */
export interface Understood {
  /** Words that were looked for, as they are shown: without their particles, with slips corrected. */
  words: readonly string[]
  /** Whether a particle was left out. */
  particles: boolean
  corrected: readonly { from: string; to: string }[]
}

export interface Found {
  total: number
  understood: Understood
  /** Those of the page that was asked for, in order; each comes when its file has. */
  results: readonly Promise<Result>[]
  /** How many of all matches have each filter, and in other years than the chosen one what would match; read from files of their own, so asked for when it is shown. */
  countFilters: () => Promise<FilterCounts>
}

export type Counted<Value> = readonly { value: Value; count: number }[]

/** The most frequent first; years in order. */
export interface FilterCounts {
  hashtags: Counted<string>
  categories: Counted<string>
  flags: Counted<Flag>
  years: Counted<number>
}

export interface Search {
  /** @throws TypeError when a file can't be fetched. */
  find: (asked: Asked) => Promise<Found>
  /** Hashtags that begin with what is typed, the most used first. @param most how many at most. */
  suggest: (typed: string, most: number) => Promise<Counted<string>>
}
