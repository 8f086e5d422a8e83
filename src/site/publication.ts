// The archive as it is published: questions in order, listings, where old addresses lead.
import { type Archive, createArchive, rankHashtags } from '../archive/archive.ts'
import { type Division, findDivision, findShownPeople } from '../archive/division.ts'
import { createListings, type Listing } from '../archive/listing.ts'
import {
  createHasCategory,
  type Described,
  listOldListings,
  noDescribed,
  type OldListing,
  rankCategories,
} from '../folder/described.ts'
import { noPeople, type People } from '../folder/people.ts'
import type { Content } from '../folder/read-content.ts'
import type { Settings } from '../folder/settings.ts'
import type { Synonyms } from '../folder/synonyms.ts'
import { compareText } from '../format/issue.ts'
import { type Hashtag, parseAlias, toAliasPath } from '../format/names.ts'
import { noPictures, type Pictures, toPicturePath, toPublishedPath } from '../format/pictures/picture.ts'
import { toCategorySlug } from '../format/slugs.ts'
import type { CachedQuestion, CrossLink } from '../kept/question.ts'
import { type ThemePictures, themePictureNames, toPublishedThemePath } from '../look/theme.ts'
import { type Carded, findCarded } from './cards.ts'
import { createFindTargets, type FindTargets, type LinkedContent } from './link-targets.ts'
import type { ArchiveCounts, CategoryCount, HashtagCount } from './site.ts'

export interface Publication extends FindTargets, Division {
  settings: Settings
  archive: Archive<CachedQuestion>
  counts: ArchiveCounts
  /** Whether a title or a hashtag holds Hangul, so that it matters how that is searched. */
  hasHangul: boolean
  listings: ReadonlyMap<Hashtag, Listing<CachedQuestion>>
  /** Most used first. */
  ranking: readonly HashtagCount[]
  /** Questions of each category in order; categories in code-unit order. */
  categories: ReadonlyMap<string, readonly CachedQuestion[]>
  /** Most used first. */
  categoryRanking: readonly CategoryCount[]
  withheld: Content['withheld']
  /** Whoever has a page: of each what people.yaml says. */
  people: People
  /** Of the archive's own, in order of path. */
  pages: Content['pages']
  synonyms: Synonyms
  /** What hashtags mean, by name, and categories, by address. */
  descriptions: Record<'tags' | 'categories', ReadonlyMap<string, string>>
  oldListings: readonly OldListing[]
  /** Paths of `public/`. */
  publicFiles: readonly string[]
  /** Where the page of an old address, without the slashes at its ends, leads. */
  aliases: ReadonlyMap<string, AliasTarget>
  carded: Carded
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

/**
 * @param content checked, since of two targets of one old address the later would win; its questions in any order.
 * @param draws whether cards can be drawn; else pages have that of the archive.
 */
export function createPublication(content: LinkedContent, { draws = false } = {}): Publication {
  const { settings, questions, withheld, synonyms, described = noDescribed } = content
  const { pictures = noPictures, themePictures = {}, pages = [], people = noPeople } = content
  const archive = createArchive(questions)
  const categories = groupByCategory(archive)
  const ranking = rankHashtags(archive)
  const oldListings = listOldListings(described, {
    tags: (name) => archive.byHashtag.has(name),
    categories: createHasCategory(categories.keys()),
  })
  return {
    settings,
    archive,
    counts: { questions: archive.questions.length, hashtags: archive.byHashtag.size },
    hasHangul: questions.some(({ title, hashtags }) =>
      /\p{Script=Hangul}/u.test([title, ...hashtags].join()),
    ),
    listings: new Map(createListings(archive).map((listing) => [listing.hashtag, listing])),
    ranking,
    carded: findCarded(settings, ranking, draws),
    categories,
    categoryRanking: rankCategories(questions),
    ...findDivision(questions),
    withheld,
    people: findShownPeople(people, settings),
    pages,
    synonyms,
    descriptions: {
      tags: toDescriptions(described.tags, (name) => name),
      categories: toDescriptions(described.categories, toCategorySlug),
    },
    oldListings,
    publicFiles: content.publicFiles ?? [],
    aliases: toAliasTargets(questions, withheld, oldListings),
    ...createFindTargets(archive, { ...content, oldListings }),
    pictures: [...listThemePictures(themePictures), ...listPublishedPictures(archive, pages, pictures)],
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

/** An address with a query or a `*` has no page. Those that lead to one place have one target. */
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
      const path = toAliasPath(parsed)
      if (!parsed || path === undefined) continue
      const { anchor } = parsed
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

// Pictures that the site has: those that a page names. What only a withheld question names is in no list of links.

export interface PublishedPicture {
  /** Below the output, with `/`. */
  file: string
  /** Of the file that it is copied from, inside the content folder. */
  path: string
  digest: string
  /** Position in the archive of the first question that names it. */
  position: number
}

/** Every page shows them, so the first share of a build has them. */
function listThemePictures(pictures: ThemePictures): PublishedPicture[] {
  return themePictureNames.flatMap((name) => {
    const picture = pictures[name]
    if (!picture) return []
    const { path, digest } = picture
    return [{ file: toPublishedThemePath(name, picture), path, digest, position: 0 }]
  })
}

/** In the order of the archive, those of pages of its own first. Two files of the same bytes are one. */
function listPublishedPictures(
  { questions }: Pick<Archive<CachedQuestion>, 'questions'>,
  pages: Publication['pages'],
  pictures: Pictures,
): PublishedPicture[] {
  const published = new Map<string, PublishedPicture>()
  if (pictures.size === 0) return []
  const add = (links: readonly CrossLink[], position: number) => {
    for (const { address } of links) {
      const path = toPicturePath(address)
      const picture = path === undefined ? undefined : pictures.get(path)
      if (!picture || published.has(picture.digest)) continue
      const { digest } = picture
      published.set(digest, { file: toPublishedPath(picture), path: picture.path, digest, position })
    }
  }
  for (const { links } of pages) add(links, 0)
  for (const [position, { links, conversation }] of questions.entries()) {
    add(links, position)
    if (conversation) add(conversation.links, position)
  }
  return [...published.values()]
}
