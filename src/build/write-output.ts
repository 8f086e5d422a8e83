// From planned pages to an output in its place: unchanged pages are taken over, the others rendered.

import { toBasePath } from '../content-folder/base-path.ts'
import type { Content } from '../content-folder/read-content.ts'
import { toFile } from '../site/addresses.ts'
import type { Places } from '../site/places.ts'
import type { PlannedPage } from '../site/planned-page.ts'
import type { Bundle } from './bundle.ts'
import { finishOutput } from './finish-output.ts'
import { isIntact, type LastOutput } from './last-output.ts'
import { createOutputFolder, type OutputFolder } from './output-folder.ts'
import type { OutputManifest } from './output-manifest.ts'
import type { Progress } from './progress.ts'
import { type RenderThreadData, type RenderThreads, renderPages, startRendering } from './render-pages.ts'

interface WriteOutput {
  places: Places
  content: Content
  pages: readonly PlannedPage[]
  bundle: Bundle
  bundleKey: string
  /** Digest of all that the output will hold. */
  outputId: string
  last: Promise<LastOutput>
  /** Threads that were started early, when there is much to do. */
  threads: RenderThreads | undefined
  progress: Progress
}

interface WrittenOutput {
  bytes: number
  reusedPages: number
  /** What could not be done once the output was in its place, in words. */
  warnings: string[]
}

/** @throws when a page or the disk fails; the last output is then as it was. */
export async function writeOutput(options: WriteOutput): Promise<WrittenOutput> {
  const { places, pages, bundleKey, outputId } = options
  const last = await options.last
  const manifest: OutputManifest = { output: outputId, bundle: bundleKey, pages: {} }
  const changed: PlannedPage[] = []
  for (const page of pages) {
    const file = toFile(page.address)
    const known = last.manifest.pages[file]
    if (known?.[0] === page.digest && !last.touched.has(file)) manifest.pages[file] = known
    else changed.push(page)
  }
  const reusedPages = pages.length - changed.length
  const isSame =
    changed.length === 0 &&
    last.manifest.bundle === bundleKey &&
    last.manifest.output === outputId &&
    isIntact(places.out, last, pages.length, options.bundle.assets)
  const warnings = isSame ? [] : await replaceOutput(options, changed, manifest)
  const bytes = Object.values(manifest.pages).reduce((sum, [, size]) => sum + size, 0)
  return { bytes, reusedPages, warnings }
}

async function replaceOutput(
  options: WriteOutput,
  changed: readonly PlannedPage[],
  manifest: OutputManifest,
): Promise<string[]> {
  const { places, content, bundle, progress } = options
  const output = createOutputFolder(places.out, options.outputId)
  let former: string | undefined
  let threads = options.threads
  try {
    threads ??= startRendering(toThreadData(content, bundle), changed.length)
    const digests = new Map(changed.map(({ address, digest }) => [toFile(address), digest]))
    let done = 0
    const rendering = renderPages({
      pages: changed,
      base: toBasePath(content.settings),
      out: output.next,
      threads,
      onRendered: (rendered) => {
        for (const { file, bytes, modified } of rendered) {
          manifest.pages[file] = [digests.get(file) ?? '', bytes, modified]
        }
        done += rendered.length
        progress.step(done, changed.length)
      },
    })
    // What fails first is thrown, here or where it is waited for.
    rendering.catch(() => {})
    keepUnchanged(output, manifest)
    output.addAssets(bundle.assets)
    await rendering
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
  return await finishOutput(places, manifest, former)
}
export function toThreadData(content: Content, bundle: Bundle): RenderThreadData {
  const { folder, settings, redactions, withheld, key, store } = content
  return {
    entry: bundle.entry,
    base: toBasePath(settings),
    content: { folder, settings, redactions, withheld, key, store },
  }
}

function keepUnchanged(output: OutputFolder, manifest: OutputManifest): void {
  for (const file of Object.keys(manifest.pages)) output.keep(file)
}
