import type { Asked, FilterCounts, Found, Result, Search } from '../search/search.ts'

/** What a query is answered, with all of its results: so that none moves another. */
export interface Answer {
  found: Found
  results: readonly Result[]
}

/** Undefined where a file can't be fetched. */
export async function findAnswer(search: Search, asked: Asked): Promise<Answer | undefined> {
  try {
    const found = await search.find(asked)
    return { found, results: await Promise.all(found.results) }
  } catch {
    return undefined
  }
}

/** Undefined where a file can't be fetched: results are worth showing without. */
export async function findCounts({ found }: Answer): Promise<FilterCounts | undefined> {
  try {
    return found.total === 0 ? undefined : await found.countFilters()
  } catch {
    return undefined
  }
}
