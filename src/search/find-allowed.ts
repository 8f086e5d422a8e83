// Which questions the filters of a query let through.
import { createByteReader } from './byte-reader.ts'
import { toCategoryTerm, toFlagTerm, toHashtagTerm } from './filter-terms.ts'
import type { Manifest } from './manifest.ts'
import { readPostings } from './postings.ts'
import type { Asked } from './search.ts'

/** For each question 1 where all filters let it through; undefined where there is none. */
export async function findAllowed(
  { hashtags, categories, flags, years }: Pick<Asked, 'hashtags' | 'categories' | 'flags' | 'years'>,
  manifest: Manifest,
  lookUp: { term: (term: string) => Promise<{ list: Uint8Array } | undefined> },
): Promise<Uint8Array | undefined> {
  const terms = [
    ...hashtags.map(toHashtagTerm),
    ...categories.map(toCategoryTerm),
    ...flags.map((flag) => toFlagTerm(flag)),
  ]
  if (terms.length + years.length === 0) return undefined
  const hits = new Uint8Array(manifest.questions)
  const add = (question: number) => {
    hits[question] = (hits[question] ?? 0) + 1
  }
  for (const entry of await Promise.all(terms.map((term) => lookUp.term(term)))) {
    if (entry) readPostings(createByteReader(entry.list), add)
  }
  for (const year of years) addYear(year, manifest, add)
  return hits.map((count) => (count === terms.length + years.length ? 1 : 0))
}

function addYear(wanted: number, { years }: Manifest, add: (question: number) => void): void {
  let question = 0
  for (const [year, count] of years) {
    if (year === wanted) for (let place = 0; place < count; place += 1) add(question + place)
    question += count
  }
}
