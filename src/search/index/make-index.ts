// The index of an archive: the one that the last run made, changed where questions were edited since, or made anew. Both
// give the same bytes. It is made of the texts that masks have left (search-part.ts), so nothing is found that readers must
// not see. Each file below `search/data/` is named by its bytes; `search/index.bin`, which names them all, keeps its name.

import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from '../../kept/cache.ts'
import { digestAll } from '../../kept/digest.ts'
import { readRegularFile } from '../../kept/files.ts'
import { createPackReader, type PackReader, type Place } from '../../kept/packs.ts'
import { runInWorkers, startWorkers } from '../../kept/pool.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from '../../kept/write.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from './index-input.ts'
import type { IndexLedger, MadeIndex } from './index-ledger.ts'
import type { IndexAnswer, IndexTask, IndexWorkerData, LostParts } from './index-worker.ts'
import type { Edit } from './patch-index.ts'
import { readSearchPart } from './search-part.ts'

interface MakeIndex extends IndexContent {
  /** Questions by their numbers. Some at a time: what they hold need not be in memory all at once. */
  listQuestions: (from: number, to: number) => IndexedQuestion[]
  /** Parts that lie in no pack, by ids. */
  own?: LostParts
  /** Makes parts that the cache has lost, by ids of their questions. */
  makeParts: (ids: readonly string[]) => Promise<LostParts>
}

/** So many that few archives have more: whoever sends them is free for other work while they are read. */
const questionsPerBatch = 100_000

/** Of more it is quicker to make the index anew. */
const mostEdits = 100

/** Up to so many questions starting a worker costs more than it saves. */
const fewQuestions = 3_000

/**
 * The same bytes for the same questions, whatever the last run has left. Made in one worker: what else is done at that
 * time needs the others.
 * @param few questions up to which edits are patched without a worker.
 * @throws what the worker throws, and where a lost part can't be made again, as its file has changed meanwhile.
 */
export async function makeIndex(making: MakeIndex, few = fewQuestions): Promise<readonly IndexFile[]> {
  const { key, packFolder, lines } = making
  const last = readCachedIndex(packFolder)
  if (last?.key === key) return last.files
  const known = last?.readSource()
  const edited = known ? findEdited(known, making) : undefined
  if (edited) {
    const { listQuestions, makeParts, own: _, ...content } = making
    const questions = edited.map((number) =>
      listQuestions(number, number + 1).map((each) => [number, each] as const),
    )
    const patch: IndexPatch = { ...content, edited: questions.flat() }
    const patched = await (lines.length > few ? patchInWorker(patch) : patchCachedIndex(patch, last))
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

async function patchInWorker(patch: IndexPatch): Promise<readonly IndexFile[] | undefined> {
  let patched: readonly IndexFile[] | undefined
  await runInWorkers<IndexPatch, readonly IndexFile[] | undefined>({
    script: new URL('./make-index.ts#createPatch', import.meta.url),
    workerData: () => ({}),
    tasks: [patch],
    onResult: (files) => {
      patched = files
    },
  })
  return patched
}

async function makeAnew(
  { frame, packFolder, listQuestions, makeParts, own = new Map() }: MakeIndex,
  last: readonly IndexFile[],
): Promise<MadeIndex> {
  const known = new Map(last.map(({ file, bytes }) => [file, bytes]))
  const script = new URL('./index-worker.ts', import.meta.url)
  const workerData = (): IndexWorkerData => ({ packFolder, frame, known })
  const workers = startWorkers<IndexTask, IndexAnswer>({ script, workerData }, 1)
  const ask = async (task: IndexTask): Promise<IndexAnswer> => {
    let answer: IndexAnswer = { lost: [] }
    await workers.run([task], (result) => {
      answer = result
    })
    return answer
  }
  try {
    for (let from = 0; from < frame.questions; from += questionsPerBatch) {
      const questions = listQuestions(from, from + questionsPerBatch)
      const given = findGiven(questions, own)
      const lost = findLost(await ask({ questions, parts: given }))
      if (lost.length === 0) continue
      const made = new Map([...given, ...(await makeParts(lost))])
      const left = findLost(await ask({ questions, parts: made }))
      if (left.length > 0) throw new Error(`What is searched of ${left.join(', ')} can't be made again.`)
    }
    const answer = await ask('finish')
    if ('lost' in answer) throw new Error('The worker of the index did not finish.')
    return answer
  } finally {
    await workers.end()
  }
}

/** Those that are of a batch: what is not asked for need not be sent. */
function findGiven(questions: readonly IndexedQuestion[], own: LostParts): LostParts {
  return new Map([...own].filter(([id]) => questions.some((question) => question.id === id)))
}

function findLost(answer: IndexAnswer): readonly string[] {
  return 'lost' in answer ? answer.lost : []
}

/** What an index is made of. */
interface IndexContent {
  /** Of all that the index is made of: of `common` and `lines`. */
  key: string
  /** Of what all questions have in common, `frame` among it. */
  common: string
  /** By which it is known of each question whether it is the same, in the archive's order. */
  lines: readonly string[]
  frame: IndexFrame
  /** Folder of the packs that parts lie in, and of the index that the last run made. */
  packFolder: string
  /** Where what is searched of each question lies. */
  parts: readonly Place[]
}

interface IndexPatch extends IndexContent {
  /** With their numbers in the archive's order. */
  edited: readonly (readonly [number: number, question: IndexedQuestion])[]
}

/** In a worker. */
export const createPatch = () => patchCachedIndex

/**
 * The last index with the edits, which is kept for the next run.
 * @param last the index that the last run made.
 * @returns undefined where it has to be made anew; nothing is kept then.
 */
async function patchCachedIndex(
  patch: IndexPatch,
  last: CachedIndex | undefined = readCachedIndex(patch.packFolder),
): Promise<readonly IndexFile[] | undefined> {
  if (!last) return undefined
  // Loaded where it works: mostly in a worker.
  const { patchIndex } = await import('./patch-index.ts')
  const source = last.readSource()
  const packs = createPackReader(patch.packFolder)
  try {
    const edits = findEdits(patch, source, packs)
    const index = edits && patchIndex(patch.frame, { files: last.files, ledger: source.ledger }, edits)
    if (!index) return undefined
    const numbers = patch.edited.map(([number]) => number)
    writeCachedIndex(patch.packFolder, patch.key, index, toSource(patch, source.kept, numbers))
    return index.files
  } finally {
    packs.close()
  }
}

/** Undefined where the cache has lost a part. */
function findEdits(
  { edited, parts: newParts }: IndexPatch,
  { parts, kept }: IndexSource,
  packs: PackReader,
): Edit[] | undefined {
  const edits: Edit[] = []
  for (const [number, question] of edited) {
    const [place, lastPlace] = [newParts[number], parts[number]]
    const part = place && packs.findBytes(place)
    const lastPart = lastPlace && (kept.get(toPlaceKey(lastPlace)) ?? packs.findBytes(lastPlace))
    if (!part || !lastPart) return undefined
    edits.push({ number, question, part: readSearchPart(part), lastPart: readSearchPart(lastPart) })
  }
  return edits
}

/** Parts that lie with the index: a few kilobytes each. */
const mostKept = 1_000

/** @param edited numbers of the questions that were edited last. */
function toSource(
  { common, lines, parts, packFolder }: IndexContent,
  lastKept: IndexSource['kept'],
  edited: readonly number[],
): IndexSource {
  const kept = new Map<string, Uint8Array>()
  const named = new Set(lastKept.size > 0 ? parts.map(toPlaceKey) : [])
  for (const [place, bytes] of lastKept) if (named.has(place)) kept.set(place, bytes)
  const packs = createPackReader(packFolder)
  for (const number of edited) {
    const place = parts[number]
    const bytes = place && packs.findBytes(place)
    if (bytes) kept.set(toPlaceKey(place), bytes)
  }
  packs.close()
  return { common, lines, parts, kept: new Map([...kept].slice(-mostKept)) }
}

// The index as the last run made it. It may be deleted at any time, and what is damaged in it is made again.

/** All that an index is made of. */
interface IndexSource extends Pick<IndexContent, 'common' | 'lines' | 'parts'> {
  /** What is searched of those that were edited last, by `toPlaceKey`: their packs go with the next edit. */
  kept: ReadonlyMap<string, Uint8Array>
}

function toPlaceKey(place: Place): string {
  return place.join(' ')
}

interface CachedIndex extends Pick<MadeIndex, 'files'> {
  /** Of all that the index is made of. */
  key: string
  /** Read when it is asked for: a run without an edit has no use for it. */
  readSource: () => IndexSource & Pick<MadeIndex, 'ledger'>
}

/** First line of the file; the files follow, end to end, and at last what is known of the source. */
interface Head {
  key: string
  digest: string
  files: readonly (readonly [file: string, bytes: number])[]
  uncut: readonly (readonly [term: string, bytes: number])[]
  kept: readonly (readonly [place: string, bytes: number])[]
}

type StoredSource = Omit<IndexSource, 'kept'> & { ledger: Omit<IndexLedger, 'uncut'> }

const fileName = 'search.index'

/** Undefined where there is none that is whole. @param folder of the cached questions. */
function readCachedIndex(folder: string): CachedIndex | undefined {
  try {
    const bytes = readRegularFile(join(folder, fileName))
    const { value, end }: { value: Head; end: number } = parseCheckedLine(bytes, 0)
    if (digestAll(bytes.subarray(end)) !== value.digest) return undefined
    let start = end
    const take = ([name, length]: readonly [string, number]): [string, Buffer] => {
      start += length
      return [name, bytes.subarray(start - length, start)]
    }
    const files = value.files.map(take).map(([file, bytes]) => ({ file, bytes }))
    const uncut = new Map(value.uncut.map(take))
    const kept = new Map(value.kept.map(take))
    const rest = start
    return {
      key: value.key,
      files,
      readSource: () => {
        const { ledger, ...source }: StoredSource = JSON.parse(bytes.toString('utf8', rest))
        return { ...source, kept, ledger: { ...ledger, uncut } }
      },
    }
  } catch {
    return undefined
  }
}

/** What the disk does not take is made again by the next run. */
function writeCachedIndex(
  folder: string,
  key: string,
  { files, ledger }: MadeIndex,
  source: IndexSource,
): void {
  try {
    const { uncut, ...others } = ledger
    const { kept, ...rest } = source
    const stored: StoredSource = { ...rest, ledger: others }
    const bytes = Buffer.concat([
      ...files.map((each) => each.bytes),
      ...uncut.values(),
      ...kept.values(),
      Buffer.from(JSON.stringify(stored)),
    ])
    const toLengths = (lists: ReadonlyMap<string, Uint8Array>) =>
      Array.from(lists, ([name, list]) => [name, list.length] as const)
    const head: Head = {
      key,
      digest: digestAll(bytes),
      files: files.map((each) => [each.file, each.bytes.length]),
      uncut: toLengths(uncut),
      kept: toLengths(kept),
    }
    makeCacheFolder(folder)
    replaceCacheFile(join(folder, fileName), (file, path) => {
      writeFully(file, toCheckedLine(head), path)
      writeFully(file, bytes, path)
    })
  } catch {
    // The site has it all the same.
  }
}
