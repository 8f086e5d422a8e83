import { toFile, toHref } from '../site/addresses.ts'
import type { PreparedContent } from '../site/content.ts'
import type { PlannedPage, Route } from '../site/plan-pages.ts'
import { runInThreads } from '../threads/run-in-threads.ts'
import { type BatchedPage, type BatchedRoute, batchedRoutes } from './page-batch.ts'

export interface RenderThreadData {
  entry: string
  out: string
  base: string
  content: PreparedContent
  /** Pages that are rendered one by one, for getStaticPaths. */
  pages: readonly PlannedPage[]
}

export interface RenderTask {
  batch: BatchedPage[]
  single: { file: string; href: string; component: string }[]
}

export interface RenderedPage {
  file: string
  bytes: number
  /** Time of change in milliseconds, as the file system keeps it. */
  modified: number
}

interface RenderPages {
  pages: readonly PlannedPage[]
  base: string
  entry: string
  out: string
  content: PreparedContent
  onRendered: (pages: readonly RenderedPage[]) => void
}

const pagesPerTask = 100

/** Renders the pages on all processors and writes each into its file below `out`. */
export async function renderPages(run: RenderPages): Promise<void> {
  const { entry, out, content, base, pages, onRendered } = run
  const single = pages.filter(({ route }) => !isBatched(route))
  const data: RenderThreadData = { entry, out, base, content, pages: single }
  await runInThreads<RenderTask, RenderedPage[]>({
    script: new URL('./render-thread.ts', import.meta.url),
    workerData: () => data,
    tasks: toTasks(pages).map((some) => ({
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
    })),
    onResult: onRendered,
  })
}

function isBatched(route: Route): route is BatchedRoute {
  return batchedRoutes.some((batched) => batched === route)
}

function toTasks(pages: readonly PlannedPage[]): PlannedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerTask) }, (_, index) =>
    pages.slice(index * pagesPerTask, (index + 1) * pagesPerTask),
  )
}
