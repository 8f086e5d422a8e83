// Pages that somebody wrote for the archive itself (`pages/<id>.md`), and the line at the foot of all pages, as readers may
// see them. Those that did not change since the last run are taken from the cache.
import { join } from 'node:path'
import { resolveCrossLinks } from '../body/links/resolve-links.ts'
import { compareText, createToPosition, type Issue, type Position } from '../format/issue.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile } from '../format/yaml.ts'
import { type CachedPage, isSameList, readSmallCache, writeSmallCache } from '../kept/cache.ts'
import { digestBytes, digestText, isDigestOf } from '../kept/digest.ts'
import { isSameStamp, toStoredStamp } from '../kept/files.ts'
import type { WorkLimits } from '../kept/guarded.ts'
import { aboutId, type WrittenPage, type WrittenText } from '../kept/question.ts'
import { type AliasedFile, toAliasedFile } from './check-addresses.ts'
import { readText, toFileIssue, type WalkedFile } from './disk.ts'
import { createKeepIssue } from './masks.ts'
import { createFindClash, findPageFault } from './own-addresses.ts'
import { workOnFiles } from './prepare-files.ts'
import type { PreparedPage, PreparePageOptions } from './prepare-page.ts'
import type { ContentFolder } from './read-folder.ts'
import { toPreparingSettings } from './settings.ts'
import { toBasePath } from './site-address.ts'

interface WrittenPages {
  /** In order of path, without those that have faults. */
  pages: readonly WrittenPage[]
  /** The last line of all pages: its links lead where they say, and are reported where nothing is there. */
  footer: WrittenText | undefined
}

export type FoundPages = WrittenPages & { issues: readonly Issue[] }

export const noPages: FoundPages = { pages: [], footer: undefined, issues: [] }

/** First segments that later versions of the site use themselves. */
const laterSegments = new Set(['cards', 'data', 'feed', 'feeds'])

/** Pages whose address the site uses itself, or a file of `public/`. */
export function checkPageAddresses(files: readonly WalkedFile[], publicFiles: readonly string[]): Issue[] {
  if (files.length === 0) return []
  const findClash = createFindClash(publicFiles)
  return files.flatMap((file) => {
    const address = toPageAddress(file)
    if (!address) return []
    const isLater = laterSegments.has(address.file?.split('/', 1)[0] ?? '')
    const fault = isLater ? {} : findPageFault(address, { findClash, ids: new Set() })
    return fault
      ? [toFileIssue(file.path, { code: 'page-address-taken', detail: { value: `/${file.id}/`, ...fault } })]
      : []
  })
}

/** Undefined of the one that has no address. */
function toPageAddress({ id, path }: Pick<WalkedFile, 'id' | 'path'>): AliasedFile | undefined {
  return id === aboutId ? undefined : toAliasedFile(`/${id}`, path)
}

interface ReadPages {
  /** Where what is learnt is kept, and of what besides the files it is made; without it all is learnt anew. */
  cache?: { folder: string; key: string }
  limits: WorkLimits
}

/** Faults are issues; what the machine lacks is thrown. */
export async function readWrittenPages(
  folder: ContentFolder,
  { cache, limits }: ReadPages,
): Promise<FoundPages> {
  const began = Date.now()
  const last = cache ? readSmallCache<Kept>('pages', cache.folder, cache.key) : []
  const known = new Map(last.map((kept) => [kept.path, kept]))
  const { pageFiles, settings } = folder
  const changed = pageFiles.filter((file) => !isUnchanged(folder.path, file, known.get(file.path)))
  for (const kept of await prepareAll(folder, changed, limits)) known.set(kept.path, kept)
  const found = pageFiles.flatMap(({ path, stamp }) => {
    const kept = known.get(path)
    const stored = toStoredStamp(stamp, began)
    if (!kept) return []
    return [isSameStamp(kept.stamp, stored) ? kept : { ...kept, stamp: stored }]
  })
  const footer = settings.footer === undefined ? undefined : await findFooter(folder, known.get(footerPath))
  const all = footer ? [...found, footer] : found
  if (cache && !isSameList(all, last)) {
    const keepIssue = createKeepIssue(folder)
    const keep = (kept: Kept) => ({ ...kept, issues: kept.issues.map(keepIssue) })
    writeSmallCache('pages', cache.folder, cache.key, all.map(keep))
  }
  return {
    pages: found.flatMap(({ page }) => page ?? []),
    footer: footer?.footer,
    issues: all.flatMap(({ issues }) => issues),
  }
}

type Kept = CachedPage<PreparedPage>

/** A fresh checkout has new times on old files: then the bytes decide. */
function isUnchanged(folder: string, { path, stamp }: WalkedFile, kept: Kept | undefined): boolean {
  if (kept?.stamp[0] !== stamp[0] || kept.digest === '') return false
  return isSameStamp(kept.stamp, stamp) || isDigestOf(join(folder, path), kept.digest, digestBytes)
}

const filesPerTask = 20

async function prepareAll(
  folder: ContentFolder,
  files: readonly WalkedFile[],
  limits: WorkLimits,
): Promise<Kept[]> {
  if (files.length === 0) return []
  const options = toOptions(folder)
  const kept: Kept[] = []
  await workOnFiles<PreparedPage & { digest: string }>({
    files,
    limits,
    filesPerTask,
    script: new URL('./prepare-page.ts#preparePages', import.meta.url),
    workerData: () => options,
    startHere: async () => {
      // Parsers are loaded where a page is to be prepared.
      const { startPreparePage } = await import('./prepare-page.ts')
      return { work: await startPreparePage(options), end: () => {} }
    },
    // Without a digest it is looked at again by the next run.
    giveUp: (issue) => ({ digest: '', issues: [issue] }),
    onResult: ({ path, stamp }, prepared) => kept.push({ path, stamp, ...prepared }),
  })
  return kept
}

function toOptions({ path, settings, redactions }: ContentFolder): PreparePageOptions {
  return {
    folder: path,
    settings: toPreparingSettings(settings),
    redactedActors: redactions.actors,
  }
}

export const footerPath = 'archive.yaml'
const noStamp = [0, 0, 0, 0] as const

async function findFooter(folder: ContentFolder, kept: Kept | undefined): Promise<Kept> {
  const { footer = '' } = folder.settings
  const place = findFooterPlace(folder.path)
  const digest = digestText(JSON.stringify([footer, place]))
  if (kept?.digest === digest) return kept
  const { startPrepareFooter } = await import('./prepare-page.ts')
  const prepareFooter = await startPrepareFooter(toOptions(folder))
  return {
    path: footerPath,
    stamp: noStamp,
    digest,
    ...prepareFooter({ path: footerPath, body: footer, ...place }),
  }
}

/** Of the first sign of the value. */
function findFooterPlace(folder: string): Position {
  const text = readText(folder, footerPath)
  const root = parseYamlFile(footerPath, text)
  const node = 'code' in root ? undefined : findNode(root, ['footer'])
  const start = Math.max(0, node?.start ?? 0)
  return createToPosition(text)(/["']/.test(text[start] ?? '') ? start + 1 : start)
}

/** What all pages show of them. */
export interface Surroundings {
  /** Entries of the head, in their order, with the paths below the base path of their pages. */
  navigation: readonly { label: string; path: string }[]
  /** Safe, with whole paths. */
  footerHtml?: string
}

export function toSurroundings(
  { pages, footer }: WrittenPages,
  settings: Parameters<typeof toBasePath>[0],
): Surroundings {
  const navigation = pages
    .filter(({ id, nav }) => nav && id !== aboutId)
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || compareText(a.title, b.title))
    .map(({ id, title }) => ({ label: title, path: `${id}/` }))
  if (!footer) return { navigation }
  const targets = footer.links.map(({ address }) => (address.startsWith('/') ? address.slice(1) : null))
  return { navigation, footerHtml: resolveCrossLinks(footer.html, targets, toBasePath(settings)) }
}
