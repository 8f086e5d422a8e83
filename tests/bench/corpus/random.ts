// A small generator with a seed of its own (mulberry32), so that a corpus is the same on every machine.

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
