// An import works in a hidden folder of its own inside the content folder: on the same disk, so that what it has made is
// put into its place by renames alone, and where nobody else reads.
import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolders } from '../../cache/make-folders.ts'
import { Failure } from '../../messages/failure.ts'
import { finishExchange, stagedName } from './write-exchange.ts'

export const stagingName = '.gotgam-import'

export type StagingFolder = ReturnType<typeof makeStagingFolder>

/**
 * @param takeLock takes the lock of that name, and throws where another import has it. @returns how it is given back.
 * @throws Failure where something else than a folder is there, and what the disk says.
 */
export function makeStagingFolder(target: string, takeLock: (path: string) => () => void) {
  const made = makeFolder(target)
  const path = join(target, stagingName)
  let release = () => {}
  let isOwn = false
  const remove = (): void => {
    try {
      if (isOwn) rmSync(path, { recursive: true, force: true })
    } finally {
      release()
    }
    if (made !== undefined) removeEmpty(target, made)
  }
  try {
    release = takeLock(path)
    if (lstatSync(path, { throwIfNoEntry: false })) {
      finishExchange(path, target)
      rmSync(path, { recursive: true, force: true })
    }
    const [staged, temporary] = [join(path, stagedName), join(path, 'temporary')]
    for (const folder of [path, staged, temporary]) mkdirSync(folder)
    isOwn = true
    return {
      path,
      /** Where new files lie by their paths in the content folder. */
      staged,
      /** For whatever else does not fit into memory. */
      temporary,
      /** Removes it, and the content folder too where the import has made it and put nothing in it. */
      remove,
    }
  } catch (error) {
    remove()
    throw error
  }
}

function makeFolder(folder: string): string | undefined {
  try {
    return makeFolders(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (reason === 'EEXIST' || reason === 'ENOTDIR') throw new Failure('import-no-folder', { folder })
    if (['ENOENT', 'EACCES', 'EPERM', 'EROFS'].includes(reason)) {
      throw new Failure('import-folder-unwritable', { folder, reason })
    }
    throw error
  }
}

/** @param made the first folder that was made on the way. */
function removeEmpty(folder: string, made: string): void {
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  if (folder !== made) removeEmpty(dirname(folder), made)
}
