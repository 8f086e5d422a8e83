// Addresses that questions and lists had before, for whoever answers them: hosts by their lists, and browsers by tables.
import { createFindClash, findPageFault } from '../folder/own-addresses.ts'
import { toAskedAddress, toIdKey } from '../format/names.ts'
import { toForm, toTablePath } from './asked-address.ts'
import { createFindPlace, toListPath } from './link-targets.ts'
import { paths, toEncodedHref, toFile } from './paths.ts'
import type { Publication } from './publication.ts'

/** An old address as a host is given it: percent-encoded, without white space, quotes or control characters. */
export interface OldAddress {
  /** With the slash at its beginning. */
  path: string
  /** With its `?`; empty where there is none. */
  query: string
  /** Below the base path: `questions/12/2/#answer-5`. */
  target: string
}

/**
 * In the order of the archive, then those of listings. Of those of withheld questions nobody is named.
 * @param isMeant of an alias as it is written; left out: all are.
 */
export function listOldAddresses(
  { archive, oldListings }: Listed,
  isMeant: (alias: string) => boolean = () => true,
): OldAddress[] {
  const findPlace = createFindPlace()
  const ofQuestions = archive.questions.flatMap(({ id, aliases, conversation }) =>
    aliases.filter(isMeant).flatMap((alias): OldAddress[] => {
      const asked = toAskedAddress(alias)
      if (!asked) return []
      const { page, anchor } = findPlace(conversation, encodeURIComponent(asked.anchor))
      const target = toEncodedHref('', paths.question(id, page)) + (anchor === '' ? '' : `#${anchor}`)
      return [{ path: asked.path, query: asked.query, target }]
    }),
  )
  const ofListings = oldListings.flatMap((listing): OldAddress[] => {
    const asked = isMeant(listing.alias) ? toAskedAddress(listing.alias) : undefined
    return asked
      ? [{ path: asked.path, query: asked.query, target: toEncodedHref('', toListPath(listing)) }]
      : []
  })
  return [...ofQuestions, ...ofListings]
}

type Listed = Pick<Publication, 'archive' | 'oldListings'>

const found = new WeakMap<Listed, readonly OldAddress[]>()

/** Those that no page can answer, with a query or a `*`: read once for all that a publication plans. */
export function findAskedAddresses(publication: Listed): readonly OldAddress[] {
  const known = found.get(publication) ?? listOldAddresses(publication, (alias) => /[?*]/.test(alias))
  found.set(publication, known)
  return known.filter((address) => address.query !== '' || isOpen(address))
}

/** Whether a `*` in it stands for a slug that nobody knows. */
export function isOpen({ path }: Pick<OldAddress, 'path'>): boolean {
  return path.includes('*')
}

/** As a browser asks for it, decoded. */
export function toAskedPath({ path }: OldAddress): string {
  return toTablePath(decodeURIComponent(path))
}

/** Paths of addresses with a query, at which nothing else is. */
export function listAskedPages(
  publication: Pick<Publication, 'archive' | 'oldListings' | 'aliases' | 'pages' | 'publicFiles'>,
): string[] {
  const queries = findAskedAddresses(publication).filter((address) => !isOpen(address))
  const asked = new Set(queries.map(toAskedPath))
  if (asked.size === 0) return []
  const { archive, aliases, pages, publicFiles } = publication
  const others = [...Array.from(aliases.keys(), paths.alias), ...pages.map(({ id }) => paths.written(id))]
  const findClash = createFindClash([...publicFiles, ...others.map(toFile)])
  const ids = new Set(archive.questions.map(({ id }) => toIdKey(id)))
  return [...asked].filter((path) => {
    const page = path.slice(1)
    return page !== '' && !findPageFault({ page, file: toFile(paths.alias(page)) }, { findClash, ids })
  })
}

/** How many addresses a table has, about. */
const tableSize = 250

/**
 * Where the tables of addresses are that no page answers; undefined where there is none.
 * @returns `forms` of those with a `*`, decoded.
 */
export function findTables(
  publication: Listed,
): { folder: string; parts: number; forms: string[] } | undefined {
  const asked = findAskedAddresses(publication)
  if (asked.length === 0) return undefined
  const parts = 2 ** Math.max(0, Math.ceil(Math.log2(asked.length / tableSize)))
  const forms = new Set(asked.filter(isOpen).map((address) => toForm(toAskedPath(address))))
  return { folder: `old-addresses/${parts}/`, parts, forms: [...forms] }
}

/**
 * Names of parameters by which an address is told from others of its path: its own, and where it is that of a list also those
 * of questions beside it. A list has no question of its board that there is not, so their values are empty there.
 * @param addresses all of them. @param toNames undefined for an address that can't be told so.
 */
export function createToTellingNames(
  addresses: readonly OldAddress[],
  toNames: (address: OldAddress) => readonly string[] | undefined,
): (address: OldAddress) => readonly string[] | undefined {
  const sets = new Map<string, Set<string>>()
  for (const address of addresses) {
    const names = toNames(address)
    const known = sets.get(address.path) ?? new Set()
    if (names) sets.set(address.path, known.add([...names].sort().join(' ')))
  }
  return (address) => {
    const names = toNames(address)
    const isListing = !address.target.startsWith('questions/')
    const wider = [...((isListing && names && sets.get(address.path)) || [])].map((set) => set.split(' '))
    const others = wider.filter((set) => names?.every((name) => set.includes(name))).flat()
    return names && [...new Set([...names, ...others])].sort()
  }
}
