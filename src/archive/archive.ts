// All questions in the order of their last activity, and what is near one in it.
import type { Activity } from '../format/activity.ts'
import { compareText } from '../format/issue.ts'
import type { Hashtag } from '../format/names.ts'

/** What the archive has to know of each question to order and group it; anything more rides along. */
export interface Archivable {
  id: string
  title?: string
  category?: string | undefined
  hashtags: readonly Hashtag[]
  /** The newest activity, and its instant in milliseconds. */
  last: Activity
  lastInstant: number
}

export interface Archive<Q extends Archivable> {
  /** Newest activity first, equal times by id (decision 5). */
  questions: readonly Q[]
  /** Position of each question in `questions`. */
  positions: ReadonlyMap<string, number>
  /** Carriers of each hashtag in the same order; hashtags in code-unit order. */
  byHashtag: ReadonlyMap<Hashtag, readonly Q[]>
  /** Positions of the same carriers. */
  positionsByHashtag: ReadonlyMap<Hashtag, readonly number[]>
}

/** @param unordered with unique ids; the list itself stays as it is. */
export function createArchive<Q extends Archivable>(unordered: readonly Q[]): Archive<Q> {
  const questions = unordered.toSorted(compareByActivity)
  const groups = new Map<Hashtag, number[]>()
  for (const [position, { hashtags }] of questions.entries()) {
    for (const hashtag of hashtags) {
      const carriers = groups.get(hashtag)
      if (carriers) carriers.push(position)
      else groups.set(hashtag, [position])
    }
  }
  const positionsByHashtag = new Map([...groups].sort(([a], [b]) => compareText(a, b)))
  const toQuestions = (positions: readonly number[]) => positions.flatMap((each) => questions[each] ?? [])
  return {
    questions,
    positions: new Map(questions.map((question, position) => [question.id, position])),
    byHashtag: new Map(Array.from(positionsByHashtag, ([hashtag, each]) => [hashtag, toQuestions(each)])),
    positionsByHashtag,
  }
}

/** For sorting: the newest activity first, equal instants by id in code-unit order (decision 5). */
export function compareByActivity(a: Archivable, b: Archivable): number {
  return b.lastInstant - a.lastInstant || compareText(a.id, b.id)
}

/** Hashtags by number of carriers, most used first; equal numbers in code-unit order. */
export function rankHashtags<Q extends Archivable>(
  archive: Archive<Q>,
): { hashtag: Hashtag; count: number }[] {
  return Array.from(archive.byHashtag, ([hashtag, carriers]) => ({ hashtag, count: carriers.length })).sort(
    (a, b) => b.count - a.count || compareText(a.hashtag, b.hashtag),
  )
}

interface Neighbour<Q extends Archivable> {
  question: Q
  shared: Hashtag[]
}

/** Questions looked at on either side of one in each list that it is found by: nearness in time, and bounded work. */
const reach = 4

/** The same of those whose titles hold a word. */
const titleReach = 20

/** A word of more titles than this share says nothing. */
const mostTitles = 0.1

/**
 * Questions that share the most hashtags with one; of one without hashtags those whose titles share the rarest words, and
 * whose category is the same. Of equals the nearest in the order of activity, then the newer.
 * Of long listings only those near in time are looked at.
 * @param first those that somebody has named: they are before all others, and none is left out. @param most with them.
 */
export function findNeighbours<Q extends Archivable>(
  archive: Archive<Q>,
  question: Q,
  { most, first = [] }: { most: number; first?: readonly Q[] },
): Neighbour<Q>[] {
  const own = archive.positions.get(question.id) ?? 0
  const named = new Set(first.filter(({ id }) => id !== question.id))
  const taken = new Set(Array.from(named, ({ id }) => archive.positions.get(id)))
  const near =
    question.hashtags.length > 0 ? findNear(archive, question, own) : findAlike(archive, question, own)
  const others = near
    .filter(({ position }) => !taken.has(position))
    .sort((a, b) => b.weight - a.weight || a.distance - b.distance || a.position - b.position)
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
    for (const position of listAround(archive.positionsByHashtag.get(hashtag) ?? [], own, reach)) {
      const known = found.find((each) => each.position === position)
      if (known) {
        known.shared.push(hashtag)
        known.weight += 1
      } else found.push({ position, distance: Math.abs(position - own), shared: [hashtag], weight: 1 })
    }
  }
  return found
}

/** By the words of its title, the rarer the heavier, and by its category. */
function findAlike<Q extends Archivable>(archive: Archive<Q>, question: Q, own: number): Found[] {
  const { questions } = archive
  const byTerm = titleTerms.get(archive) ?? createTitleTerms(questions)
  titleTerms.set(archive, byTerm)
  const weights = new Map<number, number>()
  for (const term of listTerms(question)) {
    const positions = byTerm.get(term) ?? []
    const isCategory = term.startsWith(categorySign)
    if (!isCategory && positions.length > Math.max(2, mostTitles * questions.length)) continue
    const weight = Math.log(questions.length / positions.length)
    for (const position of listAround(positions, own, isCategory ? reach : titleReach))
      weights.set(position, (weights.get(position) ?? 0) + weight)
  }
  return Array.from(weights, ([position, weight]) => ({
    position,
    distance: Math.abs(position - own),
    shared: [],
    weight,
  })).filter(({ weight }) => weight > 0)
}

/** Positions of the questions of each term: made where a question without hashtags asks for it. */
const titleTerms = new WeakMap<object, ReadonlyMap<string, readonly number[]>>()

const titleWord = /\p{Script=Hangul}+|(?:(?!\p{Script=Hangul})[\p{L}\p{N}]){2,}/gu

/** Before the name of a category, which is a term like a word. */
const categorySign = '\n'

function createTitleTerms(questions: readonly Archivable[]): Map<string, number[]> {
  const byTerm = new Map<string, number[]>()
  for (const [position, question] of questions.entries()) {
    for (const term of listTerms(question)) {
      const positions = byTerm.get(term)
      if (positions) positions.push(position)
      else byTerm.set(term, [position])
    }
  }
  return byTerm
}

/** Each once: words of the title in small letters, of Hangul each two syllables beside each other, and the category. */
function listTerms({ title = '', category }: Archivable): Set<string> {
  const terms = new Set<string>(category === undefined ? [] : [categorySign + category])
  for (const [word] of title.normalize('NFC').toLowerCase().matchAll(titleWord)) {
    if (!/^\p{Script=Hangul}/u.test(word)) terms.add(word)
    else for (let index = 0; index + 1 < word.length; index += 1) terms.add(word.slice(index, index + 2))
  }
  return terms
}

/** @param positions in ascending order. @returns those that are nearest, but for its own. */
function* listAround(positions: readonly number[], own: number, most: number): Generator<number> {
  const place = findPlace(positions, own)
  const end = Math.min(place + most + 1, positions.length)
  for (let index = Math.max(0, place - most); index < end; index += 1) {
    const position = positions[index] ?? own
    if (position !== own) yield position
  }
}

/** By its position: an archive has a neighbourhood for each question, and numbers are quick to compare. */
interface Found {
  position: number
  /** Questions between, and one. */
  distance: number
  shared: Hashtag[]
  /** Of what it was found by. */
  weight: number
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

/** The questions before and after one in a list of the newest activity first. */
interface Turn<Q extends Archivable> {
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

/**
 * Hashtags that often are together with one, or on some questions, most often first; equal numbers in code-unit order. Those that do so once
 * are named only where none does it more often.
 */
export function findRelatedHashtags(
  hashtag: Hashtag | undefined,
  carriers: readonly Archivable[],
  most: number,
): { hashtag: Hashtag; count: number }[] {
  const counts = new Map<Hashtag, number>()
  for (const carrier of carriers) {
    for (const other of carrier.hashtags) {
      if (other !== hashtag) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
  }
  const found = Array.from(counts, ([other, count]) => ({ hashtag: other, count }))
  const isOften = found.some(({ count }) => count > 1)
  return found
    .filter(({ count }) => count > 1 || !isOften)
    .sort((a, b) => b.count - a.count || compareText(a.hashtag, b.hashtag))
    .slice(0, most)
}
