// The thread that lists outlines, while names are given by those that it has listed.
import { workerData } from 'node:worker_threads'
import { streamBatches } from '../../kept/answer.ts'
import { type IndexPaths, openDumpIndex } from './dump-index.ts'
import { listOutlines } from './read-discussions.ts'

export interface OutlineWorkerData {
  index: IndexPaths
  now: number
  host: string | undefined
}

/** Kilobytes of the index that memory holds. */
const cache = 4096

const { index, ...listing }: OutlineWorkerData = workerData

streamBatches(listOutlines(openDumpIndex(index, cache), listing))
