import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

interface ThreadRun<Task, Result> {
  /** Module of the thread: it answers each task that it is sent with one result. */
  script: URL
  /** What the module finds in `workerData`. */
  workerData: (thread: number) => object
  tasks: readonly Task[]
  onResult: (result: Result, task: Task) => void
}

// Most of what a thread makes is garbage a moment later: room for it to die young saves a tenth of the time.
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 4096 }

const starter = new URL('./start-thread.ts', import.meta.url)

/** As many threads as processors, but no more than there are tasks. */
export function countThreads(tasks: number): number {
  return Math.max(1, Math.min(availableParallelism(), tasks))
}

/**
 * Hands the tasks to threads one at a time, in order, and resolves when all are answered and all threads have ended.
 * @throws what a thread throws first; the others are stopped before.
 */
export async function runInThreads<Task, Result>(run: ThreadRun<Task, Result>): Promise<void> {
  if (run.tasks.length === 0) return
  const waiting = run.tasks.values()
  const workers = Array.from({ length: countThreads(run.tasks.length) }, (_, thread) => {
    const workerData = { ...run.workerData(thread), script: run.script.href }
    return new Worker(starter, { workerData, resourceLimits })
  })
  try {
    await Promise.all(workers.map((worker) => feed(worker, run, waiting)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function feed<Task, Result>(
  worker: Worker,
  run: ThreadRun<Task, Result>,
  waiting: Iterator<Task>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Task | undefined
    const sendNext = () => {
      const { done, value } = waiting.next()
      if (done) return resolve()
      current = value
      worker.postMessage(value)
    }
    worker.on('message', (result: Result) => {
      if (current !== undefined) run.onResult(result, current)
      sendNext()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('A thread ended before its work was done.')))
    sendNext()
  })
}
