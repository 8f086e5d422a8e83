import { lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFile } from '../cache/create-file.ts'
import { findKind } from '../cache/file-kind.ts'

export type NewFile =
  | { result: 'written' }
  | { result: 'exists' }
  /** A link or a file where a folder of the content folder belongs: what is written there would be elsewhere. */
  | { result: 'foreign'; path: string }
  | { result: 'failed'; reason: string }

/** Whether a folder holds what makes an archive: settings, or questions alone. */
export function isArchive(folder: string): boolean {
  return ['archive.yaml', 'questions'].some(
    (name) => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined,
  )
}

/** Makes a file and the folders that it lies in. What fails leaves neither. @param path inside the folder, with `/`. */
export function writeNewFile(folder: string, path: string, bytes: Uint8Array): NewFile {
  const foreign = findForeign(folder, path)
  if (foreign !== undefined) return { result: 'foreign', path: foreign }
  const file = join(folder, path)
  let made: string | undefined
  try {
    made = mkdirSync(dirname(file), { recursive: true })
    createFile(file, bytes)
    return { result: 'written' }
  } catch (error) {
    if (made !== undefined) removeEmpty(dirname(file), made)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return { result: 'exists' }
    return { result: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The first on the way to a file that is there and no folder of its own. */
function findForeign(folder: string, path: string): string | undefined {
  const segments = dirname(path).split('/')
  return segments
    .map((_, index) => segments.slice(0, index + 1).join('/'))
    .find((each) => {
      const status = lstatSync(join(folder, each), { throwIfNoEntry: false })
      return status !== undefined && findKind(status) !== 'folder'
    })
}

/** The folder, and those that it lies in up to `made`. */
function removeEmpty(folder: string, made: string): void {
  rmdirSync(folder)
  if (folder !== made) removeEmpty(dirname(folder), made)
}
