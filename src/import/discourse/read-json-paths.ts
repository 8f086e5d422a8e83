import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../messages/failure.ts'
import { toReason } from './read-json-file.ts'

/**
 * All `.json` files of a folder and of the folders in it, in code-unit order of their paths, so that an import is the
 * same everywhere.
 */
export async function readJsonPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Failure('discourse-unreadable', { path: folder, reason: toReason(error) })
  })
  return entries
    .filter((entry) => entry.isFile() && /^[^.].*\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
