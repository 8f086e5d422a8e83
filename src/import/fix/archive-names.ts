// Names that must not be given twice in one archive: ids of questions, addresses of hashtags and categories, old addresses.
import { type AliasedFile, toAliasedFile, toQueryKey } from '../../folder/check-addresses.ts'
import { createFindClash, findPageFault, toParents } from '../../folder/own-addresses.ts'
import { findControl } from '../../format/characters.ts'
import { limits } from '../../format/limits.ts'
import { createFindFreeId, findNearestAlias, type Hashtag, parseAlias, toIdKey } from '../../format/names.ts'
import { createNote, type FixNote, type Note, nameQuestion, type QuestionRecord } from '../records.ts'
import {
  createFixCategory,
  createFixHashtags,
  type Spellings,
  toCategoryKey,
  toHashtagKey,
} from './hashtags.ts'
import { fixId } from './ids.ts'

interface ArchiveNamesOptions {
  /** Of questions without a category; valid. Left out: they have none. */
  category?: string | undefined
  /**
   * Ids that an earlier import gave to questions, by their id in the source: they stay. More than one where the source
   * has its id more than once.
   */
  known?: ReadonlyMap<string, readonly string[]>
  /** Ids that are others'. */
  taken?: Iterable<string>
  /** Questions of others that are there already: they keep what they have. */
  others?: Iterable<OtherNames>
  /** Questions of this source whose files keep names of their own, whatever it says, by their ids in the archive. */
  edited?: ReadonlyMap<string, EditedNames>
  /** Hashtags that others have other spellings of, by those. */
  synonyms?: ReadonlyMap<Hashtag, Hashtag>
  /** Of `public/`, which the site has at its root. */
  publicFiles?: readonly string[]
  /** Left out: in memory. */
  createKeySet?: CreateKeySet
}

export type OtherNames = Pick<DiscussionNames, 'hashtags' | 'category' | 'aliases'>

/** Without what follows the source. */
export type EditedNames = Partial<Pick<DiscussionNames, 'hashtags' | 'category'>>

/** What only all discussions side by side decide, one for each discussion; plain data that another worker may be sent. */
export interface DiscussionNames {
  /** Valid, and no other question's. */
  id: string
  /** Valid, each with an address of its own in the archive. */
  hashtags: string[]
  category?: string | undefined
  /** Valid, and no other question's. */
  aliases: string[]
  notes: FixNote[]
}

/** @returns a function to be called once for each question, in the order of the source: the first keeps its name. */
export function createArchiveNames(
  options: ArchiveNamesOptions,
): (question: Pick<QuestionRecord, 'id' | 'tags' | 'category' | 'aliases'>) => DiscussionNames {
  const { createKeySet = () => new Set<string>(), edited = new Map() } = options
  const toId = createToId(options, createKeySet('question'))
  const hashtags: Spellings<Hashtag> = new Map()
  const categories: Spellings = new Map()
  const fixAliases = createFixAliases(options.publicFiles ?? [], createKeySet)
  for (const [spelling, hashtag] of options.synonyms ?? []) hashtags.set(toHashtagKey(spelling), hashtag)
  for (const other of options.others ?? []) {
    for (const hashtag of other.hashtags) hashtags.set(toHashtagKey(hashtag), hashtag)
    if (other.category !== undefined) categories.set(toCategoryKey(other.category), other.category)
    fixAliases(other.aliases, () => {})
  }
  // An edited question has the source's own spelling here: with the edited one, the next import would take that for its
  // own.
  const said = toFixes(options.category, new Map(hashtags), new Map(categories))
  const shown = toFixes(options.category, hashtags, categories)
  for (const names of edited.values()) {
    for (const hashtag of names.hashtags ?? []) hashtags.set(toHashtagKey(hashtag), hashtag)
    if (names.category !== undefined) categories.set(toCategoryKey(names.category), names.category)
  }
  return ({ id: source, tags, category, aliases }) => {
    const notes: FixNote[] = []
    const note = createNote(nameQuestion(source), notes)
    const id = toId(source, note)
    const kept = edited.get(id)
    return {
      id,
      hashtags: (kept?.hashtags ? said : shown).hashtags(tags, note),
      category: (kept?.category === undefined ? shown : said).category(category, note),
      aliases: fixAliases(aliases, note),
      notes,
    }
  }
}

function toFixes(otherwise: string | undefined, hashtags: Spellings<Hashtag>, categories: Spellings) {
  return { hashtags: createFixHashtags(hashtags), category: createFixCategory(otherwise, categories) }
}

function createToId(
  { known = new Map(), taken = [] }: ArchiveNamesOptions,
  keys: KeySet,
): (id: string, note: ReturnType<typeof createNote>) => string {
  for (const ids of known.values()) for (const id of ids) keys.add(toIdKey(id))
  for (const id of taken) keys.add(toIdKey(id))
  const findFreeId = createFindFreeId((key) => keys.has(key))
  const given = new Map<string, number>()
  return (id, note) => {
    // A second question of that id is another one.
    const times = given.get(id) ?? 0
    const earlier = known.get(id)?.[times]
    if (earlier !== undefined) {
      given.set(id, times + 1)
      return earlier
    }
    const valid = fixId(id, note)
    const free = findFreeId(valid)
    if (free !== valid) note('id-taken', free)
    keys.add(toIdKey(free))
    return free
  }
}

/**
 * Old addresses: each leads to one question, and none is a page of the site itself. @param publicFiles of `public/`,
 * which the site has at its root. @param ids of questions that addresses may be below; left out, any.
 * @returns those of one question that may stay. Called in the order of the source.
 */
export function createFixAliases(
  publicFiles: readonly string[],
  createKeySet: CreateKeySet,
  ids: Pick<KeySet, 'has'> = { has: () => true },
): (aliases: readonly string[], note: Note) => string[] {
  const findClash = createFindClash(publicFiles)
  const taken = createKeySet('address')
  const folders = createKeySet('folder')
  const isTaken = (read: AliasedFile): boolean => {
    const { file } = read
    if (taken.has(toKey(read))) return true
    if (file === undefined) return false
    return folders.has(file) || listFolders(file).some((folder) => taken.has(folder))
  }
  return (aliases, note) => {
    const fixed: string[] = []
    for (const written of aliases) {
      const read = findValid(written)
      const { alias = '' } = read ?? {}
      if (!read || findPageFault(read, { findClash, ids })) note('alias-left-out', written)
      else if (isTaken(read)) note('alias-taken', alias)
      else if (fixed.length === limits.aliases) note('aliases-cut', alias)
      else {
        if (alias !== written) note('alias-changed', written)
        taken.add(toKey(read))
        for (const folder of listFolders(read.file ?? '')) folders.add(folder)
        fixed.push(alias)
      }
    }
    return fixed
  }
}

/** The same for two that one page answers. */
export function toAliasKey(alias: string): string {
  return toKey(toAliasedFile(alias, ''))
}

function toKey({ alias, file }: AliasedFile): string {
  return file ?? toQueryKey(alias)
}

function findValid(written: string): AliasedFile | undefined {
  if (findControl(written)) return undefined
  const parsed = parseAlias(written)
  if (parsed) return toAliasedFile(written, '', parsed)
  const alias = findNearestAlias(written.trim())
  return alias === undefined ? undefined : toAliasedFile(alias, '')
}

/** Folders above it that another address may be the file of: `/a.html/b`. */
function listFolders(file: string): string[] {
  // Hardly any has one.
  if (!/\.html?\//.test(file)) return []
  return toParents(file).filter((folder) => /\.html?$/.test(folder))
}

/** Keys of names that are given. A `Set` is one; an import keeps them in its database. */
export interface KeySet {
  has: (key: string) => boolean
  add: (key: string) => unknown
}

/** What names are given to; each has its keys. `given`: addresses that this import gives to a question that is there. */
export type KeyKind = 'question' | 'address' | 'folder' | 'given'

export type CreateKeySet = (kind: KeyKind) => KeySet
