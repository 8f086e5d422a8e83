import { toFile } from '../site/paths.ts'
import type { PlannedOutput } from '../site/plan.ts'
import type { Asset } from './asset.ts'
import { markerName } from './marker.ts'

interface OwnFile {
  kind: 'mark' | 'file' | 'page'
  file: string
}

/** What a build itself puts into the output, and what to call it. */
export function* listOwnFiles(
  pages: readonly PlannedOutput[],
  assets: readonly Pick<Asset, 'file'>[],
): Generator<OwnFile> {
  yield { kind: 'mark', file: markerName }
  for (const { file } of assets) yield { kind: 'file', file }
  for (const { path } of pages) yield { kind: 'page', file: toFile(path) }
}
