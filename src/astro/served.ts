import { type Settings, toBasePath } from '../folder/settings.ts'

/** Where the site will be served: what Astro has to know of archive.yaml. */
export interface Served {
  base: string
  /** Origin, such as `https://example.org`; none when the settings name no `url`. */
  site?: string
}

/** Without a `url` in the settings the site is served at `/`, and Astro is told of no origin. */
export function toServed(settings: Settings): Served {
  const base = toBasePath(settings)
  return settings.url === undefined ? { base } : { base, site: new URL(settings.url).origin }
}
