// A worker that renders pages with the bundle and writes them.

import { parentPort, workerData } from 'node:worker_threads'
import { digestQuestions, readQuestionCache } from '../kept/cache.ts'
import type { SiteRoute } from '../site/plan.ts'
import { toPortablePage } from '../site/portable.ts'
import { type PageContent, type PreparedContent, toPageContent } from './content.ts'
import type { RenderedPage, RenderTask, RenderWorkerData, RoutesTask, ToldContent } from './render.ts'
import { createPageRenderer, type PageFiles } from './render-page.ts'
import { createWritePage } from './write-page.ts'

/** @throws when the cache holds other questions than those that pages were planned for. */
async function readPreparedContent(content: PreparedContent): Promise<PageContent> {
  const cached = readQuestionCache(content.questionCache, content.cacheKey)
  const hidden = new Set(content.withheld.map(({ id }) => id))
  const questions = cached?.questions.filter(({ id }) => !hidden.has(id))
  // Another command may have read newer files meanwhile, and no page shows those under a digest of the old ones.
  if (!questions || digestQuestions(questions) !== content.planned) {
    // Words of failures are loaded where there is one: each worker would take its time to load them.
    const { Failure } = await import('../words/failure.ts')
    throw new Failure('cache-changed', {})
  }
  return toPageContent({ ...content, questions })
}

const data: RenderWorkerData = workerData
const renderer = await createPageRenderer(data.modules, data.address)
const writePage = createWritePage()
const decoder = new TextDecoder()
let told: PreparedContent | undefined
let whole: PageContent | undefined
let served: PageContent | undefined

async function tell({ content, readsAll }: ToldContent): Promise<void> {
  told = content
  // While the pages are still being planned.
  if (readsAll) await serve()
}

/** @param questions those that a task brings; all where it brings none. */
async function serve(questions?: RenderTask['questions']): Promise<void> {
  if (!told) throw new Error('A worker was asked for pages before it was told of the content.')
  whole ??= questions ? undefined : await readPreparedContent(told)
  const content = questions ? toPageContent({ ...told, questions }) : whole
  if (content && content !== served) await renderer.serve(content)
  served = content
}

async function findPages({ told, open }: RoutesTask): Promise<SiteRoute[]> {
  await tell(told)
  return await renderer.findPages(open)
}

async function renderAll({ out, batch, own, questions }: RenderTask): Promise<RenderedPage[]> {
  await serve(questions)
  const rendered: RenderedPage[] = []
  const write = (files: PageFiles, content: string | Uint8Array) => {
    rendered.push(...writePage(out, files, toWritten(files.file, content)))
  }
  await renderer.renderBatch(batch, write)
  for (const page of own) write(page, await renderer.renderOwn(page))
  return rendered
}

function toWritten(file: string, content: string | Uint8Array): string | Uint8Array {
  if (!data.address.portable || !/\.html?$/i.test(file)) return content
  return toPortablePage(typeof content === 'string' ? content : decoder.decode(content), file, data.address)
}

/** Undefined for what is not answered. */
async function answer(message: RenderTask | RoutesTask | ToldContent) {
  if ('open' in message) return await findPages(message)
  if ('batch' in message) return await renderAll(message)
  await tell(message)
  return undefined
}

let last = Promise.resolve()
parentPort?.on('message', (message: RenderTask | RoutesTask | ToldContent) => {
  // One after the other: a task may come while the content of before it is still read.
  last = last.then(async () => {
    const made = await answer(message)
    if (made) parentPort?.postMessage(made)
  })
  last.catch((error) => {
    throw error
  })
})
