// A thread that prepares files of a content folder: their texts go into a pack of its own, the rest to the caller.
import { parentPort, workerData } from 'node:worker_threads'
import { createPackWriter } from '../store/packs.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareFile } from './prepare-file.ts'
import type { PrepareThreadData } from './prepare-files.ts'

const { store, pack: packName, ...options }: PrepareThreadData = workerData
const pack = createPackWriter(store, packName)
const prepareFile = createPrepareFile({ ...options, pack })

parentPort?.on('message', (files: QuestionFile[]) => {
  const prepared = files.map(prepareFile)
  pack.flush()
  parentPort?.postMessage(prepared)
})
