// What search engines read to find every page (https://www.sitemaps.org/protocol.html): an index, and parts of it.

import { escapeHtml } from '../../body/html.ts'
import type { Kind, Planned } from '../kind.ts'
import { paths, toHref } from '../paths.ts'
import type { Shown, Site } from '../site.ts'

const route = '[sitemap].xml'

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

/** In UTC, to the second: `2024-05-03T01:02:03Z`. */
export function toTimestamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}
