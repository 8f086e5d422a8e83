// The filters of a query by the names that its address has for them.
import { type Asked, toQuery } from '../asked.ts'

export type FilterName = 'tag' | 'category' | 'is' | 'year'

export interface Filter {
  name: FilterName
  /** As the address has it: `rest`, `unanswered`, `2024`. */
  value: string
  /** The query without this one, on its first page. */
  without: string
}

const names: readonly string[] = ['tag', 'category', 'is', 'year'] satisfies FilterName[]

function isFilterName(name: string): name is FilterName {
  return names.includes(name)
}

/**
 * Those that are set, in the order of the address: `?q=멱등&tag=rest&year=2024` has the hashtag without which it is
 * `?q=멱등&year=2024`, and the year.
 */
export function listFilters(asked: Asked): Filter[] {
  const parameters = [...new URLSearchParams(toQuery({ ...asked, page: 1 }))]
  return parameters.flatMap(([name, value], index) => {
    if (!isFilterName(name)) return []
    return { name, value, without: `?${new URLSearchParams(parameters.toSpliced(index, 1))}` }
  })
}
