// Where links of bodies lead that may lead to a question, a listing or an old address (decision 24).
import type { ShownPicture } from '../picture/picture.ts'
import { toPicturePath } from '../picture/picture-address.ts'
import { longestAnchor, parseAlias } from '../question/alias.ts'
import type { FindFormerPath } from '../question/former-sites.ts'
import { type AddressParts, cutAt, toAddressParts } from './address-parts.ts'

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
  const aliases = readAliases(archive)
  return (address) => {
    const isInside = address.startsWith('/')
    const picturePath = isInside ? toPicturePath(address) : undefined
    if (picturePath !== undefined) return findPicture(picturePath, archive)
    const place = isInside ? address : archive.findFormerPath?.(address)
    if (place === undefined) return undefined
    const parts = toAddressParts(place)
    const known = parts && findAnchor(findAlias(parts, aliases.targets), parts, aliases)
    if (isInside) return known ?? findOwn(parts, address, archive)
    if (known) return known.to === 'question' ? known : undefined
    return parts && findAnchor(findAlias(parts, aliases.numbered), parts, aliases)
  }
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

function readAliases({ questions, withheld }: LinkedArchive): AliasTargets {
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
  return { targets, numbered, places }
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

function findOwn(
  parts: AddressParts | undefined,
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
