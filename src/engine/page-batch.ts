import type { Sent } from '../site/plan.ts'
import type { PageContent } from './content.ts'

/** Where a page belongs. */
export interface PageFiles {
  file: string
  /** Other files that show the same, byte for byte. */
  copies: readonly string[]
  /** Of all that it shows. */
  digest: string
}

/** What is made of what was planned: a page, or a file of another kind. */
export interface PlannedFile extends PageFiles {
  /** File of `src/pages` without its ending. */
  route: string
  sent: Sent<unknown>
}

/** What a request for the batch route brings along in its locals. */
export interface PageBatch {
  /** What pages are made of from now on. */
  content?: PageContent
  outputs: readonly PlannedFile[]
  /** Routes whose modules are loaded before the first of them is needed. */
  routes: readonly string[]
  /** @param content what Astro has rendered of the page, or bytes. */
  write: (output: PlannedFile, content: object | string | Uint8Array) => void
}

declare global {
  namespace App {
    interface Locals {
      batch: PageBatch
    }
  }
}
