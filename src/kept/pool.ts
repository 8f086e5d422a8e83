// Tasks shared by workers.
import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { type ResourceLimits, Worker, type WorkerOptions } from 'node:worker_threads'

interface WorkerStart {
  /**
   * Module of the worker, which answers each task with one result, or of the function that `start-worker.mjs` calls for
   * that: `make-index.ts#createPatch`.
   */
  script: URL
  /** What the module finds in `workerData`. */
  workerData: (worker: number) => object
  /** In the place of the usual ones. */
  resourceLimits?: ResourceLimits
}

/** Workers that have started and wait for tasks. */
export interface Workers<Task, Result> {
  readonly count: number
  /**
   * Hands the tasks to workers one at a time, as `shareTasks` shares them, and resolves when all are answered.
   * @throws what a worker throws first.
   */
  run: (tasks: readonly Task[], onResult: (result: Result, task: Task) => void) => Promise<void>
  /** Sends all of them what they do not answer. */
  tell: (message: object) => void
  /** Stops the workers, whatever they are at. */
  end: () => Promise<void>
}

// Most of what a worker makes is garbage a moment later: a large young generation saves a tenth of the time.
const usualLimits = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 4096 }

/** What begins every worker. */
const starter = new URL('./start-worker.mjs', import.meta.url)

const running = new Set<Worker>()

export function startWorker(options: WorkerOptions): Worker {
  const worker = new Worker(starter, options)
  running.add(worker)
  return worker.once('exit', () => running.delete(worker))
}

/** Ends every worker of this process, whatever it is at: what waits for one fails. */
export async function endAllWorkers(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(Array.from(running, (worker) => worker.terminate()))
}

/** Below this many files starting workers costs more than it saves. */
export const fewFiles = 150

/** As many workers as processors, but no more than there are tasks. */
export function countWorkers(tasks: number): number {
  return Math.min(availableParallelism(), tasks)
}

/** The workers live until `end`, whatever `run` throws. @throws when one of them can't be started. */
export function startWorkers<Task, Result>(start: WorkerStart, count: number): Workers<Task, Result> {
  const workers = createWorkers(start, count)
  // Listens from the start on: a worker may fail before its first task.
  const failed = new Promise<never>((_, reject) => {
    for (const worker of workers) {
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('A worker ended before its work was done.')))
    }
  })
  failed.catch(() => {})
  return {
    count,
    run: async (tasks, onResult) => {
      const take = shareTasks(tasks, workers.length)
      const feeding = workers.map((worker, index) => feed(worker, () => take(index), onResult))
      await Promise.race([failed, Promise.all(feeding)])
    },
    tell: (message) => {
      for (const worker of workers) worker.postMessage(message)
    },
    end: async () => {
      // A worker that can't be ended is gone: nobody's work depends on it any more.
      await Promise.allSettled(workers.map((worker) => worker.terminate()))
    },
  }
}

/** @throws when one can't be started, as where a person may have no more workers. None then goes on. */
function createWorkers(start: WorkerStart, count: number): Worker[] {
  const resourceLimits = { ...usualLimits, ...start.resourceLimits }
  const workers: Worker[] = []
  try {
    for (let number = 0; number < count; number += 1) {
      const workerData = { ...start.workerData(number), script: start.script.href }
      workers.push(startWorker({ workerData, resourceLimits }))
    }
  } catch (error) {
    // Whatever happens to those that were started no longer matters.
    for (const worker of workers) worker.on('error', () => {}).terminate()
    throw error
  }
  return workers
}

/** Starts workers, has them do the tasks as `run` does, and ends them. @throws what a worker throws first. */
export async function runInWorkers<Task, Result>({
  tasks,
  onResult,
  ...start
}: WorkerStart & {
  tasks: readonly Task[]
  onResult: (result: Result, task: Task) => void
}): Promise<void> {
  if (tasks.length === 0) return
  const workers = startWorkers<Task, Result>(start, countWorkers(tasks.length))
  try {
    await workers.run(tasks, onResult)
  } finally {
    await workers.end()
  }
}

function feed<Task, Result>(
  worker: Worker,
  takeTask: () => Task | undefined,
  onResult: (result: Result, task: Task) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Task | undefined
    const sendNext = () => {
      current = takeTask()
      if (current === undefined) {
        worker.off('message', receive)
        return resolve()
      }
      worker.postMessage(current)
    }
    const receive = (result: Result) => {
      try {
        if (current !== undefined) onResult(result, current)
        sendNext()
      } catch (error) {
        reject(error)
      }
    }
    worker.on('message', receive)
    sendNext()
  })
}

/** An array, or what makes each task only when it is taken. */
export interface TaskList<Task> {
  readonly length: number
  at: (index: number) => Task | undefined
}

/**
 * Gives each worker a stretch of the tasks, in order, since tasks that follow each other often need the same. One that
 * is done with its own takes the last of whoever has most left.
 */
export function shareTasks<Task>(
  tasks: TaskList<Task>,
  workers: number,
): (worker: number) => Task | undefined {
  const stretches = Array.from({ length: workers }, (_, worker) => ({
    next: Math.floor((worker * tasks.length) / workers),
    end: Math.floor(((worker + 1) * tasks.length) / workers),
  }))
  const left = ({ next, end }: { next: number; end: number }) => end - next
  return (worker) => {
    const own = stretches[worker]
    if (own && left(own) > 0) return tasks.at(own.next++)
    const fullest = stretches.reduce((most, each) => (left(each) > left(most) ? each : most))
    return left(fullest) > 0 ? tasks.at(--fullest.end) : undefined
  }
}

/** Cuts work into pieces that are worth sending to a worker, in order. */
export function toTasks<T>(all: readonly T[], perTask: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / perTask) }, (_, index) =>
    all.slice(index * perTask, (index + 1) * perTask),
  )
}

/** Batches that the worker may be ahead by: no more than these lie in memory. */
const ahead = 2

/**
 * What a worker lists, batch by batch: it is at the next ones while one is looked at. It ends with the stream, also where
 * nobody reads on.
 * @param script module and function of the worker, which returns `streamBatches`.
 * @throws what the worker throws, or when it can't be started.
 */
export async function* streamFromWorker<Item>({
  script,
  workerData,
  resourceLimits,
}: {
  script: URL
  workerData: object
  resourceLimits: ResourceLimits
}): AsyncGenerator<readonly Item[]> {
  const worker = startWorker({ workerData: { ...workerData, script: script.href }, resourceLimits })
  // Once nobody reads on, its faults concern nobody.
  worker.on('error', () => {})
  try {
    const messages = on(worker, 'message', { close: ['exit'] })
    for (let asked = 0; asked < ahead; asked += 1) worker.postMessage('next')
    for await (const [batch] of messages) {
      if (batch === undefined) return
      worker.postMessage('next')
      yield batch
    }
    throw new Error('A worker ended before its work was done.')
  } finally {
    await worker.terminate()
  }
}
