// Faults that only show when all questions lie side by side, with their places in the files.

import { toCanonicalPlace } from '../format/addresses.ts'
import { replaceLine } from '../format/corrections/candidate.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces, parseFrontMatter } from '../format/front-matter.ts'
import { type Correction, createToPosition, type Issue, type Position } from '../format/issue.ts'
import { findNearest, type Hashtag, hasCategorySlug, toIdKey } from '../format/names.ts'
import { toCategorySlug, toHashtagSlug } from '../format/slugs.ts'
import { createZone, parseTimestamp } from '../format/time.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import type { CrossLink } from '../kept/question.ts'
import { faviconPath } from '../look/theme.ts'
import { checkArchive, type PlacedByText } from './check-addresses.ts'
import { checkLinks, checkRelated, type LinkingQuestion } from './check-links.ts'
import { findPictureIssues } from './check-pictures.ts'
import {
  createHasCategory,
  type Described,
  describedPaths,
  findDescribed,
  rankCategories,
} from './described.ts'
import { readText } from './disk.ts'
import { checkIds } from './files.ts'
import type { ContentFolder } from './read-folder.ts'
import { readRedactionIssues } from './redaction-issues.ts'
import { isWhole } from './root.ts'
import { type SynonymList, type Synonyms, synonymsName, type WrittenHashtag } from './synonyms.ts'
import { createRedactedIds, markRedactedIds } from './withheld.ts'
import { checkPageAddresses, type FoundPages, footerPath, noPages } from './written-pages.ts'

export interface ArchiveContext {
  /** Of `public/`, by path in it. */
  publicFiles?: readonly string[] | undefined
  /** First parts of addresses that are answered besides those of the content; undefined where that is not known. */
  served?: readonly string[] | undefined
  /** Files that were there before what is checked, by path in the content folder; undefined where that is not known. */
  published?: ReadonlySet<string> | undefined
  /** Pages of the archive's own; none where they are absent. */
  written?: FoundPages | undefined
}

/** @param questions in order of path. */
export function findArchiveIssues(
  folder: ContentFolder,
  questions: readonly (LinkingQuestion & CategorizedQuestion & { redacted: readonly number[] })[],
  { publicFiles = [], served, published, written = noPages }: ArchiveContext = {},
): Issue[] {
  const { timeZone } = folder.settings
  // Those that are withheld are in no category, and no listing.
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  const ownFiles = folder.themePictures.favicon ? [...publicFiles, faviconPath] : publicFiles
  const placed = [
    ...checkArchive(questions, { publicFiles: ownFiles, pages: folder.pageFiles, ...folder }),
    ...checkCategories(shown),
    ...checkRelated(folder, questions),
    ...(isWhole(folder, questions) ? checkDescribed(folder, shown) : []),
  ]
  const precedence = {
    isPublished: (path: string) => published?.has(path.normalize('NFC')) ?? false,
    findStart: (path: string) => readStart(folder.path, path, timeZone),
  }
  const sameIds = [...checkIds(folder.files, precedence), ...checkIds(folder.pageFiles, precedence)]
  const texts = [
    ...written.pages,
    ...(written.footer ? [{ path: footerPath, ...written.footer }] : []),
    { path: footerPath, links: readNavigation(folder), redacted: [] },
  ]
  // A page with an error may name what nothing else does.
  const known = { ...folder, issues: [...folder.issues, ...written.issues] }
  return [
    ...markRedactedIds(sameIds, createRedactedIds(folder.redactions)),
    ...placed.map(createToIssue(folder.path)),
    ...checkMissingCategories(shown),
    ...checkPageAddresses(folder.pageFiles, ownFiles),
    ...checkLinks(folder, questions, { texts, served }),
    ...findPictureIssues(known, questions, texts),
    ...checkSynonyms(folder.synonyms, questions, isWhole(folder, questions)),
    ...readRedactionIssues(
      known,
      questions,
      texts.flatMap(({ redacted }) => redacted),
    ),
  ]
}

/** Links of the head that settings add, with their places. */
function readNavigation({ path, settings }: ContentFolder): CrossLink[] {
  if (!settings.navigation.some(({ href }) => href.startsWith('/'))) return []
  const text = readText(path, footerPath)
  const root = parseYamlFile(footerPath, text)
  const toPosition = createToPosition(text)
  return settings.navigation.flatMap(({ href }, index) => {
    const address = toCanonicalPlace(href)
    const node = 'code' in root ? undefined : findNode(root, ['navigation', index, 'href'])
    const { line, column } = toPosition(Math.max(0, node?.start ?? 0))
    return address === undefined ? [] : [{ address, places: [[line, column]] }]
  })
}

/** Issues of one file follow each other: each file is read again once. */
function createToIssue(folder: string): (placed: PlacedByText) => Issue {
  let last: { path: string; file: string; places: FrontMatterPlaces } | undefined
  return ({ text, at, meant, ...issue }) => {
    const { path, code } = issue
    if (last?.path !== path) {
      const file = readText(folder, path)
      last = {
        path,
        file,
        places: createFrontMatterPlaces(path, file, path.endsWith('.yaml') ? findDescribed : findNode),
      }
    }
    const { file, places } = last
    const position = places.toPosition(at ? places.find(at) : findText(code, places, text))
    const correction = meant === undefined ? undefined : findCorrection(file, position, text, meant)
    return { ...issue, ...position, ...(correction ? { correction } : {}) }
  }
}

/** Only in brackets a comma parts values. */
function findCorrection(
  file: string,
  { line, column }: Position,
  text: string,
  meant: string,
): Correction | undefined {
  const written = file.split('\n')[line - 1] ?? ''
  const [before, rest] = [written.slice(0, column - 1), written.slice(column - 1)]
  const value = [text, `"${text}"`, `'${text}'`].find((each) => rest.startsWith(each))
  if (!before.includes('[') || value === undefined) return undefined
  return replaceLine(line, before + meant + rest.slice(value.length), false)
}

/** Where the value itself is: the same letters may occur earlier, as `c` does in `category`. */
function findText(code: Issue['code'], places: FrontMatterPlaces, text: string): YamlNode | undefined {
  const list = places.find([code === 'hashtag-address-clash' ? 'tags' : 'aliases'])
  const children = list?.type === 'sequence' ? list.children : []
  return children.find((child) => child.type === 'scalar' && child.text === text)
}

/**
 * When a question was first active, in milliseconds, also where other parts of its file have faults; undefined where it
 * does not tell.
 * @param path inside the content folder.
 */
function readStart(folder: string, path: string, timeZone: string): number | undefined {
  const frontMatter = parseFrontMatter(path, readText(folder, path))
  const at = 'code' in frontMatter ? undefined : findNode(frontMatter.root, ['activity', 0, 'at'])
  const timestamp = at?.type === 'scalar' ? parseTimestamp(at.text) : undefined
  return timestamp && createZone(timeZone).instantOf(timestamp)
}

// What is wrong with synonyms.yaml, tags.yaml and categories.yaml only beside the questions (decision 23).

/** Of a longer file, which a program wrote, no name is looked for among all hashtags. */
const mostAdvised = 200

interface Carrying {
  path: string
  hashtags: readonly Hashtag[]
}

/** Whose an address is: a question carries the hashtag, or it is a spelling of another. */
interface Owner {
  hashtag: Hashtag
  path?: string
  of?: Hashtag
}

/** @param questions in order of path. @param isWhole whether that is all of the folder. */
export function checkSynonyms(synonyms: Synonyms, questions: readonly Carrying[], isWhole: boolean): Issue[] {
  if (synonyms.length === 0) return []
  const owners = findOwners(questions)
  const carried = new Set(Array.from(owners.values(), ({ hashtag }) => hashtag))
  const known = synonyms.length > mostAdvised ? [] : [...carried]
  return synonyms.flatMap((list) => [
    ...(carried.has(list.hashtag) || !isWhole ? [] : [toUnknown(list, known)]),
    ...list.spellings.flatMap((spelling) => checkSpelling(spelling, list, owners)),
  ])
}

/** By address, in the form in which disks tell folders apart. */
function findOwners(questions: readonly Carrying[]): Map<string, Owner> {
  const owners = new Map<string, Owner>()
  for (const { path, hashtags } of questions) {
    for (const hashtag of hashtags) {
      const address = toAddress(hashtag)
      if (!owners.has(address)) owners.set(address, { hashtag, path })
    }
  }
  return owners
}

function toAddress(hashtag: Hashtag): string {
  return toIdKey(toHashtagSlug(hashtag))
}

/** Nothing leads to a listing that there is not. */
function toUnknown(list: SynonymList, known: readonly Hashtag[]): Issue {
  const nearest = findNearest(list.hashtag, known)
  return toIssue('unknown-synonym', list, nearest === undefined ? {} : { nearest })
}

/** @param owners a spelling that may stay is added. */
function checkSpelling(
  spelling: WrittenHashtag,
  { hashtag: of }: SynonymList,
  owners: Map<string, Owner>,
): Issue[] {
  const address = toAddress(spelling.hashtag)
  const owner = owners.get(address)
  if (owner) return [toIssue('synonym-clash', spelling, { of, ...toDetail(owner, spelling, address) })]
  owners.set(address, { hashtag: spelling.hashtag, of })
  return [...spelling.hashtag].length > 1 ? [] : [toIssue('short-synonym', spelling, {})]
}

function toDetail(
  { hashtag, path, of }: Owner,
  spelling: WrittenHashtag,
  address: string,
): Record<string, string> {
  return {
    ...(path === undefined ? {} : { carrier: path }),
    ...(of === undefined ? {} : { other: of }),
    ...(hashtag === spelling.hashtag ? {} : { same: hashtag, address }),
  }
}

/** A description of a hashtag that no question carries, or of a category that none has, is seen nowhere. */
export function checkDescribed(
  { described, synonyms }: Pick<ContentFolder, 'described' | 'synonyms'>,
  questions: readonly (Pick<Carrying, 'hashtags'> & { category?: string | undefined })[],
): PlacedByText[] {
  const { tags, categories } = described
  if (tags.length + categories.length === 0) return []
  const carried = new Set(questions.flatMap(({ hashtags }) => hashtags))
  const had = new Set(questions.flatMap(({ category }) => category ?? []))
  const hasCategory = createHasCategory(had)
  const owners = new Map(
    synonyms.flatMap(({ hashtag, spellings }) => spellings.map((each) => [each.hashtag, hashtag])),
  )
  const unused = {
    tags: tags.filter(({ name }) => !carried.has(name)),
    categories: categories.filter(({ name }) => !hasCategory(name)),
  }
  const advise = (names: ReadonlySet<string>, among: readonly Described[]) =>
    among.length > mostAdvised ? [] : [...names]
  const known = {
    tags: advise(carried, unused.tags),
    categories: advise(had, unused.categories),
  }
  return (['tags', 'categories'] as const).flatMap((of) =>
    unused[of].map(({ name }): PlacedByText => {
      const nearest = (of === 'tags' ? owners.get(name) : undefined) ?? findNearest(name, known[of])
      const detail = { of, value: name, ...(nearest === undefined ? {} : { nearest }) }
      return { code: 'unused-description', path: describedPaths[of], text: name, at: [name], detail }
    }),
  )
}

function toIssue(
  code: Issue['code'],
  { hashtag, line, column }: WrittenHashtag,
  detail: Record<string, string>,
): Issue {
  return { code, path: synonymsName, line, column, detail: { value: hashtag, ...detail } }
}

interface CategorizedQuestion {
  path: string
  category?: string | undefined
}

type HavingQuestion = CategorizedQuestion & { category: string }

/** What has no page of its own, or that of another (decision 22). @param questions in order of path. */
export function checkCategories(questions: readonly CategorizedQuestion[]): PlacedByText[] {
  const owners = new Map<string, HavingQuestion>()
  const finds = new Map<string, Pick<PlacedByText, 'code' | 'detail'> | undefined>()
  return questions.flatMap((question) => {
    const { category, path } = question
    if (category === undefined) return []
    if (!finds.has(category)) finds.set(category, findFault({ category, path }, owners))
    const found = finds.get(category)
    return found ? [{ ...found, path, text: category, at: ['category'] }] : []
  })
}

/** @param owners by address, in the form in which disks tell folders apart; that of a sound category is added. */
function findFault(
  question: HavingQuestion,
  owners: Map<string, HavingQuestion>,
): Pick<PlacedByText, 'code' | 'detail'> | undefined {
  const value = question.category
  if (!hasCategorySlug(value)) return { code: 'invalid-category', detail: { value } }
  const address = toIdKey(toCategorySlug(value))
  const owner = owners.get(address)
  if (!owner) {
    owners.set(address, question)
    return undefined
  }
  const detail = { value, other: owner.category, otherPath: owner.path, address }
  return { code: 'category-address-clash', detail }
}

/** Categories that the hint of a question without one names. */
const mostNamed = 5

/** Questions without a category where others have one: it may be forgotten. No file is read again for it. */
export function checkMissingCategories(questions: readonly CategorizedQuestion[]): Issue[] {
  const ranked = rankCategories(questions).filter(({ category }) => hasCategorySlug(category))
  if (ranked.length === 0) return []
  const named = ranked.slice(0, mostNamed).map(({ category }) => category)
  const known = [...named, ...(ranked.length > mostNamed ? ['…'] : [])].join(', ')
  return questions
    .filter(({ category }) => category === undefined)
    .map(({ path }) => ({ code: 'category-missing', path, line: 2, column: 1, detail: { known } }))
}
