// Where in a body the addresses of its pictures are, to the letter. Markdown says of no address where it is, so each
// place that may be one is tried: another address is put there, and what the body then says must differ in that alone.
import { findWrittenAddress, parseMarkdown, type Token } from '../../body/markdown.ts'
import { limits } from '../../format/limits.ts'
import { toPicturePath } from '../../format/pictures/picture.ts'
import type { DiscussionRecords, TextRecord } from '../records.ts'
import { findDestinations, putStandIns, replacePlaces } from './destinations.ts'

interface PutOptions {
  math: boolean
  findOwnAddress: FindOwnAddress
}

/**
 * A thread whose bodies name what was fetched after an earlier import, as its files do. Else each would come back with
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

/** Offsets in the body. */
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
