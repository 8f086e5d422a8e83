import type { Hashtag } from '../question/hashtag.ts'
import type { Archivable, Archive } from './archive.ts'

export interface Neighbour<Q extends Archivable> {
  question: Q
  shared: Hashtag[]
}

/** Carriers looked at on either side of a question in each of its listings: nearness in time, and bounded work. */
const reach = 4

/**
 * Questions that share the most hashtags with one; of equals the nearest in the order of activity, then the newer.
 * Of long listings only those near in time are looked at.
 */
export function findNeighbours<Q extends Archivable>(
  archive: Archive<Q>,
  question: Q,
  most: number,
): Neighbour<Q>[] {
  const own = archive.positions.get(question.id) ?? 0
  // Positions stand for questions: an archive has a neighbourhood for each, and numbers are quick to compare.
  const shared = new Map<number, Hashtag[]>()
  for (const hashtag of question.hashtags) {
    const carriers = archive.positionsByHashtag.get(hashtag) ?? []
    const place = findPlace(carriers, own)
    for (const other of carriers.slice(Math.max(0, place - reach), place + reach + 1)) {
      if (other === own) continue
      const hashtags = shared.get(other)
      if (hashtags) hashtags.push(hashtag)
      else shared.set(other, [hashtag])
    }
  }
  return Array.from(shared)
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || Math.abs(a - own) - Math.abs(b - own) || a - b)
    .slice(0, most)
    .flatMap(([position, hashtags]) => {
      const other = archive.questions[position]
      return other ? [{ question: other, shared: hashtags }] : []
    })
}

/** Index of the first that is not less. @param positions in ascending order. */
function findPlace(positions: readonly number[], position: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}
