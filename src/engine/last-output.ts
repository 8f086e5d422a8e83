// What the last build left: looked at while the content is read, since asking the disk for each of many pages takes
// as long as planning them.

import { createHash } from 'node:crypto'
import { lstatSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ArchiveFolders } from '../folder/environment.ts'
import { isSameList, parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { digestFile, digestStamps } from '../kept/digest.ts'
import { findStatus, listFiles, readRegularFile } from '../kept/files.ts'
import { runInWorkers } from '../kept/pool.ts'
import { replaceCacheFile, writeFully } from '../kept/write.ts'

interface OutputState {
  /** Pages of the manifest that are missing, or are not as it says. */
  touched: ReadonlySet<string>
  /** Times of change of pages that are byte for byte as they were, but younger: in a copy, or a restored cache. */
  renewed: ReadonlyMap<string, number>
  /** As the manifest's, if it held what is known now. */
  settled: number
  /** Digests of all other files, by path with `/`, where there is a manifest; empty for what is no plain file, as an empty folder is. */
  others: ReadonlyMap<string, string>
  /** Whether the file system says of all of it what it did when it was noted: then nothing more was looked at. */
  isAsNoted: boolean
  /** Time of the output's file system, in milliseconds, before it was looked at. */
  begun: number
  /** Files that its spare one has no link to; undefined where there is none, or one that somebody has touched. */
  lacking: ReadonlySet<string> | undefined
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
  const { noted } = manifest
  let { settled } = manifest
  if (noted && isAsNoted(out, manifest)) {
    const others = new Map(Object.entries(noted.others))
    const lacking = isSpareAsNoted(out, manifest) ? new Set(noted.spare?.lacking) : undefined
    return {
      touched: new Set(),
      renewed: new Map(),
      settled,
      others,
      isAsNoted: true,
      begun: settled,
      lacking,
    }
  }
  const begun = settle(out)
  const touched = new Set<string>()
  const renewed = new Map<string, number>()
  for (const [file, page] of Object.entries(manifest.pages)) {
    const status = findStatus(join(out, file))
    if (!status?.isFile() || status.size !== page[1]) touched.add(file)
    else if (status.mtimeMs !== page[2] || status.ctimeMs > manifest.settled) {
      if (!hasChecksum(join(out, file), page)) touched.add(file)
      else renewed.set(file, status.mtimeMs)
      settled = Math.max(settled, status.ctimeMs)
    }
  }
  const others = digestOthers(out, manifest)
  return { touched, renewed, settled, others, isAsNoted: false, begun, lacking: undefined }
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
  noted?: NotedOutput
}

/** What else is known of an output that nobody has touched. */
interface NotedOutput {
  /** Digests of all other files, by path with `/`. */
  others: Record<string, string>
  /** Of what the file system says of all files, and of all folders, each as `stampPaths` has them. */
  files: readonly string[]
  folders: readonly string[]
  /** Folders of the spare output, and files that it has no link to; undefined where there is none. */
  spare?: { folders: readonly string[]; lacking: readonly string[] }
}

interface KnownOutput extends Pick<OutputManifest, 'settled' | 'pages'>, Pick<NotedOutput, 'others'> {
  lacking: readonly string[] | undefined
  /** Up to this time of the output's file system it is as it is known: nothing is noted of one that was touched later. */
  until: number
  /** Where it began as the spare output of another, which is the spare one of this now. */
  exchanged?: ExchangedOutput | undefined
}

interface ExchangedOutput {
  manifest: OutputManifest
  /** Files that came or went since, or were linked, and the folders that lead to them. */
  touched: Iterable<string>
}

/** What is known of an output, and what the file system says of it. */
export function toManifest(out: string, known: KnownOutput): OutputManifest {
  const { settled, pages, until } = known
  const others = { ...known.others, [markerName]: tryDigest(join(out, markerName)) }
  const paths = listPaths({ pages, others })
  // Where the links of before are gone, the file system notes that of every file.
  const lacking = hasMarker(toPrevious(out)) ? known.lacking : undefined
  const exchanged = lacking && known.exchanged
  const last = exchanged?.manifest.noted
  // The output itself gets another name, and has a marker of its own.
  const touched = ['', markerName, ...(exchanged?.touched ?? [])]
  const stamp = (folder: string, of: readonly string[], taken: readonly string[] | undefined) =>
    stampPaths(folder, of, { until, taken: taken && { stamps: taken, touched } })
  const files = stamp(out, paths.files, last?.files)
  const folders = stamp(out, paths.folders, last?.spare?.folders)
  if (!files || !folders) return { settled, pages }
  const ofSpare = lacking && stamp(toPrevious(out), paths.folders, last?.folders)
  const spare = ofSpare && { spare: { folders: ofSpare, lacking } }
  return { settled, pages, noted: { others, files, folders, ...spare } }
}

/** @returns the time of the output's file system, now that all is in place; 0 when it can't be asked. */
export function settle(out: string): number {
  try {
    const { atime, mtime } = statSync(out)
    utimesSync(out, atime, mtime)
    return statSync(out).ctimeMs
  } catch {
    return 0
  }
}

/** Whether nobody has touched anything of an output since. */
export function isAsNoted(out: string, { pages, noted }: OutputManifest): boolean {
  if (!noted) return false
  const { files, folders } = listPaths({ pages, others: noted.others })
  return (
    isSameList(stampPaths(out, files) ?? [], noted.files) &&
    isSameList(stampPaths(out, folders) ?? [], noted.folders)
  )
}

function isSpareAsNoted(out: string, { pages, noted }: OutputManifest): boolean {
  if (!noted?.spare) return false
  const { folders } = listPaths({ pages, others: noted.others })
  return isSameList(stampPaths(toPrevious(out), folders) ?? [], noted.spare.folders)
}

/** The output itself is one of the folders. */
function listPaths({ pages, others }: Pick<KnownOutput, 'pages' | 'others'>) {
  const files = [...Object.keys(pages), ...Object.keys(others)]
  const folders = new Set<string>([''])
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return { files, folders: [...folders] }
}

/** So many that after an edit most of them hold still. */
const stampCount = 1_024

function toStampIndex(path: string): number {
  return crc32(path) % stampCount
}

interface Stamping {
  until: number
  /** Those that hold still where no path is touched that they are of. */
  taken: { stamps: readonly string[]; touched: readonly string[] } | undefined
}

/** @returns digests of a part of the paths each, whatever their order; undefined where something was touched later. */
function stampPaths(
  folder: string,
  paths: readonly string[],
  { until, taken }: Partial<Stamping> = {},
): string[] | undefined {
  const parts = Array.from({ length: stampCount }, (): string[] => [])
  for (const path of paths) parts[toStampIndex(path)]?.push(path)
  const touched = new Set(taken?.touched.map(toStampIndex))
  const stamps = parts.map((part, index) => {
    const last = touched.has(index) ? undefined : taken?.stamps[index]
    return (
      last ??
      digestStamps(
        part.sort().map((path) => `${folder}/${path}`),
        until,
      )
    )
  })
  return stamps.every((stamp) => stamp !== undefined) ? stamps : undefined
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

// What lies beside an output, and the file by which a folder says that a build made it. Without that file nothing that is
// not empty is ever removed.

/** Where the next output is written. */
export function toNext(out: string): string {
  return `${out}.next`
}

/** Where the last one is for a moment, and then links for the next. */
export function toPrevious(out: string): string {
  return `${out}.previous`
}

export const markerName = '.gotgam'

const text =
  'This folder was made by Gotgam. The next build replaces all of it, with whatever was put here by hand: files of your own belong in public/.\n'

/** Of a folder that was just made. @throws EEXIST when the marker is there. */
export function writeMarker(folder: string): void {
  writeFileSync(join(folder, markerName), text, { flag: 'wx' })
}

export function hasMarker(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  return lstatSync(join(folder, markerName), { throwIfNoEntry: false })?.isFile() ?? false
}
