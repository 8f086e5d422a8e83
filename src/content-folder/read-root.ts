import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftBehind } from './left-behind.ts'
import { isOfRepository, isReadName, type RootEntry } from './root-entry.ts'

/** Entries of the root of a content folder, but for empty folders that nobody reads. @throws when it can't be listed. */
export function readRoot(contentFolder: string): RootEntry[] {
  return readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => {
      if (!entry.isDirectory() || isReadName(entry.name) || isOfRepository(entry.name)) return true
      return !isEmptyFolder(join(contentFolder, entry.name))
    })
    .map((entry) => ({ name: entry.name, kind: toKind(entry) }))
}

const deepest = 20

/** Whether a folder holds nothing but empty folders and what file managers leave: nothing of it can be lost. */
export function isEmptyFolder(path: string, depth = 0): boolean {
  if (depth > deepest) return false
  try {
    return readdirSync(path, { withFileTypes: true }).every(
      (entry) =>
        isLeftBehind(entry.name) || (entry.isDirectory() && isEmptyFolder(join(path, entry.name), depth + 1)),
    )
  } catch {
    return false
  }
}

function toKind(entry: Dirent): RootEntry['kind'] {
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}
