// Other orders of a list, and selections from it (decision 26). Keyword-only entries stay among them, marked.
import type { CountName, Counts } from '../question/counts.ts'
import type { Entry, Listable } from './listing.ts'

export const ways = ['most-viewed', 'most-recommended', 'unanswered', 'poll'] as const
export type Way = (typeof ways)[number]

const ordered: Partial<Record<Way, CountName>> = {
  'most-viewed': 'views',
  'most-recommended': 'recommended',
}

/** Those at the end of an order by a count differ in little but luck. */
const mostInOrder = 50

export interface Countable extends Listable {
  counts: Counts
  poll: boolean
}

/** Whether it is the same list in another order, and no part of it. */
export function isOrder(way: Way): boolean {
  return ordered[way] !== undefined
}

/** What a way holds; nothing where it would tell no more than the list itself. @param entries newest activity first. */
export function follow<Q extends Countable>(way: Way, entries: readonly Entry<Q>[]): readonly Entry<Q>[] {
  const count = ordered[way]
  if (count) return orderBy(count, entries)
  const selected = entries.filter(({ question }) =>
    way === 'poll' ? question.poll : question.counts.answers === 0,
  )
  return selected.length === entries.length ? [] : selected
}

/**
 * The highest first, equal ones as decision 5 has them, which is the order that they come in. A question whose count is
 * not known has no place among them.
 */
function orderBy<Q extends Countable>(name: CountName, entries: readonly Entry<Q>[]): Entry<Q>[] {
  const highest: { entry: Entry<Q>; count: number }[] = []
  let [lowest, most] = [Infinity, -Infinity]
  for (const entry of entries) {
    const count = entry.question.counts[name]
    if (count === undefined) continue
    lowest = Math.min(lowest, count)
    most = Math.max(most, count)
    if (highest.length === mostInOrder && count <= (highest.at(-1)?.count ?? 0)) continue
    const place = highest.findLastIndex((other) => other.count >= count) + 1
    highest.splice(place, 0, { entry, count })
    if (highest.length > mostInOrder) highest.pop()
  }
  return lowest < most ? highest.map(({ entry }) => entry) : []
}
