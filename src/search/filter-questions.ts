// Which questions the filters of a query let through, and how many of what is found have each filter. Lists of terms say
// it: a filter is a term too.

import { type Asked, type Counted, type FilterCounts, type Flag, flags } from './asked.ts'
import type { IndexFiles } from './index-format.ts'
import {
  type ByteReader,
  createByteReader,
  type Manifest,
  nameAt,
  nameLength,
  questionsPerColumn,
  readFilterRow,
  readValueRow,
  type ValueRow,
} from './index-format.ts'
import type { ByteWriter } from './write-bytes.ts'

/** Questions by their numbers. */
type Questions = readonly { question: number }[]

/**
 * How many of what is found have each hashtag, category, flag and year.
 * @param found with what is found without the filter of years, where there is one: years are counted of both.
 */
export async function countFilters(
  { matches, ofAnyYear }: { matches: Questions; ofAnyYear: Questions },
  manifest: Manifest,
  files: IndexFiles,
): Promise<FilterCounts> {
  const names = await files.json<FilterNames>(manifest.names)
  const isAsked = toSet(matches, manifest.questions)
  const counts = {
    hashtags: new Map<string, number>(),
    categories: new Map<string, number>(),
    flags: new Map(flags.map((flag) => [flag, 0])),
  }
  await readColumn(manifest.filterFiles, manifest, files, (reader, question) => {
    const row = readFilterRow(reader)
    if (!isAsked[question]) return
    for (const place of row.hashtags) increase(counts.hashtags, names.hashtags[place] ?? '')
    const category = names.categories[row.category]
    if (category !== undefined) increase(counts.categories, category)
    for (const flag of row.flags) increase(counts.flags, flag)
  })
  return {
    hashtags: toCounted(counts.hashtags),
    categories: toCounted(counts.categories),
    flags: Array.from(counts.flags, ([value, count]) => ({ value, count })),
    // A question that fits less may be among the matches of its year alone.
    years: countYears(manifest, toSet([...matches, ...ofAnyYear], manifest.questions)),
  }
}

/** Views and recommendations of all questions, in the archive's order. */
export async function readValues(manifest: Manifest, files: IndexFiles): Promise<ValueRow[]> {
  const rows: ValueRow[] = []
  await readColumn(manifest.valueFiles, manifest, files, (reader) => rows.push(readValueRow(reader)))
  return rows
}

async function readColumn(
  names: string,
  { questions }: Manifest,
  files: IndexFiles,
  onQuestion: (reader: ReturnType<typeof createByteReader>, question: number) => void,
): Promise<void> {
  const read = await Promise.all(
    Array.from({ length: names.length / nameLength }, (_, place) => files.bytes(nameAt(names, place))),
  )
  for (const [place, bytes] of read.entries()) {
    const reader = createByteReader(bytes)
    const first = place * questionsPerColumn
    const end = Math.min(questions, first + questionsPerColumn)
    for (let question = first; question < end; question += 1) onQuestion(reader, question)
  }
}

function toSet(matches: Questions, length: number): Uint8Array {
  const set = new Uint8Array(length)
  for (const { question } of matches) set[question] = 1
  return set
}

function countYears({ years }: Manifest, isAsked: Uint8Array): Counted<number> {
  let first = 0
  return years
    .map(([value, length]) => {
      const count = isAsked.subarray(first, first + length).reduce((sum, one) => sum + one, 0)
      first += length
      return { value, count }
    })
    .filter(({ count }) => count > 0)
    .reverse()
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function toCounted(counts: ReadonlyMap<string, number>): Counted<string> {
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (one, other) => other.count - one.count,
  )
}

/** Lists of all questions that have what is asked for. No word begins with such a sign. */
export function toHashtagTerm(hashtag: string): string {
  return `#${hashtag}`
}

export function toCategoryTerm(category: string): string {
  return `@${category}`
}

export function toFlagTerm(flag: Flag): string {
  return `!${flag}`
}

/** From 1 to 15: four bits find as much as eight. */
export const bestImpact = 15

export interface Posting {
  /** Number of the question in the archive's order, from 0. */
  question: number
  /** 0 for the question itself, else the place of the answer among its answers, from 1. */
  answer: number
  impact: number
}

const answerBit = 16
const step = 32

/** Takes places by question, then by answer. */
export function createPostingWriter(
  writer: ByteWriter,
): (question: number, answer: number, impact: number) => void {
  let last = 0
  return (question, answer, impact) => {
    writer.number((question - last) * step + (answer > 0 ? answerBit : 0) + impact)
    if (answer > 0) writer.number(answer)
    last = question
  }
}

export function readPostings(
  reader: ByteReader,
  onPosting: (question: number, answer: number, impact: number) => void,
): void {
  let question = 0
  while (!reader.isAtEnd()) {
    const packed = reader.number()
    question += Math.floor(packed / step)
    const hasAnswer = (packed & answerBit) !== 0
    onPosting(question, hasAnswer ? reader.number() : 0, packed & bestImpact)
  }
}

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

export interface FilterNames {
  hashtags: readonly string[]
  categories: readonly string[]
}
