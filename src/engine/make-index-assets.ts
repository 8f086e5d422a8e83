import { digestAll } from '../cache/digest.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { Publication } from '../outputs/publication.ts'
import { makeSearchIndex } from '../outputs/search-index.ts'
import type { Asset } from './asset.ts'

export interface IndexAsset extends Asset {
  /** Among the files of the index, for shares. */
  position: number
}

/** The index of the search. @throws what its thread throws. */
export async function makeIndexAssets(content: Content, publication: Publication): Promise<IndexAsset[]> {
  const files = await makeSearchIndex(content, publication)
  return files.map(({ file, bytes }, position) => ({ file, source: bytes, hash: digestAll(bytes), position }))
}
