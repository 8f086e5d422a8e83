// Where links of bodies lead that may lead to a question, a listing or an old address (decision 24).

import type { FindFormerPath } from '../format/addresses.ts'
import { limits } from '../format/limits.ts'
import { longestAnchor, parseAlias } from '../format/names.ts'
import { type ShownPicture, toPicturePath } from '../format/pictures/picture.ts'

/** @param address as `findCrossLinks` gives it. Undefined for one elsewhere that leads to nothing here. */
export type FindLinkTarget = (address: string) => LinkTarget | undefined

interface LinkedArchive extends AliasedArchive {
  hasQuestion: (id: string) => boolean
  hasListing: (slug: string) => boolean
  /** @param path inside the content folder, in NFC. */
  findPicture: (path: string) => ShownPicture | undefined
  findFormerPath: FindFormerPath | undefined
  /** What follows the whole address of this site; absent where bodies are not asked for it. */
  findOwnPath?: FindFormerPath | undefined
}

/** Reads every alias once; a look-up then takes a time that does not grow with their number. */
export function createFindLinkTarget(archive: LinkedArchive): FindLinkTarget {
  const aliases = readAliases(archive)
  return (address) => {
    if (!address.startsWith('/')) return findElsewhere(address, aliases, archive)
    const picturePath = toPicturePath(address)
    return picturePath === undefined
      ? findInside(address, aliases, archive)
      : findPicture(picturePath, archive)
  }
}

/** @param place a path of this site. */
function findInside(place: string, aliases: AliasTargets, archive: LinkedArchive): LinkTarget {
  const parts = toAddressParts(place)
  const known = parts && findAnchor(findAlias(parts, aliases.targets), parts, aliases)
  return known ?? findOwn(parts, place, archive)
}

/** The former address first: it may lie below that of this site. */
function findElsewhere(
  address: string,
  aliases: AliasTargets,
  archive: LinkedArchive,
): LinkTarget | undefined {
  const rest = archive.findFormerPath?.(address)
  // An alias may have been written with the path of the former address, or without it.
  const former = findFormer(rest, aliases) ?? (rest && findFormer(toPath(address), aliases))
  if (former) return former
  const own = archive.findOwnPath?.(address)
  // The front page and files stay as they were written; `//host` would be another one.
  if (own === undefined || /^\/(?:[/?#]|$)/.test(own) || toPicturePath(own) !== undefined) return undefined
  return findInside(own, aliases, archive)
}

/** `https://old.example/bbs/7?a#b` → `/bbs/7?a#b` */
function toPath(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
}

function findFormer(place: string | undefined, aliases: AliasTargets): LinkTarget | undefined {
  const parts = place === undefined ? undefined : toAddressParts(place)
  if (!parts) return undefined
  const known = findAlias(parts, aliases.targets) ?? findKin(parts.path, aliases)
  if (known?.to === 'nothing') return undefined
  return findAnchor(known ?? findAlias(parts, aliases.numbered), parts, aliases)
}

/** An address may name a place by itself, `#answer-5` or `#5`, which counts where an alias of the question leads there. */
function findAnchor(
  target: LinkTarget | undefined,
  { anchor }: AddressParts,
  { places }: AliasTargets,
): LinkTarget | undefined {
  if (target?.to !== 'question' || target.anchor !== '' || anchor === '' || anchor.length > longestAnchor)
    return target
  const named = [anchor, `answer-${anchor}`].find((each) => places.has(`${target.id}#${each}`))
  return named === undefined ? target : { ...target, anchor: named }
}

function findPicture(path: string, archive: LinkedArchive): LinkTarget {
  const picture = archive.findPicture(path)
  return picture ? { to: 'picture', picture } : { to: 'nothing', missing: 'picture' }
}

function findOwn(
  parts: AddressParts | undefined,
  address: string,
  { hasQuestion, hasListing }: LinkedArchive,
): LinkTarget {
  const [folder, name, ...more] = parts?.path.split('/') ?? []
  if (folder === 'questions' && name !== undefined) {
    if (!hasQuestion(name)) return { to: 'nothing', missing: 'question' }
    // `/questions/a/2/#answer-5`: the answer may be on another page by now.
    const isOwnPage = more.length === 0 || (more.length === 1 && /^[1-9]\d{0,3}$/.test(more[0] ?? ''))
    const anchor = parts && isOwnPage && parts.anchor.length <= longestAnchor ? parts.anchor : ''
    return { to: 'question', id: name, anchor }
  }
  if (folder === 'tags' && name !== undefined && !hasListing(name))
    return { to: 'nothing', missing: 'hashtag' }
  return { to: 'path', path: address.slice(1) }
}

interface AliasedArchive {
  questions: Iterable<{ id: string; aliases: readonly string[] }>
  /** Those whose old addresses lead to nothing. */
  withheld: Iterable<{ aliases: readonly string[] }>
  listings?: Iterable<{ of: 'tags' | 'categories'; name: string; alias: string }>
}

interface AliasTargets {
  /** By path and query. */
  targets: ReadonlyMap<string, LinkTarget>
  /**
   * Below former addresses alone: an alias `questions/12/why-rest` of question 12 says that the old site counted as this
   * one does, so `questions/12` and what is below it, under whatever title, is that question.
   */
  numbered: ReadonlyMap<string, LinkTarget>
  /** Places that aliases lead to: `12#answer-5`. */
  places: ReadonlySet<string>
}

function readAliases({ questions, withheld, listings = [] }: AliasedArchive): AliasTargets {
  const [targets, numbered] = [new Map<string, LinkTarget>(), new Map<string, LinkTarget>()]
  const places = new Set<string>()
  for (const { id, aliases } of questions) {
    const own = `questions/${id}`
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (!parsed) continue
      const anchor = encodeURIComponent(parsed.anchor)
      targets.set(parsed.path + parsed.query, { to: 'question', id, anchor })
      if (anchor !== '') places.add(`${id}#${anchor}`)
      if (parsed.path.startsWith(`${own}/`)) numbered.set(own, { to: 'question', id, anchor: '' })
    }
  }
  for (const { aliases } of withheld) {
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (parsed) targets.set(parsed.path + parsed.query, { to: 'nothing', missing: 'question' })
    }
  }
  for (const { alias, ...listing } of listings) {
    const parsed = parseAlias(alias)
    if (parsed) targets.set(parsed.path + parsed.query, { to: 'listing', ...listing })
  }
  return { targets, numbered, places }
}

/**
 * The alias that an address is at or below, the longest first: with its query, of which parameters at the end may be
 * more than the alias has, then without, then cut at each `/`.
 */
function findAlias(
  { path, query }: AddressParts,
  targets: ReadonlyMap<string, LinkTarget>,
): LinkTarget | undefined {
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

const post = /^(?:q|a|questions(?:\/\d+\/[^/]+)?)\/(\d+)(?:\/|$)/
const tag = /^tags\/(?:c\/.+\/)?([^/]+)(?:\/info|\/synonyms)?$/

/**
 * What else old sites led to the same place. Stack Exchange: `/q/5` and `/questions/5`, as `/a/5`, to the answer 5;
 * `/a/1` to the question 1; `/tags/rest/info`, as `/questions/tagged/rest`. Discourse: `/tags/rest` and
 * `/tags/c/web/4/rest`, as `/tag/rest`.
 */
function findKin(path: string, { targets, numbered }: AliasTargets): LinkTarget | undefined {
  const [, id] = post.exec(path) ?? []
  const answer = targets.get(`a/${id}`)
  if (answer?.to === 'question' && answer.anchor === `answer-${id}`) return answer
  if (id !== undefined) return path.startsWith('a/') ? numbered.get(`questions/${id}`) : undefined
  const [, name] = tag.exec(path) ?? []
  const listing = targets.get(`questions/tagged/${name}`) ?? targets.get(`tag/${name}`)
  return listing?.to === 'listing' ? listing : undefined
}

/** An address of this site, or what follows a former one. */
interface AddressParts {
  /** Decoded, without the slashes at its ends. */
  path: string
  /** With its `?`. */
  query: string
  /** Percent-encoded. */
  anchor: string
}

/** Undefined for one that nothing can be at. @param place with a slash at its beginning. */
function toAddressParts(place: string): AddressParts | undefined {
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

/** Length of the longest beginning that is worth a look, which takes as long as what it looks for. */
function cutAt(text: string, separator: string, most: number = limits.aliasBytes): number {
  return text.length <= most ? text.length : Math.max(0, text.lastIndexOf(separator, most))
}

/**
 * The path of an address, decoded; undefined for one that is nowhere, as it can't be decoded (`/%ff`), leads out of the
 * folder or means another path than it says. `//example.org` would lead to another host.
 * @param written percent-encoded, without a query.
 */
export function toPlainPath(written: string): string | undefined {
  const path = decode(written)
  if (path === undefined || /[\\\0]|\/\//.test(path)) return undefined
  return path.split('/').some((segment) => segment === '..' || segment === '.') ? undefined : path
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export type LinkTarget =
  /** Anchors are percent-encoded, and empty where there is none. */
  | { to: 'question'; id: string; anchor: string }
  /** Below the base path, as it was written. */
  | { to: 'path'; path: string }
  /** The listing of a hashtag, or that of a category. */
  | { to: 'listing'; of: 'tags' | 'categories'; name: string }
  | { to: 'picture'; picture: ShownPicture }
  /** What the site would have if there were what is missing. */
  | { to: 'nothing'; missing: 'question' | 'hashtag' | 'picture' }
