// A bundle is put into its place whole, and never takes that of another whole one: threads of another build that shares
// the cache may be loading it, and no two bundles name their modules alike.
import { renameSync, rmSync } from 'node:fs'

/**
 * @param isWhole whether the bundle in the place can be used.
 * @returns false where it stays, as another build has made it meanwhile. @throws what the disk says.
 */
export function putBundle(arriving: string, folder: string, isWhole: () => boolean): boolean {
  try {
    // Of a folder only an empty one is replaced.
    renameSync(arriving, folder)
    return true
  } catch {
    if (isWhole()) return false
    rmSync(folder, { recursive: true, force: true })
    renameSync(arriving, folder)
    return true
  }
}
