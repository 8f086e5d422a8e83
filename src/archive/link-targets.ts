// Where links of bodies lead that may lead to a question, a listing or an old address (decision 24).

import type { FindFormerPath } from '../format/addresses.ts'
import { limits } from '../format/limits.ts'
import { type Alias, findNumber, type Hashtag, longestAnchor, parseAlias } from '../format/names.ts'
import { type ShownPicture, toPicturePath } from '../format/pictures/picture.ts'
import { toHashtagSlug } from '../format/slugs.ts'

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
  const known = parts && findAnchor(findAlias(parts, aliases), parts, aliases)
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
  const known = findAlias(parts, aliases) ?? findKin(parts.path, aliases) ?? findNumbered(parts.path, aliases)
  return known?.to === 'nothing' ? undefined : findAnchor(known, parts, aliases)
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
  /** By path and query, whose parameters are in the order of their names. */
  targets: ReadonlyMap<string, LinkTarget>
  /** By path: which names the queries of its aliases have, the most first. */
  named: ReadonlyMap<string, readonly (readonly string[])[]>
  /**
   * Below former addresses alone. An alias `questions/12/why-rest` of question 12 says that the old site counted as this
   * one does, so `questions/12` and what is below it, under whatever title, is that question. So do `d/12-why-rest` and
   * `threads/why-rest.12`, where behind `d/` no alias has the number of another question; a `*` says it by itself.
   */
  numbered: ReadonlyMap<string, LinkTarget>
  /** Places that aliases lead to: `12#answer-5`. */
  places: ReadonlySet<string>
}

function readAliases(archive: LinkedArchive): AliasTargets {
  const targets = new Map<string, LinkTarget>()
  const named = new Map<string, Map<string, readonly string[]>>()
  const places = new Set<string>()
  const numbers = createNumbers()
  for (const { alias, id, target } of listAliases(archive)) {
    const parsed = parseAlias(alias)
    if (!parsed) continue
    const { path, query } = parsed
    const anchor = parsed.anchor && encodeURIComponent(parsed.anchor)
    const anchored = target.to === 'question' ? { ...target, anchor } : target
    if (anchor !== '') places.add(`${id}#${anchor}`)
    if (archive.findFormerPath) numbers.add(parsed, id, anchored)
    if (query === '') {
      targets.set(path, anchored)
      continue
    }
    const parameters = toParameters(query)
    const names = [...parameters.keys()].sort()
    targets.set(toKey(path, names, parameters), anchored)
    named.set(path, (named.get(path) ?? new Map()).set(names.join('&'), names))
  }
  const bySize = [...named].map(([path, sets]) => {
    return [path, [...sets.values()].sort((a, b) => b.length - a.length)] as const
  })
  return { targets, named: new Map(bySize), numbered: numbers.list(), places }
}

/** Collects what old addresses say of the numbers in them. */
function createNumbers() {
  const [sure, counted] = [new Map<string, LinkTarget>(), new Map<string, LinkTarget>()]
  /** What stands before numbers that are not those of the questions. */
  const foreign = new Set<string>()
  return {
    /** @param anchored at the place that the address names. */
    add: ({ path, anchor, query }: Alias, id: string | undefined, anchored: LinkTarget): void => {
      const target = anchored.to === 'question' ? { ...anchored, anchor: '' } : anchored
      const open = path.includes('*') ? findOpenNumber(path) : undefined
      if (open) sure.set(open.key, target).set(open.key + open.rest, anchored)
      if (id === undefined) return
      if (path.startsWith('questions/') && path.startsWith(`${id}/`, 'questions/'.length))
        sure.set(`questions/${id}`, target)
      if (open || anchor !== '' || query !== '') return
      for (const { key, before } of listNumbers(path)) {
        if (key === `${before}/${id}`) counted.set(key, target)
        else foreign.add(before)
      }
    },
    list: (): Map<string, LinkTarget> => {
      for (const [key, target] of counted)
        if (!sure.has(key) && !foreign.has(key.slice(0, key.lastIndexOf('/')))) sure.set(key, target)
      return sure
    },
  }
}

/** Each old address with what it leads to. @returns `id` of a question that is shown. */
function* listAliases({
  questions,
  withheld,
  listings = [],
}: AliasedArchive): Generator<{ alias: string; id?: string; target: LinkTarget }> {
  for (const { id, aliases } of questions) {
    const target = { to: 'question', id, anchor: '' } as const
    for (const alias of aliases) yield { alias, id, target }
  }
  for (const { aliases } of withheld)
    for (const alias of aliases) yield { alias, target: { to: 'nothing', missing: 'question' } }
  for (const { alias, ...listing } of listings) yield { alias, target: { to: 'listing', ...listing } }
}

interface NumberInPath {
  /** `d/12` */
  key: string
  before: string
  /** What is below its segment, with the slash. */
  rest: string
}

/** Each number that stands in a segment: of `d/12-why/3` they are `d/12` and `d/12-why/3`. */
function listNumbers(path: string): NumberInPath[] {
  const found: NumberInPath[] = []
  for (let start = 0; start <= path.length; ) {
    const slash = path.indexOf('/', start)
    const end = slash < 0 ? path.length : slash
    const number = findNumber(path.slice(start, end))
    const before = path.slice(0, Math.max(0, start - 1))
    if (number !== undefined) found.push({ key: `${before}/${number}`, before, rest: path.slice(end) })
    start = end + 1
  }
  return found
}

/** That of the `*`: of `threads/*.12/post-5` it is `threads/12`, with `/post-5` below. */
function findOpenNumber(path: string): NumberInPath | undefined {
  const [, written = '', rest = ''] = /^([^*]*\*[^/]*)(.*)$/s.exec(path) ?? []
  const known = listNumbers(written.replace('*', '')).at(-1)
  return known && { ...known, rest }
}

/** Pairs of a query by their names; of a name that is there twice the first counts. @param query with its `?`. */
function toParameters(query: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of query === '' ? [] : query.slice(1).split('&')) {
    const [name = ''] = pair.split('=', 1)
    if (!parameters.has(name)) parameters.set(name, pair)
  }
  return parameters
}

function toKey(path: string, names: readonly string[], parameters: ReadonlyMap<string, string>): string {
  return names.length === 0 ? path : `${path}?${names.map((name) => parameters.get(name)).join('&')}`
}

/**
 * The alias that an address is at or below, the longest first: with its query, whose parameters may be in another order
 * and beside others, then without, then cut at each `/`.
 */
function findAlias({ path, query }: AddressParts, { targets, named }: AliasTargets): LinkTarget | undefined {
  const sets = named.get(path) ?? []
  const parameters = toParameters(sets.length === 0 ? '' : query.slice(0, cutAt(query, '&')))
  for (const names of sets) {
    const target = names.every((name) => parameters.has(name)) && targets.get(toKey(path, names, parameters))
    if (target) return target
  }
  for (let end = cutAt(path, '/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const target = targets.get(path.slice(0, end))
    if (target) return target
  }
  return undefined
}

/** The question of a number in the path, the last that is known. */
function findNumbered(path: string, { numbered }: AliasTargets): LinkTarget | undefined {
  const own = /^questions\/[^/]+/.exec(path)?.[0] ?? ''
  const keys = listNumbers(path).flatMap(({ key, rest }) => [key, key + rest])
  return [own, ...keys].reduce<LinkTarget | undefined>((known, key) => numbered.get(key) ?? known, undefined)
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

/** A hashtag, and what else it is called. */
interface Spelled {
  hashtag: Hashtag
  spellings: readonly Pick<Spelled, 'hashtag'>[]
}

/**
 * Names below `tags/` that lead to a listing: those of hashtags, and of the other spellings of one that somebody carries.
 */
export function toListingSlugs(carried: ReadonlySet<Hashtag>, synonyms: readonly Spelled[]): Set<string> {
  const spellings = synonyms
    .filter(({ hashtag }) => carried.has(hashtag))
    .flatMap((list) => list.spellings.map(({ hashtag }) => hashtag))
  return new Set([...carried, ...spellings].map(toHashtagSlug))
}
