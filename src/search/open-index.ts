import type { IndexFiles } from './index-files.ts'
import { createLookUp, type LookUp } from './look-up.ts'
import { type Manifest, toFirstQuestions } from './manifest.ts'

export interface OpenIndex {
  manifest: Manifest
  files: IndexFiles
  lookUp: LookUp
  /** Number of the first question of each file of records. */
  firstQuestions: readonly number[]
}

export async function openIndex(files: IndexFiles): Promise<OpenIndex> {
  const manifest = await files.manifest()
  return {
    manifest,
    files,
    lookUp: createLookUp(manifest, files),
    firstQuestions: toFirstQuestions(manifest),
  }
}
