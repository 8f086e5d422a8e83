// The same work on each of many files: in threads when there are many, here when there are few. A file that takes too
// long or too much memory is given up, and the others go on.
import type { Issue } from '../question/issue.ts'
import { runGuarded } from '../threads/run-guarded.ts'
import { OutOfTime, runInTime } from '../threads/run-in-time.ts'
import { toTasks } from '../threads/to-tasks.ts'
import type { Excess, WorkLimits } from '../threads/work-limits.ts'
import type { PictureFile } from './list-picture-files.ts'
import type { QuestionFile } from './list-question-files.ts'

type WorkFile = QuestionFile | PictureFile

export interface ThreadWork<Result, File extends WorkFile> {
  limits: WorkLimits
  /** Module of the threads, which does the work, and what it finds in `workerData`. */
  script: URL
  workerData: (thread: number) => object
  filesPerTask: number
  /** What is said of a file that is given up. */
  giveUp: (issue: Issue) => Result
  /** Called for each file once, in no certain order. */
  onResult: (file: File, result: Result) => void
}

export interface FileWork<Result> extends ThreadWork<Result, QuestionFile> {
  files: readonly QuestionFile[]
  /** The same work in this thread. What it needs is loaded when it is called. */
  startHere: () => Promise<{ work: (file: QuestionFile) => Result; end: () => void }>
}

/** Below this many files starting threads costs more than it saves. */
export const fewFiles = 150

/** Bytes of a file whose memory is watched even if it is alone: only that of threads is. Few are so large. */
export const largeFile = 32 * 1024

/** Resolves when every file has its result. @throws what the work throws. */
export async function workOnFiles<Result>(run: FileWork<Result>): Promise<void> {
  const areFew = run.files.length < fewFiles
  const isForThreads = ({ stamp: [size] }: QuestionFile) => !areFew || size > largeFile
  const here = run.files.filter((file) => !isForThreads(file))
  await workInThreads(run, run.files.filter(isForThreads))
  if (here.length > 0) await workHere(run, here)
}

/** The work on each of some files, in threads. @throws what the work throws. */
export function workInThreads<Result, File extends WorkFile>(
  run: ThreadWork<Result, File>,
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
  return { code: 'too-much-work', path, line: 1, column: 1, detail: { [excess]: `${limits[excess]}` } }
}
