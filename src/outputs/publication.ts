// The archive as it is published: questions in order, listings, where old addresses lead.
import { type Archive, createArchive, rankHashtags } from '../archive/archive.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import {
  createHasCategory,
  type Described,
  listOldListings,
  noDescribed,
  type OldListing,
  rankCategories,
} from '../content-folder/described.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { Settings } from '../content-folder/settings.ts'
import type { Synonyms } from '../content-folder/synonyms.ts'
import { createListings, type Listing } from '../listing/listing.ts'
import { noPictures } from '../picture/picture.ts'
import { parseAlias, toAliasPath } from '../question/alias.ts'
import { toCategorySlug } from '../question/category-slug.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import type { ArchiveCounts, CategoryCount, HashtagCount } from '../views/shown.ts'
import { createFindTargets, type FindTargets, type LinkedContent } from './find-targets.ts'
import { listPublishedPictures, listThemePictures, type PublishedPicture } from './published-pictures.ts'

export interface Publication extends FindTargets {
  settings: Settings
  archive: Archive<CachedQuestion>
  counts: ArchiveCounts
  listings: ReadonlyMap<Hashtag, Listing<CachedQuestion>>
  /** Most used first. */
  ranking: readonly HashtagCount[]
  /** Questions of each category in order; categories in code-unit order. */
  categories: ReadonlyMap<string, readonly CachedQuestion[]>
  /** Most used first. */
  categoryRanking: readonly CategoryCount[]
  withheld: Content['withheld']
  synonyms: Synonyms
  /** What hashtags mean, by name, and categories, by address. */
  descriptions: Record<'tags' | 'categories', ReadonlyMap<string, string>>
  oldListings: readonly OldListing[]
  /** Where the page of an old address, without the slashes at its ends, leads. */
  aliases: ReadonlyMap<string, AliasTarget>
  /** Those of the theme, and those that a page shows or links to, once for each of their bytes. */
  pictures: readonly PublishedPicture[]
}

export interface AliasTarget {
  /** Undefined for one that is withheld, or of a listing. */
  question: CachedQuestion | undefined
  listing?: OldListing
  /** Of a place on its page; empty for the page itself. */
  anchor: string
}

/** @param content checked, since of two targets of one old address the later would win; its questions in any order. */
export function createPublication(content: LinkedContent): Publication {
  const { settings, questions, withheld, synonyms, described = noDescribed } = content
  const { pictures = noPictures, themePictures = {} } = content
  const archive = createArchive(questions)
  const categories = groupByCategory(archive)
  const oldListings = listOldListings(described, {
    tags: (name) => archive.byHashtag.has(name),
    categories: createHasCategory(categories.keys()),
  })
  return {
    settings,
    archive,
    counts: { questions: archive.questions.length, hashtags: archive.byHashtag.size },
    listings: new Map(createListings(archive).map((listing) => [listing.hashtag, listing])),
    ranking: rankHashtags(archive),
    categories,
    categoryRanking: rankCategories(questions),
    withheld,
    synonyms,
    descriptions: {
      tags: toDescriptions(described.tags, (name) => name),
      categories: toDescriptions(described.categories, toCategorySlug),
    },
    oldListings,
    aliases: toAliasTargets(questions, withheld, oldListings),
    ...createFindTargets(archive, { ...content, oldListings }),
    pictures: [...listThemePictures(themePictures), ...listPublishedPictures(archive, pictures)],
  }
}

function toDescriptions(
  described: readonly Described[],
  toKey: (name: string) => string,
): Map<string, string> {
  return new Map(
    described.flatMap(({ name, description }) =>
      description === undefined ? [] : [[toKey(name), description] as const],
    ),
  )
}

function groupByCategory({ questions }: Archive<CachedQuestion>): Publication['categories'] {
  const groups = new Map<string, CachedQuestion[]>()
  for (const question of questions) {
    const { category } = question
    if (category === undefined) continue
    const group = groups.get(category)
    if (group) group.push(question)
    else groups.set(category, [question])
  }
  return new Map([...groups].sort(([a], [b]) => compareText(a, b)))
}

/** An address with a query has no page. Those that lead to one place have one target. */
function toAliasTargets(
  questions: readonly CachedQuestion[],
  withheld: Content['withheld'],
  oldListings: readonly OldListing[],
): Map<string, AliasTarget> {
  const targets = new Map<string, AliasTarget>()
  const add = (aliases: readonly string[], question: CachedQuestion | undefined) => {
    const places = new Map<string, AliasTarget>()
    for (const alias of aliases) {
      const parsed = parseAlias(alias)
      if (parsed?.query !== '') continue
      const { path, anchor } = parsed
      const target = places.get(anchor) ?? { question, anchor }
      places.set(anchor, target)
      targets.set(path, target)
    }
  }
  for (const question of questions) add(question.aliases, question)
  for (const { aliases } of withheld) add(aliases, undefined)
  for (const listing of oldListings) {
    const path = toAliasPath(parseAlias(listing.alias))
    if (path !== undefined) targets.set(path, { question: undefined, anchor: '', listing })
  }
  return targets
}
