// Markdown says of no address where it is: others are put into the places that may be one, and looked for in what is read.
import type { Destination } from './find-destinations.ts'
import { replacePlaces } from './replace-places.ts'

export interface StandIns {
  /** The body with an address of its own at each place. */
  text: string
  /** @param index of a place. */
  toStandIn: (index: number) => string
  /** Any of them in a text. */
  pattern: RegExp
}

export function putStandIns(body: string, places: readonly Destination[]): StandIns {
  let name = 'stand-in'
  while (body.includes(name)) name += '-'
  const toStandIn = (index: number) => `/files/${name}/${index}.png`
  return {
    text: replacePlaces(body, places, (_, index) => toStandIn(index)),
    toStandIn,
    pattern: new RegExp(`/files/${name}/\\d+\\.png`, 'g'),
  }
}
