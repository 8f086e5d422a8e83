// The small files of a content folder, and the issues that concern the folder as a whole.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createLocate } from '../format/check-conversation.ts'
import { decodeFile } from '../format/decode.ts'
import { compareIssues, type Issue, isFixable, isWarning, toPosition } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { findNearest } from '../format/names.ts'
import { pictureFolder } from '../format/pictures/picture.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestAll } from '../kept/digest.ts'
import { readRegularFile, tryListing } from '../kept/files.ts'
import { listSvgTexts, parseSvg } from '../look/parse-svg.ts'
import {
  cardPath,
  type ThemePicture,
  type ThemePictureName,
  type ThemePictures,
  themeDrawings,
  themeFolder,
  themePhotos,
} from '../look/theme.ts'
import { attachConversations, listConversationFiles, markAnswersByQuestion } from './conversation-files.ts'
import { readSmallFile, readText, toFileIssue, tryReading, type WalkedFile, walkFolder } from './disk.ts'
import {
  listPageFiles,
  listPictureFiles,
  listQuestionFiles,
  type PictureFile,
  pageFolder,
  type QuestionFile,
} from './files.ts'
import { createHideIssue } from './masks.ts'
import { createFindRedactedName, toOpenDataIssues } from './open-texts.ts'
import { isFreeName, markRenames } from './read-renames.ts'
import { checkImportList, checkRoot, isMeant, isNoContent, readRoot } from './root.ts'
import { parseSettings, type Settings } from './settings.ts'
import { isSettled, noSmallFiles, readSmallFiles, type SmallFiles } from './small-files.ts'
import { createRedactedIds, findRedactedIds, markRedactedIds } from './withheld.ts'

export interface ContentFolder extends SmallFiles {
  path: string
  files: QuestionFile[]
  /** Of pages of the archive's own. */
  pageFiles: WalkedFile[]
  /** Of `files/`, and pictures of pixels of the theme. */
  pictureFiles: PictureFile[]
  /** Drawings alone. */
  themePictures: ThemePictures
  issues: Issue[]
}

/**
 * In order. Where archive.yaml stays faulty no text is certain: nobody knows in which time zone an hour is meant. Nothing
 * is where an import is half way.
 */
export function toReportedIssues(
  issues: readonly Issue[],
  folder: Pick<ContentFolder, 'path' | 'settings' | 'redactions' | 'files'>,
): Issue[] {
  const { settings } = folder
  const isFaulty = (issue: Issue) => issue.path === 'archive.yaml' && !isWarning(issue) && !isFixable(issue)
  const isUnknown = !isSettled(settings) && issues.some(isFaulty)
  const settle = ({ correction, ...issue }: Issue): Issue =>
    correction ? { ...issue, correction: { ...correction, certain: false } } : issue
  const isHalfWay = issues.some(isNoContent)
  const settleAll = ({ rename: _, along: _along, ...issue }: Issue) => settle(issue)
  // Small files at the root hold no hour.
  return joinLater(issues, folder)
    .map((each) => (isHalfWay ? settleAll(each) : isUnknown && each.path.includes('/') ? settle(each) : each))
    .map(createHideIssue(folder))
    .sort(compareIssues)
}

/** Where most questions begin after the reference date, that date is wrong: one issue says so instead of those lines. */
function joinLater(
  issues: readonly Issue[],
  { path: folder, settings, files }: Pick<ContentFolder, 'path' | 'settings' | 'files'>,
): readonly Issue[] {
  const { later = [], others = [] } = Object.groupBy(issues, ({ code }) =>
    code === 'activity-after-reference' ? 'later' : 'others',
  )
  const locate = createLocate({ readText: (path) => readText(folder, path) })
  const begun = Array.from(Map.groupBy(later, ({ path }) => path)).filter(([path, lines]) => {
    const { line } = locate(path, ['activity', 0, 'at'])
    return lines.some((each) => each.line === line)
  })
  const [first] = later.toSorted(compareIssues)
  if (!first || begun.length < 2 || begun.length * 2 <= files.length) return issues
  const path = 'archive.yaml'
  const count = { count: later.length, first: `${first.path}:${first.line}` }
  const detail = { ...count, reference: settings.referenceDate }
  return [...others, { code: 'activity-after-reference', path, ...locate(path, ['referenceDate']), detail }]
}

export interface ContentFolderOptions {
  /** Whether strangers may have written it, and somebody is to read their changes: nothing may hide them. */
  pullRequest?: boolean
  otherwise?: Partial<SmallFiles> | undefined
}

/** What is missing or wrong in the folder is an issue and not thrown; issues are in no certain order. */
export function readContentFolder(
  path: string,
  { pullRequest = false, otherwise: others = {} }: ContentFolderOptions = {},
): ContentFolder {
  const otherwise = { ...noSmallFiles, ...others }
  const folder = { path, ...otherwise, files: [], pageFiles: [], pictureFiles: [], themePictures: {} }
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return { ...folder, issues: [toFileIssue('.', { code: 'content-missing', detail: { value: path } })] }
  }
  const root = tryReading('.', () => readRoot(path))
  if ('code' in root) return { ...folder, issues: [root] }
  const names = new Set(root.map(({ name }) => name))
  const issues = [...checkRoot(root, { pullRequest }), ...checkImportList(path)]
  const listed = names.has('questions') ? listQuestionFiles(path) : { files: [], issues: [] }
  const pictures = names.has(pictureFolder) ? listPictureFiles(path) : { files: [], issues: [] }
  const written = names.has(pageFolder) ? listPageFiles(path) : { files: [], issues: [] }
  const theme = names.has(themeFolder) ? readTheme(path) : { pictures: {}, files: [], issues: [] }
  // Where there is no such file there is nothing; where it has faults, or another name, what was known stays so.
  const isThere = (name: string) => names.has(name) || issues.some((issue) => isMeant(issue, name))
  const { issues: faults, ...small } = readSmallFiles(createRead(path, names), otherwise, isThere)
  const { redactions } = small
  issues.push(...faults, ...listed.issues, ...written.issues, ...pictures.issues, ...theme.issues)
  if (!names.has('archive.yaml')) issues.push(...findMissing('settings-missing', 'archive.yaml', issues))
  if (listed.files.length + listed.issues.length === 0)
    issues.push(...findMissing('content-empty', 'questions', issues))
  issues.push(...checkThemeTexts(path, theme.pictures, redactions.actors))
  const { conversations, issues: conversationIssues } = listConversationFiles(path, names)
  const attached = attachConversations(conversations, { ...listed, withheld: redactions.questions })
  const all = markRedactedIds(
    [...issues, ...markAnswersByQuestion(conversationIssues, attached.files), ...attached.issues],
    createRedactedIds(redactions),
  )
  return {
    path,
    ...small,
    files: attached.files,
    pageFiles: written.files,
    pictureFiles: [...pictures.files, ...theme.files],
    themePictures: theme.pictures,
    issues: markRenames(all, {
      ids: attached.files.map(({ id }) => id),
      conversations,
      isRedacted: findRedactedIds({ redactions, issues: all }).hasFile,
      isFree: (rename) => isFreeName(path, rename),
    }),
  }
}

/** A disk without upper and lower case opens `Archive.yaml` under any spelling: the listing decides what is there. */
function createRead(folder: string, names: ReadonlySet<string>) {
  return <T>(name: string, parse: (path: string, text: string) => T) =>
    names.has(name) ? readSmallFile(folder, name, parse) : undefined
}

/** Those of a folder that was checked; where there is none, they say nothing. */
export function readSmallFilesOf(folder: string): SmallFiles {
  const names = new Set(tryListing(folder).map(({ name }) => name))
  const { issues: _, ...small } = readSmallFiles(createRead(folder, names))
  return small
}

/** One issue that says to rename something is enough: what is missing is then not reported once more. */
function findMissing(code: MissingCode, name: string, issues: readonly Issue[]): Issue[] {
  return issues.some((issue) => isMeant(issue, name)) ? [] : [toFileIssue(name, { code, detail: {} })]
}

type MissingCode = 'content-missing' | 'content-empty' | 'settings-missing'

/** Settings as far as they can be read; faults are reported by whoever reads the whole folder. */
export function readSettings(folder: string): Settings {
  const result = readSmallFile(folder, 'archive.yaml', parseSettings)
  return result && 'settings' in result ? result.settings : noSmallFiles.settings
}

/** Drawings without a fault, and files of pictures of pixels. @throws what the machine lacks. */
function readTheme(contentFolder: string): {
  pictures: ThemePictures
  files: PictureFile[]
  issues: Issue[]
} {
  const pictures: Partial<Record<ThemePictureName, ThemePicture>> = {}
  const files: PictureFile[] = []
  const unread: Issue[] = []
  const issues = walkFolder(contentFolder, {
    root: themeFolder,
    fileBytes: limits.pictureBytes,
    tooLarge: { code: 'picture-too-large', detail: { megabytes: limits.pictureBytes / 1024 ** 2 } },
    noFolder: { code: 'unknown-file', detail: { value: themeFolder, kind: 'file' } },
    onFile: ({ path, stamp }) => {
      const name = themeDrawings[path]
      const isPhoto = themePhotos.includes(path)
      // Every page loads the others.
      const isLarge = stamp[0] > limits.themePictureBytes && path !== cardPath
      if (isLarge && (name || isPhoto)) unread.push(toTooLarge(path, name ? 'invalid-svg' : 'file-too-large'))
      else if (isPhoto) files.push({ path, stamp })
      else {
        const read = name ? readThemePicture(contentFolder, path) : toUnknown(path)
        if (Array.isArray(read)) unread.push(...read)
        else if (name) pictures[name] = read
      }
    },
  })
  return { pictures, files, issues: [...issues, ...unread] }
}

function readThemePicture(contentFolder: string, path: string): ThemePicture | Issue[] {
  const bytes = tryReading(path, () => readRegularFile(join(contentFolder, path)))
  if ('code' in bytes) return [bytes]
  const text = decodeFile(path, bytes, limits.themePictureBytes)
  return typeof text === 'string' ? toPicture(path, text, bytes) : [text]
}

function toTooLarge(path: string, code: 'invalid-svg' | 'file-too-large'): Issue {
  const limit = limits.themePictureBytes / 1024
  return toFileIssue(
    path,
    code === 'invalid-svg'
      ? { code, detail: { kind: 'large', limit } }
      : { code, detail: { of: 'picture', limit } },
  )
}

function toUnknown(path: string): Issue[] {
  const nearest = findNearest(path, [...Object.keys(themeDrawings), ...themePhotos])
  const detail = { value: path, kind: 'file', folder: themeFolder, ...(nearest ? { nearest } : {}) }
  return [toFileIssue(path, { code: 'unknown-file', detail })]
}

function toPicture(path: string, text: string, bytes: Buffer): ThemePicture | Issue[] {
  const parsed = parseSvg(text)
  if (!('faults' in parsed)) return { path, digest: digestAll(bytes), type: 'svg', ...parsed }
  return parsed.faults.map(({ offset, ...fault }) => ({ ...fault, path, ...toPosition(text, offset) }))
}

/** Pictures are published as they are: redacted names are errors in them, and personal data is reported. */
function checkThemeTexts(folder: string, pictures: ThemePictures, names: readonly RedactedName[]): Issue[] {
  const findName = createFindRedactedName(names)
  return Object.values(pictures).flatMap(({ path }): Issue[] => {
    const file = readText(folder, path)
    const texts = listSvgTexts(file).map((each) => ({ ...each, key: 'svg', isAddress: false }))
    const named = texts.flatMap(({ text, offset }): Issue[] => {
      const value = findName(text)
      const detail = { key: 'svg', value: value ?? '' }
      return value === undefined ? [] : [{ code: 'redacted-name', path, ...toPosition(file, offset), detail }]
    })
    return [...named, ...toOpenDataIssues(path, texts, ({ offset }) => toPosition(file, offset))]
  })
}
