import { findDivision } from '../archive/division.ts'
import type { Content } from '../folder/read-content.ts'
import type { Settings } from '../folder/settings.ts'
import { type SiteAddress, toBasePath, toSiteAddress } from '../folder/site-address.ts'
import { digestQuestions } from '../kept/cache.ts'
import { countWorkers, runInWorkers, startWorkers, toTasks, type Workers } from '../kept/pool.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toEncodedHref, toFile } from '../site/paths.ts'
import type { PlannedPage, SiteRoute } from '../site/plan.ts'
import { countFolders } from '../site/portable.ts'
import type { Bundle, PageModules } from './bundle.ts'
import type { PreparedContent } from './content.ts'
import type { PageFiles, PlannedFile } from './render-page.ts'

export interface RenderWorkerData {
  modules: PageModules
  address: SiteAddress
}

/** What a worker is told before it is asked for anything: it may begin while the content is still read. */
export interface ToldContent {
  content: PreparedContent
  /** Whether all questions are read at the start; else each task brings those that it shows. */
  readsAll: boolean
}

export interface RenderTask {
  /** Folder of the output. */
  out: string
  batch: PlannedFile[]
  /** Those that the batch shows; undefined where it may be any. */
  questions?: readonly CachedQuestion[] | undefined
  /** Routes of somebody's own. */
  own: (PageFiles & { href: string; component: string })[]
}

/** Asks what pages there are of routes with brackets. */
export interface RoutesTask {
  told: ToldContent
  open: readonly SiteRoute[]
}

/** A page, and other files that show the same. */
export interface RenderedPage extends PageFiles {
  bytes: number
  /** Time of change in milliseconds, as the file system keeps it. */
  modified: number
  checksum: number
}

function toToldContent(content: Content, readsAll: boolean): ToldContent {
  const { questions, before, issues, reused, changed, ...prepared } = content
  return {
    readsAll,
    content: {
      ...prepared,
      // Whatever of the questions it is given, pages show what they all have in common.
      division: content.division ?? findDivision(questions),
      planned: digestQuestions(questions),
    },
  }
}

export interface RenderWorkers extends Workers<RenderTask, RenderedPage[]>, Pick<ToldContent, 'readsAll'> {
  /** Before the first task. */
  tellContent: (content: Content) => void
}

const pagesPerTask = 100

const script = new URL('./render-worker.ts', import.meta.url)

/**
 * Workers that get ready to render: they load the bundle and, once they are told of the content and for more than a few
 * pages, what was prepared of the questions.
 */
export function startRendering(bundle: Bundle, settings: Settings, pages: number): RenderWorkers {
  const readsAll = pages > pagesPerTask
  const workers = startWorkers<RenderTask, RenderedPage[]>(
    { script, workerData: () => toWorkerData(bundle, settings) },
    countRenderWorkers(pages),
  )
  return { ...workers, readsAll, tellContent: (content) => workers.tell(toToldContent(content, readsAll)) }
}

function toWorkerData({ modules }: Bundle, settings: Settings): RenderWorkerData {
  return { modules, address: toSiteAddress(settings) }
}

/** How many of them so many pages are worth. */
export function countRenderWorkers(pages: number): number {
  return countWorkers(Math.ceil(pages / pagesPerTask))
}

/** Of routes with brackets. A worker is started for them, as few archives have any. */
export async function findPages(
  open: readonly SiteRoute[],
  content: Content,
  bundle: Bundle,
): Promise<SiteRoute[]> {
  const pages: SiteRoute[] = []
  await runInWorkers<RoutesTask, SiteRoute[]>({
    script,
    workerData: () => toWorkerData(bundle, content.settings),
    tasks: [{ told: toToldContent(content, true), open }],
    onResult: (found) => pages.push(...found),
  })
  return pages
}

/** The first of pages that show the same byte for byte, as those of one digest do, and the others. */
type SamePages = readonly [PlannedPage, ...PlannedPage[]]

/**
 * In an order in which what is on several pages is rendered once, where they follow each other.
 * @param isPortable whether links are others in another depth of folders.
 */
function groupSame(pages: readonly PlannedPage[], isPortable: boolean): SamePages[] {
  const groups = new Map<string, [PlannedPage, ...PlannedPage[]]>()
  for (const page of pages.toSorted((a, b) => a.position - b.position)) {
    const key = isPortable ? `${page.digest} ${countFolders(page.path)}` : page.digest
    const group = groups.get(key)
    if (group) group.push(page)
    else groups.set(key, [page])
  }
  return [...groups.values()]
}

interface RenderPages {
  pages: readonly PlannedPage[]
  settings: Settings
  out: string
  workers: RenderWorkers
  questions: readonly CachedQuestion[]
  onRendered: (pages: readonly RenderedPage[]) => void
}

/** Renders pages and files on all processors and writes each to its place below `out`. */
export async function renderPages(rendering: RenderPages): Promise<void> {
  const { pages, settings, out, workers, questions, onRendered } = rendering
  const same = groupSame(pages, settings.portable !== undefined)
  const tasks = toTasks(same, pagesPerTask).map((some) => toTask(some, toBasePath(settings), out))
  const byId = workers.readsAll ? undefined : new Map(questions.map((question) => [question.id, question]))
  await workers.run(byId ? tasks.map((task) => bringQuestions(task, byId)) : tasks, onRendered)
}

/** A route of somebody's own may show any of them. */
function bringQuestions(task: RenderTask, byId: ReadonlyMap<string, CachedQuestion>): RenderTask {
  if (task.own.length > 0) return task
  const ids = new Set(task.batch.flatMap(({ sent }) => sent.ids))
  return { ...task, questions: [...ids].flatMap((id) => byId.get(id) ?? []) }
}

function toTask(groups: readonly SamePages[], base: string, out: string): RenderTask {
  const task: RenderTask = { out, batch: [], own: [] }
  for (const [{ path, route, sent, digest }, ...others] of groups) {
    const file = toFile(path)
    const copies = others.map((other) => toFile(other.path))
    if (sent) task.batch.push({ file, copies, digest, route, sent })
    else task.own.push({ file, copies, digest, href: toEncodedHref(base, path), component: route })
  }
  return task
}
