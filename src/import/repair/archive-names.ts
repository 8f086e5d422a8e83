// Names that must not be given twice in one archive: ids of questions, addresses of hashtags and categories, old addresses.
import type { Hashtag } from '../../question/hashtag.ts'
import { toIdKey } from '../../question/question-id.ts'
import type { QuestionRecord } from '../records.ts'
import { createMendAliases } from './archive-aliases.ts'
import {
  createMendCategory,
  createMendHashtags,
  type Spellings,
  toCategoryKey,
  toHashtagKey,
} from './archive-hashtags.ts'
import type { CreateKeySet, KeySet } from './key-set.ts'
import { findFreeId, mendId } from './legal-id.ts'
import { createNote, nameQuestion, type RepairNote } from './notes.ts'

export interface ArchiveNamesOptions {
  /** Of questions without a category; legal. Left out: they have none. */
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

export type OtherNames = Pick<ThreadNames, 'hashtags' | 'category' | 'aliases'>

/** Without what follows the source. */
export type EditedNames = Partial<Pick<ThreadNames, 'hashtags' | 'category'>>

/** What only all threads side by side decide, one for each thread; plain data that another thread may be sent. */
export interface ThreadNames {
  /** Legal, and no other question's. */
  id: string
  /** Legal, each with an address of its own in the archive. */
  hashtags: string[]
  category?: string | undefined
  /** Legal, and no other question's. */
  aliases: string[]
  notes: RepairNote[]
}

/** @returns a function to be called once for each question, in the order of the source: the first keeps its name. */
export function createArchiveNames(
  options: ArchiveNamesOptions,
): (question: Pick<QuestionRecord, 'id' | 'tags' | 'category' | 'aliases'>) => ThreadNames {
  const { createKeySet = () => new Set<string>(), edited = new Map() } = options
  const toId = createToId(options, createKeySet('question'))
  const hashtags: Spellings<Hashtag> = new Map()
  const categories: Spellings = new Map()
  const mendAliases = createMendAliases(options.publicFiles ?? [], createKeySet)
  for (const [spelling, hashtag] of options.synonyms ?? []) hashtags.set(toHashtagKey(spelling), hashtag)
  for (const other of options.others ?? []) {
    for (const hashtag of other.hashtags) hashtags.set(toHashtagKey(hashtag), hashtag)
    if (other.category !== undefined) categories.set(toCategoryKey(other.category), other.category)
    mendAliases(other.aliases, () => {})
  }
  // Of an edited question the source's own spelling is told: given the hand's, the next import would take that for its own.
  const said = toMending(options.category, new Map(hashtags), new Map(categories))
  const shown = toMending(options.category, hashtags, categories)
  for (const names of edited.values()) {
    for (const hashtag of names.hashtags ?? []) hashtags.set(toHashtagKey(hashtag), hashtag)
    if (names.category !== undefined) categories.set(toCategoryKey(names.category), names.category)
  }
  return ({ id: source, tags, category, aliases }) => {
    const notes: RepairNote[] = []
    const note = createNote(nameQuestion(source), notes)
    const id = toId(source, note)
    const kept = edited.get(id)
    return {
      id,
      hashtags: (kept?.hashtags ? said : shown).hashtags(tags, note),
      category: (kept?.category === undefined ? shown : said).category(category, note),
      aliases: mendAliases(aliases, note),
      notes,
    }
  }
}

function toMending(otherwise: string | undefined, hashtags: Spellings<Hashtag>, categories: Spellings) {
  return { hashtags: createMendHashtags(hashtags), category: createMendCategory(otherwise, categories) }
}

function createToId(
  { known = new Map(), taken = [] }: ArchiveNamesOptions,
  keys: KeySet,
): (id: string, note: ReturnType<typeof createNote>) => string {
  for (const ids of known.values()) for (const id of ids) keys.add(toIdKey(id))
  for (const id of taken) keys.add(toIdKey(id))
  const given = new Map<string, number>()
  return (id, note) => {
    // A second question of that id is another one.
    const times = given.get(id) ?? 0
    const earlier = known.get(id)?.[times]
    if (earlier !== undefined) {
      given.set(id, times + 1)
      return earlier
    }
    const legal = mendId(id, note)
    const free = findFreeId(legal, (key) => keys.has(key))
    if (free !== legal) note('id-taken', free)
    keys.add(toIdKey(free))
    return free
  }
}
