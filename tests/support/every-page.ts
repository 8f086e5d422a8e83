// What is said of every page of every archive.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Document } from './html.ts'
import { listPages } from './output-files.ts'
import { sitesOfAllPages } from './sites-of-all-pages.ts'
import type { TestSite } from './test-site.ts'

export interface EveryPage {
  language: string
  /** Paths of the pages for which the condition does not hold. */
  findOffenders: (holds: (page: Document, path: string) => boolean) => string[]
}

/** Defines the same tests for each of the sites. */
export function describeEveryPage(define: (every: EveryPage) => void): void {
  describe.each(sitesOfAllPages)('every page of %s', (_name, language, build) => {
    let site: TestSite
    let pages: [path: string, page: Document][]
    beforeAll(async () => {
      site = await build()
      pages = listPages(site.out).map((path) => [path, site.page(path)])
      expect(pages.length).toBeGreaterThan(5)
    })
    afterAll(() => site?.remove())

    define({
      language,
      findOffenders: (holds) => pages.filter(([path, page]) => !holds(page, path)).map(([path]) => path),
    })
  })
}
