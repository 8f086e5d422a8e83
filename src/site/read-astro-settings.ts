import { join } from 'node:path'
import { readSettings } from '../content-folder/read-folder.ts'
import { toPlaces } from './places.ts'
import { toServed } from './served.ts'

/** Settings of Astro that depend on the archive. */
export function readAstroSettings(root: string, environment: NodeJS.ProcessEnv) {
  const places = toPlaces(root, environment)
  return { root, cacheDir: join(places.cache, 'astro'), ...toServed(readSettings(places.content)) }
}
