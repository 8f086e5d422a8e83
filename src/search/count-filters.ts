import { createByteReader } from './byte-reader.ts'
import { readFilterRow, readValueRow, type ValueRow } from './columns.ts'
import type { IndexFiles } from './index-files.ts'
import { type FilterNames, type Manifest, nameAt, nameLength, questionsPerColumn } from './manifest.ts'
import { type Counted, type FilterCounts, flags } from './search.ts'

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
