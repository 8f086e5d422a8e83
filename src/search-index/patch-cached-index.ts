// The index of the last run, changed where questions were edited since, and kept for the next.
import { createPackReader, type PackReader, type Place } from '../cache/packs.ts'
import {
  type CachedIndex,
  type IndexSource,
  readCachedIndex,
  toPlaceKey,
  writeCachedIndex,
} from './index-cache.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from './index-input.ts'
import { type Edit, patchIndex } from './patch-index.ts'
import { readSearchPart } from './search-part.ts'

/** What an index is made of. */
export interface IndexContent {
  /** Of all that the index is made of: of `common` and `lines`. */
  key: string
  /** Of what all questions have in common, `frame` among it. */
  common: string
  /** What tells of each question whether it is the same, in the archive's order. */
  lines: readonly string[]
  frame: IndexFrame
  /** Folder of the packs that parts lie in, and of the index that the last run made. */
  packFolder: string
  /** Where what is searched of each question lies. */
  parts: readonly Place[]
}

export interface IndexPatch extends IndexContent {
  /** With their numbers in the archive's order. */
  edited: readonly (readonly [number: number, question: IndexedQuestion])[]
}

/**
 * @param last the index that the last run made.
 * @returns undefined where it has to be made anew; nothing is kept then.
 */
export function patchCachedIndex(
  patch: IndexPatch,
  last: CachedIndex | undefined = readCachedIndex(patch.packFolder),
): readonly IndexFile[] | undefined {
  if (!last) return undefined
  const source = last.readSource()
  const packs = createPackReader(patch.packFolder)
  try {
    const edits = findEdits(patch, source, packs)
    const index = edits && patchIndex(patch.frame, { files: last.files, ledger: source.ledger }, edits)
    if (!index) return undefined
    const numbers = patch.edited.map(([number]) => number)
    writeCachedIndex(patch.packFolder, patch.key, index, toSource(patch, source.kept, numbers))
    return index.files
  } finally {
    packs.close()
  }
}

/** Undefined where the cache has lost a part. */
function findEdits(
  { edited, parts: newParts }: IndexPatch,
  { parts, kept }: IndexSource,
  packs: PackReader,
): Edit[] | undefined {
  const edits: Edit[] = []
  for (const [number, question] of edited) {
    const [place, lastPlace] = [newParts[number], parts[number]]
    const part = place && packs.findBytes(place)
    const lastPart = lastPlace && (kept.get(toPlaceKey(lastPlace)) ?? packs.findBytes(lastPlace))
    if (!part || !lastPart) return undefined
    edits.push({ number, question, part: readSearchPart(part), lastPart: readSearchPart(lastPart) })
  }
  return edits
}

/** Parts that lie with the index: a few kilobytes each. */
const mostKept = 1_000

/** @param edited numbers of the questions that were edited last. */
export function toSource(
  { common, lines, parts, packFolder }: IndexContent,
  lastKept: IndexSource['kept'],
  edited: readonly number[],
): IndexSource {
  const kept = new Map<string, Uint8Array>()
  const named = new Set(lastKept.size > 0 ? parts.map(toPlaceKey) : [])
  for (const [place, bytes] of lastKept) if (named.has(place)) kept.set(place, bytes)
  const packs = createPackReader(packFolder)
  for (const number of edited) {
    const place = parts[number]
    const bytes = place && packs.findBytes(place)
    if (bytes) kept.set(toPlaceKey(place), bytes)
  }
  packs.close()
  return { common, lines, parts, kept: new Map([...kept].slice(-mostKept)) }
}
