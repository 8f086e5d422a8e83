import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder with `/`, in code-unit order. Links are files: nothing behind them is listed. */
export function listFiles(folder: string): string[] {
  return listBelow(folder, '').sort()
}

function listBelow(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listBelow(folder, `${path}${entry.name}/`) : [path + entry.name],
  )
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
