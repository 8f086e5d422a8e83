// Brings the pictures that texts name into the content folder as long as their hosts live: names, bytes, files, and at
// last the texts, which then name the archive's own.

import type { ContentFolder } from '../../folder/read-folder.ts'
import { compareText } from '../../format/issue.ts'
import { createZone } from '../../format/time.ts'
import {
  FetchFault,
  type FetchOutcome,
  type PictureLoss,
  toPictureKey,
  tryFetchAddress,
} from './addresses.ts'
import { createFetchOne, type Fetching } from './fetch-one.ts'
import { hasImportList, hasPicture, openFetchLog, readFetchLog, writePictureList } from './write-picture.ts'
import {
  listTextFiles,
  type NamedPictures,
  type NamedPlace,
  type ReadingContext,
  readDigestChanges,
  readNamedPictures,
  type TextsRewriting,
  type WrittenTexts,
  writeTexts,
} from './write-texts.ts'

interface FetchPictures {
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

/** The list comes first: who is stopped in between, and goes on later, has edited nothing. */
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

export interface PicturesReport extends WrittenTexts {
  /** Different addresses that texts name. */
  named: number
  /** Pictures that came now, and that earlier runs have brought. */
  fetched: number
  known: number
  /** By address as texts name it; places in the order in which files are read. */
  missing: { address: string; loss: PictureLoss; places: NamedPlace[] }[]
  /** Pictures that are here, and that a text names in a way that nothing can be put in the place of. */
  unplaced: { address: string; place: NamedPlace }[]
  /** What was not asked for, as all was stopped. */
  unasked: number
  /** Paths of files whose texts can't be read. */
  faulty: string[]
}

/** @param findOutcome by address as it is written; undefined for one that was not asked for. @param isNew whether it came now. */
function toPicturesReport(
  { named, texts }: { named: NamedPictures; texts: WrittenTexts },
  findOutcome: (written: string) => FetchOutcome | undefined,
  isNew: (written: string) => boolean,
): PicturesReport {
  const all = Array.from(named.places, ([address, places]) => {
    return { address, places, outcome: findOutcome(address) }
  })
  const here = all.filter(({ outcome }) => outcome && 'path' in outcome)
  const fetched = here.filter(({ address }) => isNew(address)).length
  const missing = all.flatMap(({ address, places, outcome }) =>
    outcome && 'loss' in outcome ? [{ address, places, loss: outcome.loss }] : [],
  )
  return {
    ...texts,
    named: all.length,
    fetched,
    known: here.length - fetched,
    missing: missing.sort((a, b) => compareText(a.address, b.address)),
    unplaced: here.flatMap(({ address, places }) =>
      places.filter(({ isPlaced }) => !isPlaced).map((place) => ({ address, place })),
    ),
    unasked: all.filter(({ outcome }) => !outcome).length,
    faulty: named.faulty,
  }
}

interface FetchAll {
  /** @throws FetchFault where there is no picture; anything else ends all. */
  fetchOne: (address: string, signal: AbortSignal) => Promise<string>
  /** Of one host beside each other. */
  concurrency: number
  signal: AbortSignal
  onOutcome: (address: string, outcome: FetchOutcome) => void
}

const hostsAtOnce = 24

/** Addresses of a host in a row that had no answer, or that of a host that can't give one. */
const mostUnanswered = 5

/**
 * All addresses, those of each host in their order, hosts beside each other. A host that does not answer any more, or
 * asks to be left alone, is not asked for the rest. Ends early, with fewer outcomes, when the signal says so.
 */
async function fetchAll(addresses: readonly string[], options: FetchAll): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const hosts = [...Map.groupBy(addresses, toHost).values()]
  // The longest way is begun first.
  hosts.sort((a, b) => b.length - a.length)
  const work = async () => {
    for (let host = hosts.shift(); host && !signal.aborted; host = hosts.shift()) {
      await fetchOfHost(host, { ...options, signal })
    }
  }
  const works = Array.from({ length: hostsAtOnce }, () =>
    work().catch((error: unknown) => failure.abort(error)),
  )
  await Promise.all(works)
  if (failure.signal.aborted) throw failure.signal.reason
}

async function fetchOfHost(addresses: readonly string[], options: FetchAll): Promise<void> {
  const { concurrency, fetchOne, signal, onOutcome } = options
  const left = addresses.values()
  let unanswered = 0
  let last: PictureLoss = { reason: 'unreachable', detail: '' }
  const work = async () => {
    for (const address of left) {
      if (signal.aborted) return
      const outcome =
        unanswered < mostUnanswered ? await tryOne(address, { fetchOne, signal }) : { loss: last }
      if (!outcome) return
      onOutcome(address, outcome)
      const steps = 'loss' in outcome ? countUnanswered(address, outcome.loss) : 0
      if ('loss' in outcome && steps > 0) last = outcome.loss
      unanswered = steps === 0 ? 0 : unanswered + steps
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, addresses.length) }, work))
}

function countUnanswered(address: string, { reason, detail }: PictureLoss): number {
  // Of the host itself, and not of one that a redirect leads to.
  const isPrivate = reason === 'private' && detail === toHost(address)
  if (reason === 'later' || isPrivate) return mostUnanswered
  return reason === 'unreachable' || (reason === 'status' && /^(?:429|5\d\d)$/.test(detail)) ? 1 : 0
}

/** Of an address of IPv6 without its brackets. */
function toHost(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '')
}

/** Undefined where all was stopped meanwhile. */
async function tryOne(
  address: string,
  { fetchOne, signal }: Pick<FetchAll, 'fetchOne' | 'signal'>,
): Promise<FetchOutcome | undefined> {
  try {
    return { path: await fetchOne(address, signal) }
  } catch (error) {
    if (signal.aborted) return undefined
    if (error instanceof FetchFault) return { loss: error.loss }
    throw error
  }
}

/** What is so today may be otherwise tomorrow: it is tried again whenever the command runs. */
function isLasting({ reason }: PictureLoss): boolean {
  return /^(?:gone|too-many-bytes|too-many-pixels|damaged|too-complex|position)$/.test(reason)
}

/**
 * @param written addresses as texts have them. @returns what to ask for: `addresses`, each once, as many spellings may
 * mean one, and `toAddress` of a spelling, which is a loss where nothing can be asked for.
 */
function toWantedPictures(written: readonly string[], formerUrl: string | undefined) {
  const targets = new Map(written.map((each) => [each, tryFetchAddress(each, formerUrl)]))
  const addresses = [...targets.values()].filter((target) => typeof target === 'string')
  return {
    addresses: [...new Set(addresses)],
    toAddress: (each: string) => targets.get(each) ?? tryFetchAddress(each, formerUrl),
  }
}
