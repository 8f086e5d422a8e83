// The whole build, step by step. Each step is a function of what the ones before it found.
import { mkdirSync } from 'node:fs'
import { readContent } from '../content-folder/read-content.ts'
import { readSettings } from '../content-folder/read-folder.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { toFile } from '../site/addresses.ts'
import { type Places, toOutlineStore } from '../site/places.ts'
import { planPages } from '../site/plan-pages.ts'
import type { PlannedPage } from '../site/planned-page.ts'
import { createPublication } from '../site/publication.ts'
import { toServed } from '../site/served.ts'
import { digestCode } from '../store/code-digest.ts'
import { removeOutdatedStore } from '../store/question-store.ts'
import type { Asset } from './asset.ts'
import { findOrMakeBundle, toBundleName } from './bundle.ts'
import { readLastOutput } from './last-output.ts'
import { lockOutput } from './lock.ts'
import { checkOutput, markerName } from './output-folder.ts'
import type { Progress } from './progress.ts'
import { checkPublicAssets, findPublicAssets } from './public-assets.ts'
import { startRendering } from './render-pages.ts'
import { type Shard, takeShare } from './shard.ts'
import { toThreadData, writeOutput } from './write-output.ts'

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
  const unlock = lockOutput(places.out)
  try {
    // Under the lock: between the two renames of another build the output is missing for a moment.
    checkOutput(places.out)
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
    store: shard ? toOutlineStore(places.store) : places.store,
    code,
    outlinesOnly: shard !== undefined,
    publicFiles: publicAssets.map(({ file }) => file),
    checkCode,
    onProgress: progress.step,
  })
  removeOutdatedStore(shard ? places.store : toOutlineStore(places.store), content.storeKey)
  if (content.issues.some((issue) => !isWarning(issue))) {
    await bundling.catch(() => {})
    progress.end()
    return { issues: content.issues, built: undefined }
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
    const planned = planPages(publication, content.key)
    checkPublicAssets(publicAssets, listOwnFiles(planned, bundle.assets))
    const pages = takeShare(planned, shard)
    progress.phase('pages')
    const assets = [...bundle.assets, ...publicAssets]
    const written = await writeOutput({
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
function* listOwnFiles(pages: readonly PlannedPage[], assets: readonly Asset[]) {
  yield { kind: 'the mark of a build', file: markerName }
  for (const { file } of assets) yield { kind: 'a file', file }
  for (const { address } of pages) yield { kind: 'a page', file: toFile(address) }
}
