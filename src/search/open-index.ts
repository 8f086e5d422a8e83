import type { IndexFiles } from './index-files.ts'
import { createLookUp } from './look-up.ts'
import { toFirstQuestions } from './manifest.ts'

export type OpenIndex = Awaited<ReturnType<typeof openIndex>>

export async function openIndex(files: IndexFiles) {
  const manifest = await files.manifest()
  return {
    manifest,
    files,
    lookUp: createLookUp(manifest, files),
    /** Number of the first question of each file of records. */
    firstQuestions: toFirstQuestions(manifest),
  }
}
