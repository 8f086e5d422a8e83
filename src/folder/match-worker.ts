// A thread that looks for keywords in texts of the cache.
import { parentPort, workerData } from 'node:worker_threads'
import { createKeywordMatcher } from '../archive/keywords.ts'
import { createPackReader, type Place } from '../kept/packs.ts'
import { type MatchWorkerData, matchKeywords } from './read-content.ts'

const { packFolder, vocabulary }: MatchWorkerData = workerData
const matcher = createKeywordMatcher(vocabulary)
const packs = createPackReader(packFolder)

parentPort?.on('message', (places: Place[]) => {
  parentPort?.postMessage(places.map((place) => matchKeywords(packs.find(place), matcher)))
})
