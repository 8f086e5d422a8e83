import type { Activity } from '../question/activity.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'

/** What the archive has to know of each question to order and group it; anything more rides along. */
export interface Archivable {
  id: string
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
