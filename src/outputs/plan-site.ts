import { outputs } from './outputs.ts'
import { findOwnRoutes, planOwnRoutes, type SiteRoute } from './own-routes.ts'
import { planOutputs } from './plan.ts'
import type { PlannedOutput } from './planned-output.ts'
import type { Publication } from './publication.ts'

/**
 * All that is published: what outputs plan, and routes of somebody's own.
 * @throws as each of them does, and when two are planned for one path.
 */
export function planSite(
  publication: Publication,
  key: string,
  routes: readonly SiteRoute[],
): PlannedOutput[] {
  const own = findOwnRoutes(routes, outputs)
  const planned = [...planOutputs(publication, key), ...planOwnRoutes(own, publication, key)]
  checkPaths(planned)
  return planned
}

export function checkPaths(planned: readonly Pick<PlannedOutput, 'path' | 'route'>[]): void {
  const routes = new Map<string, string>()
  for (const { path, route } of planned) {
    const other = routes.get(path)
    if (other !== undefined) {
      throw new Error(
        `${route} and ${other} are both planned for ${path}. If one of them are old addresses: what outputs plan belongs into ownSegments (src/content-folder/check-archive.ts).`,
      )
    }
    routes.set(path, route)
  }
}
