// A worker that prepares files of a content folder: their texts go into a pack of its own, the rest to the caller.
import { workerData } from 'node:worker_threads'
import { answerBatches } from '../kept/answer.ts'
import { createPackWriter } from '../kept/packs.ts'
import { startPrepareFile } from './prepare-file.ts'
import type { PrepareWorkerData } from './prepare-files.ts'

const { packFolder, pack: packName, ...options }: PrepareWorkerData = workerData
const pack = createPackWriter(packFolder, packName)

answerBatches(await startPrepareFile({ ...options, pack }), pack.flush)
