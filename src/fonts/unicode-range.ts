// Characters that CSS names with a face: what it names is looked for there first, and then in the other faces.

/**
 * A value of `unicode-range` of at most so many characters. Where it is short of them it names more than it is given:
 * the narrowest gaps between ranges.
 */
export function toUnicodeRange(characters: string, most: number): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0)
  points.sort((a, b) => a - b)
  let text = ''
  for (const gap of listGaps(points)) {
    text = merge(points, gap).map(printRange).join()
    if (text.length <= most) return text
  }
  return text
}

/** Distances between neighbours, each once, the narrowest first. */
function listGaps(points: readonly number[]): number[] {
  const gaps = points.map((point, index) => point - (points[index - 1] ?? point - 1))
  return [...new Set([1, ...gaps])].sort((a, b) => a - b)
}

/** @param gap between two points that are in one range. */
function merge(points: readonly number[], gap: number): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point - last[1] <= gap) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

function printRange(range: readonly [first: number, last: number]): string {
  const [first, last] = range.map((point) => point.toString(16))
  return first === last ? `U+${first}` : `U+${first}-${last}`
}
