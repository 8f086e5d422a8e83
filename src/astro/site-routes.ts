import type { IntegrationResolvedRoute } from 'astro'
import type { Planned } from '../site/kind.ts'
import { paths } from '../site/paths.ts'
import type { SiteRoute } from '../site/plan.ts'

/** Routes of the project and of its integrations. What Astro adds by itself is no part of the site. */
export function toSiteRoutes(routes: readonly IntegrationResolvedRoute[]): SiteRoute[] {
  return routes.flatMap(({ entrypoint: file, pathname, type, origin }): SiteRoute[] =>
    origin !== 'internal' && (type === 'page' || type === 'endpoint') ? [{ file, pathname, type }] : [],
  )
}

/** What page 404 of the front page is called to Astro, which keeps that address for what is not found. */
export const page404 = '404_'

export function toAstroParams({ path, params }: Pick<Planned<unknown>, 'path' | 'params'>) {
  return path === paths.front(404) ? { page: page404 } : params
}
