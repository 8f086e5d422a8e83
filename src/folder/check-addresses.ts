// Faults that only show when all questions lie side by side.

import type { Fault } from '../format/issue.ts'
import { type Hashtag, parseAlias, toIdKey } from '../format/names.ts'
import { toHashtagSlug } from '../format/slugs.ts'
import { type DescribedKind, type DescribedNames, describedPaths, noDescribed } from './described.ts'
import { createFindClash, findPageFault, toParents } from './own-addresses.ts'

export interface CheckedQuestion {
  id: string
  path: string
  hashtags: readonly Hashtag[]
  aliases: readonly string[]
}

/** Issue whose place is that of a text in a file, or of a value; archive-issues.ts looks up line and column. */
export type PlacedByText = Fault & {
  path: string
  text: string
  at?: readonly PropertyKey[]
}

/** What has addresses besides questions. */
interface Addressed {
  /** Of `public/`, by path in it: the site has them at its root. */
  publicFiles?: readonly string[]
  /** Pages of the archive's own. */
  pages?: readonly { id: string; path: string }[]
  described?: DescribedNames
}

/** Hashtag addresses, aliases of questions and of listings. @param questions in order of path. */
export function checkArchive(
  questions: readonly CheckedQuestion[],
  { publicFiles = [], pages = [], described = noDescribed }: Addressed = {},
): PlacedByText[] {
  const ofQuestions = questions.flatMap(({ path, aliases: written }) =>
    written.map((alias) => toAliasedFile(alias, path)),
  )
  const ofListings = [...toAliasedFiles(described, 'tags'), ...toAliasedFiles(described, 'categories')]
  const aliases = [...ofQuestions, ...ofListings]
  return [
    ...checkAddresses(questions),
    ...checkAliases(questions, aliases, { publicFiles, pages }),
    ...checkFolders(aliases),
    ...checkBelowQuestions(questions, ofListings),
  ]
}

function toAliasedFiles(described: DescribedNames, of: DescribedKind): AliasedFile[] {
  return described[of].flatMap(({ name, aliases }) =>
    aliases.map((alias, index) => ({
      ...toAliasedFile(alias, describedPaths[of]),
      listing: { name, index },
    })),
  )
}

/** An old address of a listing, such as `/questions/tagged/rest`, where a question has its pages: reported once of each. */
function checkBelowQuestions(
  questions: readonly CheckedQuestion[],
  listings: readonly AliasedFile[],
): PlacedByText[] {
  if (listings.length === 0) return []
  const owners = new Map(questions.map(({ id, path }) => [toIdKey(id), path]))
  const told = new Set<string>()
  return listings.flatMap((read) => {
    const [folder, id = '', below] = read.page?.split('/') ?? []
    const question = folder === 'questions' && below !== undefined ? owners.get(toIdKey(id)) : undefined
    if (question === undefined || told.has(question)) return []
    told.add(question)
    return placedAlias('alias-is-page', read, { question })
  })
}

function checkAddresses(questions: readonly CheckedQuestion[]): PlacedByText[] {
  const owners = new Map<string, { hashtag: Hashtag; path: string }>()
  return questions.flatMap((question) =>
    question.hashtags.flatMap((hashtag) => {
      // Two hashtags whose folders differ by Unicode form only would be one folder on some file systems.
      const address = toIdKey(toHashtagSlug(hashtag))
      const owner = owners.get(address)
      if (!owner) owners.set(address, { hashtag, path: question.path })
      if (!owner || owner.hashtag === hashtag) return []
      const detail = { value: hashtag, other: owner.hashtag, otherPath: owner.path, address }
      return [{ code: 'hashtag-address-clash', path: question.path, text: hashtag, detail }]
    }),
  )
}

function checkAliases(
  questions: readonly CheckedQuestion[],
  aliases: readonly AliasedFile[],
  { publicFiles, pages }: Required<Omit<Addressed, 'described'>>,
): PlacedByText[] {
  const findClash = createFindClash(publicFiles)
  const written = new Map(pages.map(({ id, path }) => [toAliasedFile(`/${id}`, path).file, path]))
  const owners = new Map<string, string>()
  const ids = new Set(questions.map(({ id }) => toIdKey(id)))
  return aliases.flatMap((read) => {
    const { alias, file } = read
    const page = written.get(file)
    const fault = page === undefined ? findPageFault(read, { findClash, ids }) : { other: `content/${page}` }
    if (fault) return placedAlias('alias-is-page', read, fault)
    const key = file ?? toQueryKey(alias)
    const other = owners.get(key)
    if (other !== undefined) return placedAlias('duplicate-alias', read, { other })
    owners.set(key, toOwner(read))
    return []
  })
}

/** An address that ends in `.html` is a file, so that none may go on below it: `/a.html` and `/a.html/b`. */
function checkFolders(aliases: readonly AliasedFile[]): PlacedByText[] {
  const below = aliases.filter(({ file }) => file !== undefined && /\.html?\//.test(file))
  if (below.length === 0) return []
  const files = new Map<string, string>()
  for (const read of aliases) {
    if (read.file !== undefined && !files.has(read.file)) files.set(read.file, toOwner(read))
  }
  return below.flatMap((read) => {
    const other = toParents(read.file ?? '').flatMap((parent) => files.get(parent) ?? [])[0]
    return other === undefined ? [] : placedAlias('duplicate-alias', read, { other })
  })
}

export function toQueryKey(alias: string): string {
  const { path = alias, query = '' } = parseAlias(alias) ?? {}
  return `${path}${query}`
}

/** `tags.yaml (rest)` of a listing. */
function toOwner({ path, listing }: AliasedFile): string {
  return listing ? `${path} (${listing.name})` : path
}

function placedAlias(
  code: 'alias-is-page' | 'duplicate-alias',
  { alias, path, listing }: AliasedFile,
  detail: Fault<'alias-is-page' | 'duplicate-alias'>['detail'],
): PlacedByText {
  const issue = { code, path, text: alias, detail: { value: alias, ...detail } }
  return listing ? { ...issue, at: [listing.name, 'aliases', listing.index] } : issue
}

/** An old address, and what is known of it. */
export interface AliasedFile {
  alias: string
  /** Of the file that names it. */
  path: string
  /** Of its page, decoded; undefined for one with a query, which has none. One with a `*` would have it there. */
  page: string | undefined
  /** File that answers it: `a/index.html` for `/a`, `a.html` for `/a.html`. */
  file: string | undefined
  /** Of an old address of a listing: the hashtag or the category, and the place of the address in the file. */
  listing?: { name: string; index: number }
}

/** @param parsed what it parses to, where that is known. */
export function toAliasedFile(alias: string, path: string, parsed = parseAlias(alias)): AliasedFile {
  const page = parsed?.query === '' ? parsed.path : undefined
  return { alias, path, page, file: page === undefined ? undefined : toFile(page) }
}

function toFile(page: string): string {
  const address = toIdKey(page)
  return /\.html?$/.test(address) ? address : `${address}/index.html`
}
