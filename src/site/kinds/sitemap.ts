// What search engines read to find every page (https://www.sitemaps.org/protocol.html): an index, and parts of it.

import { escapeHtml } from '../../body/html.ts'
import { toBasePath } from '../../folder/site-address.ts'
import { toCanonical } from '../frame.ts'
import type { Kind, Planned } from '../kind.ts'
import { paths, toHref } from '../paths.ts'
import { toTimestamp } from '../post.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'

const route = '[sitemap].xml'
const robotsRoute = '[robots].txt'

/** A file may name 50,000 at most. */
const mostInPart = 45_000

/** A path below the base path, and when what is there changed, in milliseconds. */
type Place = readonly [path: string, changed: number | null]

export interface SitemapFacts {
  kind: 'sitemapindex' | 'urlset'
  places: readonly Place[]
}

/** Only of a site whose address is known, since it names whole addresses. */
export const sitemap = {
  routes: [route],
  served: true,
  plan: ({ settings }, before) => (settings.url === undefined ? [] : plan(before())),
  make,
} satisfies Kind<SitemapFacts>

function plan(planned: readonly Planned<unknown>[]): Planned<SitemapFacts>[] {
  const listed = planned.filter((each) => each.listed).map(toPlace)
  const parts = Array.from({ length: Math.ceil(listed.length / mostInPart) }, (_, index) =>
    toPlanned(`sitemap-${index + 1}`, 'urlset', listed.slice(index * mostInPart, (index + 1) * mostInPart)),
  )
  const index = parts.map(({ path, facts }): Place => [path, findNewest(facts.places)])
  return [toPlanned('sitemap', 'sitemapindex', index), ...parts]
}

function toPlanned(
  name: string,
  kind: SitemapFacts['kind'],
  places: readonly Place[],
): Planned<SitemapFacts> {
  return { path: paths.sitemap(name), route, facts: { kind, places }, questions: [], listed: false }
}

/** A page is as new as the first question that it shows: entries come newest first. */
function toPlace({ path, questions }: Planned<unknown>): Place {
  return [path, questions[0]?.lastInstant ?? null]
}

function findNewest(places: readonly Place[]): number | null {
  return places.reduce<number | null>(
    (newest, [, changed]) => (changed !== null && changed > (newest ?? -Infinity) ? changed : newest),
    null,
  )
}

function make({ facts: { kind, places } }: Shown<SitemapFacts>, { settings, base }: Site): string {
  const element = kind === 'urlset' ? 'url' : 'sitemap'
  const entries = places.map(([path, changed]) => {
    const address = escapeHtml(new URL(toHref(base, path), settings.url).href).replaceAll("'", '&apos;')
    const lastmod = changed === null ? '' : `<lastmod>${toTimestamp(changed)}</lastmod>`
    return `<${element}><loc>${address}</loc>${lastmod}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`
}

/** What crawlers read first, at the root of a host alone (RFC 9309). A file of `public/` takes its place. */
export const robots = {
  routes: [robotsRoute],
  served: true,
  plan: ({ publicFiles }) =>
    publicFiles.includes(paths.robots())
      ? []
      : [{ path: paths.robots(), route: robotsRoute, facts: {}, questions: [], listed: false }],
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
