// What the page of the search asks, and what it is answered. Both are plain data.

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
  /** Below the base path, decoded: `questions/1021/`. */
  path: string
  title: MarkedText
  /** Language of the text, where it is another than that of the site. */
  language: string | undefined
  activity: ResultActivity
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

export interface ResultAnswer {
  /** With its anchor, below the base path, decoded: `questions/1021/2/#answer-7`. */
  path: string
  anchor: string
  excerpt: MarkedText
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
