import { createHash } from 'node:crypto'
import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of all files below a folder with `/`, in code-unit order. */
export function listFiles(folder: string): string[] {
  const toPath = (entry: Dirent) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(toPath)
    .sort()
}

export function listPages(folder: string): string[] {
  return listFiles(folder).filter((path) => path.endsWith('.html'))
}

/** Every file's path with a digest of its bytes: two equal snapshots are equal byte for byte. */
export function takeSnapshot(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).map((path) => [path, digestFile(join(folder, path))]))
}

function digestFile(path: string): string {
  if (lstatSync(path).isSymbolicLink()) return `link to ${readlinkSync(path)}`
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
