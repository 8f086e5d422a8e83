// Terms of a query, looked up in the files that hold them.
import type { Query, QueryGroup, Wanted } from './analyze-query.ts'
import type { IndexFiles } from './index-files.ts'
import {
  type ByteReader,
  createByteReader,
  findPlace,
  type Manifest,
  nameAt,
  toFirstQuestions,
} from './index-format.ts'
import { type RankedGroup, toRarity } from './rank.ts'
import { createByteWriter } from './write-bytes.ts'

export interface TermEntry {
  term: string
  /** Questions and answers that have it, more than the list holds where that was cut. */
  count: number
  /** As a posting writer wrote it. */
  list: Uint8Array
}

/**
 * A file of terms that follow each other in the order of code units: first the terms, as what they do not share with the
 * one before, so that they can be looked through; then the lists.
 */
export function writeTermFile(entries: readonly TermEntry[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  writer.number(entries.length)
  let last = ''
  for (const { term, count, list } of entries) {
    const shared = countShared(last, term)
    writer.number(shared)
    writer.text(term.slice(shared))
    writer.number(count)
    writer.number(list.length)
    last = term
  }
  for (const { list } of entries) writer.bytes(list)
  return writer.take()
}

export function readTermFile(bytes: Uint8Array): TermEntry[] {
  const reader = createByteReader(bytes)
  const heads = readHeads(reader)
  return heads.map(({ length, ...head }) => ({ ...head, list: reader.bytes(length) }))
}

function readHeads(reader: ByteReader): (Omit<TermEntry, 'list'> & { length: number })[] {
  const heads = []
  let last = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    const term: string = last.slice(0, reader.number()) + reader.text()
    heads.push({ term, count: reader.number(), length: reader.number() })
    last = term
  }
  return heads
}

/** Units that two texts begin with alike. Half of a pair is never kept apart from the other. */
export function countShared(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1
  return (one.charCodeAt(shared - 1) & 0xfc00) === 0xd800 ? shared - 1 : shared
}

/** Terms that one range stands for at most, the most used; and files in which they are looked for. */
const mostTerms = 24
const mostFiles = 3

export interface FoundGroup {
  group: QueryGroup
  terms: readonly (TermEntry & { factor: number })[]
}

function createLookUp(manifest: Manifest, files: IndexFiles) {
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

export type OpenIndex = Awaited<ReturnType<typeof openIndex>>

export async function openIndex(files: IndexFiles) {
  const manifest = await files.manifest()
  return {
    manifest,
    files,
    lookUp: createLookUp(manifest, files),
    /** Number of the first question of each file of records. */
    firstQuestions: toFirstQuestions(manifest),
  }
}
