import type { Content } from '../folder/read-content.ts'
import { digestAll } from '../kept/digest.ts'
import { makeSearchIndex } from '../site/assets.ts'
import type { Publication } from '../site/publication.ts'
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
