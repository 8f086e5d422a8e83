import type { Hashtag } from '../question/hashtag.ts'
import type { Archivable, Archive } from './archive.ts'

export interface Neighbour<Q extends Archivable> {
  question: Q
  shared: Hashtag[]
}

/** Carriers looked at on either side of a question in each of its listings: nearness in time, and bounded work. */
const reach = 4

interface FindNeighbours<Q extends Archivable> {
  /** How many there are at most, those of `first` among them, of which none is left out. */
  most: number
  /** Those that somebody has named, in the order in which they stand before all others. */
  first?: readonly Q[]
}

/**
 * Questions that share the most hashtags with one; of equals the nearest in the order of activity, then the newer.
 * Of long listings only those near in time are looked at.
 */
export function findNeighbours<Q extends Archivable>(
  archive: Archive<Q>,
  question: Q,
  { most, first = [] }: FindNeighbours<Q>,
): Neighbour<Q>[] {
  const own = archive.positions.get(question.id) ?? 0
  const named = new Set(first.filter(({ id }) => id !== question.id))
  const taken = new Set(Array.from(named, ({ id }) => archive.positions.get(id)))
  const others = findNear(archive, question, own)
    .filter(({ position }) => !taken.has(position))
    .sort(compareByNearness)
    .slice(0, Math.max(0, most - named.size))
    .flatMap(({ position, shared }) => {
      const other = archive.questions[position]
      return other ? [{ question: other, shared }] : []
    })
  return [...Array.from(named, (other) => toNamed(other, question)), ...others]
}

function toNamed<Q extends Archivable>(other: Q, { hashtags }: Q): Neighbour<Q> {
  const carried = new Set(other.hashtags)
  return { question: other, shared: hashtags.filter((hashtag) => carried.has(hashtag)) }
}

function findNear<Q extends Archivable>(archive: Archive<Q>, { hashtags }: Q, own: number): Found[] {
  const found: Found[] = []
  for (const hashtag of hashtags) {
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
