// What the last build wrote: a page whose digest is the same and whose file nobody touched is not rendered again.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceCacheFile, writeFully } from '../kept/write.ts'

/** Digest of what a page shows; bytes, time of change and checksum of its file. */
export type ManifestPage = readonly [digest: string, bytes: number, modified: number, checksum: number]

export interface OutputManifest {
  /**
   * Time of the output's file system, in milliseconds, at which every page was as the manifest says. The file system
   * notes when a file was last touched, and nobody can set that: a page touched later has to be read to be believed.
   */
  settled: number
  /** By file below the output. */
  pages: Record<string, ManifestPage>
}

function toPath(cache: string, out: string): string {
  return join(cache, `output-${createHash('sha256').update(out).digest('hex').slice(0, 12)}.json`)
}

/** An empty manifest when there is none, or none that is whole. */
export function readManifest(cache: string, out: string): OutputManifest {
  try {
    return parseCheckedLine(readRegularFile(toPath(cache, out)), 0).value
  } catch {
    // Whatever is wrong with it, everything is rendered again.
    return { settled: 0, pages: {} }
  }
}

export function writeManifest(cache: string, out: string, manifest: OutputManifest): void {
  replaceCacheFile(toPath(cache, out), (file, path) => writeFully(file, toCheckedLine(manifest), path))
}
