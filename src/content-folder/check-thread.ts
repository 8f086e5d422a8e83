// A thread that checks files of a content folder and keeps nothing of them.
import { parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './check-content.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareFile, type PrepareFileOptions } from './prepare-file.ts'

const options: PrepareFileOptions = workerData
const prepareFile = createPrepareFile(options)

parentPort?.on('message', (files: QuestionFile[]) => {
  parentPort?.postMessage(files.map((file) => checkFile(file, prepareFile)))
})
