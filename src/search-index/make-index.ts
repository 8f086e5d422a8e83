import { runInThreads, startThreads } from '../threads/run-in-threads.ts'
import { type IndexSource, readCachedIndex, writeCachedIndex } from './index-cache.ts'
import type { IndexedQuestion, IndexFile } from './index-input.ts'
import type { MadeIndex } from './index-ledger.ts'
import type { IndexAnswer, IndexTask, IndexThreadData, LostParts } from './index-thread.ts'
import { type IndexContent, type IndexPatch, patchCachedIndex, toSource } from './patch-cached-index.ts'

export interface MakeIndex extends IndexContent {
  /** Questions by their numbers. Some at a time: what they hold need not be in memory all at once. */
  listQuestions: (from: number, to: number) => IndexedQuestion[]
  /** Makes parts that the cache has lost, by ids of their questions. */
  makeParts: (ids: readonly string[]) => Promise<LostParts>
}

/** So many that few archives have more: whoever sends them is free for other work while they are read. */
const questionsPerBatch = 20_000

/** Of more it is quicker to make the index anew. */
const mostEdits = 100

/** Up to so many questions starting a thread costs more than it saves. */
const fewQuestions = 20_000

/**
 * The same bytes for the same questions, whatever the last run has left. Made in one thread: what else is done at that
 * time needs the others.
 * @param few questions up to which edits are patched without a thread.
 * @throws what the thread throws, and where a lost part can't be made again, as its file has changed meanwhile.
 */
export async function makeIndex(making: MakeIndex, few = fewQuestions): Promise<readonly IndexFile[]> {
  const { key, packFolder, lines } = making
  const last = readCachedIndex(packFolder)
  if (last?.key === key) return last.files
  const known = last?.readSource()
  const edited = known ? findEdited(known, making) : undefined
  if (edited) {
    const { listQuestions, makeParts, ...content } = making
    const questions = edited.map((number) =>
      listQuestions(number, number + 1).map((each) => [number, each] as const),
    )
    const patch: IndexPatch = { ...content, edited: questions.flat() }
    const patched = lines.length > few ? await patchInThread(patch) : patchCachedIndex(patch, last)
    if (patched) return patched
  }
  const index = await makeAnew(making, last?.files ?? [])
  writeCachedIndex(packFolder, key, index, toSource(making, known?.kept ?? new Map(), edited ?? []))
  return index.files
}

/** Numbers of the questions that are others than before; undefined where too much has changed. */
function findEdited(known: IndexSource, { common, lines }: MakeIndex): number[] | undefined {
  if (known.common !== common || known.lines.length !== lines.length) return undefined
  const numbers = lines.flatMap((line, number) => (line === known.lines[number] ? [] : [number]))
  return numbers.length > mostEdits ? undefined : numbers
}

async function patchInThread(patch: IndexPatch): Promise<readonly IndexFile[] | undefined> {
  let patched: readonly IndexFile[] | undefined
  await runInThreads<IndexPatch, readonly IndexFile[] | undefined>({
    script: new URL('./patch-thread.ts', import.meta.url),
    workerData: () => ({}),
    tasks: [patch],
    onResult: (files) => {
      patched = files
    },
  })
  return patched
}

async function makeAnew(
  { frame, packFolder, listQuestions, makeParts }: MakeIndex,
  last: readonly IndexFile[],
): Promise<MadeIndex> {
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
    for (let from = 0; from < frame.questions; from += questionsPerBatch) {
      const questions = listQuestions(from, from + questionsPerBatch)
      const lost = findLost(await ask({ questions, parts: new Map() }))
      if (lost.length === 0) continue
      const left = findLost(await ask({ questions, parts: await makeParts(lost) }))
      if (left.length > 0) throw new Error(`What is searched of ${left.join(', ')} can't be made again.`)
    }
    const answer = await ask('finish')
    if ('lost' in answer) throw new Error('The thread of the index did not finish.')
    return answer
  } finally {
    await threads.end()
  }
}

function findLost(answer: IndexAnswer): readonly string[] {
  return 'lost' in answer ? answer.lost : []
}
