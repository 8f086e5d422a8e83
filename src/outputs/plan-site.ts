import { outputs } from './outputs.ts'
import { findOwnRoutes, planOwnRoutes, type SiteRoute } from './own-routes.ts'
import { planOutputs } from './plan.ts'
import type { PlannedOutput } from './planned-output.ts'
import type { Publication } from './publication.ts'

/** All that is published: what outputs plan, and routes of somebody's own. @throws as each of them does. */
export function planSite(
  publication: Publication,
  key: string,
  routes: readonly SiteRoute[],
): PlannedOutput[] {
  const own = findOwnRoutes(routes, outputs)
  const planned = planOutputs(publication, key)
  return [...planned, ...planOwnRoutes(own, { publication, key, planned })]
}
