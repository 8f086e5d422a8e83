// Shares of a build. A first job reads and checks the whole archive once, and writes down for each share what its pages
// show: what is planned, and the questions that it names. A share reads that, and of the content folder only the small
// files, its pictures, and the questions whose bodies it makes.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveFolders } from '../folder/environment.ts'
import {
  type Content,
  readShareContent,
  type ToldContent,
  toPortableContent,
} from '../folder/read-content.ts'
import { parseCheckedLine, toCheckedLine, writeQuestionCache } from '../kept/cache.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceCacheFile, writeFully } from '../kept/write.ts'
import type { DrawnPicture } from '../site/drawn-pictures.ts'
import type { PlannedPage } from '../site/plan.ts'
import type { Publication, PublishedPicture } from '../site/publication.ts'
import { Failure } from '../words/failure.ts'

/** One share of the pages; shares of one count together are all pages, each once. */
export interface Shard {
  /** From 1. */
  number: number
  of: number
}

/** Reads `2/8`; undefined for anything that names no share. */
export function parseShard(text: string): Shard | undefined {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  const shard = { number: Number(match?.[1]), of: Number(match?.[2]) }
  return match && shard.number >= 1 && shard.number <= shard.of ? shard : undefined
}

/** What a share makes. */
interface ShareWork {
  pages: readonly PlannedPage[]
  pictures: readonly (PublishedPicture | DrawnPicture)[]
}

/** As it is written down. */
interface WrittenShare extends ShareWork {
  told: ToldContent
  isPortable: boolean
  /** Of the whole archive. */
  counts: Publication['counts']
}

const planName = 'plan.json'

/** One folder that a workflow hands on as it is. */
export function toSharesFolder({ cache }: Pick<ArchiveFolders, 'cache'>): string {
  return join(cache, 'shares')
}

function toShareFolder(folders: Pick<ArchiveFolders, 'cache'>, { number, of }: Shard): string {
  return join(toSharesFolder(folders), `${number}-of-${of}`)
}

/** Nothing that is withheld since may lie there: whatever reads the whole archive begins with this. */
export function removeShares(folders: Pick<ArchiveFolders, 'cache'>): void {
  rmSync(toSharesFolder(folders), { recursive: true, force: true })
}

/** @param work of all shares together, with pages of kinds alone. */
export function writeShares(
  folders: Pick<ArchiveFolders, 'cache'>,
  content: Content,
  { pages, pictures, of, publication }: ShareWork & { of: number; publication: Publication },
): void {
  const { key, settings, surroundings, themePictures } = content
  const { counts, soleCategory, directories } = publication
  const told = { key, surroundings, themePictures, division: { soleCategory, directories } }
  const [ofPages, ofPictures] = [cutIntoShares(pages, of), cutIntoShares(pictures, of)]
  for (let number = 1; number <= of; number += 1) {
    const folder = toShareFolder(folders, { number, of })
    const share: WrittenShare = {
      told,
      isPortable: settings.portable !== undefined,
      counts,
      pages: ofPages[number - 1] ?? [],
      pictures: ofPictures[number - 1] ?? [],
    }
    const named = new Set(share.pages.flatMap(({ sent }) => sent?.ids ?? []))
    const questions = content.questions.filter(({ id }) => named.has(id))
    writeQuestionCache(folder, { key: content.cacheKey, vocabulary: [], questions })
    replaceCacheFile(join(folder, planName), (file, path) => writeFully(file, toCheckedLine(share), path))
  }
}

/**
 * Each is a stretch of the archive's order, whose pages show many of the same questions, so that a share prepares few of
 * the others. The same pages are shared in the same way on every machine.
 */
export function cutIntoShares<Made extends { position: number }>(all: readonly Made[], of: number): Made[][] {
  const ordered = all.toSorted((a, b) => a.position - b.position)
  const startOf = (number: number) => Math.floor((number * all.length) / of)
  return Array.from({ length: of }, (_, number) => ordered.slice(startOf(number), startOf(number + 1)))
}

/** @throws in words when it was not prepared, or with other code, another version of Node or other small files. */
export function readShare(
  folders: Pick<ArchiveFolders, 'cache' | 'content'>,
  { shard, isPortable, code }: { shard: Shard; isPortable: boolean; code: string },
): { content: Content; share: WrittenShare } {
  const folder = toShareFolder(folders, shard)
  const call = `npm run build -- --prepare=${shard.of}`
  const share = readWritten(join(folder, planName))
  if (!share) throw new Failure('share-missing', { folder, call })
  const content = readShareContent(folders.content, { questionCache: folder, code, told: share.told })
  if (!content) throw new Failure('share-outdated', { folder, call })
  if (share.isPortable !== isPortable) {
    const option = share.isPortable ? ' --portable' : ''
    const own = `npm run build -- --shard=${shard.number}/${shard.of}${option}`
    throw new Failure('share-portable', { folder, call: own })
  }
  return { content: isPortable ? toPortableContent(content) : content, share }
}

/** Undefined where there is none, or none that is whole. */
function readWritten(path: string): WrittenShare | undefined {
  try {
    return parseCheckedLine(readRegularFile(path), 0).value
  } catch {
    return undefined
  }
}
