import type { PageProps } from '../outputs/planned-page.ts'

/** Routes of which there are many pages. */
export const batchedRoutes = [
  '[page]',
  'tags/[hashtag]/[...page]',
  'questions/[id]',
  // Astro would also take `.html` off an old address that names a file.
  '[...alias]',
] as const

export type BatchedRoute = (typeof batchedRoutes)[number]

export interface BatchedPage {
  file: string
  route: BatchedRoute
  props: PageProps
}

/** What a request for the batch route brings along in its locals. */
export interface PageBatch {
  pages: readonly BatchedPage[]
  /** @param html without the document type. */
  write: (page: BatchedPage, html: string) => void
}

declare global {
  namespace App {
    interface Locals {
      batch: PageBatch
    }
  }
}
