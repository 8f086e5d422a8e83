// The whole build, step by step. Each step is a function of what the ones before it found: templates are compiled while
// the content is read, every page is planned with its digest, workers render those whose digest is new beside the output,
// others are linked from it, and the two folders change places. Pages of one digest are rendered once.
import {
  type ArchiveFolders,
  findHostAddress,
  type HostAddress,
  toOutlineCache,
} from '../folder/environment.ts'
import { listServedNames } from '../folder/public-files.ts'
import { type Content, type ReadOptions, readContent, toPortableContent } from '../folder/read-content.ts'
import type { Settings } from '../folder/settings.ts'
import { toBasePath, toPortableSettings, toSiteAddress } from '../folder/site-address.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { removeOutdatedCache } from '../kept/cache.ts'
import { digestAll, digestCode } from '../kept/digest.ts'
import { isCode, makeFolders } from '../kept/write.ts'
import { canDraw } from '../look/make-cards.ts'
import { fontStyleSheet, makeFonts } from '../look/make-fonts.ts'
import { makeSearchIndex, toFontNeeds } from '../site/assets.ts'
import { wantsCards } from '../site/cards.ts'
import { countCards, listDrawnPictures } from '../site/drawn-pictures.ts'
import { countOldAddresses } from '../site/kinds/redirects.ts'
import { findUntoldSitemap } from '../site/kinds/sitemap.ts'
import { paths } from '../site/paths.ts'
import { planSite, resolveRoutes } from '../site/plan.ts'
import { createPublication, type Publication } from '../site/publication.ts'
import { Failure } from '../words/failure.ts'
import type { CardWork, OldAddressWork } from '../words/words.ts'
import { type Asset, type Bundle, findOrMakeBundle } from './bundle.ts'
import { readLastOutput } from './last-output.ts'
import { type WriteOutput, writeOutput } from './output.ts'
import { planAgain } from './plan-again.ts'
import { countSearched, findServedPages, toIndexScript, toPortableAssets } from './portable.ts'
import { checkPublicAssets, findPublicAssets, listOwnFiles, withoutReplaced } from './public-assets.ts'
import { findPages, type RenderWorkers, startRendering } from './render.ts'
import { readShare, removeShares, type Shard, writeShares } from './shares.ts'
import { takeOutput } from './take-output.ts'

interface BuildResult {
  issues: Issue[]
  /** Undefined when the content has errors: nothing was built. */
  built: BuildFigures | undefined
  /** What could not be done once the output was in its place: the output itself is whole. */
  warnings: Failure[]
}

/** Of a build in shares: what all of them need, for so many, or one of them. Undefined for a whole build. */
export type BuildPart =
  | { prepare: number; shard?: undefined }
  | { shard: Shard; prepare?: undefined }
  | undefined

export interface BuildFigures {
  questions: number
  hashtags: number
  pages: number
  bytes: number
  reusedQuestions: number
  reusedPages: number
  /** Whether the templates were not compiled again. */
  reusedBundle: boolean
  /** Undefined where no more could be drawn. */
  cards: CardWork | undefined
  /** Undefined where every host answers all of them, and no list is written. */
  oldAddresses: OldAddressWork | undefined
  /** Address of which no crawler learns by itself; undefined where one does. */
  untoldSitemap: string | undefined
  /** Bytes of the scripts that a search reads; undefined where it fetches what it reads. */
  searched: number | undefined
}

interface BuildCall extends Pick<WriteOutput, 'progress' | 'onPlaced' | 'oneOutput'> {
  part: BuildPart
  /** Whether the site is to be opened from its folder. */
  isPortable: boolean
}

/**
 * @throws when the output may not be written, a template fails, or the disk does. The last output then stays.
 */
export async function buildSite(given: ArchiveFolders, call: BuildCall): Promise<BuildResult> {
  const { folders, lock } = await takeOutput(given, call.oneOutput)
  let result: BuildResult
  try {
    result = await buildLocked(folders, call)
  } catch (error) {
    lock.release()
    throw error
  }
  return { ...result, warnings: [...result.warnings, ...lock.release()] }
}

async function buildLocked(folders: ArchiveFolders, call: BuildCall): Promise<BuildResult> {
  const { part, isPortable, progress } = call
  makeCache(folders.cache)
  const code = digestCode(folders.root)
  const bundling = findOrMakeBundle(folders, code)
  // A fault of the content is reported first; that of the templates is thrown where the bundle is waited for.
  bundling.catch(() => {})
  const last = readLastOutput(folders)
  last.catch(() => {})
  const checkCode = () => {
    if (digestCode(folders.root) !== code) throw new Failure('sources-changed', {})
  }
  progress.phase('content')
  if (part?.shard) {
    const share = readShare(folders, { shard: part.shard, isPortable, code })
    progress.phase('templates')
    return await publishShare(share, { ...call, folders, bundle: await bundling, last, checkCode })
  }
  const early = createEarlyWorkers(bundling)
  try {
    return await buildContent({ ...call, folders, code, bundling, last, checkCode, early })
  } finally {
    await early.end()
  }
}

/** All but a share, whose content is read already. @throws as `publish`. */
async function buildContent(parts: ContentParts): Promise<BuildResult> {
  const { folders, part, isPortable, code, checkCode, bundling, early, progress } = parts
  const publicAssets = findPublicAssets(folders.root)
  const publicFiles = publicAssets.map(({ file }) => file)
  const outlinesOnly = part !== undefined
  const caches = [folders.questionCache, toOutlineCache(folders.questionCache)] as const
  const [questionCache, other] = outlinesOnly ? caches.toReversed() : caches
  const read = await readContent({
    folder: folders.content,
    questionCache,
    code,
    outlinesOnly,
    publicFiles,
    served: listServedNames(folders.root, publicFiles),
    checkCode,
    onFew: outlinesOnly
      ? undefined
      : (settings, counts) => early.begin(isPortable ? toPortableSettings(settings) : settings, counts),
    onProgress: progress.step,
  })
  const content = isPortable ? toPortableContent(read) : read
  removeShares(folders)
  removeOutdatedCache(other, content.cacheKey)
  if (content.issues.some((issue) => !isWarning(issue))) {
    await bundling.catch(() => {})
    progress.end()
    return { issues: content.issues, built: undefined, warnings: [] }
  }
  const guess = isPortable ? [] : checkHostAddress(content.settings, findHostAddress(process.env))
  // Beside the templates and the pages: nothing waits for them but the end.
  const fonts = makeFontAssets(folders, content)
  fonts.catch(() => {})
  progress.phase('templates')
  const bundle = await bundling
  const workers = await early.find()
  const result = await publish({ ...parts, content, bundle, workers, publicAssets, fonts })
  return { ...result, warnings: [...guess, ...result.warnings] }
}

/** Workers that get ready to render while the content is read. */
interface EarlyWorkers {
  begin: NonNullable<ReadOptions['onFew']>
  find: () => Promise<RenderWorkers | undefined>
  end: () => Promise<void>
}

function createEarlyWorkers(bundling: Promise<Bundle>): EarlyWorkers {
  let workers: Promise<RenderWorkers> | undefined
  return {
    begin: (settings, counts) => {
      const pages = expectPages(counts)
      if (pages === 0) return
      workers ??= bundling.then((bundle) => startRendering(bundle, settings, pages))
      // It is thrown where the bundle is waited for.
      workers.catch(() => {})
    },
    find: async () => await workers,
    end: async () => {
      await workers?.then(
        ({ end }) => end(),
        () => {},
      )
    },
  }
}

/** Where most questions are new, several for each, with lists and old addresses; else those of one. */
function expectPages({ changed, reused }: Pick<Content, 'changed' | 'reused'>): number {
  return changed > reused ? 4 * changed : Math.min(changed, 1)
}

/**
 * A site below a path needs `url`: without it no stylesheet is found, and every link is dead.
 * @returns a warning where that is only likely. @throws where the host says so.
 */
export function checkHostAddress(
  { url: given }: Pick<Settings, 'url'>,
  host: HostAddress | undefined,
): Failure[] {
  if (host === undefined) return []
  const { url, isCertain } = host
  if (given === undefined && !isCertain) return [new Failure('site-url-likely', { url })]
  if (given === undefined) throw new Failure('site-url-absent', { url })
  if (isCertain && toPlace(given) !== toPlace(url)) throw new Failure('site-url-other', { url, given })
  return []
}

/** Whether by http or https is for the host to say. */
function toPlace(url: string): string {
  return URL.canParse(url) ? new URL(url).host + toBasePath({ url }) : url
}

interface ContentParts extends BuildCall, Pick<WriteOutput, 'folders' | 'last' | 'checkCode'> {
  code: string
  bundling: Promise<Bundle>
  early: EarlyWorkers
}

interface Parts
  extends BuildCall,
    Pick<WriteOutput, 'folders' | 'content' | 'bundle' | 'last' | 'checkCode'> {
  /** Those that have begun. */
  workers: RenderWorkers | undefined
  publicAssets: readonly Asset[]
  fonts: Promise<readonly Asset[]>
}

/** @throws when what is planned can't be published, or as `writeOutput`. */
async function publish({
  part,
  isPortable,
  workers: begun,
  publicAssets: given,
  fonts,
  ...parts
}: Parts): Promise<BuildResult> {
  const { folders, content, bundle, progress } = parts
  const prepare = part?.prepare
  progress.phase('plan')
  // Workers get ready for new pages meanwhile.
  const expected = prepare ? 0 : expectPages(content)
  const workers = begun ?? (expected > 0 ? startRendering(bundle, content.settings, expected) : undefined)
  try {
    workers?.tellContent(content)
    const publicFiles = given.map(({ file }) => file)
    const all = isPortable ? toPortableAssets(given, toSiteAddress(content.settings)) : given
    const bundled = isPortable ? bundle.portable : bundle.assets
    const { favicon, logo } = content.themePictures
    const draws = wantsCards(content.settings) || favicon || logo ? await canDraw() : false
    const publication = createPublication({ ...content, publicFiles }, { draws })
    // In a worker that works while pages are planned.
    const index = makeIndexAssets(content, publication, isPortable)
    index.catch(() => {})
    const routes = await resolveRoutes(bundle.routes, (open) => findPages(open, content, bundle))
    const ofAll = prepare ? undefined : planAgain(content, publication, [publicFiles, draws])
    const planned = planSite(publication, content.key, routes, ofAll)
    const card = paths.card(paths.front(1))
    const allPictures = [
      ...publication.pictures.filter(({ file }) => !isPortable || file !== card),
      ...(draws ? listDrawnPictures(publication, content) : []),
    ]
    const needsCard = wantsCards(content.settings) && !content.themePictures.card
    // No page would name another card.
    const unnamed = needsCard ? [] : [{ file: card }]
    const publicAssets = withoutReplaced(all, [...allPictures, ...unnamed])
    checkPublicAssets(
      publicAssets,
      listOwnFiles(planned, [...bundled, ...allPictures, { file: fontStyleSheet }]),
    )
    // Pages of somebody's own may show anything, which no share is given; icons are drawn of a file of this machine.
    const [pages, ofKinds] = prepare ? divide(planned, ({ sent }) => !sent) : [planned, []]
    const [pictures, ofShares] = prepare
      ? divide(allPictures, (picture) => 'source' in picture)
      : [allPictures, []]
    if (prepare)
      writeShares(folders, content, { pages: ofKinds, pictures: ofShares, of: prepare, publication })
    progress.phase('pages')
    const assets = Promise.all([fonts, index]).then(([ofFonts, ofIndex]) => {
      checkPublicAssets(publicAssets, listOwnFiles([], ofIndex))
      return [...bundled, ...publicAssets, ...ofFonts, ...ofIndex]
    })
    assets.catch(() => {})
    const work = { ...parts, pages, pictures, assets, workers }
    const { files, warnings: others, ...written } = await writeOutput(work)
    progress.end()
    const own = isPortable ? { out: folders.out, pages, files, publicAssets, index: await index } : undefined
    const undrawn = draws || !wantsCards(content.settings) ? [] : [new Failure('cards-not-drawn', {})]
    return {
      issues: content.issues,
      warnings: [...undrawn, ...(own ? findServedPages(own) : []), ...others],
      built: {
        questions: content.questions.length,
        hashtags: publication.listings.size,
        pages: pages.length,
        reusedQuestions: content.reused,
        reusedBundle: bundle.reused,
        cards: draws ? countCards(publication) : undefined,
        oldAddresses: isPortable ? undefined : countOldAddresses(publication),
        untoldSitemap: findUntoldSitemap(publication),
        searched: own && countSearched(own),
        ...written,
      },
    }
  } finally {
    await workers?.end()
  }
}

/** @throws as `writeOutput`. */
async function publishShare(
  { content, share }: ReturnType<typeof readShare>,
  parts: Omit<WriteOutput, 'content' | 'pages' | 'pictures' | 'assets' | 'workers'>,
): Promise<BuildResult> {
  const { pages, pictures, counts } = share
  parts.progress.phase('pages')
  const assets = Promise.resolve([])
  const work = { ...parts, content, pages, pictures, assets, workers: undefined }
  const { warnings, files: _, ...written } = await writeOutput(work)
  parts.progress.end()
  return {
    issues: [],
    warnings,
    built: {
      ...counts,
      pages: pages.length,
      reusedQuestions: 0,
      reusedBundle: parts.bundle.reused,
      cards: undefined,
      oldAddresses: undefined,
      untoldSitemap: undefined,
      searched: undefined,
      ...written,
    },
  }
}

function divide<Item>(all: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], others = [] } = Object.groupBy(all, (item) => (isFirst(item) ? 'first' : 'others'))
  return [first, others]
}

/** Fonts of all that is published, and the stylesheet with them and the colours. @throws what a worker throws. */
async function makeFontAssets(folders: ArchiveFolders, content: Content): Promise<Asset[]> {
  return toAssets(await makeFonts(toFontNeeds(content), folders))
}

/** The index of the search. @throws what its worker throws. */
async function makeIndexAssets(
  content: Content,
  publication: Publication,
  isPortable: boolean,
): Promise<Asset[]> {
  const files = await makeSearchIndex(content, publication)
  return toAssets(isPortable ? files.map(toIndexScript) : files)
}

function toAssets(files: readonly { file: string; bytes: Uint8Array }[]): Asset[] {
  return files.map(({ file, bytes }) => ({ file, source: bytes, hash: digestAll(bytes) }))
}

/** @throws in words when something else is in the way of the folder; otherwise what the disk says. */
function makeCache(cache: string): void {
  try {
    makeFolders(cache)
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR', 'ENOENT'].some((code) => isCode(error, code))) throw error
    throw new Failure('cache-no-folder', { cache })
  }
}
