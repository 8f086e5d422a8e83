// A thread that renders pages one by one, each as the answer to a request of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { createPageRenderer } from '../../src/engine/render-page.ts'

const renderer = await createPageRenderer({ entry: new URL(workerData.entry), base: '/', routes: [] })
const rendered: Record<string, string> = {}
for (const { file, href, component } of workerData.requests) {
  rendered[file] = Buffer.from(await renderer.renderOwn({ href, component })).toString()
}
parentPort?.postMessage(rendered)
