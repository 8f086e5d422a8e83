import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

interface ThreadRun<Task, Result> {
  /** Module of the thread: it answers each task that it is sent with one result. */
  script: URL
  workerData: (thread: number) => unknown
  tasks: readonly Task[]
  onResult: (result: Result, task: Task) => void
  environment?: NodeJS.ProcessEnv
}

/** As many threads as processors, but no more than there are tasks. */
export function countThreads(tasks: number): number {
  return Math.max(1, Math.min(availableParallelism(), tasks))
}

/** Hands the tasks to threads one at a time, in order, and resolves when all are answered. @throws what a thread throws. */
export async function runInThreads<Task, Result>(run: ThreadRun<Task, Result>): Promise<void> {
  if (run.tasks.length === 0) return
  const waiting = run.tasks.values()
  const threads = Array.from({ length: countThreads(run.tasks.length) }, (_, thread) =>
    runThread(run, waiting, thread),
  )
  await Promise.all(threads)
}

function runThread<Task, Result>(
  run: ThreadRun<Task, Result>,
  waiting: Iterator<Task>,
  thread: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(run.script, {
      workerData: run.workerData(thread),
      ...(run.environment ? { env: run.environment } : {}),
    })
    let current: Task | undefined
    const sendNext = () => {
      const { done, value } = waiting.next()
      if (done) return void worker.terminate().then(() => resolve(), reject)
      current = value
      worker.postMessage(value)
    }
    worker.on('message', (result: Result) => {
      if (current !== undefined) run.onResult(result, current)
      sendNext()
    })
    worker.on('error', (error) => {
      reject(error)
      void worker.terminate()
    })
    sendNext()
  })
}
