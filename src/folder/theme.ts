// `theme/`: pictures of the archive's own on every page. They are served to strangers as documents, so they are read as such.
import { join } from 'node:path'
import { decodeFile } from '../format/decode.ts'
import { type Issue, toPosition } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { findNearest } from '../format/names.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestAll } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import { listSvgTexts, parseSvg } from '../look/parse-svg.ts'
import {
  type ThemePicture,
  type ThemePictureName,
  type ThemePictures,
  themeFolder,
  themePictureNames,
  toThemePicturePath,
} from '../look/theme.ts'
import { readText, toFileIssue, tryReading, walkFolder } from './disk.ts'
import { createFindRedactedName, toOpenDataIssues } from './open-texts.ts'

interface ReadTheme {
  /** Those without a fault. */
  pictures: ThemePictures
  issues: Issue[]
}

/** @throws what the machine lacks. */
export function readTheme(contentFolder: string): ReadTheme {
  const pictures: Partial<Record<ThemePictureName, ThemePicture>> = {}
  const unread: Issue[] = []
  const issues = walkFolder(contentFolder, {
    root: themeFolder,
    fileBytes: limits.themePictureBytes,
    tooLarge: { code: 'invalid-svg', detail: { kind: 'large', limit: `${limits.themePictureBytes / 1024}` } },
    noFolder: { code: 'unknown-file', detail: { value: themeFolder, kind: 'file' } },
    onFile: ({ path }) => {
      const name = themePictureNames.find((each) => toThemePicturePath(each) === path)
      const read = name ? readThemePicture(contentFolder, path) : toUnknown(path)
      if (Array.isArray(read)) unread.push(...read)
      else if (name) pictures[name] = read
    },
  })
  return { pictures, issues: [...issues, ...unread] }
}

/** Pictures of other types are theirs who made them: another name would make none of them an SVG. */
const otherPicture = /\.(png|jpe?g|gif|webp|avif|ico|bmp)$/i

function toUnknown(path: string): Issue[] {
  const [, type] = otherPicture.exec(path) ?? []
  if (type !== undefined) {
    const detail = { value: path, type: type.toUpperCase() }
    return [toFileIssue('not-read-yet', path, detail)]
  }
  const nearest = findNearest(path, themePictureNames.map(toThemePicturePath))
  const detail = { value: path, kind: 'file', folder: themeFolder, ...(nearest ? { nearest } : {}) }
  return [toFileIssue('unknown-file', path, detail)]
}

function readThemePicture(contentFolder: string, path: string): ThemePicture | Issue[] {
  const bytes = tryReading(path, () => readRegularFile(join(contentFolder, path)))
  if ('code' in bytes) return [bytes]
  const text = decodeFile(path, bytes, limits.themePictureBytes)
  return typeof text === 'string' ? toPicture(path, text, bytes) : [text]
}

function toPicture(path: string, text: string, bytes: Buffer): ThemePicture | Issue[] {
  const parsed = parseSvg(text)
  if (!('faults' in parsed)) return { path, digest: digestAll(bytes), ...parsed }
  return parsed.faults.map(({ code, detail, offset }) => ({
    code,
    path,
    ...toPosition(text, offset),
    detail,
  }))
}

/** Pictures are published as they are: redacted names are errors in them, and personal data is told of. */
export function checkThemeTexts(
  folder: string,
  pictures: ThemePictures,
  names: readonly RedactedName[],
): Issue[] {
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
