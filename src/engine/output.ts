// From planned pages to an output in its place: unchanged files are taken over, other pages rendered, other files
// copied.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ArchiveFolders } from '../folder/environment.ts'
import { toParents } from '../folder/own-addresses.ts'
import type { Content } from '../folder/read-content.ts'
import { digestAll, digestFile } from '../kept/digest.ts'
import { draw } from '../look/make-cards.ts'
import type { DrawnPicture } from '../site/drawn-pictures.ts'
import { toFile } from '../site/paths.ts'
import type { PlannedPage } from '../site/plan.ts'
import type { PublishedPicture } from '../site/publication.ts'
import { Failure } from '../words/failure.ts'
import type { Asset, Bundle } from './bundle.ts'
import {
  type LastOutput,
  type ManifestPage,
  markerName,
  type OutputManifest,
  settle,
  toManifest,
  writeManifest,
} from './last-output.ts'
import {
  checkFolder,
  createOutputFolder,
  leaveSpare,
  type OutputFolder,
  removeFolder,
  takeSpare,
} from './output-folder.ts'
import type { Progress } from './progress.ts'
import { countRenderWorkers, type RenderWorkers, renderPages, startRendering } from './render.ts'

export interface WriteOutput {
  folders: ArchiveFolders
  content: Content
  pages: readonly PlannedPage[]
  /** Copied or drawn, and remembered like pages, as there may be many: those of the last output are not read. */
  pictures: readonly (PublishedPicture | DrawnPicture)[]
  bundle: Bundle
  /** All that is published as it is: of the bundle, of `public/`, and fonts, which are made meanwhile. */
  assets: Promise<readonly Asset[]>
  last: Promise<LastOutput>
  /** Whether the next build has to begin in an empty folder. */
  oneOutput: boolean
  /** Those that were started early, when there is something to do. */
  workers: RenderWorkers | undefined
  /** Throws when what rendered the pages is no longer what their digests say. */
  checkCode: () => void
  progress: Progress
  /** Called as soon as the new output is in its place. */
  onPlaced: () => void
}

interface WrittenOutput {
  bytes: number
  reusedPages: number
  files: OutputManifest['pages']
  /** What could not be done once the output was in its place, in words. */
  warnings: Failure[]
}

/** @throws when a page or the disk fails; the last output is then as it was. */
export async function writeOutput(options: WriteOutput): Promise<WrittenOutput> {
  const { folders, pages, pictures, assets } = options
  const last = await options.last
  const manifest: OutputManifest = { settled: last.settled, pages: {} }
  const isKept = (file: string, digest: string) => {
    const known = last.manifest.pages[file]
    if (known?.[0] !== digest || last.touched.has(file)) return false
    manifest.pages[file] = [known[0], known[1], last.renewed.get(file) ?? known[2], known[3]]
    return true
  }
  const changed = pages.filter(({ path, digest }) => !isKept(toFile(path), digest))
  const reusedPages = pages.length - changed.length
  const copied = pictures.filter(({ file, digest }) => !isKept(file, digest))
  const isSame =
    changed.length + copied.length === 0 && isWhole(last, pages.length + pictures.length, await assets)
  const warnings = isSame
    ? await noteTouched(folders, last, manifest)
    : await replaceOutput(options, { last, changed, copied, manifest })
  const bytes = Object.values(manifest.pages).reduce((sum, [, size]) => sum + size, 0)
  return { bytes, reusedPages, files: manifest.pages, warnings }
}

/** Whether the last output holds so many pages and pictures, the assets byte for byte, and nothing else but the marker. */
function isWhole({ manifest, others }: LastOutput, pages: number, assets: readonly Asset[]): boolean {
  return (
    Object.keys(manifest.pages).length === pages &&
    others.size === assets.length + 1 &&
    others.has(markerName) &&
    assets.every(({ file, hash }) => others.get(file) === hash)
  )
}

interface Replacement {
  last: LastOutput
  changed: readonly PlannedPage[]
  copied: WriteOutput['pictures']
  manifest: OutputManifest
}

/** Files that were touched and stayed the same need not be looked at again. */
async function noteTouched(
  folders: ArchiveFolders,
  { isAsNoted, others, begun: until }: LastOutput,
  manifest: OutputManifest,
): Promise<Failure[]> {
  if (isAsNoted) return []
  const known = { ...manifest, others: Object.fromEntries(others), lacking: undefined, until }
  return await noteOutput(folders, known)
}

async function replaceOutput(options: WriteOutput, replacement: Replacement): Promise<Failure[]> {
  const { last, changed, copied, manifest } = replacement
  const { folders, content, bundle, assets, checkCode, progress, onPlaced } = options
  const output = createOutputFolder(folders.out, await beginInSpare(options, replacement))
  const stop = new AbortController()
  let former: string | undefined
  let workers = options.workers
  try {
    // There are more of them to do than was expected.
    if (workers && workers.count < countRenderWorkers(changed.length)) {
      await workers.end()
      workers = undefined
    }
    if (!workers) {
      workers = startRendering(bundle, content.settings, changed.length)
      workers.tellContent(content)
    }
    let done = 0
    const rendering = renderPages({
      pages: changed,
      settings: content.settings,
      out: output.next,
      workers,
      questions: content.questions,
      onRendered: (rendered) => {
        for (const { file, copies, digest, bytes, modified, checksum } of rendered) {
          const page = [digest, bytes, modified, checksum] as const
          manifest.pages[file] = page
          for (const copy of copies) manifest.pages[copy] = page
          done += 1 + copies.length
        }
        progress.step(done, changed.length)
      },
    })
    // What fails first is thrown, here or where it is waited for.
    rendering.catch(() => {})
    keepUnchanged(output, manifest)
    const tasks = copied.filter((picture) => 'drawing' in picture)
    const drawing = draw({ tasks, cache: folders.cache, stop: stop.signal }, ({ file, digest }, png) => {
      manifest.pages[file] = toManifestPage(output.add(file, png), png, digest)
    })
    drawing.catch(() => {})
    addAssets(output, await assets, last)
    for (const picture of copied)
      if ('path' in picture) manifest.pages[picture.file] = addPicture(output, picture, content.folder)
    await rendering
    await drawing
    if (changed.length > 0) checkCode()
    progress.phase('output')
    former = await output.commit()
    onPlaced()
  } catch (error) {
    // Nothing may be written any more to what is taken away.
    stop.abort()
    await workers?.end()
    await output.discard()
    throw error
  } finally {
    await workers?.end()
  }
  // Of a last output that nothing is known of, nothing is the same.
  const isSpared = !options.oneOutput && former !== undefined && output.linked.size > 0
  const unlike = isSpared ? listFiles(last).filter((file) => !output.linked.has(file)) : undefined
  const left = former === undefined ? [] : await removeFormer(folders.out, { folder: former, unlike })
  const others = Object.fromEntries((await assets).map(({ file, hash }) => [file, hash]))
  const written = [...Object.keys(manifest.pages), ...Object.keys(others)]
  const lacking = isSpared ? written.filter((file) => !output.linked.has(file)) : undefined
  // Afterwards, since removing the last output touches the pages that both share.
  const settled = settle(folders.out)
  const other = [...listFiles(last), ...written].filter((file) => !output.untouched.has(file))
  const touched = new Set(other.flatMap((file) => [file, ...toParents(file)]))
  const exchanged = last.lacking && { manifest: last.manifest, touched }
  const known = { ...manifest, settled, others, lacking, until: settled, exchanged }
  return [...left, ...(await noteOutput(folders, known))]
}

/** All but the mark; what is no plain file comes first. */
function listFiles({ manifest, others }: LastOutput): string[] {
  return [...others.keys(), ...Object.keys(manifest.pages)].filter((file) => file !== markerName)
}

/** @returns files that the folder of the new output then holds; undefined where there is no folder yet. */
async function beginInSpare(
  { folders }: WriteOutput,
  { last, changed, copied, manifest }: Replacement,
): Promise<ReadonlySet<string> | undefined> {
  const folderOf = new Set(changed.flatMap(({ path }) => toParents(toFile(path))))
  for (const { file } of copied) for (const folder of toParents(file)) folderOf.add(folder)
  // Fonts and the index are made meanwhile. Whatever is not kept goes at the end, unless a folder has its name.
  const isKept = (file: string) =>
    Object.hasOwn(manifest.pages, file) || (last.others.has(file) && !folderOf.has(file))
  const { lacking } = last
  const held = lacking && listFiles(last).filter((file) => !lacking.has(file))
  return await takeSpare(folders.out, held, isKept)
}

function keepUnchanged(output: OutputFolder, manifest: OutputManifest): void {
  for (const file of Object.keys(manifest.pages)) output.keep(file)
}

function addAssets(output: OutputFolder, assets: readonly Asset[], { others }: LastOutput): void {
  for (const { file, source, hash } of assets) {
    if (others.get(file) === hash) output.keep(file)
    else if (digestFile(output.add(file, source)) !== hash) {
      throw new Failure('file-changed', { path: typeof source === 'string' ? source : file })
    }
  }
}

// What is left to do once the new output is in its place. None of it may make a failure of a build that has published.

type OutputFolders = Pick<ArchiveFolders, 'cache' | 'out'>

/** @param unlike its files that the new output has not; undefined where all of it goes. @returns what could not be done. */
async function removeFormer(
  out: string,
  { folder, unlike }: { folder: string; unlike: readonly string[] | undefined },
): Promise<Failure[]> {
  const removal = async () => {
    checkFolder(folder)
    await (unlike ? leaveSpare(out, folder, unlike) : removeFolder(folder))
  }
  return await attempt(removal, (reason) => new Failure('output-left', { folder, reason }))
}

/** @returns what could not be done. */
async function noteOutput(
  { cache, out }: OutputFolders,
  known: Parameters<typeof toManifest>[1],
): Promise<Failure[]> {
  return await attempt(
    () => writeManifest(cache, out, toManifest(out, known)),
    (reason) => new Failure('output-not-noted', { out, cache, reason }),
  )
}

async function attempt(
  step: () => void | Promise<void>,
  toFailure: (reason: string) => Failure,
): Promise<Failure[]> {
  try {
    await step()
    return []
  } catch (error) {
    return [toFailure(error instanceof Error ? error.message : String(error))]
  }
}

/** Copies a picture from the content folder into the output. @throws Failure when it is no longer what was looked at. */
function addPicture(
  output: OutputFolder,
  { file, path, digest }: PublishedPicture,
  folder: string,
): ManifestPage {
  const source = join(folder, path)
  const copy = output.add(file, source)
  const bytes = readFileSync(copy)
  if (digestAll(bytes) !== digest) throw new Failure('file-changed', { path: source })
  return toManifestPage(copy, bytes, digest)
}

function toManifestPage(path: string, bytes: Uint8Array, digest: string): ManifestPage {
  return [digest, bytes.length, statSync(path).mtimeMs, crc32(bytes)]
}
