import type { Result } from '../search/result.ts'
import { type Asked, type FilterCounts, type Found, firstResults, type Search } from '../search/search.ts'

/** What a query is answered, with as many results as are seen at first: so that none moves another. */
export interface Answer {
  found: Found
  results: readonly Result[]
}

/** Undefined where a file can't be fetched. */
export async function findAnswer(search: Search, asked: Asked): Promise<Answer | undefined> {
  try {
    const found = await search.find(asked)
    // Those that come later are waited for by `findOthers`.
    for (const result of found.results) result.catch(() => {})
    return { found, results: await Promise.all(found.results.slice(0, firstResults)) }
  } catch {
    return undefined
  }
}

/** The results behind the first. Undefined where a file can't be fetched. */
export async function findOthers({ found }: Answer): Promise<readonly Result[] | undefined> {
  try {
    return await Promise.all(found.results.slice(firstResults))
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
