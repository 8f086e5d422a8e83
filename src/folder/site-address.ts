// Where a site is, and where its files are edited, by its settings. What renders pages loads this, and no schema.
import { pathPlaceholder } from '../format/addresses.ts'
import type { Settings } from './settings.ts'

type OfAddress = Pick<Settings, 'url' | 'portable'>

/** What names the address of a site, or links to what only a server sends, is left out. */
export function toPortableSettings({ url, ...settings }: Settings): Settings {
  return { ...settings, feeds: false, cards: false, portable: url === undefined ? {} : { url } }
}

/** Path under which the site is served, with a slash at both ends: `/`, `/archive/`. */
export function toBasePath({ portable, url = portable?.url }: OfAddress): string {
  if (url === undefined) return '/'
  return `${new URL(url).pathname.replace(/(?<!\/)\/+$/, '')}/`
}

/** Where a site is served: its base path and, where the settings name a `url`, its origin. */
export interface SiteAddress {
  base: string
  site?: string
  /** Of one that is opened from its folder, where each page links from its own place: where it is served. */
  portable?: Pick<Settings, 'url'>
}

export function toSiteAddress(settings: OfAddress): SiteAddress {
  const base = toBasePath(settings)
  if (settings.portable) return { base, portable: settings.portable }
  return settings.url === undefined ? { base } : { base, site: new URL(settings.url).origin }
}

/** Whole addresses of the site, as those of `formerUrls`: one or none. */
export function listOwnUrls({ portable, url = portable?.url }: OfAddress): string[] {
  return url === undefined ? [] : [url]
}

/** What is behind a repository, by a word of the name of its host: `gitlab.com`, `gitlab.example.org`. */
const editPaths: Readonly<Record<string, string>> = {
  github: `/edit/main/content/${pathPlaceholder}`,
  gitlab: `/-/edit/main/content/${pathPlaceholder}`,
  codeberg: `/_edit/main/content/${pathPlaceholder}`,
  gitea: `/_edit/main/content/${pathPlaceholder}`,
  forgejo: `/_edit/main/content/${pathPlaceholder}`,
}

/** Address at which a file of the content folder is edited, with `{path}`; undefined where the settings have none. */
export function findEditUrl({
  editUrl,
  repository,
}: Pick<Settings, 'editUrl' | 'repository'>): string | undefined {
  if (editUrl !== undefined || repository === undefined) return editUrl
  const word = new URL(repository).hostname.split('.').find((each) => Object.hasOwn(editPaths, each))
  return word === undefined ? undefined : repository.replace(/(?<!\/)\/+$/, '') + editPaths[word]
}
