import { join } from 'node:path'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import { toServed } from './served.ts'

/** Settings of Astro that depend on the archive. */
export function readAstroSettings(root: string, environment: NodeJS.ProcessEnv) {
  const folders = toArchiveFolders(root, environment)
  return { root, cacheDir: join(folders.cache, 'astro'), ...toServed(readSettings(folders.content)) }
}
