// A thread that renders pages with the bundle and writes them.
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createPageRenderer } from './render-page.ts'
import type { RenderedPage, RenderTask, RenderThreadData } from './render-pages.ts'
import { createWritePage } from './write-page.ts'

const data: RenderThreadData = workerData
const renderer = await createPageRenderer(pathToFileURL(data.entry), data.base)
const writePage = createWritePage()
// Reads the content, while the pages are still being planned.
await renderer.renderBatch([], () => {})

async function renderAll({ out, batch, single }: RenderTask): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = []
  await renderer.renderBatch(batch, ({ file }, html) => rendered.push(writePage(out, file, html)))
  for (const page of single) rendered.push(writePage(out, page.file, await renderer.render(page)))
  return rendered
}

parentPort?.on('message', (task: RenderTask) => {
  renderAll(task).then(
    (rendered) => parentPort?.postMessage(rendered),
    (error) => {
      throw error
    },
  )
})
