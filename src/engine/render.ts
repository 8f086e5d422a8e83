import type { Content } from '../folder/read-content.ts'
import { type SiteAddress, toSiteAddress } from '../folder/settings.ts'
import { digestQuestions } from '../kept/cache.ts'
import { countWorkers, runInWorkers, startWorkers, toTasks, type Workers } from '../kept/pool.ts'
import { toEncodedHref, toFile } from '../site/paths.ts'
import type { PlannedPage, SiteRoute } from '../site/plan.ts'
import type { Bundle, PageModules } from './bundle.ts'
import type { PreparedContent } from './content.ts'
import type { PageFiles, PlannedFile } from './render-page.ts'

export interface RenderWorkerData {
  modules: PageModules
  address: SiteAddress
  content: PreparedContent
}

export interface RenderTask {
  /** Folder of the output. */
  out: string
  batch: PlannedFile[]
  /** Routes of somebody's own. */
  own: (PageFiles & { href: string; component: string })[]
}

/** Asks what pages there are of routes with brackets. */
export interface RoutesTask {
  open: readonly SiteRoute[]
}

/** A page, and other files that show the same. */
export interface RenderedPage extends PageFiles {
  bytes: number
  /** Time of change in milliseconds, as the file system keeps it. */
  modified: number
  checksum: number
}

export function toWorkerData(content: Content, { modules }: Bundle): RenderWorkerData {
  const { questions, issues, reused, changed, ...prepared } = content
  return {
    modules,
    address: toSiteAddress(content.settings),
    content: { ...prepared, planned: digestQuestions(questions) },
  }
}

export type RenderWorkers = Workers<RenderTask, RenderedPage[]>

const pagesPerTask = 100

const script = new URL('./render-worker.ts', import.meta.url)

/** Workers that get ready to render: they load the bundle and what was prepared of the questions. */
export function startRendering(data: RenderWorkerData, pages: number): RenderWorkers {
  return startWorkers({ script, workerData: () => data }, countRenderWorkers(pages))
}

/** How many of them so many pages are worth. */
export function countRenderWorkers(pages: number): number {
  return countWorkers(Math.ceil(pages / pagesPerTask))
}

/** Of routes with brackets. A worker is started for them, as few archives have any. */
export async function findPages(open: readonly SiteRoute[], data: RenderWorkerData): Promise<SiteRoute[]> {
  const pages: SiteRoute[] = []
  await runInWorkers<RoutesTask, SiteRoute[]>({
    script,
    workerData: () => data,
    tasks: [{ open }],
    onResult: (found) => pages.push(...found),
  })
  return pages
}

/** The first of pages that show the same byte for byte, as those of one digest do, and the others. */
type SamePages = readonly [PlannedPage, ...PlannedPage[]]

/** In an order in which what is on several pages is rendered once, where they follow each other. */
function groupSame(pages: readonly PlannedPage[]): SamePages[] {
  const groups = new Map<string, [PlannedPage, ...PlannedPage[]]>()
  for (const page of pages.toSorted((a, b) => a.position - b.position)) {
    const group = groups.get(page.digest)
    if (group) group.push(page)
    else groups.set(page.digest, [page])
  }
  return [...groups.values()]
}

interface RenderPages {
  pages: readonly PlannedPage[]
  base: string
  out: string
  workers: RenderWorkers
  onRendered: (pages: readonly RenderedPage[]) => void
}

/** Renders pages and files on all processors and writes each to its place below `out`. */
export async function renderPages({ pages, base, out, workers, onRendered }: RenderPages): Promise<void> {
  const tasks = toTasks(groupSame(pages), pagesPerTask).map((some) => toTask(some, base, out))
  await workers.run(tasks, onRendered)
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
