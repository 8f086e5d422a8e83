import type { Settings } from './settings.ts'

/** Path under which the site is served, with a slash at both ends: `/`, `/archive/`. */
export function toBasePath(settings: Settings): string {
  if (settings.url === undefined) return '/'
  return `${new URL(settings.url).pathname.replace(/(?<!\/)\/+$/, '')}/`
}

/** Whole addresses of the site, as those of `formerUrls`: one or none. */
export function listOwnUrls({ url }: Pick<Settings, 'url'>): string[] {
  return url === undefined ? [] : [url]
}
