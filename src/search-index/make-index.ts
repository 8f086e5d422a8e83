import { startThreads } from '../threads/run-in-threads.ts'
import { readCachedIndex, writeCachedIndex } from './index-cache.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from './index-input.ts'
import type { IndexAnswer, IndexTask, IndexThreadData, LostParts } from './index-thread.ts'

export interface MakeIndex {
  /** Of all that the index is made of. */
  key: string
  frame: IndexFrame
  /** Folder of the packs that parts lie in, and of the index that the last run made. */
  packFolder: string
  /** In the archive's order, some at a time: what they hold need not be in memory all at once. */
  batches: Iterable<readonly IndexedQuestion[]>
  /** Makes parts that the cache has lost, by ids of their questions. */
  makeParts: (ids: readonly string[]) => Promise<LostParts>
}

/**
 * The same bytes for the same questions. In one thread: what else is done at that time needs the others.
 * @throws what the thread throws, and where a lost part can't be made again, as its file has changed meanwhile.
 */
export async function makeIndex({ key, packFolder, ...making }: MakeIndex): Promise<readonly IndexFile[]> {
  const last = readCachedIndex(packFolder)
  if (last?.key === key) return last.files
  const files = await makeAnew({ packFolder, ...making }, last?.files ?? [])
  writeCachedIndex(packFolder, { key, files })
  return files
}

async function makeAnew(
  { frame, packFolder, batches, makeParts }: Omit<MakeIndex, 'key'>,
  last: readonly IndexFile[],
): Promise<readonly IndexFile[]> {
  const known = new Map(last.map(({ file, bytes }) => [file, bytes]))
  const script = new URL('./index-thread.ts', import.meta.url)
  const workerData = (): IndexThreadData => ({ packFolder, frame, known })
  const threads = startThreads<IndexTask, IndexAnswer>({ script, workerData }, 1)
  const ask = async (task: IndexTask): Promise<IndexAnswer> => {
    let answer: IndexAnswer = { lost: [] }
    await threads.run([task], (result) => {
      answer = result
    })
    return answer
  }
  try {
    for (const questions of batches) {
      const lost = findLost(await ask({ questions, parts: new Map() }))
      if (lost.length === 0) continue
      const left = findLost(await ask({ questions, parts: await makeParts(lost) }))
      if (left.length > 0) throw new Error(`What is searched of ${left.join(', ')} can't be made again.`)
    }
    const answer = await ask('finish')
    return 'files' in answer ? answer.files : []
  } finally {
    await threads.end()
  }
}

function findLost(answer: IndexAnswer): readonly string[] {
  return 'lost' in answer ? answer.lost : []
}
