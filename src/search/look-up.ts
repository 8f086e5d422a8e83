// Terms of a query, looked up in the files that hold them.
import type { IndexFiles } from './index-files.ts'
import { findPlace, type Manifest, nameAt } from './manifest.ts'
import type { Query, QueryGroup, Wanted } from './query.ts'
import { type RankedGroup, toRarity } from './rank.ts'
import { readTermFile, type TermEntry } from './term-file.ts'

/** Terms that one range stands for at most, the most used; and files in which they are looked for. */
const mostTerms = 24
const mostFiles = 3

export interface FoundGroup {
  group: QueryGroup
  terms: readonly (TermEntry & { factor: number })[]
}

export function createLookUp(manifest: Manifest, files: IndexFiles) {
  const opened = new Map<number, Promise<TermEntry[]>>()
  const open = (place: number): Promise<TermEntry[]> => {
    const known = opened.get(place) ?? files.bytes(nameAt(manifest.termFiles, place)).then(readTermFile)
    opened.set(place, known)
    known.catch(() => opened.delete(place))
    return known
  }
  /** Terms of a range, the most used first. */
  const range = async ({ from, to }: Pick<Wanted, 'from' | 'to'>): Promise<TermEntry[]> => {
    if (manifest.terms.length === 0) return []
    const first = findPlace(manifest.terms, from)
    const end = Math.min(findPlace(manifest.terms, to), first + mostFiles - 1)
    const read = await Promise.all(Array.from({ length: end - first + 1 }, (_, place) => open(first + place)))
    const found = read.flat().filter(({ term }) => from <= term && term <= to)
    return found.sort((one, other) => other.count - one.count).slice(0, mostTerms)
  }
  const findGroup = async (group: QueryGroup): Promise<FoundGroup> => {
    const found = await Promise.all(
      group.wanted.map(async ({ factor, ...wanted }) =>
        (await range(wanted)).map(
          // The more was left to be typed, the less it is what was meant.
          (entry) => ({ ...entry, factor: (factor * wanted.from.length) / entry.term.length }),
        ),
      ),
    )
    return { group, terms: found.flat() }
  }
  return {
    term: async (term: string) => (await range({ from: term, to: term }))[0],
    range,
    groups: ({ words }: Pick<Query, 'words'>) =>
      Promise.all(words.map(({ groups }) => Promise.all(groups.map((group) => findGroup(group))))),
  }
}

/** A longer word is worth no more than what was typed, however rare it is. */
export function toRankedGroup({ group, terms }: FoundGroup, documents: number): RankedGroup {
  const exact = terms.find(({ term }) => group.wanted.some(({ from, to }) => from === to && term === from))
  const most = exact ? toRarity(exact.count, documents) : Infinity
  return {
    weight: group.weight,
    lists: terms.map(({ list, count, factor }) => ({
      list,
      value: factor * Math.min(most, toRarity(count, documents)),
    })),
  }
}
