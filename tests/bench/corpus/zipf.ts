import type { Random } from './random.ts'

/** Ranks from 0, the first the most frequent: rank r is drawn in proportion to 1 / (r + 1 + shift). */
export function createZipf(ranks: number, shift: number): (random: Random) => number {
  const sums: number[] = []
  let total = 0
  for (let rank = 0; rank < ranks; rank += 1) {
    total += 1 / (rank + 1 + shift)
    sums.push(total)
  }
  return (random) => firstAbove(sums, random.fraction() * total)
}

function firstAbove(sums: readonly number[], point: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  return low
}
