// From planned pages to an output in its place: unchanged files are taken over, other pages rendered, other files
// copied.

import type { ArchiveFolders } from '../folder/environment.ts'
import type { Content } from '../folder/read-content.ts'
import { toBasePath } from '../folder/settings.ts'
import { digestFile } from '../kept/digest.ts'
import { Failure } from '../messages/failure.ts'
import { toFile } from '../site/paths.ts'
import type { PlannedOutput } from '../site/plan.ts'
import type { PublishedPicture } from '../site/publication.ts'
import { addPicture } from './add-picture.ts'
import type { Asset } from './asset.ts'
import type { Bundle } from './bundle.ts'
import { finishOutput, noteOutput } from './finish-output.ts'
import type { LastOutput } from './last-output.ts'
import { markerName } from './marker.ts'
import { createOutputFolder, type OutputFolder } from './output-folder.ts'
import type { OutputManifest } from './output-manifest.ts'
import type { Progress } from './progress.ts'
import { type RenderThreads, renderPages, startRendering, toThreadData } from './render-pages.ts'

export interface WriteOutput {
  folders: ArchiveFolders
  content: Content
  pages: readonly PlannedOutput[]
  /** Copied like assets, and remembered like pages, as there may be many: those of the last output are not read. */
  pictures: readonly PublishedPicture[]
  bundle: Bundle
  /** All that is published as it is: of the bundle, of `public/`, and fonts, which are made meanwhile. */
  assets: Promise<readonly Asset[]>
  last: Promise<LastOutput>
  /** Threads that were started early, when there is much to do. */
  threads: RenderThreads | undefined
  /** Throws when what rendered the pages is no longer what their digests say. */
  checkCode: () => void
  progress: Progress
}

interface WrittenOutput {
  bytes: number
  reusedPages: number
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
  const replacement = { last, changed, copied, manifest }
  const warnings = isSame
    ? await noteTouched(folders, replacement)
    : await replaceOutput(options, replacement)
  const bytes = Object.values(manifest.pages).reduce((sum, [, size]) => sum + size, 0)
  return { bytes, reusedPages, warnings }
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
  changed: readonly PlannedOutput[]
  copied: readonly PublishedPicture[]
  manifest: OutputManifest
}

/** Files that were touched and stayed the same need not be looked at again. */
async function noteTouched(folders: ArchiveFolders, { last, manifest }: Replacement): Promise<Failure[]> {
  const isTouched = last.settled !== last.manifest.settled || last.renewed.size > 0
  return isTouched ? await noteOutput(folders, manifest) : []
}

async function replaceOutput(
  options: WriteOutput,
  { last, changed, copied, manifest }: Replacement,
): Promise<Failure[]> {
  const { folders, content, bundle, assets, checkCode, progress } = options
  const output = createOutputFolder(folders.out)
  let former: string | undefined
  let threads = options.threads
  try {
    threads ??= startRendering(toThreadData(content, bundle), changed.length)
    let done = 0
    const rendering = renderPages({
      pages: changed,
      base: toBasePath(content.settings),
      out: output.next,
      threads,
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
    addAssets(output, await assets, last)
    for (const picture of copied) manifest.pages[picture.file] = addPicture(output, picture, content.folder)
    await rendering
    if (changed.length > 0) checkCode()
    progress.phase('output')
    former = await output.commit()
  } catch (error) {
    // No page may be written any more to what is taken away.
    await threads?.end()
    await output.discard()
    throw error
  } finally {
    await threads?.end()
  }
  return await finishOutput(folders, manifest.pages, former)
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
