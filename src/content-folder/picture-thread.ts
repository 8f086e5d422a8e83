// A thread that reads pictures of a content folder: what it finds goes to the caller.
import { workerData } from 'node:worker_threads'
import { answerBatches } from '../threads/answer-batches.ts'
import { createReadPicture } from './read-picture.ts'

answerBatches(await createReadPicture(workerData.folder))
