// The whole build, step by step. Each step is a function of what the ones before it found.
import { mkdirSync } from 'node:fs'
import { digestText } from '../content-folder/prepare-file.ts'
import { type Content, readContent } from '../content-folder/read-content.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import { toBasePath } from '../content-folder/settings.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { toFile } from '../site/addresses.ts'
import { type Places, toOutlineStore } from '../site/places.ts'
import { type PlannedPage, planPages } from '../site/plan-pages.ts'
import { createPublication } from '../site/publication.ts'
import { digestCode } from '../store/code-digest.ts'
import { type Bundle, findOrMakeBundle } from './bundle.ts'
import { lockOutput } from './lock.ts'
import { checkOutput, createOutputFolder, isIntact, type OutputFolder } from './output-folder.ts'
import { findUnchanged, type OutputManifest, readManifest, writeManifest } from './output-manifest.ts'
import type { Progress } from './progress.ts'
import { renderPages } from './render-pages.ts'
import { isInShard, type Shard } from './shard.ts'

export interface BuildResult {
  issues: Issue[]
  /** Undefined when the content has errors: nothing was built. */
  built: BuildFigures | undefined
}

export interface BuildFigures {
  questions: number
  hashtags: number
  pages: number
  bytes: number
  reusedQuestions: number
  reusedPages: number
  reusedBundle: boolean
}

/** @throws when the output may not be written, a template fails, or the disk does. The last output then stays. */
export async function buildSite(
  places: Places,
  shard: Shard | undefined,
  progress: Progress,
): Promise<BuildResult> {
  checkOutput(places.out)
  const unlock = lockOutput(places.out)
  try {
    return await buildLocked(places, shard, progress)
  } finally {
    unlock()
  }
}

async function buildLocked(
  places: Places,
  shard: Shard | undefined,
  progress: Progress,
): Promise<BuildResult> {
  mkdirSync(places.cache, { recursive: true })
  const code = digestCode(places.root)
  const bundleKey = toBundleKey(code, places)
  const bundling = findOrMakeBundle(places, bundleKey)
  // A fault of the content is reported first; that of the templates is thrown where the bundle is waited for.
  bundling.catch(() => {})
  progress.phase('content')
  const content = await readContent({
    folder: places.content,
    store: shard ? toOutlineStore(places.store) : places.store,
    code,
    outlinesOnly: shard !== undefined,
    onProgress: progress.step,
  })
  if (content.issues.some((issue) => !isWarning(issue))) {
    await bundling.catch(() => {})
    progress.end()
    return { issues: content.issues, built: undefined }
  }
  progress.phase('plan')
  const publication = createPublication(content)
  const pages = planPages(publication, content.key).filter(({ address }) => isInShard(address, shard))
  progress.phase('templates')
  const bundle = await bundling
  progress.phase('pages')
  const written = await writeOutput({ places, content, pages, bundle, bundleKey, progress })
  progress.end()
  return {
    issues: content.issues,
    built: {
      questions: content.questions.length,
      hashtags: publication.listings.size,
      pages: pages.length,
      reusedQuestions: content.reused,
      reusedBundle: bundle.reused,
      ...written,
    },
  }
}

function toBundleKey(code: string, places: Places): string {
  const settings = readSettings(places.content)
  return digestText(`${code} ${toBasePath(settings)} ${settings.url ?? ''}`)
}

interface WriteOutput {
  places: Places
  content: Content
  pages: readonly PlannedPage[]
  bundle: Bundle
  bundleKey: string
  progress: Progress
}

async function writeOutput(options: WriteOutput): Promise<Pick<BuildFigures, 'bytes' | 'reusedPages'>> {
  const { places, pages, bundleKey } = options
  const last = readManifest(places.cache, places.out)
  const manifest: OutputManifest = { bundle: bundleKey, pages: {} }
  const changed: PlannedPage[] = []
  for (const page of pages) {
    const file = toFile(page.address)
    const bytes = findUnchanged(places.out, file, page.digest, last)
    const known = last.pages[file]
    if (bytes === undefined || !known) changed.push(page)
    else manifest.pages[file] = known
  }
  const reusedPages = pages.length - changed.length
  const isSame =
    changed.length === 0 &&
    last.bundle === bundleKey &&
    isIntact(places.out, Object.keys(manifest.pages), options.bundle.assets)
  if (!isSame) await replaceOutput(options, changed, manifest)
  const bytes = Object.values(manifest.pages).reduce((sum, [, size]) => sum + size, 0)
  return { bytes, reusedPages }
}

async function replaceOutput(
  { places, content, bundle, progress }: WriteOutput,
  changed: readonly PlannedPage[],
  manifest: OutputManifest,
): Promise<void> {
  const output = createOutputFolder(places.out)
  try {
    const digests = new Map(changed.map(({ address, digest }) => [toFile(address), digest]))
    let done = 0
    const { folder, settings, redactions, withheld, key, store } = content
    const rendering = renderPages({
      pages: changed,
      base: toBasePath(settings),
      entry: bundle.entry,
      out: output.next,
      content: { folder, settings, redactions, withheld, key, store },
      onRendered: (rendered) => {
        for (const { file, bytes, modified } of rendered) {
          manifest.pages[file] = [digests.get(file) ?? '', bytes, modified]
        }
        done += rendered.length
        progress.step(done, changed.length)
      },
    })
    keepUnchanged(output, manifest)
    output.addAssets(bundle.assets)
    await rendering
    progress.phase('output')
    await output.commit()
    writeManifest(places.cache, places.out, manifest)
  } catch (error) {
    output.discard()
    throw error
  }
}

function keepUnchanged(output: OutputFolder, manifest: OutputManifest): void {
  for (const file of Object.keys(manifest.pages)) output.keep(file)
}
