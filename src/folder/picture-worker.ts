// A thread that reads pictures of a content folder: what it finds goes to the caller.
import { workerData } from 'node:worker_threads'
import { answerBatches } from '../kept/answer.ts'
import { createReadPicture } from './read-picture.ts'

answerBatches(await createReadPicture(workerData.folder))
