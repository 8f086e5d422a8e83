import type { PlannedOutput } from '../outputs/planned-output.ts'
import { toFile } from '../views/paths.ts'
import type { Asset } from './asset.ts'
import { markerName } from './marker.ts'

/** What a build itself puts into the output, and what to call it. */
export function* listOwnFiles(pages: readonly PlannedOutput[], assets: readonly Asset[]) {
  yield { kind: 'the mark of a build', file: markerName }
  for (const { file } of assets) yield { kind: 'a file', file }
  for (const { path } of pages) yield { kind: 'a page', file: toFile(path) }
}
