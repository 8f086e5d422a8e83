// Markdown says of no address where it is: others are put into the places that may be one, and looked for in what is read.
import { listAddresses } from '../../body/links/addresses.ts'
import { type MarkdownOptions, parseMarkdown } from '../../body/markdown.ts'
import { decodeEntities, entities } from '../../body/raw-html.ts'

/** Where the wanted addresses of links and images are, and not the same signs in text or code. */
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

/** Offsets in the text. */
interface Destination {
  start: number
  end: number
  /** As it is read: without escapes. */
  address: string
}

const openers = /\](?:\(|:)\s*|\b(?:src|href)\s*=\s*/gi

/**
 * Everything in a body that may be an address: what is behind `](`, behind `]:`, and the value of `src` or `href`.
 * Those whose address is wanted, in order, and none inside of another. The time grows with the length of the text.
 */
export function findDestinations(body: string, isWanted: (address: string) => boolean): Destination[] {
  const found: Destination[] = []
  let end = 0
  // A definition begins a line: within an address that it may have, there is no other.
  let definitionEnd = 0
  for (const opener of body.matchAll(openers)) {
    const offset = opener.index + opener[0].length
    const isDefinition = opener[0].startsWith(']:')
    if (offset < end || (isDefinition && offset < definitionEnd)) continue
    const destination = opener[0].startsWith(']') ? readMarkdown(body, offset) : readAttribute(body, offset)
    if (!destination) continue
    if (isDefinition) definitionEnd = destination.end
    if (!isWanted(destination.address)) continue
    found.push(destination)
    end = destination.end
  }
  return found
}

const quoted = /"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)/y

function readAttribute(body: string, offset: number): Destination | undefined {
  quoted.lastIndex = offset
  const [whole = '', double, single, bare] = quoted.exec(body) ?? []
  const value = double ?? single ?? bare ?? ''
  if (value === '') return undefined
  const start = offset + (bare === undefined ? 1 : 0)
  return { start, end: offset + whole.length - (bare === undefined ? 1 : 0), address: decodeEntities(value) }
}

const bracketed = /<((?:\\.|[^<>\n\\])*)>/y

function readMarkdown(body: string, offset: number): Destination | undefined {
  bracketed.lastIndex = offset
  const inner = bracketed.exec(body)?.[1]
  const start = inner === undefined ? offset : offset + 1
  const end = inner === undefined ? findBareEnd(body, offset) : start + inner.length
  return end > start ? { start, end, address: toRead(body.slice(start, end)) } : undefined
}

/** Levels of brackets in an address, as the parser has them. */
const mostBrackets = 32

/** An address without `<>` ends at white space, or at a bracket that none of its own has opened. */
function findBareEnd(body: string, start: number): number {
  let level = 0
  let offset = start
  for (; offset < body.length; offset += 1) {
    const sign = body[offset] ?? ''
    if (sign <= ' ' || sign === '\u007f') break
    if (sign === '\\' && (body[offset + 1] ?? ' ') > ' ') offset += 1
    else if (sign === '(') level += 1
    else if (sign === ')') level -= 1
    if (level < 0 || level > mostBrackets) break
  }
  return Math.min(offset, body.length)
}

const escapes = new RegExp(`\\\\([!-/:-@[-\`{-~])|${entities.source}`, 'gi')

/** `\\&amp;` is an escaped sign before letters, and no entity. */
function toRead(written: string): string {
  return written.replace(escapes, (found, sign: string | undefined) => sign ?? decodeEntities(found))
}

/** The body with other texts at places, which are in order. */
export function replacePlaces<Place extends { start: number; end: number }>(
  body: string,
  places: readonly Place[],
  toText: (place: Place, index: number) => string,
): string {
  let replaced = ''
  let end = 0
  for (const [index, place] of places.entries()) {
    replaced += body.slice(end, place.start) + toText(place, index)
    end = place.end
  }
  return replaced + body.slice(end)
}
