// In development: the index of what is served now.
import { createPublication } from '../outputs/publication.ts'
import { makeSearchIndex } from '../outputs/search-index.ts'
import type { IndexFile } from '../search-index/index-input.ts'
import { paths } from '../views/paths.ts'
import type { LoadedContent } from './content.ts'

const making = new WeakMap<LoadedContent, Promise<readonly IndexFile[]>>()

/** Whether an address may be that of a file of the index. @param path below the base path. */
export function isIndexPath(path: string): boolean {
  return path.startsWith(paths.search()) && path.endsWith('.bin')
}

/** Undefined for another address. @param path as above. @throws what the thread of the index throws. */
export async function findIndexFile(path: string, content: LoadedContent): Promise<Uint8Array | undefined> {
  const known = making.get(content) ?? makeSearchIndex(content, createPublication(content))
  making.set(content, known)
  return (await known).find(({ file }) => file === path)?.bytes
}
