// Every page and file of the site, with a digest of all that it shows: one whose digest is that of the last build is
// not made again.
import { hash } from 'node:crypto'
import type { Planned } from './kind.ts'
import { type AnyKind, kinds } from './kinds.ts'
import type { Publication } from './publication.ts'
import type { ShownQuestion } from './site.ts'

/** What is shown, as it is sent to whoever makes the page: questions by their ids. */
export interface Sent<Facts> {
  facts: Facts
  ids: readonly string[]
}

export interface PlannedPage {
  /** Below the base path, decoded. */
  path: string
  /** File of `src/pages` without its ending; whole, below the project, of a route of somebody's own. */
  route: string
  /** Undefined for a route of somebody's own, which may show anything. */
  sent: Sent<unknown> | undefined
  digest: string
  /** Position in the archive of a question that it shows: pages of near ones show many of the same. */
  position: number
  /** Of how many of the questions, from the first on, it shows answers and comments. */
  conversations: number
}

/**
 * All that is published: what kinds plan, and routes of somebody's own.
 * @param ofKinds as `planKinds` has it. @throws as each of them does, and when two are planned for one path.
 */
export function planSite(
  publication: Publication,
  key: string,
  routes: readonly SiteRoute[],
  ofKinds: readonly PlannedPage[] = planKinds(publication, key),
): PlannedPage[] {
  const own = findOwnRoutes(routes)
  const planned = [...ofKinds, ...planOwnRoutes(own, publication, key)]
  checkPaths(planned)
  return planned
}

function checkPaths(planned: readonly Pick<PlannedPage, 'path' | 'route'>[]): void {
  const routes = new Map<string, string>()
  for (const { path, route } of planned) {
    const other = routes.get(path)
    if (other !== undefined) {
      throw new Error(
        `${route} and ${other} are both planned for ${path}. If one of them are old addresses: what kinds plan belongs into ownSegments (src/folder/own-addresses.ts).`,
      )
    }
    routes.set(path, route)
  }
}

/**
 * In a fixed order.
 * @param key digest of what every page depends on: settings, redactions, code.
 * @throws when a headline is not the number of its carrying entries (decision 2).
 */
export function planKinds(publication: Publication, key: string): PlannedPage[] {
  const { positions } = publication.archive
  const digest = createDigestPage(publication, key)
  // Old addresses of a question follow each other, and many of them show the same.
  let last: { of: Planned<unknown>; shown: Omit<PlannedPage, 'path' | 'route'> } | undefined
  return planBefore(undefined, publication).map((planned) => {
    const { path, route, facts, questions, conversations = 0, middle = questions[0] } = planned
    const isSame = last?.of.route === route && last.of.facts === facts && last.of.questions === questions
    if (!last || !isSame) {
      const shown = {
        sent: toSent({ facts, questions }),
        digest: digest({ route, facts: JSON.stringify(facts), questions, conversations }),
        conversations,
        position: positions.get(middle?.id ?? '') ?? 0,
      }
      last = { of: planned, shown }
    }
    return { path, route, ...last.shown }
  })
}

interface PlainPage extends Pick<PlannedPage, 'route' | 'conversations'> {
  /** JSON. */
  facts: string
  questions: readonly ShownQuestion[]
}

/** Of all that a page shows. */
export function createDigestPage(
  { archive, soleCategory, directories, settings }: Publication,
  key: string,
): (page: PlainPage) => string {
  const { positions } = archive
  const common = [key, soleCategory ?? '', directories.join(' '), ...(settings.portable ? ['portable'] : [])]
  const toConversation = ({ id }: ShownQuestion) =>
    archive.questions[positions.get(id) ?? -1]?.conversation?.digest ?? ''
  return ({ route, facts, questions, conversations }) => {
    const told = questions.slice(0, conversations).map(toConversation)
    return toDigest([...common, route, facts, ...questions.map(toLine), ...told])
  }
}

/** What the kinds before one plan; all of them when there is no such one. */
export function planBefore(kind: AnyKind | undefined, publication: Publication): Planned<unknown>[] {
  const planned: Planned<unknown>[] = []
  for (const each of kinds) {
    if (each === kind) break
    if (each.served && publication.settings.portable) continue
    for (const one of each.plan(publication, () => planned)) planned.push(one)
  }
  return planned
}

/** What another worker needs to show the same: ids come in the order of the questions. */
function toSent<Facts>({ facts, questions }: Pick<Planned<Facts>, 'facts' | 'questions'>): Sent<Facts> {
  return { facts, ids: questions.map(({ id }) => id) }
}

/** Of a question's file, whose place its page links to, and of what its answers change where it is listed. */
export function toLine({ id, path, digest, accepted }: ShownQuestion): string {
  return `${id} ${path} ${digest}${accepted ? ' accepted' : ''}`
}

export function toDigest(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'), 'hex').slice(0, 20)
}

// Pages and endpoints that somebody adds to src/pages the way Astro has it.

/** A route as Astro has resolved it. */
export interface SiteRoute {
  /** Its file below the project: `src/pages/contact.astro`. */
  file: string
  /** `/contact`; undefined when its file has brackets in its name. */
  pathname: string | undefined
  type: 'page' | 'endpoint'
}

/**
 * Routes with brackets that no kind plans are replaced by one for each of their pages.
 * @param findPages of such routes. It is not called where there are none. @throws as it does, and as `findOwnRoutes`.
 */
export async function resolveRoutes(
  routes: readonly SiteRoute[],
  findPages: (open: readonly SiteRoute[]) => Promise<readonly SiteRoute[]>,
): Promise<readonly SiteRoute[]> {
  const open = findOwnRoutes(routes).filter(({ pathname }) => pathname === undefined)
  if (open.length === 0) return routes
  return [...routes.filter((route) => !open.includes(route)), ...(await findPages(open))]
}

/** @throws when a kind has no route. */
function findOwnRoutes(routes: readonly SiteRoute[]): SiteRoute[] {
  const planned = new Set(kinds.flatMap((kind) => kind.routes))
  const own = routes.filter(({ file }) => !planned.delete(toRouteName(file)))
  for (const route of planned) {
    throw new Error(`No file of src/pages answers the route ${route}, which src/site/kinds plans.`)
  }
  return own
}

/** `src/pages/tags/[hashtag]/[...page].astro` → `tags/[hashtag]/[...page]` */
function toRouteName(file: string): string {
  return file.replace(/^src\/pages\//, '').replace(/\.[a-z]+$/, '')
}

/** A page of somebody's own may show anything of the content, so it is made again when anything of it changes. */
function planOwnRoutes(routes: readonly SiteRoute[], publication: Publication, key: string): PlannedPage[] {
  if (routes.length === 0) return []
  const withheld = publication.withheld.map(({ id, aliases }) => `${id} ${aliases.join(' ')}`)
  const { tags, categories } = publication.descriptions
  const { synonyms, oldListings, pages } = publication
  const others = JSON.stringify([synonyms, [...tags], [...categories], oldListings, pages])
  const content = toDigest([...publication.archive.questions.map(toLine), ...withheld, others])
  return routes.map((route) => ({
    path: toPath(route),
    route: route.file,
    sent: undefined,
    digest: toDigest([key, route.file, toPath(route), content]),
    position: 0,
    conversations: 0,
  }))
}

/** Pages are folders, but for those of errors; endpoints are files. */
function toPath({ pathname = '', type }: SiteRoute): string {
  const path = pathname.slice(1)
  if (type === 'endpoint' || path === '') return path
  return /^[45]\d\d$/.test(path) ? `${path}.html` : `${path}/`
}
