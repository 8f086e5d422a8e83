import { toFile, toHref } from '../site/addresses.ts'
import type { PreparedContent } from '../site/content.ts'
import type { PlannedPage } from '../site/plan-pages.ts'
import { runInThreads } from '../threads/run-in-threads.ts'

export interface RenderThreadData {
  entry: string
  out: string
  content: PreparedContent
  /** Pages of this run, for getStaticPaths. */
  pages: readonly PlannedPage[]
}

export interface RenderTask {
  pages: { file: string; href: string; component: string }[]
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
  const data: RenderThreadData = { entry, out, content, pages }
  await runInThreads<RenderTask, RenderedPage[]>({
    script: new URL('./render-thread.ts', import.meta.url),
    workerData: () => data,
    tasks: toTasks(pages, base),
    onResult: onRendered,
  })
}

function toTasks(pages: readonly PlannedPage[], base: string): RenderTask[] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerTask) }, (_, index) => ({
    pages: pages.slice(index * pagesPerTask, (index + 1) * pagesPerTask).map(({ address, route }) => ({
      file: toFile(address),
      href: toHref(base, address),
      component: `src/pages/${route}.astro`,
    })),
  }))
}
