// A worker that lists what it is told, and fails or ends where it is told to.
import { workerData } from 'node:worker_threads'
import { streamBatches } from '../../src/kept/answer.ts'

const { batches, begun }: { batches: string[][]; begun: Int32Array<SharedArrayBuffer> } = workerData

function* list(): Generator<string[]> {
  for (const batch of batches) {
    Atomics.add(begun, 0, 1)
    if (batch.includes('throws')) throw new Error('no such table')
    if (batch.includes('ends')) process.exit()
    yield batch
  }
}

export const stream = () => streamBatches(list())
