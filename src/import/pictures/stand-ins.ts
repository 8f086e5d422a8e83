// Markdown says of no address where it is: others are put into the places that may be one, and looked for in what is read.
import { listAddresses } from '../../body/links/list-addresses.ts'
import { type MarkdownOptions, parseMarkdown } from '../../body/markdown.ts'
import { type Destination, findDestinations } from './find-destinations.ts'
import { replacePlaces } from './replace-places.ts'

/** Where the wanted addresses of links and images stand, and not the same signs in text or code. */
export function findAddressPlaces(
  body: string,
  kind: MarkdownOptions,
  isWanted: (address: string) => boolean,
): Destination[] {
  const places = findDestinations(body, isWanted)
  if (places.length === 0) return places
  const { text, toStandIn } = putStandIns(body, places)
  const read = new Set(
    parseMarkdown(text, kind)
      .flatMap(listAddresses)
      .map(({ written }) => written),
  )
  return places.filter((_, index) => read.has(toStandIn(index)))
}

/** @returns the body with an address of its own at each place, which one by the index of the place, and the pattern of all. */
export function putStandIns(body: string, places: readonly Destination[]) {
  let name = 'stand-in'
  while (body.includes(name)) name += '-'
  const toStandIn = (index: number) => `/files/${name}/${index}.png`
  return {
    text: replacePlaces(body, places, (_, index) => toStandIn(index)),
    toStandIn,
    pattern: new RegExp(`/files/${name}/\\d+\\.png`, 'g'),
  }
}
