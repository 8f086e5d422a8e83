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
  const found: Found[] = []
  for (const hashtag of question.hashtags) {
    const carriers = archive.positionsByHashtag.get(hashtag) ?? []
    const place = findPlace(carriers, own)
    const end = Math.min(place + reach + 1, carriers.length)
    for (let index = Math.max(0, place - reach); index < end; index += 1) {
      const position = carriers[index] ?? own
      if (position === own) continue
      const known = found.find((each) => each.position === position)
      if (known) known.shared.push(hashtag)
      else found.push({ position, distance: Math.abs(position - own), shared: [hashtag] })
    }
  }
  return found
    .sort(compareByNearness)
    .slice(0, most)
    .flatMap(({ position, shared }) => {
      const other = archive.questions[position]
      return other ? [{ question: other, shared }] : []
    })
}

/** By its position: an archive has a neighbourhood for each question, and numbers are quick to compare. */
interface Found {
  position: number
  /** Questions between, and one. */
  distance: number
  shared: Hashtag[]
}

function compareByNearness(a: Found, b: Found): number {
  return b.shared.length - a.shared.length || a.distance - b.distance || a.position - b.position
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
