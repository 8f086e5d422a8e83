// The index as the last run made it. It may be deleted at any time, and what is damaged in it is made again.
import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from '../../kept/cache.ts'
import { digestAll } from '../../kept/digest.ts'
import { readRegularFile } from '../../kept/files.ts'
import type { Place } from '../../kept/packs.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from '../../kept/write.ts'
import type { IndexLedger, MadeIndex } from './index-ledger.ts'

/** All that an index is made of. */
export interface IndexSource {
  /** Of what all questions have in common. */
  common: string
  /** What tells of each question whether it is the same, in the archive's order. */
  lines: readonly string[]
  /** Where what is searched of each lies. */
  parts: readonly Place[]
  /** What is searched of those that were edited last, by `toPlaceKey`: their packs go with the next edit. */
  kept: ReadonlyMap<string, Uint8Array>
}

export function toPlaceKey(place: Place): string {
  return place.join(' ')
}

export interface CachedIndex extends Pick<MadeIndex, 'files'> {
  /** Of all that the index is made of. */
  key: string
  /** Read when it is asked for: a run without an edit has no use for it. */
  readSource: () => IndexSource & Pick<MadeIndex, 'ledger'>
}

/** First line of the file; the files follow, end to end, and at last what is known of the source. */
interface Head {
  key: string
  digest: string
  files: readonly (readonly [file: string, bytes: number])[]
  uncut: readonly (readonly [term: string, bytes: number])[]
  kept: readonly (readonly [place: string, bytes: number])[]
}

type StoredSource = Omit<IndexSource, 'kept'> & { ledger: Omit<IndexLedger, 'uncut'> }

const fileName = 'search.index'

/** Undefined where there is none that is whole. @param folder of the cached questions. */
export function readCachedIndex(folder: string): CachedIndex | undefined {
  try {
    const bytes = readRegularFile(join(folder, fileName))
    const { value, end }: { value: Head; end: number } = parseCheckedLine(bytes, 0)
    if (digestAll(bytes.subarray(end)) !== value.digest) return undefined
    let start = end
    const take = ([name, length]: readonly [string, number]): [string, Buffer] => {
      start += length
      return [name, bytes.subarray(start - length, start)]
    }
    const files = value.files.map(take).map(([file, bytes]) => ({ file, bytes }))
    const uncut = new Map(value.uncut.map(take))
    const kept = new Map(value.kept.map(take))
    const rest = start
    return {
      key: value.key,
      files,
      readSource: () => {
        const { ledger, ...source }: StoredSource = JSON.parse(bytes.toString('utf8', rest))
        return { ...source, kept, ledger: { ...ledger, uncut } }
      },
    }
  } catch {
    return undefined
  }
}

/** What the disk does not take is made again by the next run. */
export function writeCachedIndex(
  folder: string,
  key: string,
  { files, ledger }: MadeIndex,
  source: IndexSource,
): void {
  try {
    const { uncut, ...others } = ledger
    const { kept, ...rest } = source
    const stored: StoredSource = { ...rest, ledger: others }
    const bytes = Buffer.concat([
      ...files.map((each) => each.bytes),
      ...uncut.values(),
      ...kept.values(),
      Buffer.from(JSON.stringify(stored)),
    ])
    const toLengths = (lists: ReadonlyMap<string, Uint8Array>) =>
      Array.from(lists, ([name, list]) => [name, list.length] as const)
    const head: Head = {
      key,
      digest: digestAll(bytes),
      files: files.map((each) => [each.file, each.bytes.length]),
      uncut: toLengths(uncut),
      kept: toLengths(kept),
    }
    makeCacheFolder(folder)
    replaceCacheFile(join(folder, fileName), (file, path) => {
      writeFully(file, toCheckedLine(head), path)
      writeFully(file, bytes, path)
    })
  } catch {
    // The site has it all the same.
  }
}
