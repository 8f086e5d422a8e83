// Where links of bodies lead that may lead to a question, a listing or an old address (decision 24).
import type { ShownPicture } from '../picture/picture.ts'
import { toPicturePath } from '../picture/picture-address.ts'
import { longestAnchor } from '../question/alias.ts'
import type { FindFormerPath } from '../question/former-sites.ts'
import { type AddressParts, toAddressParts } from './address-parts.ts'
import { type AliasedArchive, type AliasTargets, findAlias, findKin, readAliases } from './alias-targets.ts'
import type { LinkTarget } from './link-target.ts'

/** @param address as `findCrossLinks` gives it. Undefined for one elsewhere that leads to nothing here. */
export type FindLinkTarget = (address: string) => LinkTarget | undefined

export interface LinkedArchive extends AliasedArchive {
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
    // `/questions/a/2/#answer-5`: the answer may stand on another page by now.
    const isOwnPage = more.length === 0 || (more.length === 1 && /^[1-9]\d{0,3}$/.test(more[0] ?? ''))
    const anchor = parts && isOwnPage && parts.anchor.length <= longestAnchor ? parts.anchor : ''
    return { to: 'question', id: name, anchor }
  }
  if (folder === 'tags' && name !== undefined && !hasListing(name))
    return { to: 'nothing', missing: 'hashtag' }
  return { to: 'path', path: address.slice(1) }
}
