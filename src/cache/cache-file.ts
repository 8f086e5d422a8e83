// The cache is the builds' own: whatever else stands in the place of its files and folders gives way.
import { lstatSync, rmSync } from 'node:fs'
import { makeFolders } from './make-folders.ts'
import { replaceFile, type Write } from './replace-file.ts'

/** Writes a file of the cache beside the old one and puts it in its place in one step. */
export function replaceCacheFile(path: string, write: Write): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status && !status.isFile()) rmSync(path, { recursive: true, force: true })
  replaceFile(path, write)
}

/** Makes a folder of the cache where there is none. */
export function makeCacheFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    makeFolders(folder)
  }
}
