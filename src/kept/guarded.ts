// Work in workers on items of which any may be too much: a worker that takes too long or runs out of memory is ended,
// the item that it was at is given up, and another worker does the rest of its batch. What no worker survives is one
// allocation that is larger than all of its memory: it ends the process.

import { Script } from 'node:vm'
import { createProgress, readProgress } from './answer.ts'
import { countWorkers, shareTasks, startWorker, type TaskList } from './pool.ts'
import { isCode } from './write.ts'

interface GuardedRun<Item, Result> {
  /** Module and function of the workers, which returns `answerBatches`. */
  script: URL
  /** What the module finds in `workerData`; every worker has a number of its own. */
  workerData: (worker: number) => object
  batches: TaskList<readonly Item[]>
  limits: WorkLimits
  /** Whether memory counts for more than time: heaps grow as they need to. */
  frugal?: boolean
  /** Of a batch, or of what is left of one. */
  onResults: (results: readonly Result[], items: readonly Item[]) => void
  onGivenUp: (item: Item, excess: Excess) => void
}

type Outcome<Result> = { results: readonly Result[] } | { excess: Excess; index: number }

interface GuardedWorker<Item, Result> {
  answer: (items: readonly Item[]) => Promise<Outcome<Result>>
  end: () => Promise<unknown>
}

/** A worker that is still for so many looks is stuck. Looks are counted: a machine that sleeps takes none. */
const looks = 20

/** Resolves when every item is answered or given up. @throws what a worker throws first. */
export async function runGuarded<Item, Result>(run: GuardedRun<Item, Result>): Promise<void> {
  if (run.batches.length === 0) return
  if (!run.frugal) await growHeapsAtOnce()
  const lanes = countWorkers(run.batches.length)
  const take = shareTasks(run.batches, lanes)
  const running = new Set<GuardedWorker<Item, Result>>()
  let started = 0
  const start = () => {
    const worker = startGuarded(run, started++)
    running.add(worker)
    return worker
  }
  try {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(run, () => take(lane), start)))
  } finally {
    await Promise.all(Array.from(running, (worker) => worker.end()))
  }
}

/**
 * Under a small limit V8 collects all of a heap again and again while it grows to what the work needs: a tenth of the
 * time of a full build. Workers that start later heed this.
 */
async function growHeapsAtOnce(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--initial-old-space-size=128')
}

async function runLane<Item, Result>(
  { onResults, onGivenUp }: GuardedRun<Item, Result>,
  take: () => readonly Item[] | undefined,
  start: () => GuardedWorker<Item, Result>,
): Promise<void> {
  let worker = start()
  for (let items = take(); items; items = take()) {
    while (items.length > 0) {
      const outcome = await worker.answer(items)
      if ('results' in outcome) {
        onResults(outcome.results, items)
        break
      }
      const { index, excess } = outcome
      const [item] = items.slice(index, index + 1)
      if (item !== undefined) onGivenUp(item, excess)
      items = items.toSpliced(index, 1)
      worker = start()
    }
  }
}

function startGuarded<Item, Result>(
  { script, workerData, limits, frugal }: GuardedRun<Item, Result>,
  number: number,
): GuardedWorker<Item, Result> {
  const progress = createProgress()
  const worker = startWorker({
    workerData: { ...workerData(number), script: script.href, progress },
    resourceLimits: {
      maxYoungGenerationSizeMb: frugal ? 24 : 96,
      maxOldGenerationSizeMb: limits.megabytes,
    },
  })
  // Listens from the start on: a worker may fail before its first batch.
  const failed = new Promise<Outcome<Result>>((resolve, reject) => {
    worker.on('error', (error) => {
      const { index } = readProgress(progress)
      if (isCode(error, 'ERR_WORKER_OUT_OF_MEMORY') && index >= 0) resolve({ excess: 'megabytes', index })
      else reject(error)
    })
    worker.on('exit', () => reject(new Error('A worker ended before its work was done.')))
  })
  failed.catch(() => {})
  return {
    answer: async (items) => {
      const watch = watchProgress<Result>(progress, limits.seconds)
      const results = new Promise<Outcome<Result>>((resolve) => {
        worker.once('message', (answered: Result[]) => resolve({ results: answered }))
      })
      worker.postMessage(items)
      try {
        const outcome = await Promise.race([results, failed, watch.stuck])
        if ('excess' in outcome) await worker.terminate()
        return outcome
      } finally {
        watch.end()
      }
    },
    end: () => worker.terminate(),
  }
}

/** `stuck` resolves when the same item was at hand at every look for so many seconds. */
function watchProgress<Result>(progress: Int32Array<SharedArrayBuffer>, seconds: number) {
  let last = readProgress(progress)
  let still = 0
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<Outcome<Result>>((resolve) => {
    timer = setInterval(
      () => {
        const now = readProgress(progress)
        still = now.begun === last.begun && now.index >= 0 ? still + 1 : 0
        last = now
        if (still >= looks) resolve({ excess: 'seconds', index: now.index })
      },
      (seconds * 1000) / looks,
    )
  })
  return { stuck, end: () => clearInterval(timer) }
}

/** Work took longer than it may. */
export class OutOfTime extends Error {}

// What a script may call has to be global; a name that nobody else can have keeps it apart.
const slot = Symbol.for('gotgam.work')
const call = new Script(`globalThis[Symbol.for('gotgam.work')]()`)

/**
 * Does work here, and stops it in whatever it is at, a regular expression for instance.
 * @throws OutOfTime after so many seconds, else what the work throws.
 */
export function runInTime<T>(work: () => T, seconds: number): T {
  let done: { result: T } | undefined
  const set = () => {
    done = { result: work() }
  }
  Object.defineProperty(globalThis, slot, { value: set, configurable: true })
  try {
    call.runInThisContext({ timeout: Math.ceil(seconds * 1000) })
  } catch (error) {
    if (isCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw new OutOfTime(`more than ${seconds} seconds`)
    throw error
  } finally {
    Reflect.deleteProperty(globalThis, slot)
  }
  if (!done) throw new Error('work ended without a result')
  return done.result
}

/** What one item of work may take before it is given up: the last resort, as counts keep every item far below. */
export interface WorkLimits {
  seconds: number
  /** Of the heap of its worker. */
  megabytes: number
}

export type Excess = keyof WorkLimits

export const workLimits: WorkLimits = { seconds: 30, megabytes: 512 }
