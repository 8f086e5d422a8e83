// A worker that makes an index: questions come in their order, batch by batch, then the word that these were all.
import { parentPort, workerData } from 'node:worker_threads'
import { createPackReader } from '../../kept/packs.ts'
import { createIndexBuilder } from './build-index.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import type { MadeIndex } from './index-ledger.ts'
import { readSearchPart, type SearchPart } from './search-part.ts'

export interface IndexWorkerData {
  packFolder: string
  frame: IndexFrame
  /** Files of the last index by their names. */
  known: ReadonlyMap<string, Uint8Array>
}

export type IndexTask = { questions: readonly IndexedQuestion[]; parts: LostParts } | 'finish'

/** Parts that the cache has lost, made anew, by ids of their questions. */
export type LostParts = ReadonlyMap<string, Uint8Array>

export type IndexAnswer =
  /** Ids of questions whose parts are lost; then nothing of the batch was added. */
  { lost: readonly string[] } | MadeIndex

const { packFolder, frame, known }: IndexWorkerData = workerData
const packs = createPackReader(packFolder)
const builder = createIndexBuilder(frame, known)
const added: IndexedQuestion['part'][] = []
const anew = new Map<number, Uint8Array>()

parentPort?.on('message', (task: IndexTask) => {
  parentPort?.postMessage(answer(task))
})

function answer(task: IndexTask): IndexAnswer {
  if (task === 'finish') return builder.finish(readAgain)
  const found = task.questions.map(({ id, part }) => task.parts.get(id) ?? packs.findBytes(part))
  const lost = task.questions.filter((_, place) => found[place] === undefined)
  if (lost.length > 0) return { lost: lost.map(({ id }) => id) }
  for (const [place, question] of task.questions.entries()) {
    const bytes = found[place] ?? new Uint8Array()
    if (task.parts.has(question.id)) anew.set(added.length, bytes)
    added.push(question.part)
    builder.add(question, readSearchPart(bytes))
  }
  return { lost: [] }
}

/** @throws when the cache loses it between two looks. */
function readAgain(question: number): SearchPart {
  const place = added[question]
  const bytes = anew.get(question) ?? (place && packs.findBytes(place))
  if (!bytes) throw new Error(`${packFolder} was changed while it was read.`)
  return readSearchPart(bytes)
}
