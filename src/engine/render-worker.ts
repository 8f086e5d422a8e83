// A thread that renders pages with the bundle and writes them.
import { parentPort, workerData } from 'node:worker_threads'
import { readPreparedContent } from './content.ts'
import type { RenderedPage, RenderTask, RenderWorkerData, RoutesTask } from './render.ts'
import { createPageRenderer, type PageFiles } from './render-page.ts'
import { createWritePage } from './write-page.ts'

const data: RenderWorkerData = workerData
const renderer = await createPageRenderer(data.entry, data.base)
const writePage = createWritePage()
// While the pages are still being planned.
await renderer.serve(readPreparedContent(data.content))

async function renderAll({ out, batch, own }: RenderTask): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = []
  const write = (files: PageFiles, content: string | Uint8Array) => {
    rendered.push(...writePage(out, files, content))
  }
  await renderer.renderBatch(batch, write)
  for (const page of own) write(page, await renderer.renderOwn(page))
  return rendered
}

parentPort?.on('message', (task: RenderTask | RoutesTask) => {
  const answer = 'open' in task ? renderer.findPages(task.open) : renderAll(task)
  answer.then(
    (made) => parentPort?.postMessage(made),
    (error) => {
      throw error
    },
  )
})
