// What a later run has to know of an index besides its files, to change it at a few places.
import type { TermCounts } from './document-terms.ts'
import type { IndexFile } from './index-input.ts'
import type { SpellingCounts } from './spelling-words.ts'

export interface MadeIndex {
  files: readonly IndexFile[]
  ledger: IndexLedger
}

export interface IndexLedger {
  lengths: Lengths
  spelling: SpellingCounts
  /** Lists that had to be cut, as `readWholeList` reads them, by terms. */
  uncut: ReadonlyMap<string, Uint8Array>
}

/** Of all bodies together. */
export interface Lengths {
  terms: number
  /** Bodies that have any. */
  bodies: number
}

/** @param sign -1 for a text that is there no more. */
export function addLength({ terms, bodies }: Lengths, { ofBody }: TermCounts, sign = 1): Lengths {
  return { terms: terms + sign * ofBody, bodies: bodies + (ofBody > 0 ? sign : 0) }
}

/** Of two digits, so that an edit does not move what is said of all other texts. */
export function toMeanLength({ terms, bodies }: Lengths): number {
  return Math.max(1, Number((terms / Math.max(1, bodies)).toPrecision(2)))
}
