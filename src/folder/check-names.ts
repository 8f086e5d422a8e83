// What is wrong with names only beside the questions: in synonyms.yaml, tags.yaml and categories.yaml (decision 23), of
// categories themselves (decision 22), and in people.yaml.

import { findShownPeople } from '../archive/division.ts'
import { type Fault, type Issue, replaceLine } from '../format/issue.ts'
import { findNearest, type Hashtag, isCategory, toIdKey } from '../format/names.ts'
import { toCategorySlug, toHashtagSlug } from '../format/slugs.ts'
import { toPlainText } from '../format/yaml.ts'
import type { CachedQuestion } from '../kept/question.ts'
import type { PlacedByText } from './check-addresses.ts'
import { createHasCategory, type Described, describedPaths, rankCategories } from './described.ts'
import { readText } from './disk.ts'
import { peopleName, showPeople } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import { type SynonymList, type Synonyms, synonymsName, type WrittenHashtag } from './synonyms.ts'

/** Of a longer file, which a program wrote, no name is looked for among all hashtags. */
const mostAdvised = 200

interface Carrying {
  path: string
  hashtags: readonly Hashtag[]
}

type Categorized = Pick<Carrying, 'hashtags'> & { category?: string | undefined }

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
  const detail = { value: list.hashtag, ...(nearest === undefined ? {} : { nearest }) }
  return toIssue(list, { code: 'unknown-synonym', detail })
}

/** @param owners a spelling that may stay is added. */
function checkSpelling(
  spelling: WrittenHashtag,
  { hashtag: of }: SynonymList,
  owners: Map<string, Owner>,
): Issue[] {
  const address = toAddress(spelling.hashtag)
  const owner = owners.get(address)
  const value = spelling.hashtag
  if (owner) {
    const detail = { value, of, ...toDetail(owner, spelling, address) }
    return [toIssue(spelling, { code: 'synonym-clash', detail })]
  }
  owners.set(address, { hashtag: value, of })
  return [...value].length > 1 ? [] : [toIssue(spelling, { code: 'short-synonym', detail: { value } })]
}

function toDetail({ hashtag, path, of }: Owner, spelling: WrittenHashtag, address: string) {
  return {
    ...(path === undefined ? {} : { carrier: path }),
    ...(of === undefined ? {} : { other: of }),
    ...(hashtag === spelling.hashtag ? {} : { same: hashtag, address }),
  }
}

/**
 * A description of a hashtag that no question carries, or of a category that none has, is seen nowhere.
 * @param hide what readers may see of a text, as questions have their category.
 */
export function checkDescribed(
  { described, synonyms }: Pick<ContentFolder, 'described' | 'synonyms'>,
  questions: readonly Categorized[],
  hide = (text: string) => text,
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
    categories: categories.filter(({ name }) => !hasCategory(hide(name))),
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

/** Whoever has a page, which stays empty: no name leads to a person, but an id beside it. */
export function checkPeople(
  folder: ContentFolder,
  questions: readonly Pick<CachedQuestion, 'people'>[],
): PlacedByText[] {
  if (!folder.settings.people || folder.people.size === 0) return []
  const named = new Set(questions.flatMap(({ people }) => people ?? []))
  const shown = findShownPeople(showPeople(folder), folder.settings)
  return [...shown].flatMap(([id, { name }]) => {
    const detail = { value: id, name: toPlainText(name) }
    return named.has(id) ? [] : [{ code: 'unused-person', path: peopleName, text: id, at: [id], detail }]
  })
}

/** Lines that a `#` makes notes although they are of a hashtag that questions carry, or of a category that they have. */
export function checkNotes(
  { path: folder, described, synonyms }: Pick<ContentFolder, 'path' | 'described' | 'synonyms'>,
  questions: readonly Categorized[],
): Issue[] {
  const known: Record<string, readonly string[]> = {
    [describedPaths.tags]: described.tags.map(({ name }) => name),
    [describedPaths.categories]: described.categories.map(({ name }) => name),
    [synonymsName]: synonyms.map(({ hashtag }) => hashtag),
  }
  const notes = Object.entries(known).flatMap(([path, names]) =>
    Array.from(readText(folder, path).split('\n').entries()).flatMap(([index, text]) => {
      const name = /^#([^\s#:]+):\s+\S/.exec(text)?.[1]
      return name === undefined || names.includes(name) ? [] : [{ path, line: index + 1, text, name }]
    }),
  )
  if (notes.length === 0) return []
  const carried = new Set(questions.flatMap(({ hashtags }) => hashtags))
  const hasCategory = createHasCategory(questions.flatMap(({ category }) => category ?? []))
  const isLost = ({ path, name }: { path: string; name: string }) =>
    path === describedPaths.categories ? hasCategory(name) : carried.has(name)
  return notes.filter(isLost).map(({ path, line, text }): Issue => {
    const correction = replaceLine(line, text.slice(1), false)
    const detail = { value: text.slice(0, 60), line: true } as const
    return { code: 'comment-in-text', path, line, column: 1, detail, correction }
  })
}

function toIssue({ line, column }: WrittenHashtag, fault: Fault): Issue {
  return { ...fault, path: synonymsName, line, column }
}

export interface CategorizedQuestion {
  path: string
  category?: string | undefined
}

type HavingQuestion = CategorizedQuestion & { category: string }

/** What has no page of its own, or that of another (decision 22). @param questions in order of path. */
export function checkCategories(questions: readonly CategorizedQuestion[]): PlacedByText[] {
  const owners = new Map<string, HavingQuestion>()
  const finds = new Map<string, Fault | undefined>()
  return questions.flatMap((question) => {
    const { category, path } = question
    if (category === undefined) return []
    if (!finds.has(category)) finds.set(category, findFault({ category, path }, owners))
    const found = finds.get(category)
    return found ? [{ ...found, path, text: category, at: ['category'] }] : []
  })
}

/** @param owners by address, in the form in which disks tell folders apart; that of a sound category is added. */
function findFault(question: HavingQuestion, owners: Map<string, HavingQuestion>): Fault | undefined {
  const value = question.category
  if (!isCategory(value)) return { code: 'invalid-category', detail: { value } }
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
  const ranked = rankCategories(questions).filter(({ category }) => isCategory(category))
  if (ranked.length === 0) return []
  const named = ranked.slice(0, mostNamed).map(({ category }) => category)
  const known = [...named, ...(ranked.length > mostNamed ? ['…'] : [])]
  return questions
    .filter(({ category }) => category === undefined)
    .map(({ path }) => ({ code: 'category-missing', path, line: 2, column: 1, detail: { known } }))
}
