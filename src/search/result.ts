// A result as the page shows it.

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
