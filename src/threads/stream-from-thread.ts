// What a thread lists, batch by batch: it is at the next ones while one is looked at.
import { on } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { starter } from './run-in-threads.ts'

interface StreamStart {
  /** Module of the thread, which calls `streamBatches`. */
  script: URL
  /** What the module finds in `workerData`. */
  workerData: object
  resourceLimits: ResourceLimits
}

/** Batches that the thread may be ahead by: no more than these lie in memory. */
const ahead = 2

/** The thread ends with the stream, also where nobody reads on. @throws what the thread throws, or when it can't be started. */
export async function* streamFromThread<Item>(start: StreamStart): AsyncGenerator<readonly Item[]> {
  const { script, workerData, resourceLimits } = start
  const worker = new Worker(starter, { workerData: { ...workerData, script: script.href }, resourceLimits })
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
    throw new Error('A thread ended before its work was done.')
  } finally {
    await worker.terminate()
  }
}
