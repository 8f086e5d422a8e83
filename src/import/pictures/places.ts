// Where in a body the addresses of its pictures are, to the letter. Markdown says of no address where it is, so each
// place that may be one is tried: another address is put there, and what the body then says must differ in that alone.

import { listAddresses } from '../../body/links/addresses.ts'
import { findWrittenAddress, type MarkdownOptions, parseMarkdown, type Token } from '../../body/markdown.ts'
import { decodeEntities, entities } from '../../body/raw-html.ts'
import { limits } from '../../format/limits.ts'
import { toPicturePath } from '../../format/pictures/picture.ts'
import type { DiscussionRecords, TextRecord } from '../records.ts'

interface PutOptions {
  math: boolean
  findOwnAddress: FindOwnAddress
}

/**
 * A discussion whose bodies name what was fetched after an earlier import, as its files do. Else each would come back with
 * an address whose host may be gone by now.
 */
export function putFetchedPictures(
  { question, answers, comments }: DiscussionRecords,
  { math, findOwnAddress }: PutOptions,
): DiscussionRecords {
  const put = (text: TextRecord, comment: boolean): TextRecord => {
    const markdown = text.markdown ?? ''
    const { body } = putOwnPictures(markdown, { math, comment }, findOwnAddress)
    return { markdown: comment && body.length > limits.commentText ? markdown : body }
  }
  return {
    question: { ...question, body: put(question.body, false) },
    answers: answers.map((answer) => ({ ...answer, body: put(answer.body, false) })),
    comments: comments.map((comment) => ({ ...comment, body: put(comment.body, true) })),
  }
}

/** Address of a picture of the archive's own, `/files/…`; undefined for one that stays as it is. */
export type FindOwnAddress = (address: string) => string | undefined

/**
 * Pictures of the archive's own in the place of those that a body names: every other letter of it stays. @returns in
 * `replaced` what went, with offsets in the body that was, and what came.
 */
export function putOwnPictures(body: string, kind: BodyKind, findOwnAddress: FindOwnAddress) {
  const replaced = findPicturePlaces(body, kind).places.flatMap((place) => {
    const own = findOwnAddress(place.address)
    return own === undefined ? [] : [{ ...place, own }]
  })
  return { body: replacePlaces(body, replaced, ({ own }) => own), replaced }
}

/** Offsets in a text. */
interface PicturePlace {
  start: number
  end: number
  /** As it is read: without escapes. */
  address: string
}

interface PicturePlaces {
  /** In order, and no two in one place; also of links to a picture that the same body shows. */
  places: PicturePlace[]
  /** Addresses of pictures of which no place is known. */
  unplaced: string[]
}

interface BodyKind {
  math: boolean
  /** Whether it is a comment, in which HTML is text. */
  comment: boolean
}

const none: PicturePlaces = { places: [], unplaced: [] }

/** Of Markdown pictures, of `<img>`, and of larger pictures that they are links to; without those of the archive's own. */
export function findPicturePlaces(body: string, kind: BodyKind): PicturePlaces {
  if (!mayShowPictures.test(body)) return none
  const tokens = parseMarkdown(body, kind)
  const addresses = listForeign(tokens)
  if (addresses.size === 0) return none
  const candidates = findDestinations(body, (address) => addresses.has(address))
  const places = tryPlaces({ body, kind, tokens }, candidates) ?? []
  const known = new Set(places.map(({ address }) => address))
  return { places, unplaced: [...addresses].filter((address) => !known.has(address)) }
}

/** The addresses alone, which is much quicker. */
export function listPictureAddresses(body: string, kind: BodyKind): Iterable<string> {
  return mayShowPictures.test(body) ? listForeign(parseMarkdown(body, kind)) : []
}

const mayShowPictures = /!\[|<img[\s/]/i

function listForeign(tokens: readonly Token[]): Set<string> {
  return new Set(listPictures(tokens).filter((address) => toPicturePath(address) === undefined))
}

function listPictures(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    if (token.type === 'image') return [findWrittenAddress(token)]
    const isLarger = token.type === 'link_open' && leadsToPicture(token, tokens[index + 1])
    return isLarger ? [findWrittenAddress(token)] : listPictures(token.children ?? [])
  })
}

/** Behind a small picture there often is the same in its full size. */
function leadsToPicture(link: Token, next: Token | undefined): boolean {
  return next?.type === 'image' && /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i.test(findWrittenAddress(link))
}

/** Undefined where the body would not say the same with other addresses there. */
function tryPlaces(
  { body, kind, tokens }: { body: string; kind: BodyKind; tokens: readonly Token[] },
  candidates: readonly PicturePlace[],
): PicturePlace[] | undefined {
  const read = (places: readonly PicturePlace[]) => {
    const standIns = putStandIns(body, places)
    return { ...standIns, tokens: parseMarkdown(standIns.text, kind) }
  }
  const all = read(candidates)
  /** Stand-ins that became the address of a picture or a link, and those that are text. */
  const uses = { asAddress: new Set<string>(), inText: new Set<string>() }
  const findUses = (token: Token): void => {
    token.children?.forEach(findUses)
    if (/^(?:image|link_open)$/.test(token.type)) uses.asAddress.add(findWrittenAddress(token))
    if (token.type === 'inline') return
    for (const [found] of `${token.content}\n${token.info}`.matchAll(all.pattern)) uses.inText.add(found)
  }
  all.tokens.forEach(findUses)
  const places = candidates.filter((_, index) => {
    const standIn = all.toStandIn(index)
    return uses.asAddress.has(standIn) && !uses.inText.has(standIn)
  })
  const tried = places.length === candidates.length ? all : read(places)
  const addresses = new Map(places.map(({ address }, index) => [tried.toStandIn(index), address]))
  return toShape(tried.tokens, addresses) === toShape(tokens, new Map()) ? places : undefined
}

/** All that tokens say, with addresses in the place of those that replaced them. */
function toShape(tokens: readonly Token[], addresses: ReadonlyMap<string, string>): string {
  const describe = (token: Token): unknown => {
    const { type, tag, markup, info, content, children, map } = token
    const written = findWrittenAddress(token)
    const attributes = (token.attrs ?? []).filter(([name]) => name !== 'src' && name !== 'href')
    const text = type === 'inline' ? '' : content
    const address = addresses.get(written) ?? written
    return [type, tag, markup, info, text, map, address, attributes, (children ?? []).map(describe)]
  }
  return JSON.stringify(tokens.map(describe))
}

// Markdown says of no address where it is: others are put into the places that may be one, and looked for in what is read.

/** Where the wanted addresses of links and images are, and not the same signs in text or code. */
export function findAddressPlaces(
  body: string,
  kind: MarkdownOptions,
  isWanted: (address: string) => boolean,
): PicturePlace[] {
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
function putStandIns(body: string, places: readonly PicturePlace[]) {
  let name = 'stand-in'
  while (body.includes(name)) name += '-'
  const toStandIn = (index: number) => `/files/${name}/${index}.png`
  return {
    text: replacePlaces(body, places, (_, index) => toStandIn(index)),
    toStandIn,
    pattern: new RegExp(`/files/${name}/\\d+\\.png`, 'g'),
  }
}

const openers = /\](?:\(|:)\s*|\b(?:src|href)\s*=\s*/gi

/**
 * Everything in a body that may be an address: what is behind `](`, behind `]:`, and the value of `src` or `href`.
 * Those whose address is wanted, in order, and none inside of another. The time grows with the length of the text.
 */
function findDestinations(body: string, isWanted: (address: string) => boolean): PicturePlace[] {
  const found: PicturePlace[] = []
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

function readAttribute(body: string, offset: number): PicturePlace | undefined {
  quoted.lastIndex = offset
  const [whole = '', double, single, bare] = quoted.exec(body) ?? []
  const value = double ?? single ?? bare ?? ''
  if (value === '') return undefined
  const start = offset + (bare === undefined ? 1 : 0)
  return { start, end: offset + whole.length - (bare === undefined ? 1 : 0), address: decodeEntities(value) }
}

const bracketed = /<((?:\\.|[^<>\n\\])*)>/y

function readMarkdown(body: string, offset: number): PicturePlace | undefined {
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
