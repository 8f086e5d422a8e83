import type { OrderOrFilter } from '../archive/listing.ts'
import type { Hashtag } from '../format/names.ts'
import { toCategorySlug, toHashtagSlug } from '../format/slugs.ts'

/**
 * Paths of pages below the base path, decoded, as folders on disk: `tags/c-sharp/2/`. `''` is the front page.
 * `toHref` makes links of them.
 */
export const paths = {
  front: (page: number, order?: OrderOrFilter) => toPlace(page, order),
  /** The order by count is where no hashtag can. */
  directory: (order: 'name' | 'count' = 'name') => (order === 'name' ? 'tags/' : 'tags-by-count/'),
  /** The directory of categories. */
  categories: () => 'categories/',
  listing: toListingPath,
  category: toCategoryPath,
  /** @param page of its answers; the question is on the first. */
  question: (id: string, page = 1) => `questions/${id}/${toPlace(page)}`,
  /** @param page of what somebody wrote. */
  person: (id: string, page = 1) => `people/${id}/${toPlace(page)}`,
  about: () => 'about/',
  statistics: () => 'stats/',
  /** A page of the archive's own. */
  written: (id: string) => `${id}/`,
  search: () => 'search/',
  /** @param list whose newest activities it tells. */
  feed: (list: string) => `${list}feed.xml`,
  /** @param page whose bodies a search that is opened from a folder reads. */
  searchedText: (page: string) => `search/texts/${page}text.js`,
  /** @param page that has it for its own. */
  card: (page: string) => `${page}card.png`,
  robots: () => 'robots.txt',
  /** @param name `sitemap` for the index, `sitemap-1` for a part. */
  sitemap: (name: string) => `${name}.xml`,
  /** Name that each host looks for, or is configured with. */
  redirects: (host: 'netlify' | 'cloudflare' | 'nginx') =>
    host === 'nginx' ? 'redirects.nginx.conf' : '_redirects',
  /** @param path an old address without the slashes at its ends; `articles/12.html` names a file. */
  alias: (path: string) => `${path}${/\.html?$/i.test(path) ? '' : '/'}`,
}

/** Of a hashtag. This and the next are by themselves for scripts, which load no more than they need. */
export function toListingPath(hashtag: Hashtag, page: number, order?: OrderOrFilter): string {
  return `tags/${toHashtagSlug(hashtag)}/${toPlace(page, order)}`
}

export function toCategoryPath(category: string, page: number, order?: OrderOrFilter): string {
  return `categories/${toCategorySlug(category)}/${toPlace(page, order)}`
}

/** Below the first page: `2/`, `most-viewed/2/`. */
function toPlace(page: number, order?: OrderOrFilter): string {
  return `${order === undefined ? '' : `${order}/`}${page === 1 ? '' : `${page}/`}`
}

/**
 * A link as pages have it: letters stay as they are (`취업`), and a browser encodes them; all else is percent-encoded once.
 * @param base with a slash at both ends.
 */
export function toHref(base: string, path: string): string {
  // Nothing in it to encode, as in most.
  if (/^[\w.~/-]*$/.test(path)) return base + path
  return base + path.replace(/[^\w.~/\-\p{L}\p{N}\p{M}]+/gu, encodeURIComponent)
}

/** The same for whoever encodes nothing by itself, such as a server: `취업` → `%EC%B7%A8%EC%97%85`. */
export function toEncodedHref(base: string, path: string): string {
  return base + path.split('/').map(encodeURIComponent).join('/')
}

/** Path of the file that a static host answers a path with. */
export function toFile(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
