type Order = 'relevance' | 'activity' | 'views' | 'recommended'
type Flag = 'answered' | 'unanswered' | 'accepted' | 'poll'

/** What the search says: its page, and the ways that lead there. */
export interface SearchMessages {
  /** Of the page, and of the field in the head of the others. */
  heading: string
  description: string
  placeholder: string
  /** Of the button that empties the field. */
  clear: string
  /** Names the hashtags that are offered while somebody types. */
  suggestions: string
  /** Of a page with results. */
  title: (text: string) => string
  /** How a word is shown among others. */
  quoted: (word: string) => string
  /** @param words quoted. */
  understood: (words: string) => string
  particles: string
  /** @param slips as `slip` gives them. */
  corrected: (slips: string) => string
  slip: (from: string, to: string) => string
  orders: Record<'label' | Order, string>
  /** Of an order that looks at so many of the matches. */
  sorted: (most: string) => string
  /** Names the filters that are set, each a link that leaves it out. */
  chosen: string
  leaveOut: (filter: string) => string
  results: string
  waiting: string
  /** Begins what is shown of an answer. */
  answer: string
  filters: Record<'label' | 'flags' | 'years', string>
  flags: Record<Flag, string>
  year: (year: string) => string
  keys: Record<'move' | 'open' | 'field', string>
  intro: readonly string[]
  none: { heading: string; words: string; spelling: string; filters: string }
  failed: { text: string; again: string }
  /** Where scripts are off. */
  scriptless: string
  directory: string
  engines: string
  /** From a listing, to the search among its questions. */
  within: Record<'label' | 'hashtag' | 'category', string>
}
