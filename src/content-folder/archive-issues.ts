// Faults that only show when all questions lie side by side, with their places in the files.
import { createFrontMatterPlaces, type FrontMatterPlaces } from '../question/front-matter-places.ts'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { faviconPath } from '../theme/theme-picture.ts'
import { type CheckedQuestion, checkArchive, type PlacedByText } from './check-archive.ts'
import { type CategorizedQuestion, checkCategories } from './check-categories.ts'
import { checkIds } from './check-ids.ts'
import { checkLinks, type LinkingQuestion } from './check-links.ts'
import { checkRelated } from './check-related.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { findPictureIssues } from './picture-issues.ts'
import type { ContentFolder } from './read-folder.ts'
import { readStart } from './read-start.ts'
import { readText } from './read-text.ts'
import { findListed, redactionsName } from './redactions.ts'

export interface ArchiveContext {
  /** Of `public/`, by path in it. */
  publicFiles?: readonly string[] | undefined
  /** Files that were there before what is checked, by path in the content folder; undefined where that is not known. */
  published?: ReadonlySet<string> | undefined
}

/** @param questions in order of path. */
export function findArchiveIssues(
  folder: ContentFolder,
  questions: readonly (LinkingQuestion & CategorizedQuestion)[],
  { publicFiles = [], published }: ArchiveContext = {},
): Issue[] {
  const { timeZone } = folder.settings
  // Those that are withheld stand in no category.
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  const placed = [
    ...checkArchive(questions, folder.themePictures.favicon ? [...publicFiles, faviconPath] : publicFiles),
    ...checkCategories(shown),
    ...checkRelated(folder, questions),
  ]
  return [
    ...checkIds(folder.files, {
      isPublished: (path) => published?.has(path.normalize('NFC')) ?? false,
      findStart: (path) => readStart(folder.path, path, timeZone),
    }),
    ...placed.map(createToIssue(folder.path)),
    ...checkLinks(folder, questions),
    ...findPictureIssues(folder, questions),
    ...findUnknownRedactions(folder, questions),
    ...findUnknownTexts(folder, toKeptTexts(folder, questions)),
    ...checkSynonyms(folder.synonyms, questions),
  ]
}

/** Issues of one file follow each other: each file is read again once. */
function createToIssue(folder: string): (placed: PlacedByText) => Issue {
  let last: { path: string; places: FrontMatterPlaces } | undefined
  return ({ text, at, ...issue }) => {
    const { path, code } = issue
    if (last?.path !== path) last = { path, places: createFrontMatterPlaces(path, readText(folder, path)) }
    const { places } = last
    return { ...issue, ...places.toPosition(at ? places.find(at) : findText(code, places, text)) }
  }
}

/** Where the value itself stands: the same letters may occur earlier, as `c` does in `category`. */
function findText(code: Issue['code'], places: FrontMatterPlaces, text: string): YamlNode | undefined {
  const list = places.find([code === 'hashtag-address-clash' ? 'tags' : 'aliases'])
  const children = list?.type === 'sequence' ? list.children : []
  return children.find((child) => child.type === 'scalar' && child.text === text)
}

/** Parts of a conversation that are kept, by the id of their question. */
export type KeptTexts = ReadonlyMap<string, { answers: ReadonlySet<string>; comments: ReadonlySet<string> }>

function findUnknownRedactions(folder: ContentFolder, questions: readonly CheckedQuestion[]): Issue[] {
  const ids = new Set(questions.map(({ id }) => id))
  const unknown = [...folder.redactions.questions].filter((id) => !ids.has(id))
  return toUnknown(
    folder.path,
    unknown.map((id) => ({ list: 'questions', id })),
  )
}

/** What a question with faults holds is not known: all that is withheld of it is taken for being there. */
function toKeptTexts({ files, redactions }: ContentFolder, questions: readonly LinkingQuestion[]): KeptTexts {
  const { answers, comments } = redactions
  if (answers.size + comments.size === 0) return new Map()
  const none: ReadonlySet<string> = new Set()
  const faulty = files.map(({ id }) => {
    const all = { answers: answers.get(id) ?? none, comments: comments.get(id) ?? none }
    return [id, all] as const
  })
  const known = questions.map(({ id, conversation }) => {
    const { withheld } = conversation ?? {}
    return [id, { answers: new Set(withheld?.answers), comments: new Set(withheld?.comments) }] as const
  })
  return new Map([...faulty, ...known])
}

/** Answers and comments that redactions.yaml withholds and that are not there. */
export function findUnknownTexts(
  { path, redactions }: Pick<ContentFolder, 'path' | 'redactions'>,
  kept: KeptTexts,
): Issue[] {
  const lists = ['answers', 'comments'] as const
  const unknown = lists.flatMap((list) =>
    [...redactions[list]].flatMap(([question, ids]) =>
      [...ids].filter((id) => !kept.get(question)?.[list].has(id)).map((id) => ({ list, id, question })),
    ),
  )
  return toUnknown(path, unknown)
}

interface UnknownEntry {
  list: 'questions' | 'answers' | 'comments'
  id: string
  question?: string
}

function toUnknown(folder: string, unknown: readonly UnknownEntry[]): Issue[] {
  if (unknown.length === 0) return []
  const text = readText(folder, redactionsName)
  const root = parseYamlFile(redactionsName, text)
  return unknown.map(({ list, ...entry }) => {
    const start = 'code' in root ? 0 : (findListed(root, list, entry)?.start ?? 0)
    const value = entry.question === undefined ? entry.id : `${entry.question}/${entry.id}`
    const detail = { key: list, value }
    return { code: 'unknown-redaction', path: redactionsName, ...toPosition(text, start), detail }
  })
}
