// In development: the index of what is served now.

import type { IndexFile } from '../search/index/index-input.ts'
import { makeSearchIndex } from '../site/assets.ts'
import { paths } from '../site/paths.ts'
import { createPublication } from '../site/publication.ts'
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
