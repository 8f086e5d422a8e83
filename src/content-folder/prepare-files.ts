// Prepares many files, on all processors when there are many.
import { loadTypeset } from '../body/formulas/load-typeset.ts'
import { createPackWriter, removePacks } from '../cache/packs.ts'
import { type WorkLimits, workLimits } from '../threads/work-limits.ts'
import type { QuestionFile } from './list-question-files.ts'
import type { PreparedFile, PrepareFileOptions } from './prepare-file.ts'
import { workOnFiles } from './work-on-files.ts'

export interface PrepareThreadData extends Omit<PrepareFileOptions, 'pack'> {
  packFolder: string
  pack: string
}

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
  const name = createPackName(run.files)
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
    script: new URL('./prepare-thread.ts', import.meta.url),
    workerData: (thread): PrepareThreadData => ({ ...options, packFolder, pack: `${name}-${thread}.pack` }),
    startHere: async () => {
      // Parsers and grammars are loaded where they work: mostly in threads.
      const { createPrepareFile } = await import('./prepare-file.ts')
      const pack = createPackWriter(packFolder, `${name}.pack`)
      const typeset = await loadTypeset(options.settings.math)
      return { work: createPrepareFile({ ...options, pack }, typeset), end: pack.close }
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

/** No pack that the cache of an earlier run refers to may be written over. */
function createPackName(files: readonly QuestionFile[]): string {
  return `${Date.now().toString(36)}-${process.pid.toString(36)}-${files.length}`
}
