import type { Place } from '../cache/packs.ts'
import type { RecordHead } from '../search/record.ts'
import type { Flag } from '../search/search.ts'

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
  /** Of its newest activity. */
  year: number
  views: number | undefined
  recommended: number | undefined
}

/** A file to publish below the folder of the search. */
export interface IndexFile {
  file: string
  bytes: Uint8Array
}
