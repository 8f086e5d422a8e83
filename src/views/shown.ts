import type { CachedQuestion } from '../cache/cached-question.ts'

/**
 * All that an output shows of the archive. Whatever makes the output is given nothing else, and its digest holds all of
 * it: so nothing can be shown that the digest does not tell.
 */
export interface Shown<Facts> {
  /** Plain data: numbers, texts, lists and records of them. */
  facts: Facts
  questions: readonly ShownQuestion[]
}

/** What of a question follows from its file and the settings alone. Keywords do not: they follow from all hashtags. */
export type ShownQuestion = Omit<
  CachedQuestion,
  'keywords' | 'prose' | 'search' | 'characters' | 'redacted' | 'stamp' | 'warnings' | 'conversation'
>

/** A hashtag and the number of questions that carry it. */
export interface HashtagCount {
  hashtag: string
  count: number
}

/** A category and the number of its questions. */
export interface CategoryCount {
  category: string
  count: number
}

/** What stands beside every listing. */
export interface ArchiveCounts {
  questions: number
  hashtags: number
}
