// Faults that only show when all questions lie side by side, with their places in the files.

import { toCanonicalPlace } from '../format/addresses.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces, parseFrontMatter } from '../format/front-matter.ts'
import { createToPosition, type Issue } from '../format/issue.ts'
import { createZone, parseTimestamp } from '../format/time.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import type { CachedQuestion, CrossLink } from '../kept/question.ts'
import { faviconPath } from '../look/theme.ts'
import { checkArchive, type PlacedByText } from './check-addresses.ts'
import { checkLinks, checkRelated, type LinkingQuestion } from './check-links.ts'
import {
  type CategorizedQuestion,
  checkCategories,
  checkDescribed,
  checkMissingCategories,
  checkNotes,
  checkPeople,
  checkSynonyms,
} from './check-names.ts'
import { findPictureIssues } from './check-pictures.ts'
import { findDescribed } from './described.ts'
import { readText } from './disk.ts'
import { checkIds } from './files.ts'
import { createFolderMasks } from './masks.ts'
import type { ContentFolder } from './read-folder.ts'
import { readRedactionIssues } from './redaction-issues.ts'
import { isWhole } from './root.ts'
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
  questions: readonly (LinkingQuestion & CategorizedQuestion & Pick<CachedQuestion, 'people' | 'redacted'>)[],
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
    ...(isWhole(folder, questions)
      ? [...checkDescribed(folder, shown, createFolderMasks(folder).hideText), ...checkPeople(folder, shown)]
      : []),
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
    ...checkNotes(folder, shown),
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
  let last: { path: string; places: FrontMatterPlaces } | undefined
  return ({ text, at, ...issue }) => {
    const { path, code } = issue
    if (last?.path !== path) {
      const find = path.endsWith('.yaml') ? findDescribed : findNode
      last = { path, places: createFrontMatterPlaces(path, readText(folder, path), find) }
    }
    const node = at ? last.places.find(at) : findText(code, last.places, text)
    return { ...issue, ...last.places.toPosition(node) }
  }
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
