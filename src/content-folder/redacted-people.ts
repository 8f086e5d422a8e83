// What follows of a redacted person: all names are, and nothing else of the person is known to pages.
import { isRole, toActor } from '../question/activity.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import type { People, Person } from './people.ts'
import type { Redactions } from './redactions.ts'

/**
 * With the names of redacted people behind those of the file. A person whose names are not known has one entry without
 * a name, which is found in no text.
 * @param former entries of before, in the place of people.yaml that can't be read.
 */
export function addRedactedPeople(
  redactions: Redactions,
  people: People,
  former?: readonly RedactedName[],
): Redactions {
  const actors = redactions.actors.filter(({ person }) => person === undefined)
  const ofPeople = [...redactions.people].flatMap((id) => {
    const person = people.get(id)
    if (person) return toNames(id, person)
    return former ? former.filter((each) => each.person === id) : [toEntry(id, '')]
  })
  return { ...redactions, actors: [...actors, ...ofPeople] }
}

function toNames(id: string, { name, formerNames }: Person): RedactedName[] {
  const names = [...new Set([name, ...formerNames])].filter((each) => !isRole(toActor(each)))
  return names.length === 0 ? [toEntry(id, '')] : names.map((each) => toEntry(id, each))
}

function toEntry(person: string, name: string): RedactedName {
  return { name, onlyActors: name === '', person }
}

/** Without those whose name, address and text must not be shown. */
export function withoutRedacted(people: People, redactions: Redactions): People {
  if (redactions.people.size === 0) return people
  return new Map([...people].filter(([id]) => !redactions.people.has(id)))
}
