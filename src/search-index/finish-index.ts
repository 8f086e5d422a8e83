import { type Manifest, manifestFile, type Spelling } from '../search/manifest.ts'
import type { PackedFiles } from './packed-files.ts'

/** Adds the manifest and the file of words. What is named in it has been added before. */
export function finishIndex(
  packed: PackedFiles,
  named: Omit<Manifest, 'spelling'> & { spelling: Spelling },
): void {
  const { spelling, years, ...others } = named
  const manifest: Manifest = { ...others, spelling: packed.addJson(spelling), years }
  packed.addAs(manifestFile, manifest)
}
