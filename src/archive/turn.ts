import type { Archivable, Archive } from './archive.ts'

/** The questions before and after one in a list of the newest activity first. */
export interface Turn<Q extends Archivable> {
  newer: Q | undefined
  older: Q | undefined
}

/** @param list in the order of the archive; the question is one of it. */
export function findTurn<Q extends Archivable>(
  list: readonly Q[],
  question: Archivable,
  { positions }: Pick<Archive<Q>, 'positions'>,
): Turn<Q> {
  const toPosition = ({ id }: Archivable) => positions.get(id) ?? -1
  const own = toPosition(question)
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const found = list[middle]
    if (found && toPosition(found) < own) low = middle + 1
    else high = middle
  }
  return { newer: list[low - 1], older: list[low + 1] }
}
