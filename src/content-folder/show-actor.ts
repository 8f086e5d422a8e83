import { deletedActor } from '../question/activity.ts'
import type { FoundInText } from '../question/find-in-text.ts'
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
 * Whole actor fields, however they are spelled. A redacted person is deleted under any name; a name that is redacted
 * through a person leaves somebody else of that name alone.
 */
export function createShowActor(names: readonly RedactedName[], showName: ShowName): ShowActor {
  const byKey = Map.groupBy(names.keys(), (place) => toNameKey(names[place]?.name ?? ''))
  const byPerson = Map.groupBy(names.keys(), (place) => names[place]?.person)
  const isOf = (place: number, person: string | undefined) => names[place]?.person === person
  const findPlaces = (actor: string, person: string | undefined): number[] => {
    const places = byKey.size === 0 ? [] : (byKey.get(toNameKey(actor)) ?? [])
    if (person === undefined) return places
    const own = places.filter((place) => isOf(place, undefined) || isOf(place, person))
    // Whatever the field says, the person is found.
    return own.length > 0 ? own : (byPerson.get(person) ?? []).slice(0, 1)
  }
  return (actor, person) => {
    const places = findPlaces(actor, person)
    if (places.length > 0) return { shown: deletedActor, person: undefined, names: places }
    return { ...showName(actor, person !== undefined), person }
  }
}
