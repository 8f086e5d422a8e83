// Faults that only show when all questions lie side by side, with their places in the files.

import { replaceLine } from '../format/corrections/candidate.ts'
import { createFrontMatterPlaces, type FrontMatterPlaces, parseFrontMatter } from '../format/front-matter.ts'
import { type Correction, createToPosition, type Issue, type Position } from '../format/issue.ts'
import { createZone, parseTimestamp } from '../format/time.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import { faviconPath } from '../look/theme.ts'
import { checkArchive, type PlacedByText } from './check-addresses.ts'
import {
  type CategorizedQuestion,
  checkCategories,
  checkDescribed,
  checkMissingCategories,
  checkSynonyms,
} from './check-hashtags.ts'
import { checkLinks, checkRelated, type LinkingQuestion } from './check-links.ts'
import { findPictureIssues } from './check-pictures.ts'
import { findDescribed } from './described.ts'
import { readText } from './disk.ts'
import { checkIds } from './files.ts'
import { findUnknownRedactions } from './idle-redactions.ts'
import { type ContentFolder, isWhole } from './read-folder.ts'
import { readRedactionIssues } from './redaction-issues.ts'
import { createRedactedIds, markRedactedIds } from './withheld.ts'

export interface ArchiveContext {
  /** Of `public/`, by path in it. */
  publicFiles?: readonly string[] | undefined
  /** Files that were there before what is checked, by path in the content folder; undefined where that is not known. */
  published?: ReadonlySet<string> | undefined
}

/** @param questions in order of path. */
export function findArchiveIssues(
  folder: ContentFolder,
  questions: readonly (LinkingQuestion & CategorizedQuestion & { redacted: readonly number[] })[],
  { publicFiles = [], published }: ArchiveContext = {},
): Issue[] {
  const { timeZone } = folder.settings
  // Those that are withheld stand in no category, and no listing.
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  const ownFiles = folder.themePictures.favicon ? [...publicFiles, faviconPath] : publicFiles
  const placed = [
    ...checkArchive(questions, ownFiles, folder.described),
    ...checkCategories(shown),
    ...checkRelated(folder, questions),
    ...(isWhole(folder, questions) ? checkDescribed(folder, shown) : []),
  ]
  const sameIds = checkIds(folder.files, {
    isPublished: (path) => published?.has(path.normalize('NFC')) ?? false,
    findStart: (path) => readStart(folder.path, path, timeZone),
  })
  return [
    ...markRedactedIds(sameIds, createRedactedIds(folder.redactions)),
    ...placed.map(createToIssue(folder.path)),
    ...checkMissingCategories(shown),
    ...checkLinks(folder, questions),
    ...findPictureIssues(folder, questions),
    ...findUnknownRedactions(folder, questions),
    ...checkSynonyms(folder.synonyms, questions, isWhole(folder, questions)),
    ...readRedactionIssues(folder, questions),
  ]
}

/** Issues of one file follow each other: each file is read again once. */
function createToIssue(folder: string): (placed: PlacedByText) => Issue {
  let last: { path: string; file: string; places: FrontMatterPlaces } | undefined
  return ({ text, at, meant, ...issue }) => {
    const { path, code } = issue
    if (last?.path !== path) {
      const file = readText(folder, path)
      last = { path, file, places: createPlaces(path, file) }
    }
    const { file, places } = last
    const position = places.toPosition(at ? places.find(at) : findText(code, places, text))
    const correction = meant === undefined ? undefined : findCorrection(file, position, text, meant)
    return { ...issue, ...position, ...(correction ? { correction } : {}) }
  }
}

/** Of a question's front matter, or of what hashtags and categories mean. */
function createPlaces(path: string, text: string): FrontMatterPlaces {
  if (!path.endsWith('.yaml')) return createFrontMatterPlaces(path, text)
  const root = parseYamlFile(path, text)
  const toPosition = createToPosition(text)
  return {
    find: (keys) => ('code' in root ? undefined : findDescribed(root, keys)),
    toPosition: (node) => toPosition(Math.max(0, node?.start ?? 0)),
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

/** Where the value itself stands: the same letters may occur earlier, as `c` does in `category`. */
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
