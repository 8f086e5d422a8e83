import { type Hashtag, toHashtagAddress } from '../question/hashtag.ts'

/**
 * Paths of pages below the base path, decoded, as folders on disk: `tags/c-sharp/2/`. `''` is the front page.
 * `toHref` makes links of them.
 */
export const addresses = {
  front: (page: number) => (page === 1 ? '' : `${page}/`),
  directory: () => 'tags/',
  listing: (hashtag: Hashtag, page: number) =>
    `tags/${toHashtagAddress(hashtag)}/${page === 1 ? '' : `${page}/`}`,
  question: (id: string) => `questions/${id}/`,
  about: () => 'about/',
  /** @param path an old address without the slashes at its ends; `articles/12.html` names a file. */
  alias: (path: string) => `${path}${/\.html?$/i.test(path) ? '' : '/'}`,
}

/** @param base with a slash at both ends. Each segment is percent-encoded once: `취업` → `%EC%B7%A8%EC%97%85`. */
export function toHref(base: string, address: string): string {
  // Nothing in it to encode, as in most.
  if (/^[\w.~/-]*$/.test(address)) return base + address
  return base + address.split('/').map(encodeURIComponent).join('/')
}

/** Path of the file that a static host answers an address with. */
export function toFile(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : address
}
