// Links whose target other files decide on: old addresses of archived questions, and pages and pictures of this site.
// What is printed of a body is kept, so each is a sign in it until a page is made, where the target is known (decision 24).

import type { FindFormerPath } from '../../format/addresses.ts'
import { toPicturePath } from '../../format/pictures/picture.ts'
import type { Token } from '../markdown.ts'
import { createLocateAddress, listAddresses, type SafeAddress, toSafeAddress } from './addresses.ts'
import { linkSign } from './resolve-links.ts'

interface FoundCrossLink {
  /** A path of this site, which begins with `/`, or a whole address elsewhere; in canonical spelling. */
  address: string
  /** Where a path of this site is written: offsets in the body, one for each block. */
  offsets: number[]
}

/** Each address once, in the order of the body. */
export type FoundCrossLinks = ReadonlyMap<string, FoundCrossLink & { place: number }>

/**
 * @param given `findFormerPath` where the community has a former address; `from`, the place of the first, where several
 * bodies are counted together.
 */
export function findCrossLinks(
  tokens: readonly Token[],
  given: { body: string; findFormerPath: FindFormerPath | undefined; from?: number },
): FoundCrossLinks {
  const { body, findFormerPath, from = 0 } = given
  const found = new Map<string, FoundCrossLink & { place: number }>()
  const locate = createLocateAddress(body)
  for (const block of tokens) {
    const addresses = listAddresses(block)
    if (addresses.length === 0) continue
    const inBlock = new Set<string>()
    for (const { of, address, written } of addresses) {
      const candidate = of === 'link' ? toCandidate(address, findFormerPath) : toPictureCandidate(address)
      if (candidate === undefined) continue
      const known = found.get(candidate)
      const link = known ?? { address: candidate, offsets: [], place: from + found.size }
      if (!known) found.set(candidate, link)
      if (!candidate.startsWith('/') || inBlock.has(candidate)) continue
      inBlock.add(candidate)
      link.offsets.push(locate(written, block))
    }
  }
  return found
}

function toCandidate(address: string, findFormerPath: FindFormerPath | undefined): string | undefined {
  // Most addresses are elsewhere, which is quickly seen.
  if (!findFormerPath && !address.startsWith('/')) return undefined
  const safe = toSafeAddress(address)
  if (!safe) return undefined
  if ('inside' in safe) return /^\/(?:[?#]|$)/.test(safe.inside) ? undefined : safe.inside
  return findFormerPath?.(safe.outside) === undefined ? undefined : safe.outside
}

/** Of images only those of the archive's own are shown. */
function toPictureCandidate(address: string): string | undefined {
  const safe = address.startsWith('/') ? toSafeAddress(address) : undefined
  return safe && 'inside' in safe && isOwnPicture(safe) ? safe.inside : undefined
}

/** Whether an address means a file below `files/` of the content folder. */
export function isOwnPicture(address: SafeAddress): boolean {
  return 'inside' in address && toPicturePath(address.inside) !== undefined
}

/** How many of the links of a body its beginning has. @param tokens of the beginning. */
export function countCrossLinks(tokens: readonly Token[], found: FoundCrossLinks): number {
  let count = 0
  for (const block of tokens) {
    for (const { address } of listAddresses(block)) {
      const safe = toSafeAddress(address)
      const place = safe && findPlace(safe, found)
      if (place !== undefined) count = Math.max(count, place + 1)
    }
  }
  return count
}

function findPlace(address: SafeAddress, found: FoundCrossLinks): number | undefined {
  return found.get('outside' in address ? address.outside : address.inside)?.place
}

const { begin, end } = linkSign
const sign = /\ufdd4(\d+)\ufdd5/g

/**
 * What is in the HTML for a link's address until its target is known; undefined for what is no cross-link.
 * @param written shown where it leads to nothing here.
 */
export function toCrossLinkHref(
  address: SafeAddress,
  written: string,
  found: FoundCrossLinks | undefined,
): string | undefined {
  const place = found && findPlace(address, found)
  if (place === undefined) return undefined
  return `${begin}${place}${end}${'outside' in address ? address.outside : written}`
}

/** UTF-16 units of the path of a question: the folder, an id, a page and an anchor, each percent-encoded. */
export const longestTarget = 1_300

/**
 * No alias is the page of a question: it leads to that question, and to that answer on whichever page. Of other signs
 * more may be printed than is written.
 */
const ownQuestion = /^\/questions\/[\w.~%-]+\/?(?:#answer-[\w.~%-]*)?$/
/** Slashes and the number of a page. */
const aroundPage = 10

function countLongest(address: string): number {
  if (ownQuestion.test(address)) return address.length + aroundPage
  return Math.max(address.length, longestTarget)
}

/** UTF-16 units by which HTML may grow when its links are resolved. */
export function boundGrowth(html: string, found: FoundCrossLinks | undefined): number {
  if (!found || found.size === 0) return 0
  const lengths = new Map(Array.from(found.values(), ({ address, place }) => [place, countLongest(address)]))
  let growth = 0
  for (const [, place] of html.matchAll(sign)) growth += lengths.get(Number(place)) ?? 0
  return growth
}
