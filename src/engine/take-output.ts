import type { ArchiveFolders } from '../folder/environment.ts'
import { checkFolders } from './check-folders.ts'
import { checkOutput, checkWay } from './check-output.ts'
import { restoreFolder } from './exchange-folders.ts'
import { type Lock, lockOutput } from './lock.ts'
import { removeLeftovers } from './output-folder.ts'

/**
 * Makes sure that an output may be replaced, and that nobody else does it meanwhile.
 * @returns the folders, with the output where its links lead; the lock is to be released.
 * @throws in words when something in the way was not made by a build, which is not touched, or another build has the
 * lock.
 */
export async function takeOutput(given: ArchiveFolders): Promise<{ folders: ArchiveFolders; lock: Lock }> {
  const out = checkFolders(given)
  checkWay(out)
  const lock = lockOutput(out.path)
  try {
    // Under the lock: between the two renames of another build the output is missing for a moment.
    restoreFolder(out.path)
    checkOutput(out.path)
    await removeLeftovers(out.path)
    return { folders: { ...given, out: out.path }, lock }
  } catch (error) {
    lock.release()
    throw error
  }
}
