import { parseAlias, toAliasPath } from '../question/alias.ts'
import { toIdKey } from '../question/question-id.ts'

/** An old address, and what is known of it. */
export interface AliasedFile {
  alias: string
  /** Of the file that names it. */
  path: string
  /** Of its page, decoded; undefined for one with a query, which has none. */
  page: string | undefined
  /** File that answers it: `a/index.html` for `/a`, `a.html` for `/a.html`. */
  file: string | undefined
  /** Of an old address of a listing: the hashtag or the category, and the place of the address in the file. */
  listing?: { name: string; index: number }
}

/** @param parsed what it parses to, where that is known. */
export function toAliasedFile(alias: string, path: string, parsed = parseAlias(alias)): AliasedFile {
  const page = toAliasPath(parsed)
  return { alias, path, page, file: page === undefined ? undefined : toFile(page) }
}

function toFile(page: string): string {
  const address = toIdKey(page)
  return /\.html?$/.test(address) ? address : `${address}/index.html`
}
