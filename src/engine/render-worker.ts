// A worker that renders pages with the bundle and writes them.

import { parentPort, workerData } from 'node:worker_threads'
import { digestQuestions, readQuestionCache } from '../kept/cache.ts'
import { Failure } from '../words/failure.ts'
import { type PageContent, type PreparedContent, toPageContent } from './content.ts'
import type { RenderedPage, RenderTask, RenderWorkerData, RoutesTask } from './render.ts'
import { createPageRenderer, type PageFiles } from './render-page.ts'
import { createWritePage } from './write-page.ts'

/** @throws when the cache holds other questions than those that pages were planned for. */
function readPreparedContent(content: PreparedContent): PageContent {
  const cached = readQuestionCache(content.questionCache, content.cacheKey)
  const hidden = new Set(content.withheld.map(({ id }) => id))
  const questions = cached?.questions.filter(({ id }) => !hidden.has(id))
  // Another command may have read newer files meanwhile, and no page shows those under a digest of the old ones.
  if (!questions || digestQuestions(questions) !== content.planned) throw new Failure('cache-changed', {})
  return toPageContent({ ...content, questions })
}

const data: RenderWorkerData = workerData
const renderer = await createPageRenderer(data.modules, data.address)
const writePage = createWritePage()
let whole: PageContent | undefined
let served: PageContent | undefined

/** @param questions those that a task brings; all where it brings none. */
async function serve(questions?: RenderTask['questions']): Promise<void> {
  whole ??= questions ? undefined : readPreparedContent(data.content)
  const content = questions ? toPageContent({ ...data.content, questions }) : whole
  if (content && content !== served) await renderer.serve(content)
  served = content
}
// While the pages are still being planned.
if (data.readsAll) await serve()

async function renderAll({ out, batch, own, questions }: RenderTask): Promise<RenderedPage[]> {
  await serve(questions)
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
