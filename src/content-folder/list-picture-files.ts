import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findKind } from '../cache/file-kind.ts'
import { type FileStamp, toStamp } from '../cache/file-stamp.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import { pictureFolder } from '../picture/picture.ts'
import { compareText, type Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import { isGitAttributes, isLeftBehind } from './left-behind.ts'
import { isEmptyFolder } from './read-root.ts'

export interface PictureFile {
  /** Inside the content folder, with `/`. */
  path: string
  stamp: FileStamp
}

const deepest = 20
const megabyte = 1024 * 1024

/** Every file below `files/`, by path in code-unit order; links, and what is too large to be read, are issues. */
export function listPictureFiles(contentFolder: string): { files: PictureFile[]; issues: Issue[] } {
  const files: PictureFile[] = []
  const issues: Issue[] = []
  const report = (code: Issue['code'], path: string, detail: Record<string, string> = {}): void => {
    issues.push({ code, path, line: 1, column: 1, detail })
  }

  function walk(folder: string, depth: number): void {
    const entries = tryReading(() => readdirSync(join(contentFolder, folder), { withFileTypes: true }))
    if (depth > deepest) report('nesting-too-deep', folder, { limit: `${deepest}`, where: 'folder' })
    else if (entries instanceof Error) report('file-unreadable', folder, { reason: entries.message })
    else for (const entry of entries) visit(entry, `${folder}/${entry.name}`, depth)
  }

  function visit(entry: Dirent, path: string, depth: number): void {
    if (isLeftBehind(entry.name)) return
    const kind = findKind(entry)
    if (isGitAttributes(entry.name)) report('git-attributes', path)
    else if (kind === 'link') report('symbolic-link', path)
    else if (kind === 'folder' && entry.name.startsWith('.')) visitHidden(path, entry.name)
    else if (kind === 'folder') walk(path, depth + 1)
    else if (kind) report('file-unreadable', path, { kind })
    else addFile(path)
  }

  /** Programs keep many files of their own in one: it is named once. */
  function visitHidden(path: string, name: string): void {
    if (!isEmptyFolder(join(contentFolder, path)))
      report('unknown-file', path, { value: name, kind: 'folder' })
  }

  function addFile(path: string): void {
    const status = tryReading(() => lstatSync(join(contentFolder, path)))
    if (status instanceof Error) report('file-unreadable', path, { reason: status.message })
    // A huge file is refused before anybody reads it into memory.
    else if (status.size > limits.pictureBytes)
      report('picture-too-large', path, { megabytes: `${limits.pictureBytes / megabyte}` })
    else files.push({ path, stamp: toStamp(status) })
  }

  const status = tryReading(() => lstatSync(join(contentFolder, pictureFolder), { throwIfNoEntry: false }))
  if (status instanceof Error) report('file-unreadable', pictureFolder, { reason: status.message })
  else if (status?.isSymbolicLink()) report('symbolic-link', pictureFolder)
  else if (status && !status.isDirectory())
    report('unknown-file', pictureFolder, { value: pictureFolder, kind: 'file' })
  else if (status) walk(pictureFolder, 0)
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

/** What can't be read is an issue of its own: the folder may be changing, or closed to this person. */
function tryReading<T>(read: () => T): T | Error {
  try {
    return read()
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return new Error(error instanceof Error && 'code' in error ? String(error.code) : String(error))
  }
}
