// What the page of the search asks, and what it is answered. Both are plain data.

/** Orders of results. All but the first sort the best `mostSorted` matches. */
export const orders = ['relevance', 'activity', 'views', 'recommended'] as const

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
  order: (typeof orders)[number]
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
  /** How many of them have every word; they come first. All where one word is asked for, or none. */
  whole: number
  /** Whether there are more: lists of the commonest words are bounded. */
  isBounded: boolean
  /** Whether pages of the archive's own are among them. */
  withPages: boolean
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
  /** Hashtags that are written most like a word of a text, the nearest first. @param most how many at most. */
  findNearest: (text: string, most: number) => Promise<readonly string[]>
  /** Where nothing is found: what was meant, and is found, if the keyboard was set to the other language. */
  findSwitched: (asked: Asked) => Promise<string | undefined>
}

export const nothingAsked: Asked = {
  text: '',
  hashtags: [],
  categories: [],
  flags: [],
  years: [],
  order: 'relevance',
  page: 1,
}

/** Addresses come from anywhere: what is longer, or more, is cut. */
const longestText = 500
const mostFilters = 20

/** @param query with or without `?`. Whatever is not known in it is left out. */
export function readAsked(query: string): Asked {
  const parameters = new URLSearchParams(query)
  const readAll = (name: string) =>
    [...new Set(parameters.getAll(name))].filter(Boolean).slice(0, mostFilters)
  const given = parameters.get('order')
  const page = parameters.get('page') ?? ''
  return {
    // Nor is half a pair left over.
    text: (parameters.get('q') ?? '').slice(0, longestText).replace(/[\ud800-\udbff]$/, ''),
    hashtags: readAll('tag'),
    categories: readAll('category'),
    flags: flags.filter((flag) => parameters.getAll('is').includes(flag)),
    years: readAll('year').flatMap((year) => (/^\d{4}$/.test(year) ? [Number(year)] : [])),
    order: orders.find((order) => order === given) ?? 'relevance',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/**
 * As the address keeps it, `?q=멱등&tag=rest&is=unanswered&year=2024&order=views&page=2`; empty where nothing is asked.
 */
export function toQuery(asked: Partial<Asked>): string {
  const { text, hashtags, categories, flags: is, years, order, page } = { ...nothingAsked, ...asked }
  const all: Record<string, readonly (string | number)[]> = {
    q: text === '' ? [] : [text],
    tag: hashtags,
    category: categories,
    is,
    year: years,
    order: order === 'relevance' ? [] : [order],
    page: page === 1 ? [] : [page],
  }
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(all)) {
    for (const value of values) parameters.append(name, `${value}`)
  }
  const query = `${parameters}`
  return query && `?${query}`
}

/** Whether there is nothing to look for: an order or a page alone asks for none. */
export function isNothing(asked: Asked): boolean {
  return toQuery({ ...asked, text: asked.text.trim(), order: 'relevance', page: 1 }) === ''
}

/** Start and end in UTF-16 units of a part of a text that is a word of the query; in order, apart from each other. */
export type Mark = readonly [start: number, end: number]

export interface MarkedText {
  text: string
  marks: readonly Mark[]
}

/** The line of decision 8 in its parts: `3달 전` ` · ` `홍길동` ` 님의 ` `새로운 답변`. */
export interface ResultActivity {
  timeLabel: string
  datetime: string
  localTime: string
  actor: string
  /** Whether the actor is a role and no name (decision 12). */
  reserved: boolean
  kind: string
}

export interface Result {
  /** Whether it has every word that was asked for. */
  whole: boolean
  /** Below the base path, decoded: `questions/1021/`. */
  path: string
  title: MarkedText
  /** Language of the text, where it is another than that of the site. */
  language: string | undefined
  /** What stands in the place of the line, of what is no question. */
  activity: ResultActivity | string
  /** Empty where it has none. */
  category: string
  hashtags: readonly string[]
  /** `답변 2` with its look, and the others that are known, as texts: `댓글 9`, `조회 1,276`. */
  answers: { label: string; look: 'accepted' | 'answered' | 'unanswered' } | undefined
  counts: readonly string[]
  poll: boolean
  /** The part of its text that says most of the query. */
  excerpt: MarkedText
  /** The answer that fits the query, where one fits better than the question. */
  answer: ResultAnswer | undefined
}

interface ResultAnswer {
  /** With its anchor, below the base path, decoded: `questions/1021/2/#answer-7`. */
  path: string
  anchor: string
  excerpt: MarkedText
}
