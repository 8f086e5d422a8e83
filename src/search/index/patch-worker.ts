// A worker that patches an index.
import { parentPort } from 'node:worker_threads'
import { type IndexPatch, patchCachedIndex } from './make-index.ts'

parentPort?.on('message', (patch: IndexPatch) => {
  parentPort?.postMessage(patchCachedIndex(patch))
})
