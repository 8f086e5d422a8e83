import type { Sent } from '../outputs/plan.ts'

/** What is made of what was planned: a page, or a file of another kind. */
export interface PlannedFile {
  file: string
  /** File of `src/pages` without its ending. */
  route: string
  sent: Sent<unknown>
}

/** What a request for the batch route brings along in its locals. */
export interface PageBatch {
  outputs: readonly PlannedFile[]
  /** The answer itself, in the place of a batch. */
  alone: PlannedFile | undefined
  /** Routes whose modules are loaded before the first of them is needed. */
  routes: readonly string[]
  /** @param content HTML without the document type, or bytes. */
  write: (output: PlannedFile, content: string | Uint8Array) => void
}

declare global {
  namespace App {
    interface Locals {
      batch: PageBatch
    }
  }
}
