import type { People, Person } from '../content-folder/people.ts'
import type { Redactions } from '../content-folder/redactions.ts'
import { compareText } from '../question/issue.ts'
import { toIdKey } from '../question/question-id.ts'
import { compareLists, type ListDifference, type Replacement } from './compare-questions.ts'

export interface PersonChange {
  id: string
  /** Whether the person is new to the file, or is no longer in it; absent where an entry was edited. */
  presence?: 'added' | 'removed'
  /** The present name of somebody added, the last one of somebody removed. */
  name: string
  /** Only what differs of an entry that was edited. */
  renamed?: Replacement<string>
  formerNames?: ListDifference<string>
  url?: Replacement<string | undefined>
  /** That the few sentences are others; what they say is not told. */
  about?: boolean
}

/** Ids in code-unit order. Of somebody who is redacted on either side nothing is told. */
export function comparePeople(
  before: People,
  after: People,
  { people: redacted }: Redactions,
): PersonChange[] {
  const keys = new Set(Array.from(redacted, toIdKey))
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => !keys.has(toIdKey(id)))
  return ids.sort(compareText).flatMap((id) => comparePerson(id, before.get(id), after.get(id)))
}

function comparePerson(id: string, old: Person | undefined, now: Person | undefined): PersonChange[] {
  if (!old) return now ? [{ id, presence: 'added', name: now.name }] : []
  if (!now) return [{ id, presence: 'removed', name: old.name }]
  const formerNames = compareLists(old.formerNames, now.formerNames)
  const differences = {
    ...(old.name === now.name ? {} : { renamed: { before: old.name, after: now.name } }),
    ...(formerNames ? { formerNames } : {}),
    ...(old.url === now.url ? {} : { url: { before: old.url, after: now.url } }),
    ...(old.about === now.about ? {} : { about: true }),
  }
  return Object.keys(differences).length === 0 ? [] : [{ id, name: now.name, ...differences }]
}
