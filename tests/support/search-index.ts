// The index of the search as a test looks at it: unpacked, and asked without a browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { nothingAsked, type Search } from '../../src/search/asked.ts'
import { type Manifest, manifestFile, nameAt, nameLength, toFileName } from '../../src/search/index-format.ts'
import { readTermFile } from '../../src/search/look-up.ts'
import { openSearch } from '../../src/search/open-search.ts'
import { listFiles } from './output-files.ts'

const address = 'http://localhost/search/'

/** A search that reads the files of an output. Whoever calls puts `fetch` back (`vi.unstubAllGlobals`). */
export function openBuiltSearch(out: string, stub: (name: 'fetch', value: typeof fetch) => void): Search {
  stub('fetch', async (file) => {
    const isOfIndex = String(file).startsWith(address)
    const path = isOfIndex
      ? join(out, 'search', String(file).slice(address.length))
      : join(out, decodeURI(new URL(String(file)).pathname), 'index.html')
    return new Response(Uint8Array.from(readFileSync(path)))
  })
  return openSearch(address)
}

/** Ids of the first ten questions that are found. */
export async function findFirstTen(search: Search, text: string): Promise<string[]> {
  const { results } = await search.find({ ...nothingAsked, text })
  const first = await Promise.all(results.slice(0, 10))
  return first.map(({ path }) => path.split('/')[1] ?? '')
}

/** Every term of an index. */
export function listTerms(out: string): string[] {
  const { termFiles } = JSON.parse(readIndexFile(out, manifestFile).toString()) as Manifest
  return Array.from({ length: termFiles.length / nameLength }, (_, place) =>
    nameAt(termFiles, place),
  ).flatMap((name) => readTermFile(readIndexFile(out, toFileName(name))).map(({ term }) => term))
}

/** All that the files of an index say, one after another. */
export function readWholeIndex(out: string): string {
  return listFiles(join(out, 'search'))
    .filter((file) => file.endsWith('.bin'))
    .map((file) => readIndexFile(out, file).toString())
    .join('\n')
}

function readIndexFile(out: string, file: string): Buffer {
  return inflateSync(readFileSync(join(out, 'search', file)))
}

interface Query {
  query: string
  /** Ids of questions. */
  expect: string[]
}

export function readQueries(path: string): Query[] {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Wanted questions that are not among the first ten, as `query → id`. */
export async function findMisses(search: Search, queries: readonly Query[]): Promise<string[]> {
  const misses: string[] = []
  for (const { query, expect: wanted } of queries) {
    const found = await findFirstTen(search, query)
    misses.push(...wanted.filter((id) => !found.includes(id)).map((id) => `${query} → ${id}`))
  }
  return misses
}
