// Prepares many files, on all processors when there are many.
import type { Issue } from '../format/issue.ts'
import {
  type Excess,
  OutOfTime,
  runGuarded,
  runInTime,
  type WorkLimits,
  workLimits,
} from '../kept/guarded.ts'
import { createPackName, createPackWriter, removePacks } from '../kept/packs.ts'
import { fewFiles, toTasks } from '../kept/pool.ts'
import { toFileIssue } from './disk.ts'
import type { PictureFile, QuestionFile } from './files.ts'
import type { PreparedFile, PrepareFileOptions, PrepareWorkerData } from './prepare-file.ts'

interface PrepareFiles extends Omit<PrepareFileOptions, 'pack'> {
  files: readonly QuestionFile[]
  /** Folder of the packs. */
  packFolder: string
  onProgress?: ((done: number, all: number) => void) | undefined
  limits?: WorkLimits | undefined
}

const filesPerTask = 200

type Prepared = (PreparedFile & { file: QuestionFile })[]

/** @returns each file once, in no certain order. */
export async function prepareFiles(run: PrepareFiles): Promise<Prepared> {
  if (run.files.length === 0) return []
  const name = createPackName()
  try {
    return await prepareInto(name, run)
  } catch (error) {
    // Nobody would refer to them, and a full disk would be fuller after each attempt.
    removePacks(run.packFolder, name)
    throw error
  }
}

async function prepareInto(name: string, run: PrepareFiles): Promise<Prepared> {
  const { files, packFolder, onProgress, limits = workLimits, ...options } = run
  const prepared: Prepared = []
  await workOnFiles<PreparedFile>({
    files,
    limits,
    filesPerTask,
    script: new URL('./prepare-file.ts#prepareBatches', import.meta.url),
    workerData: (worker): PrepareWorkerData => ({ ...options, packFolder, pack: `${name}-${worker}.pack` }),
    startHere: async () => {
      // Parsers and grammars are loaded where they work: mostly in workers.
      const { startPrepareFile } = await import('./prepare-file.ts')
      const pack = createPackWriter(packFolder, `${name}.pack`)
      return { work: await startPrepareFile({ ...options, pack }), end: pack.close }
    },
    giveUp: (issue) => ({ question: undefined, issues: [issue] }),
    onResult: (file, result) => {
      prepared.push({ ...result, file })
      if (prepared.length % filesPerTask === 0) onProgress?.(prepared.length, files.length)
    },
  })
  onProgress?.(files.length, files.length)
  return prepared
}

type WorkFile = QuestionFile | PictureFile

export interface WorkerJob<Result, File extends WorkFile> {
  limits: WorkLimits
  /** Module of the workers, which does the work, and what it finds in `workerData`. */
  script: URL
  workerData: (worker: number) => object
  filesPerTask: number
  /** The issue of a file that is given up. */
  giveUp: (issue: Issue) => Result
  /** Called for each file once, in no certain order. */
  onResult: (file: File, result: Result) => void
}

interface FileWork<Result> extends WorkerJob<Result, QuestionFile> {
  files: readonly QuestionFile[]
  /** The same work in this thread. What it needs is loaded when it is called. */
  startHere: () => Promise<{ work: (file: QuestionFile) => Result; end: () => void }>
}

/** Bytes of a file whose memory is watched even if it is alone: only that of workers is. Few are so large. */
export const largeFile = 32 * 1024

/**
 * The same work on each of many files: in workers when there are many, here when there are few. A file that takes too long
 * or too much memory is given up, and the others go on. Resolves when every file has its result.
 * @throws what the work throws.
 */
export async function workOnFiles<Result>(run: FileWork<Result>): Promise<void> {
  const areFew = run.files.length < fewFiles
  const isForWorkers = ({ stamp: [size] }: QuestionFile) => !areFew || size > largeFile
  const here = run.files.filter((file) => !isForWorkers(file))
  await workInWorkers(run, run.files.filter(isForWorkers))
  if (here.length > 0) await workHere(run, here)
}

/** The work on each of some files, in workers. @throws what the work throws. */
export function workInWorkers<Result, File extends WorkFile>(
  run: WorkerJob<Result, File>,
  files: readonly File[],
): Promise<void> {
  const { script, workerData, limits, filesPerTask, giveUp, onResult } = run
  return runGuarded<File, Result>({
    script,
    workerData,
    limits,
    batches: toTasks(files, filesPerTask),
    onResults: (results, some) => {
      results.forEach((result, index) => {
        const file = some[index]
        if (file) onResult(file, result)
      })
    },
    onGivenUp: (file, excess) => onResult(file, giveUp(toIssue(file, excess, limits))),
  })
}

async function workHere<Result>(run: FileWork<Result>, files: readonly QuestionFile[]): Promise<void> {
  const { limits, startHere, giveUp, onResult } = run
  const { work, end } = await startHere()
  for (const file of files) {
    try {
      onResult(
        file,
        runInTime(() => work(file), limits.seconds),
      )
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      onResult(file, giveUp(toIssue(file, 'seconds', limits)))
    }
  }
  end()
}

function toIssue({ path }: WorkFile, excess: Excess, limits: WorkLimits): Issue {
  return toFileIssue(path, { code: 'too-much-work', detail: { [excess]: limits[excess] } })
}
