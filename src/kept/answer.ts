// The worker's side of guarded.ts and of `streamFromWorker` (pool.ts).
import { workerData } from 'node:worker_threads'

/** Where a worker is: number of items begun in all, and index in its batch of the one at hand, or -1. */
type Progress = Int32Array<SharedArrayBuffer>

export function createProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(8)).fill(-1)
}

export function readProgress(progress: Progress): { begun: number; index: number } {
  return { begun: Atomics.load(progress, 0), index: Atomics.load(progress, 1) }
}

/** Answers each batch of items with their results, one after the other, and notes which item it is at. */
export function answerBatches<Item, Result>(
  answer: (item: Item) => Result | Promise<Result>,
  afterBatch: () => void = () => {},
): (items: readonly Item[]) => Promise<Result[]> {
  const progress: Progress = workerData.progress
  const note = (index: number) => {
    Atomics.store(progress, 1, index)
    Atomics.add(progress, 0, 1)
  }
  return async (items) => {
    const results: Result[] = []
    for (const [index, item] of items.entries()) {
      note(index)
      const answered = answer(item)
      results.push(answered instanceof Promise ? await answered : answered)
    }
    note(-1)
    afterBatch()
    return results
  }
}

/** Answers each time that it is asked with one batch, and then with none. */
export function streamBatches<Item>(batches: Iterator<readonly Item[]>): () => readonly Item[] | undefined {
  return () => {
    const { done, value } = batches.next()
    return done ? undefined : value
  }
}
