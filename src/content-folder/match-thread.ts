// A thread that looks for keywords in texts of the cache.
import { parentPort, workerData } from 'node:worker_threads'
import { createPackReader, type Place } from '../cache/packs.ts'
import { createKeywordMatcher } from '../listing/keywords.ts'
import type { MatchThreadData } from './find-keywords.ts'
import { matchKeywords } from './match-keywords.ts'

const { packFolder, vocabulary }: MatchThreadData = workerData
const matcher = createKeywordMatcher(vocabulary)
const packs = createPackReader(packFolder)

parentPort?.on('message', (places: Place[]) => {
  parentPort?.postMessage(places.map((place) => matchKeywords(packs.find(place), matcher)))
})
