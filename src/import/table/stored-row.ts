export type ThreadType = 'question' | 'answer' | 'comment'

/** What a row hangs on, as it says it. Everything is empty where the row says nothing. */
export interface RowLinks {
  /** Id of whatever it hangs on. */
  parent: string
  question: string
  answer: string
  replyTo: string
  /** Rows of one discussion, and the place in it: letters of which each is one level, or an order with a depth. */
  thread: string
  path: string
  order: number | undefined
  depth: number | undefined
}

export interface StoredRow {
  type: ThreadType
  id: string
  /** Milliseconds since 1970. */
  instant: number
  links: RowLinks
  /** JSON, as whoever reads it back knows it. */
  content: string
}

/** A row with what it hangs on; a question hangs on nothing. */
export interface JoinedRow {
  type: ThreadType
  id: string
  content: string
  answer?: string
  /** The answer or the comment that it replies to. */
  replyTo?: string
}

/** A row, or a poll, that leads to no question. */
export interface Orphan {
  type: string
  id: string
  /** What it says it hangs on. */
  missing: string
}

export interface StoredOption {
  /** What has the poll: `question 12`, `answer 34`, or `poll 5` of the body that names it. */
  place: string
  /** Which poll of this place. */
  poll: string
  order: number | undefined
  /** JSON. */
  content: string
}

export type TakeOptions = (place: string) => Pick<StoredOption, 'poll' | 'content'>[]

/** As the database gives it back. */
export function toThreadType(type: unknown): ThreadType {
  return type === 'question' || type === 'answer' ? type : 'comment'
}
