// Addresses that the site has itself.
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
