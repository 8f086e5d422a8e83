// How well a term fits a text (BM25F without the rarity of the term), from how often it occurs there.
import { bestImpact } from '../search/postings.ts'

const saturation = 5
const titleWeight = 5
const synonymWeight = 3
const byLength = 0.75

/** What an occurrence weighs in a body of some length: less in a long one. @param mean of all lengths. */
export function toBodyWeight(length: number, mean: number): number {
  return 1 / (1 - byLength + (byLength * length) / mean)
}

/** @param bodyWeight as `toBodyWeight` has it. */
export function toImpact(occurring: number, bodyWeight: number): number {
  const weight =
    (occurring & 15) * bodyWeight + ((occurring >> 4) & 3) * titleWeight + (occurring >> 6) * synonymWeight
  return Math.max(1, Math.round((bestImpact * weight) / (weight + saturation)))
}

/** In title or hashtags, or their other spellings: such a place is never left out of a list. */
export function isWhole(occurring: number): boolean {
  return occurring > 15
}

/** Both in their fields, of which none may grow into the next. */
export function addOccurrences(one: number, other: number): number {
  const body = Math.min(15, (one & 15) + (other & 15))
  const title = Math.min(3, ((one >> 4) & 3) + ((other >> 4) & 3))
  const synonyms = Math.min(3, (one >> 6) + (other >> 6))
  return body + 16 * title + 64 * synonyms
}
