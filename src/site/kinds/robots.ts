// What crawlers read first (RFC 9309). They ask for it at the root of a host alone.
import { toBasePath } from '../../folder/settings.ts'
import { toCanonical } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'

const route = '[robots].txt'

/** A file of `public/` takes its place. */
export const robots = {
  routes: [route],
  plan: ({ publicFiles }) =>
    publicFiles.includes(paths.robots())
      ? []
      : [{ path: paths.robots(), route, facts: {}, questions: [], listed: false }],
  make: (_, site) => {
    const sitemap = toCanonical(paths.sitemap('sitemap'), site)
    return `User-agent: *\nAllow: /\n${sitemap === undefined ? '' : `Sitemap: ${sitemap}\n`}`
  },
} satisfies Kind<object>

/**
 * Address of the sitemap of which somebody has to tell search engines, as no crawler reads it in a robots.txt below a
 * path; undefined where one does, or the settings show that they know the site.
 */
export function findUntoldSitemap({ settings }: Pick<Publication, 'settings'>): string | undefined {
  const { url, verification = {} } = settings
  if (url === undefined || Object.keys(verification).length > 0) return undefined
  const base = toBasePath({ url })
  return base === '/' ? undefined : new URL(base + paths.sitemap('sitemap'), url).href
}
