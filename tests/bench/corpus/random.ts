// Random numbers with a seed of their own (mulberry32), so that a corpus is the same on every machine.

export interface Random {
  /** At least 0 and under 1. */
  readonly fraction: () => number
  /** From `least` to `most`, both included. */
  readonly integer: (least: number, most: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
  readonly chance: (probability: number) => boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const integer = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    integer,
    pick: (choices) => choices[integer(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => fraction() < probability,
  }
}

/** A seed for one question: neighbours share nothing, and a question does not depend on those before it. */
export function mixSeed(seed: number, number: number): number {
  return Math.imul(seed ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b) >>> 0
}

export type Choices = readonly [string, ...string[]]

/** Words and phrases of a list, which bars keep apart. */
export function toChoices(list: string): Choices {
  const [first = '', ...others] = list.trim().split(/\s*\|\s*/)
  return [first, ...others]
}

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
