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
  const shared = new Map<Q, Hashtag[]>()
  for (const hashtag of question.hashtags) {
    const carriers = archive.byHashtag.get(hashtag) ?? []
    const place = findPlace(archive, carriers, own)
    for (const other of carriers.slice(Math.max(0, place - reach), place + reach + 1)) {
      if (other.id === question.id) continue
      const hashtags = shared.get(other)
      if (hashtags) hashtags.push(hashtag)
      else shared.set(other, [hashtag])
    }
  }
  const distance = (other: Q) => Math.abs((archive.positions.get(other.id) ?? 0) - own)
  const position = (other: Q) => archive.positions.get(other.id) ?? 0
  return Array.from(shared, ([other, hashtags]) => ({ question: other, shared: hashtags }))
    .sort(
      (a, b) =>
        b.shared.length - a.shared.length ||
        distance(a.question) - distance(b.question) ||
        position(a.question) - position(b.question),
    )
    .slice(0, most)
}

/** Index among the carriers of the question that stands at a position of the whole archive. */
function findPlace<Q extends Archivable>(
  archive: Archive<Q>,
  carriers: readonly Q[],
  position: number,
): number {
  let low = 0
  let high = carriers.length
  while (low < high) {
    const middle = (low + high) >> 1
    const candidate = carriers[middle]
    if (candidate && (archive.positions.get(candidate.id) ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}
