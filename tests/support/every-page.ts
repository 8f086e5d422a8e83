// What is said of every page of every archive.
import { beforeAll, describe, expect } from 'vitest'
import type { SiteName } from '../sites/build-sites.ts'
import { openSite } from '../sites/open-site.ts'
import type { Document } from './html.ts'
import { listPages } from './output-files.ts'

export interface EveryPage {
  name: SiteName
  language: string
  /** Paths of the pages for which the condition does not hold. */
  findOffenders: (holds: (page: Document, path: string) => boolean) => string[]
}

/** Defines the same tests for each of the sites. */
export function describeEveryPage(define: (every: EveryPage) => void): void {
  describe.each([
    ['samples', 'ko'],
    ['kitchen-sink', 'en'],
    ['states', 'ko'],
    ['empty', 'ko'],
  ] as const)('every page of the site %s', (name, language) => {
    const site = openSite(name)
    let pages: [path: string, page: Document][]
    beforeAll(() => {
      pages = listPages(site.out).map((path) => [path, site.page(path)])
      expect(pages.length).toBeGreaterThan(5)
    })

    define({
      name,
      language,
      findOffenders: (holds) => pages.filter(([path, page]) => !holds(page, path)).map(([path]) => path),
    })
  })
}
