// What the page of the search prints. Where the script fills in what it finds, a text has `{names}` in their places.
import type { SearchMessages } from '../messages/search-messages.ts'
import type { Flag, Order } from '../search/search.ts'
import type { LinkView, PopularView, SearchFieldView } from './views.ts'

export interface SearchView {
  /** Base path, which the script makes links with. */
  base: string
  field: SearchFieldView & { placeholder: string; clear: string; suggestions: string }
  found: FoundView
  result: ResultView
  filters: SearchFiltersView
  pager: { label: string; previous: string; next: string }
  keys: SearchMessages['keys']
  intro: { paragraphs: readonly string[]; popular: PopularView | undefined }
  none: { advice: readonly string[]; filters: string }
  failed: { text: string; again: string }
  scriptless: string
  directory: LinkView
  engines: { label: string; links: readonly LinkView[] } | undefined
}

/** What is said of all results. */
export interface FoundView {
  /** Of the window, in the place of the heading: `‘{text}’ 검색`. */
  title: string
  /** `질문 {count}` */
  headline: string
  none: string
  waiting: string
  /** `‘{word}’`, `{all} 검색 결과` */
  quoted: string
  understood: string
  particles: string
  /** `{from} → {to}`, `고쳐서 찾은 말: {all}` */
  slip: string
  corrected: string
  sorted: string
  orders: { label: string; links: readonly { order: Order; label: string }[] }
  chosen: string
  leaveOut: string
  results: string
}

export interface ResultView {
  separator: string
  joiner: string
  answer: string
  poll: string
}

export interface SearchFiltersView {
  label: string
  hashtags: string
  state: string
  flags: readonly { flag: Flag; label: string }[]
  categories: string
  years: string
  /** `{year}년` */
  year: string
}
