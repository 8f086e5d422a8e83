// Pages and endpoints that somebody adds to src/pages the way Astro has it: what has one address is published like any
// output; what has many has to be planned.
import { toDigest, toLine } from './page-digest.ts'
import type { PlannedOutput } from './planned-output.ts'
import type { Publication } from './publication.ts'

/** A route as Astro has resolved it. */
export interface SiteRoute {
  /** Its file below the project: `src/pages/contact.astro`. */
  file: string
  /** `/contact`; undefined when its file has brackets in its name. */
  pathname: string | undefined
  type: 'page' | 'endpoint'
}

/** @throws when an output has no route, or a route with brackets no output. */
export function findOwnRoutes(
  routes: readonly SiteRoute[],
  outputs: readonly { routes: readonly string[] }[],
): SiteRoute[] {
  const planned = new Set(outputs.flatMap((output) => output.routes))
  const own = routes.filter(({ file }) => !planned.delete(toRouteName(file)))
  for (const route of planned) {
    throw new Error(`No file of src/pages answers the route ${route}, which src/outputs plans.`)
  }
  const unplanned = own.find(({ pathname }) => pathname === undefined)
  if (!unplanned) return own
  throw new Error(
    `Nothing plans the pages of ${unplanned.file}, so none would be published. Add a file to src/outputs that plans them (docs/architecture.md, "Add a kind of page"), and name it in src/outputs/outputs.ts.`,
  )
}

/** `src/pages/tags/[hashtag]/[...page].astro` → `tags/[hashtag]/[...page]` */
function toRouteName(file: string): string {
  return file.replace(/^src\/pages\//, '').replace(/\.[a-z]+$/, '')
}

/** A page of somebody's own may show anything of the content, so it is made again when anything of it changes. */
export function planOwnRoutes(
  routes: readonly SiteRoute[],
  publication: Publication,
  key: string,
): PlannedOutput[] {
  if (routes.length === 0) return []
  const withheld = publication.withheld.map(({ id, aliases }) => `${id} ${aliases.join(' ')}`)
  const { tags, categories } = publication.descriptions
  const others = JSON.stringify([publication.synonyms, [...tags], [...categories], publication.oldListings])
  const content = toDigest([...publication.archive.questions.map(toLine), ...withheld, others])
  return routes.map((route) => ({
    path: toPath(route),
    route: route.file,
    sent: undefined,
    digest: toDigest([key, route.file, content]),
    position: 0,
  }))
}

/** Pages are folders, but for those of errors; endpoints are files. */
function toPath({ pathname = '', type }: SiteRoute): string {
  const path = pathname.slice(1)
  if (type === 'endpoint' || path === '') return path
  return /^[45]\d\d$/.test(path) ? `${path}.html` : `${path}/`
}
