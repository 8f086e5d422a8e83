// The whole build, step by step. Each step is a function of what the ones before it found.
import { mkdirSync } from 'node:fs'
import { toServed } from '../astro/served.ts'
import { digestCode } from '../cache/code-digest.ts'
import { removeOutdatedCache } from '../cache/question-cache.ts'
import { type ArchiveFolders, toOutlineCache } from '../content-folder/archive-folders.ts'
import { readContent } from '../content-folder/read-content.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import type { PlannedOutput } from '../outputs/plan.ts'
import { planSite } from '../outputs/plan-site.ts'
import { createPublication } from '../outputs/publication.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { toFile } from '../views/paths.ts'
import type { Asset } from './asset.ts'
import { findOrMakeBundle, toBundleName } from './bundle.ts'
import { checkOutput, checkWay } from './check-output.ts'
import { checkPlaces } from './check-places.ts'
import { restoreFolder } from './exchange-folders.ts'
import { readLastOutput } from './last-output.ts'
import { lockOutput } from './lock.ts'
import { markerName } from './marker.ts'
import { removeLeftovers } from './output-folder.ts'
import type { Progress } from './progress.ts'
import { checkPublicAssets, findPublicAssets } from './public-assets.ts'
import { startRendering } from './render-pages.ts'
import { type Shard, takeShare } from './shard.ts'
import { toThreadData, writeOutput } from './write-output.ts'

export interface BuildResult {
  issues: Issue[]
  /** Undefined when the content has errors: nothing was built. */
  built: BuildFigures | undefined
  /** What is left to clean, in words: nothing of it concerns the output itself. */
  warnings: string[]
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
  given: ArchiveFolders,
  shard: Shard | undefined,
  progress: Progress,
): Promise<BuildResult> {
  const out = checkPlaces(given)
  checkWay(out)
  const places = { ...given, out: out.path }
  const lock = lockOutput(places.out)
  let result: BuildResult
  try {
    // Under the lock: between the two renames of another build the output is missing for a moment.
    restoreFolder(places.out)
    checkOutput(places.out)
    await removeLeftovers(places.out)
    result = await buildLocked(places, shard, progress)
  } catch (error) {
    lock.release()
    throw error
  }
  return { ...result, warnings: [...result.warnings, ...lock.release()] }
}

async function buildLocked(
  places: ArchiveFolders,
  shard: Shard | undefined,
  progress: Progress,
): Promise<BuildResult> {
  makeCache(places.cache)
  const publicAssets = findPublicAssets(places.root)
  const code = digestCode(places.root)
  const input = { code, served: toServed(readSettings(places.content)) }
  const bundling = findOrMakeBundle(places, input)
  // A fault of the content is reported first; that of the templates is thrown where the bundle is waited for.
  bundling.catch(() => {})
  const last = readLastOutput(places)
  last.catch(() => {})
  const checkCode = () => {
    if (digestCode(places.root) !== code)
      throw new Error('The sources changed while the site was built. Build again.')
  }
  progress.phase('content')
  const content = await readContent({
    folder: places.content,
    store: shard ? toOutlineCache(places.store) : places.store,
    code,
    outlinesOnly: shard !== undefined,
    publicFiles: publicAssets.map(({ file }) => file),
    checkCode,
    onProgress: progress.step,
  })
  removeOutdatedCache(shard ? places.store : toOutlineCache(places.store), content.storeKey)
  if (content.issues.some((issue) => !isWarning(issue))) {
    await bundling.catch(() => {})
    progress.end()
    return { issues: content.issues, built: undefined, warnings: [] }
  }
  if (toBundleName({ code, served: toServed(content.settings) }) !== toBundleName(input)) {
    await bundling.catch(() => {})
    throw new Error('archive.yaml changed while the site was built. Build again.')
  }
  progress.phase('templates')
  const bundle = await bundling
  progress.phase('plan')
  // Where most questions are new, so are most pages: threads get ready for them meanwhile.
  const threads =
    content.changed > content.reused
      ? startRendering(toThreadData(content, bundle), content.changed)
      : undefined
  try {
    const publication = createPublication(content)
    const planned = planSite(publication, content.key, bundle.routes)
    checkPublicAssets(publicAssets, listOwnFiles(planned, bundle.assets))
    const pages = takeShare(planned, shard)
    progress.phase('pages')
    const assets = [...bundle.assets, ...publicAssets]
    const { warnings, ...written } = await writeOutput({
      places,
      content,
      pages,
      bundle,
      assets,
      last,
      threads,
      checkCode,
      progress,
    })
    progress.end()
    return {
      issues: content.issues,
      warnings,
      built: {
        questions: content.questions.length,
        hashtags: publication.listings.size,
        pages: pages.length,
        reusedQuestions: content.reused,
        reusedBundle: bundle.reused,
        ...written,
      },
    }
  } finally {
    await threads?.end()
  }
}

/** What the build itself puts into the output. */
function* listOwnFiles(pages: readonly PlannedOutput[], assets: readonly Asset[]) {
  yield { kind: 'the mark of a build', file: markerName }
  for (const { file } of assets) yield { kind: 'a file', file }
  for (const { path } of pages) yield { kind: 'a page', file: toFile(path) }
}

function makeCache(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true })
  } catch (error) {
    const isFile =
      error instanceof Error &&
      'code' in error &&
      ['EEXIST', 'ENOTDIR', 'ENOENT'].includes(String(error.code))
    if (!isFile) throw error
    throw new Error(
      `The cache ${cache} is no folder, and none can be made there. Name another with ARCHIVE_CACHE.`,
    )
  }
}
