// A site that was built before the tests began, for all of them. It is read, and never changed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Document, parseHtml } from '../support/html.ts'
import type { BuiltSite, SiteName } from './build-sites.ts'

export interface OpenSite extends BuiltSite {
  /** A file of the output by its path, decoded: `tags/취업/index.html`. */
  read: (file: string) => string
  /** A page of the output by its address: `tags/취업/`. The same object each time: nobody may change it. */
  page: (address: string) => Document
  /** All pages of a list, in order. @param address of the first. */
  pages: (address: string) => Document[]
}

/** Pages that were parsed in this process. */
const parsed = new Map<string, Document>()

export function openSite(name: SiteName): OpenSite {
  const site = inject('sites')[name]
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8')
  const page = (address: string) => {
    const path = /(?:^|\/)$/.test(address) ? `${address}index.html` : address
    const known = parsed.get(`${name} ${path}`)
    if (known) return known
    const document = parseHtml(read(path))
    parsed.set(`${name} ${path}`, document)
    return document
  }
  const pages = (address: string) => {
    const found = [page(address)]
    while (existsSync(join(site.out, `${address}${found.length + 1}/index.html`)))
      found.push(page(`${address}${found.length + 1}/`))
    return found
  }
  return { ...site, read, page, pages }
}
