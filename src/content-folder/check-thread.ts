// A thread that checks files of a content folder and keeps nothing of them.
import { workerData } from 'node:worker_threads'
import { loadTypeset } from '../body/formulas/load-typeset.ts'
import { answerBatches } from '../threads/answer-batches.ts'
import { checkFile } from './check-content.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareFile, type PrepareFileOptions } from './prepare-file.ts'

const options: PrepareFileOptions = workerData
const prepareFile = createPrepareFile(options, await loadTypeset(options.settings.math))

answerBatches((file: QuestionFile) => checkFile(file, prepareFile))
