// Addresses that the site has itself, and files that can't lie beside each other.
import { toIdKey } from '../format/names.ts'

/** First segments of the site's own pages and of the mark that a build leaves. */
const ownSegments = new Set([
  'tags',
  'tags-by-count',
  'categories',
  'questions',
  'stats',
  'people',
  'most-viewed',
  'unanswered',
  'about',
  'search',
  '_astro',
  'old-addresses',
  'feed.xml',
  'files',
  'theme',
  'fonts',
  'fonts.css',
  'index.html',
  '404.html',
  '404',
  '.gotgam',
  'robots.txt',
  '_redirects',
  'redirects.nginx.conf',
])

const ownSitemap = /^sitemap(?:-\d+)?\.xml$/

/** Undefined for an address that the site does not use itself. One with a query is never a page. @param ids keys of ids. */
export function findPageFault(
  { page, file }: { page: string | undefined; file: string | undefined },
  {
    findClash,
    ids,
  }: { findClash: (file: string) => string | undefined; ids: Pick<ReadonlySet<string>, 'has'> },
): { other?: string } | undefined {
  if (page === undefined || file === undefined) return undefined
  const [first = ''] = file.split('/', 1)
  const isOwn = ownSegments.has(first) || ownSitemap.test(first) || /^\d+\/index\.html$/.test(file)
  if (isOwn && !isBelowQuestion(page, ids)) return {}
  const [folder] = page.includes('*') ? page.split(/\/[^/]*\*/, 1) : []
  // What a `*` stands for may be any name in its folder.
  const published = findClash(file) ?? (folder === undefined ? undefined : findClash(folder))
  return published === undefined ? undefined : { other: `public/${published}` }
}

/**
 * `/questions/12/why-rest` is an old address of many communities, and no page of this site; `/questions/12/2` is one, or
 * may become one, where there is a question 12: the second of its answers.
 */
function isBelowQuestion(path: string, ids: Pick<ReadonlySet<string>, 'has'>): boolean {
  const [folder, id = '', below, more] = path.split('/')
  if (folder !== 'questions' || below === undefined) return false
  if (below.toLowerCase() === 'index.html') return false
  const isPage = /^\d{1,4}$/.test(below) && (more === undefined || more.toLowerCase() === 'index.html')
  return !isPage || !ids.has(toIdKey(id))
}

/**
 * @param files paths below one folder, with `/`.
 * @returns a function that says which of them can't lie beside another file: the same one, on some file systems at
 * least (`A.txt` and `a.txt`), or a file where the other needs a folder (`a` and `a/b`).
 */
export function createFindClash(files: readonly string[]): (file: string) => string | undefined {
  const owners = new Map(files.map((file) => [toIdKey(file), file]))
  const inFolders = new Map(
    files.flatMap((file) => toParents(toIdKey(file)).map((folder) => [folder, file] as const)),
  )
  // Most paths begin like none of the files: those of a hundred thousand pages are distinguished by their first folder.
  const beginnings = new Map<string, boolean>()
  const mayClash = (file: string): boolean => {
    const [first = ''] = file.split('/', 1)
    const known = beginnings.get(first)
    if (known !== undefined) return known
    const key = toIdKey(first)
    const found = owners.has(key) || inFolders.has(key)
    beginnings.set(first, found)
    return found
  }
  return (file) => {
    if (!mayClash(file)) return undefined
    const key = toIdKey(file)
    const below = toParents(key).find((folder) => owners.has(folder))
    return owners.get(key) ?? inFolders.get(key) ?? (below === undefined ? undefined : owners.get(below))
  }
}

/** `a/b/c` → `a`, `a/b` */
export function toParents(file: string): string[] {
  const segments = file.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
