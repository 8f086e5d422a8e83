// Terms by their first units, so that some can be put into order at a time.
import { readDocumentTerms } from './document-terms.ts'
import type { SearchPart } from './search-part.ts'

/** First units of terms that are put into order together. */
export interface TermRange {
  from: number
  /** The first behind them. */
  to: number
}

export const allTerms: TermRange = { from: 0, to: 0x10000 }

/** Ranges of so many places at most, unless one unit has more. */
export function toRanges(units: Float64Array, placesPerRange: number): TermRange[] {
  const ranges: TermRange[] = []
  let from = 0
  let places = 0
  for (const [unit, count] of units.entries()) {
    if (places > 0 && places + count > placesPerRange) {
      ranges.push({ from, to: unit })
      from = unit
      places = 0
    }
    places += count
  }
  return [...ranges, { from, to: units.length }]
}

/** Places of terms by the first unit of the term. */
export function countUnits(questions: number, readPart: (question: number) => SearchPart): Float64Array {
  const units = new Float64Array(allTerms.to)
  for (let question = 0; question < questions; question += 1) {
    for (const { terms } of readPart(question).documents) {
      readDocumentTerms(terms, {
        onPair: (pair) => count(units, pair >>> 16),
        onWord: (bytes, start) => count(units, readFirstUnit(bytes, start)),
      })
    }
  }
  return units
}

function count(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/** The first code unit of a text in UTF-8. */
export function readFirstUnit(bytes: Uint8Array, start: number): number {
  const [first = 0, second = 0, third = 0] = [bytes[start], bytes[start + 1], bytes[start + 2]]
  if (first < 0x80) return first
  if (first < 0xe0) return ((first & 0x1f) << 6) | (second & 0x3f)
  if (first < 0xf0) return ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f)
  const sign = ((first & 0x07) << 18) | ((second & 0x3f) << 12) | ((third & 0x3f) << 6)
  return 0xd800 + ((sign - 0x10000) >> 10)
}
