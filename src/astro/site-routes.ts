import type { IntegrationResolvedRoute } from 'astro'
import type { SiteRoute } from '../outputs/own-routes.ts'

/** Routes of the project and of its integrations. What Astro adds by itself is no part of the site. */
export function toSiteRoutes(routes: readonly IntegrationResolvedRoute[]): SiteRoute[] {
  return routes.flatMap(({ entrypoint: file, pathname, type, origin }): SiteRoute[] =>
    origin !== 'internal' && (type === 'page' || type === 'endpoint') ? [{ file, pathname, type }] : [],
  )
}
