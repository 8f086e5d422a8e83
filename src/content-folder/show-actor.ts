import { deletedActor } from '../question/activity.ts'
import type { FoundInText } from '../question/find-in-text.ts'
import { toIdKey } from '../question/question-id.ts'
import { type RedactedName, toNameKey } from '../question/redacted-names.ts'

export interface ShownActor {
  shown: string
  /** Who it was; undefined where nobody may know. */
  person: string | undefined
  /** Positions, in the list of redacted names, of those that were found. */
  names: number[]
}

export type ShowActor = (actor: string, person?: string) => ShownActor

/** @returns what of a text is shown instead, and which names it held; `own` leaves out names of redacted people. */
type ShowName = (text: string, own: boolean) => { shown: string; names: FoundInText['names'] }

/**
 * Whole actor fields, however they are spelled. A redacted person is deleted under any name, and
 * by an id in any case or Unicode form; a name that is redacted
 * through a person leaves somebody else of that name alone.
 */
export function createShowActor(names: readonly RedactedName[], showName: ShowName): ShowActor {
  const byKey = Map.groupBy(names.keys(), (place) => toNameKey(names[place]?.name ?? ''))
  const people = names.map(({ person }) => (person === undefined ? undefined : toIdKey(person)))
  const byPerson = Map.groupBy(names.keys(), (place) => people[place])
  const findPlaces = (actor: string, person: string | undefined): number[] => {
    const places = byKey.size === 0 ? [] : (byKey.get(toNameKey(actor)) ?? [])
    if (person === undefined) return places
    const key = toIdKey(person)
    const own = places.filter((place) => people[place] === undefined || people[place] === key)
    // Whatever the field says, the person is found.
    return own.length > 0 ? own : (byPerson.get(key) ?? []).slice(0, 1)
  }
  return (actor, person) => {
    const places = findPlaces(actor, person)
    if (places.length > 0) return { shown: deletedActor, person: undefined, names: places }
    return { ...showName(actor, person !== undefined), person }
  }
}
