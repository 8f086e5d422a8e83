// A thread that renders pages with the bundle and writes them.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createRenderPage } from './render-page.ts'
import type { RenderedPage, RenderTask, RenderThreadData } from './render-pages.ts'

const data: RenderThreadData = workerData
const renderPage = await createRenderPage(pathToFileURL(data.entry))
const madeFolders = new Set<string>()

function makeFolder(folder: string): void {
  if (madeFolders.has(folder)) return
  mkdirSync(folder, { recursive: true })
  madeFolders.add(folder)
}

async function renderAll({ pages }: RenderTask): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = []
  for (const { file, href, component } of pages) {
    const html = await renderPage({ href, component })
    const path = join(data.out, file)
    makeFolder(dirname(path))
    const bytes = Buffer.from(html)
    writeFileSync(path, bytes)
    rendered.push({ file, bytes: bytes.length, modified: statSync(path).mtimeMs })
  }
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
