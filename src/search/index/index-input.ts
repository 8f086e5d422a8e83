// What an index is made of, and how large its files become.
import type { Place } from '../../kept/packs.ts'
import type { Flag } from '../asked.ts'
import type { RecordHead } from '../read-results.ts'

/** What all questions of an index have in common. */
export interface IndexFrame {
  questions: number
  /** Hashtags and categories, the most used first. */
  hashtags: readonly string[]
  categories: readonly string[]
  /** Other spellings of a hashtag, by which it is found too. */
  synonyms: readonly (readonly [hashtag: string, spellings: readonly string[]])[]
}

/** A question, as the index has to know it besides its texts. */
export interface IndexedQuestion {
  id: string
  /** Its `SearchPart`. */
  part: Place
  head: RecordHead
  hashtags: readonly string[]
  category: string | undefined
  flags: readonly Flag[]
  /** Of its newest activity; undefined of what is behind all questions, a page of the archive's own. */
  year: number | undefined
  views: number | undefined
  recommended: number | undefined
}

/** A file to publish below the folder of the search. */
export interface IndexFile {
  file: string
  bytes: Uint8Array
}

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
