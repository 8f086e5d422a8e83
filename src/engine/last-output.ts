// What the last build left: looked at while the content is read, since asking the disk for each of many pages takes
// as long as planning them.

import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ArchiveFolders } from '../folder/environment.ts'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { digestFile } from '../kept/digest.ts'
import { findStatus, listFiles, readRegularFile } from '../kept/files.ts'
import { runInWorkers } from '../kept/pool.ts'
import { replaceCacheFile, writeFully } from '../kept/write.ts'
import { markerName } from './output-folder.ts'
import { inspectSpare, type SpareOutput } from './spare-output.ts'

interface OutputState {
  /** Pages of the manifest that are missing, or are not as it says. */
  touched: ReadonlySet<string>
  /** Times of change of pages that are byte for byte as they were, but younger: in a copy, or a restored cache. */
  renewed: ReadonlyMap<string, number>
  /** As the manifest's, if it held what is known now. */
  settled: number
  /** Digests of all other files, by path with `/`, where there is a manifest; empty for what is no plain file, as an empty folder is. */
  others: ReadonlyMap<string, string>
  /** Undefined where the build before left none. */
  spare: SpareOutput | undefined
}

export interface LastOutput extends OutputState {
  manifest: OutputManifest
}

/** Up to this many pages starting a worker costs more than it saves. */
const fewPages = 3_000

/** @param few pages up to which no worker is started. */
export async function readLastOutput(
  { cache, out }: Pick<ArchiveFolders, 'cache' | 'out'>,
  few = fewPages,
): Promise<LastOutput> {
  const manifest = readManifest(cache, out)
  if (Object.keys(manifest.pages).length <= few) return { manifest, ...inspectOutput(out, manifest) }
  let state: OutputState | undefined
  await runInWorkers<Pick<ArchiveFolders, 'cache' | 'out'>, OutputState>({
    script: new URL('./last-output.ts#createInspect', import.meta.url),
    workerData: () => ({}),
    tasks: [{ cache, out }],
    onResult: (result) => {
      state = result
    },
  })
  if (!state) throw new Error(`The last output in ${out} could not be looked at.`)
  return { manifest, ...state }
}

/** In a worker. */
export function createInspect(): (folders: Pick<ArchiveFolders, 'cache' | 'out'>) => OutputState {
  return ({ cache, out }) => inspectOutput(out, readManifest(cache, out))
}

function inspectOutput(out: string, manifest: OutputManifest): OutputState {
  const touched = new Set<string>()
  const renewed = new Map<string, number>()
  const found = new Map<string, Stats | undefined>()
  let { settled } = manifest
  for (const [file, page] of Object.entries(manifest.pages)) {
    const status = findStatus(join(out, file))
    found.set(file, status)
    if (!status?.isFile() || status.size !== page[1]) touched.add(file)
    else if (status.mtimeMs !== page[2] || status.ctimeMs > manifest.settled) {
      if (!hasChecksum(join(out, file), page)) touched.add(file)
      else renewed.set(file, status.mtimeMs)
      settled = Math.max(settled, status.ctimeMs)
    }
  }
  const others = digestOthers(out, manifest)
  for (const file of others.keys()) if (file !== markerName) found.set(file, findStatus(join(out, file)))
  return { touched, renewed, settled, others, spare: inspectSpare(out, found) }
}

function hasChecksum(path: string, [, , , checksum]: ManifestPage): boolean {
  try {
    return crc32(readRegularFile(path)) === checksum
  } catch {
    return false
  }
}

function digestOthers(out: string, { pages }: OutputManifest): Map<string, string> {
  const others = new Map<string, string>()
  // Of an output that nothing is known of, nothing is taken over.
  if (Object.keys(pages).length === 0) return others
  for (const { file, isPlain } of listFiles(out)) {
    if (!Object.hasOwn(pages, file)) others.set(file, isPlain ? tryDigest(join(out, file)) : '')
  }
  return others
}

function tryDigest(path: string): string {
  try {
    return digestFile(path)
  } catch {
    return ''
  }
}

// What the last build wrote: a page whose digest is the same and whose file nobody touched is not rendered again.

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

export function toManifestPath(cache: string, out: string): string {
  return join(cache, `output-${createHash('sha256').update(out).digest('hex').slice(0, 12)}.json`)
}

/** An empty manifest when there is none, or none that is whole. */
export function readManifest(cache: string, out: string): OutputManifest {
  try {
    return parseCheckedLine(readRegularFile(toManifestPath(cache, out)), 0).value
  } catch {
    // Whatever is wrong with it, everything is rendered again.
    return { settled: 0, pages: {} }
  }
}

export function writeManifest(cache: string, out: string, manifest: OutputManifest): void {
  replaceCacheFile(toManifestPath(cache, out), (file, path) =>
    writeFully(file, toCheckedLine(manifest), path),
  )
}
