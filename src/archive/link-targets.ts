// Where links of bodies lead that may lead to a question, a listing or an old address (decision 24).
import type { ShownPicture } from '../picture/picture.ts'
import { toPicturePath } from '../picture/picture-address.ts'
import { longestAnchor, parseAlias } from '../question/alias.ts'
import type { FindFormerPath } from '../question/former-sites.ts'
import { limits } from '../question/limits.ts'

export type LinkTarget =
  /** Anchors are percent-encoded, and empty where there is none. */
  | { to: 'question'; id: string; anchor: string }
  /** Below the base path, as it was written. */
  | { to: 'path'; path: string }
  | { to: 'picture'; picture: ShownPicture }
  /** What the site would have if there were what is missing. */
  | { to: 'nothing'; missing: 'question' | 'hashtag' | 'picture' }

/** @param address as `findCrossLinks` gives it. Undefined for one elsewhere that leads to nothing here. */
export type FindLinkTarget = (address: string) => LinkTarget | undefined

export interface LinkedArchive {
  questions: Iterable<{ id: string; aliases: readonly string[] }>
  /** Those whose old addresses lead to nothing. */
  withheld: Iterable<{ aliases: readonly string[] }>
  hasQuestion: (id: string) => boolean
  hasListing: (slug: string) => boolean
  /** @param path inside the content folder, in NFC. */
  findPicture: (path: string) => ShownPicture | undefined
  findFormerPath: FindFormerPath | undefined
}

/** Reads every alias once; a look-up then takes a time that does not grow with their number. */
export function createFindLinkTarget(archive: LinkedArchive): FindLinkTarget {
  const targets = new Map<string, LinkTarget>()
  for (const { id, aliases } of archive.questions) {
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (!parsed) continue
      const anchor = encodeURIComponent(parsed.anchor)
      targets.set(parsed.path + parsed.query, { to: 'question', id, anchor })
    }
  }
  for (const { aliases } of archive.withheld) {
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (parsed) targets.set(parsed.path + parsed.query, { to: 'nothing', missing: 'question' })
    }
  }
  return (address) => {
    const isInside = address.startsWith('/')
    const picturePath = isInside ? toPicturePath(address) : undefined
    if (picturePath !== undefined) return findPicture(picturePath, archive)
    const place = isInside ? address : archive.findFormerPath?.(address)
    if (place === undefined) return undefined
    const parts = toParts(place)
    const known = parts && findAlias(parts, targets)
    if (!isInside) return known?.to === 'question' ? known : undefined
    return known ?? findOwn(parts, address, archive)
  }
}

function findPicture(path: string, archive: LinkedArchive): LinkTarget {
  const picture = archive.findPicture(path)
  return picture ? { to: 'picture', picture } : { to: 'nothing', missing: 'picture' }
}

interface Parts {
  /** Decoded, without the slashes at its ends. */
  path: string
  /** With its `?`. */
  query: string
  /** Percent-encoded. */
  anchor: string
}

function toParts(place: string): Parts | undefined {
  const [, encoded = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(place) ?? []
  // No alias is longer, with three letters for each of its bytes.
  const path = encoded.slice(0, cutAt(encoded, '/', 3 * limits.aliasBytes))
  try {
    return { path: trimSlashes(decodeURIComponent(path).normalize('NFC')), query, anchor }
  } catch {
    return undefined
  }
}

function trimSlashes(path: string): string {
  let [start, end] = [0, path.length]
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

/**
 * The alias that an address is at or below, the longest first: with its query, of which parameters at the end may be
 * more than the alias has, then without, then cut at each `/`.
 */
function findAlias({ path, query }: Parts, targets: ReadonlyMap<string, LinkTarget>): LinkTarget | undefined {
  for (let end = cutAt(query, '&'); end > 1; end = query.lastIndexOf('&', end - 1)) {
    const target = targets.get(path + query.slice(0, end))
    if (target) return target
  }
  for (let end = cutAt(path, '/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const target = targets.get(path.slice(0, end))
    if (target) return target
  }
  return undefined
}

/** Length of the longest beginning that is worth a look, which takes as long as what it looks for. */
function cutAt(text: string, separator: string, most: number = limits.aliasBytes): number {
  return text.length <= most ? text.length : Math.max(0, text.lastIndexOf(separator, most))
}

function findOwn(
  parts: Parts | undefined,
  address: string,
  { hasQuestion, hasListing }: LinkedArchive,
): LinkTarget {
  const [folder, name, ...more] = parts?.path.split('/') ?? []
  if (folder === 'questions' && name !== undefined) {
    if (!hasQuestion(name)) return { to: 'nothing', missing: 'question' }
    // `/questions/a/2/#answer-5`: the answer may stand on another page by now.
    const isOwnPage = more.length === 0 || (more.length === 1 && /^[1-9]\d{0,3}$/.test(more[0] ?? ''))
    const anchor = parts && isOwnPage && parts.anchor.length <= longestAnchor ? parts.anchor : ''
    return { to: 'question', id: name, anchor }
  }
  if (folder === 'tags' && name !== undefined && !hasListing(name))
    return { to: 'nothing', missing: 'hashtag' }
  return { to: 'path', path: address.slice(1) }
}
