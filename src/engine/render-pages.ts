import type { PreparedContent } from '../astro/content.ts'
import type { PlannedPage, Route } from '../outputs/planned-page.ts'
import { countThreads, startThreads, type Threads } from '../threads/run-in-threads.ts'
import { toTasks } from '../threads/to-tasks.ts'
import { toFile, toHref } from '../views/paths.ts'
import { type BatchedPage, type BatchedRoute, batchedRoutes } from './page-batch.ts'

export interface RenderThreadData {
  entry: string
  base: string
  content: PreparedContent
}

export interface RenderTask {
  /** Folder of the output. */
  out: string
  batch: BatchedPage[]
  single: { file: string; href: string; component: string }[]
}

export interface RenderedPage {
  file: string
  bytes: number
  /** Time of change in milliseconds, as the file system keeps it. */
  modified: number
  checksum: number
}

export type RenderThreads = Threads<RenderTask, RenderedPage[]>

const pagesPerTask = 100

/** Threads that get ready to render: they load the bundle and what was prepared of the questions. */
export function startRendering(data: RenderThreadData, pages: number): RenderThreads {
  const script = new URL('./render-thread.ts', import.meta.url)
  return startThreads({ script, workerData: () => data }, countThreads(Math.ceil(pages / pagesPerTask)))
}

interface RenderPages {
  pages: readonly PlannedPage[]
  base: string
  out: string
  threads: RenderThreads
  onRendered: (pages: readonly RenderedPage[]) => void
}

/** Renders the pages on all processors and writes each into its file below `out`. */
export async function renderPages({ pages, base, out, threads, onRendered }: RenderPages): Promise<void> {
  // What stands on several pages is rendered once where they follow each other.
  const ordered = pages.toSorted((a, b) => a.position - b.position)
  const tasks = toTasks(ordered, pagesPerTask).map((some) => ({
    out,
    batch: some.flatMap(({ address, route, props }) =>
      isBatched(route) ? [{ file: toFile(address), route, props }] : [],
    ),
    single: some
      .filter(({ route }) => !isBatched(route))
      .map(({ address, route }) => ({
        file: toFile(address),
        href: toHref(base, address),
        component: `src/pages/${route}.astro`,
      })),
  }))
  await threads.run(tasks, onRendered)
}

function isBatched(route: Route): route is BatchedRoute {
  return batchedRoutes.some((batched) => batched === route)
}
