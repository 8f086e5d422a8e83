// What follows of a redacted person: all names are, and nothing else of the person is known to pages.
import { isRole, toActor } from '../question/activity.ts'
import { toIdKey } from '../question/question-id.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import type { People, Person } from './people.ts'
import type { Redactions } from './redactions.ts'

/**
 * With the names of redacted people behind those of the file, by ids in any case or Unicode form. A person whose names
 * are not known has one entry without a name, which is found in no text.
 * @param former entries of before, in the place of people.yaml that can't be read.
 */
export function addRedactedPeople(
  redactions: Redactions,
  people: People,
  former?: readonly RedactedName[],
): Redactions {
  const actors = redactions.actors.filter(({ person }) => person === undefined)
  if (redactions.people.size === 0) return { ...redactions, actors }
  const byKey = Map.groupBy(people.keys(), toIdKey)
  const ofPeople = [...redactions.people].flatMap((id) => {
    const known = (byKey.get(toIdKey(id)) ?? []).flatMap((each) => people.get(each) ?? [])
    if (known.length > 0) return known.flatMap((person) => toNames(id, person))
    return former ? former.filter(({ person }) => isSame(person, id)) : [toEntry(id, '')]
  })
  return { ...redactions, actors: [...actors, ...ofPeople] }
}

function isSame(person: string | undefined, id: string): boolean {
  return person !== undefined && toIdKey(person) === toIdKey(id)
}

function toNames(id: string, { name, formerNames }: Person): RedactedName[] {
  const names = [...new Set([name, ...formerNames])].filter((each) => !isRole(toActor(each)))
  return names.length === 0 ? [toEntry(id, '')] : names.map((each) => toEntry(id, each))
}

function toEntry(person: string, name: string): RedactedName {
  return { name, onlyActors: name === '', person }
}

/**
 * Without those whose name, address and text must not be shown. An id in another spelling stays, so that an error can name
 * it; no field that a page shows leads to it.
 */
export function withoutRedacted(people: People, redactions: Redactions): People {
  if (redactions.people.size === 0) return people
  return new Map([...people].filter(([id]) => !redactions.people.has(id)))
}
