// A worker that checks files of a content folder and keeps nothing of them.
import { workerData } from 'node:worker_threads'
import { answerBatches } from '../kept/answer.ts'
import { startCheckFile } from './prepare-file.ts'

answerBatches(await startCheckFile(workerData))
