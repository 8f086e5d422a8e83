// A thread that checks files of a content folder and keeps nothing of them.
import { workerData } from 'node:worker_threads'
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import { answerBatches } from '../kept/answer.ts'
import { checkFile } from './check-content.ts'
import type { QuestionFile } from './files.ts'
import { createPrepareFile, type PrepareFileOptions } from './prepare-file.ts'

const options: PrepareFileOptions = workerData
const prepareFile = createPrepareFile(options, await loadTypeset(options.settings.math))

answerBatches((file: QuestionFile) => checkFile(file, prepareFile))
