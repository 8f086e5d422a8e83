import { join } from 'node:path'
import { toBasePath } from '../content-folder/base-path.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import { toPlaces } from './places.ts'

/** What Astro has to know of archive.yaml: where the site will be served. */
export function readAstroSettings(root: string, environment: NodeJS.ProcessEnv) {
  const places = toPlaces(root, environment)
  const settings = readSettings(places.content)
  return {
    root,
    base: toBasePath(settings),
    cacheDir: join(places.cache, 'astro'),
    ...(settings.url === undefined ? {} : { site: new URL(settings.url).origin }),
  }
}
