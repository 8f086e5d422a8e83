// Prepares many files, on all processors when there are many.
import { createPackWriter, removePacks } from '../store/packs.ts'
import { runInThreads } from '../threads/run-in-threads.ts'
import { toTasks } from '../threads/to-tasks.ts'
import type { QuestionFile } from './list-question-files.ts'
import type { PreparedFile, PrepareFileOptions } from './prepare-file.ts'

export interface PrepareThreadData extends Omit<PrepareFileOptions, 'pack'> {
  store: string
  pack: string
}

interface PrepareFiles extends Omit<PrepareFileOptions, 'pack'> {
  files: readonly QuestionFile[]
  /** Folder of the packs. */
  store: string
  onProgress?: ((done: number, all: number) => void) | undefined
}

/** Below this many files starting threads costs more than it saves. */
export const fewFiles = 150
export const filesPerTask = 200

type Prepared = (PreparedFile & { file: QuestionFile })[]

export async function prepareFiles(run: PrepareFiles): Promise<Prepared> {
  if (run.files.length === 0) return []
  const name = createPackName(run.files)
  try {
    return await prepareInto(name, run)
  } catch (error) {
    // Nobody would refer to them, and a full disk would be fuller after each attempt.
    removePacks(run.store, name)
    throw error
  }
}

async function prepareInto(name: string, run: PrepareFiles): Promise<Prepared> {
  const { files, store, onProgress, ...options } = run
  if (files.length < fewFiles) {
    // Parsers and grammars are loaded where they work: mostly in threads.
    const { createPrepareFile } = await import('./prepare-file.ts')
    const pack = createPackWriter(store, `${name}.pack`)
    const prepareFile = createPrepareFile({ ...options, pack })
    const prepared = files.map((file) => ({ ...prepareFile(file), file }))
    pack.close()
    return prepared
  }
  const prepared: Prepared = []
  await runInThreads<QuestionFile[], PreparedFile[]>({
    script: new URL('./prepare-thread.ts', import.meta.url),
    workerData: (thread): PrepareThreadData => ({ ...options, store, pack: `${name}-${thread}.pack` }),
    tasks: toTasks(files, filesPerTask),
    onResult: (results, task) => {
      results.forEach((result, index) => {
        const file = task[index]
        if (file) prepared.push({ ...result, file })
      })
      onProgress?.(prepared.length, files.length)
    },
  })
  return prepared
}

/** No pack that a store of an earlier run refers to may be written over. */
function createPackName(files: readonly QuestionFile[]): string {
  return `${Date.now().toString(36)}-${process.pid.toString(36)}-${files.length}`
}
