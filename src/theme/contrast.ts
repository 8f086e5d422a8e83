// How well one colour is read on another (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
import { toLinear } from './oklch.ts'

/** Small text has to reach it (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** From 1 to 21; the order does not matter. @param a `#rrggbb` @param b the same */
export function findContrast(a: string, b: string): number {
  const [one, other] = [toLuminance(a), toLuminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** On the ground on which it is read worst. */
export function findWorstContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => findContrast(colour, ground)))
}

function toLuminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
