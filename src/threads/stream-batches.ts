// The thread's side of stream-from-thread.ts.
import { parentPort } from 'node:worker_threads'

/** Answers each time that it is asked with one batch, and then with none. */
export function streamBatches<Item>(batches: Iterator<readonly Item[]>): void {
  parentPort?.on('message', () => {
    const { done, value } = batches.next()
    parentPort?.postMessage(done ? undefined : value)
  })
}
