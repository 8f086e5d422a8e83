import type { IndexFrame } from './index-input.ts'

/** Of the files of an index, before they are compressed, and of what records say. */
export interface IndexSizes {
  /** Bytes of a file of terms, and of one of records. */
  terms: number
  records: number
  /** Characters of an excerpt, and whether answers have one. */
  excerpt: number
  answers: boolean
}

const small: IndexSizes = { terms: 7_000, records: 6_000, excerpt: 300, answers: true }
const large: IndexSizes = { terms: 19_000, records: 40_000, excerpt: 160, answers: false }
/** From this number of questions on files are larger, and records say less of each. */
const largeArchive = 20_000

export function findSizes({ questions }: Pick<IndexFrame, 'questions'>): IndexSizes {
  return questions < largeArchive ? small : large
}
