// Brings the pictures that texts name into the content folder as long as their hosts live: names, bytes, files, and at
// last the texts, which then name the archive's own.
import type { ContentFolder } from '../../content-folder/read-folder.ts'
import { createZone } from '../../time/zone.ts'
import { createFetchOne, type Fetching } from './create-fetch-one.ts'
import { fetchAll } from './fetch-all.ts'
import { listTextFiles } from './list-text-files.ts'
import { toPictureKey } from './picture-address.ts'
import { type FetchOutcome, isLasting } from './picture-loss.ts'
import { type PicturesReport, toPicturesReport } from './pictures-report.ts'
import { readDigestChanges } from './read-digest-changes.ts'
import { readFetchLog } from './read-fetch-log.ts'
import { readNamedPictures } from './read-named-pictures.ts'
import type { ReadingContext } from './text-file.ts'
import { toWantedPictures } from './wanted-pictures.ts'
import { openFetchLog } from './write-fetch-log.ts'
import { hasPicture } from './write-picture.ts'
import { hasImportList, writePictureList } from './write-picture-list.ts'
import { type TextsRewriting, type WrittenTexts, writeTexts } from './write-texts.ts'

export interface FetchPictures {
  content: ContentFolder
  /** Folder in which is kept what is learnt of addresses. */
  cache: string
  fetching: Fetching
  /** Whether what is known to be gone is asked for again. */
  again: boolean
  /** Stops it before the next picture: texts then name what is here. */
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}

/** @throws what the disk says; whoever calls it again goes on from there. */
export async function fetchPictures(options: FetchPictures): Promise<PicturesReport> {
  const { content } = options
  const context = toContext(content)
  const files = listTextFiles(content)
  const named = readNamedPictures(content.path, files, context)
  const wanted = toWantedPictures([...named.places.keys()], content.settings.formerUrls?.[0])
  const outcomes = findKnown(wanted.addresses, options)
  const asked = new Set(wanted.addresses.filter((address) => !outcomes.has(address)))
  await fetchMissing([...asked], options, outcomes)
  const findOutcome = (written: string): FetchOutcome | undefined => {
    const address = wanted.toAddress(written)
    return typeof address === 'string' ? outcomes.get(address) : address
  }
  const findOwnAddress = (written: string): string | undefined => {
    const outcome = findOutcome(written)
    return outcome && 'path' in outcome ? `/${outcome.path}` : undefined
  }
  const texts = writeAll({ folder: content.path, files, context, findOwnAddress }, outcomes)
  const isNew = (written: string) => asked.has(String(wanted.toAddress(written)))
  return toPicturesReport({ named, texts }, findOutcome, isNew)
}

/** The list comes first: who is stopped in between, and goes on later, has edited nothing by hand. */
function writeAll(rewriting: TextsRewriting, outcomes: ReadonlyMap<string, FetchOutcome>): WrittenTexts {
  const { folder } = rewriting
  if (hasImportList(folder)) {
    writePictureList(folder, { pictures: toPaths(outcomes), digests: readDigestChanges(rewriting) })
  }
  return writeTexts(rewriting)
}

function toContext({ settings }: ContentFolder): ReadingContext {
  const { timeZone, referenceDate, math } = settings
  return { zone: createZone(timeZone), referenceDate, math }
}

/** What earlier runs have brought, as far as it is there still, and what they know to be gone. */
function findKnown(
  addresses: readonly string[],
  { content, cache, again }: FetchPictures,
): Map<string, FetchOutcome> {
  const log = readFetchLog(cache)
  const isKnown = (outcome: FetchOutcome) =>
    'path' in outcome ? hasPicture(content.path, outcome.path) : !again && isLasting(outcome.loss)
  const known = new Map<string, FetchOutcome>()
  for (const address of addresses) {
    const outcome = log.get(toPictureKey(address))
    if (outcome && isKnown(outcome)) known.set(address, outcome)
  }
  return known
}

async function fetchMissing(
  addresses: readonly string[],
  { content, cache, fetching, signal, onProgress }: FetchPictures,
  outcomes: Map<string, FetchOutcome>,
): Promise<void> {
  if (addresses.length === 0) return
  const fetchOne = await createFetchOne(content.path, fetching)
  const log = openFetchLog(cache)
  let done = 0
  try {
    await fetchAll(addresses, {
      fetchOne,
      concurrency: fetching.concurrency,
      signal,
      onOutcome: (address, outcome) => {
        outcomes.set(address, outcome)
        if ('path' in outcome || isLasting(outcome.loss))
          log.note({ address: toPictureKey(address), outcome })
        done += 1
        onProgress(done, addresses.length)
      },
    })
  } finally {
    log.close()
  }
}

function toPaths(outcomes: ReadonlyMap<string, FetchOutcome>): Map<string, string> {
  const paths = new Map<string, string>()
  for (const [address, outcome] of outcomes) {
    if ('path' in outcome) paths.set(toPictureKey(address), outcome.path)
  }
  return paths
}
