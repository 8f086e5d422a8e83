// A thread that renders pages with the bundle and writes them.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createPageRenderer } from './render-page.ts'
import type { RenderedPage, RenderTask, RenderThreadData } from './render-pages.ts'

const data: RenderThreadData = workerData
const renderer = await createPageRenderer(pathToFileURL(data.entry), data.base)
const madeFolders = new Set<string>()
// Reads the content, while the pages are still being planned.
await renderer.renderBatch([], () => {})

function writePage(out: string, file: string, html: string): RenderedPage {
  const path = join(out, file)
  const folder = dirname(path)
  if (!madeFolders.has(folder)) {
    makeFolder(folder)
    madeFolders.add(folder)
  }
  writeFileSync(path, html)
  const { size, mtimeMs } = statSync(path)
  return { file, bytes: size, modified: mtimeMs }
}

/** Most folders lie in one that is there: asking for all that lead to one takes several times as long. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}

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
