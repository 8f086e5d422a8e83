// A thread that prepares files of a content folder: their texts go into a pack of its own, the rest to the caller.
import { parentPort, workerData } from 'node:worker_threads'
import { createKeywordMatcher } from '../listing/keywords.ts'
import { createPackReader, createPackWriter } from '../store/packs.ts'
import { createPrepareFile, matchKeywords, type PrepareFileOptions } from './prepare-file.ts'
import type { PrepareResult, PrepareTask, PrepareThreadData } from './read-content.ts'

const data: PrepareThreadData = workerData

function createAnswer(): (task: PrepareTask) => PrepareResult {
  if (data.vocabulary) {
    const matcher = createKeywordMatcher(data.vocabulary)
    const packs = createPackReader(data.store)
    return (task) => ({ keywords: task.places.map((place) => matchKeywords(packs.find(place), matcher)) })
  }
  const pack = createPackWriter(data.store, data.pack)
  const options: PrepareFileOptions = { ...data, pack }
  const prepareFile = createPrepareFile(options)
  return (task) => {
    const results = task.files.map(prepareFile)
    pack.flush()
    return { results }
  }
}

const answer = createAnswer()
parentPort?.on('message', (task: PrepareTask) => parentPort?.postMessage(answer(task)))
