// Texts that pages need one at a time lie in pack files, end to end, so that memory holds only where each one is.
import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { openRegularFile } from './files.ts'
import { writeFully } from './write.ts'

/** Where a text lies: pack, offset, bytes, checksum. */
export type Place = readonly [pack: string, offset: number, bytes: number, checksum: number]

const bufferedBytes = 4 * 1024 * 1024

export interface PackWriter {
  write: (text: string) => Place
  writeBytes: (bytes: Uint8Array) => Place
  /** Writes both texts without anything between. Most listings show the body as its page does: it is kept once. */
  writeJoined: (head: string, body: string) => { whole: Place; body: Place }
  /** Puts on disk what was written so far. */
  flush: () => void
  close: () => void
}

/** @param pack name of the file; one that is there is written over. @throws what the disk says, as each write does. */
export function createPackWriter(folder: string, pack: string): PackWriter {
  const path = join(folder, pack)
  const file = openSync(path, 'w')
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let offset = 0
  const flush = () => {
    if (pendingBytes > 0) writeFully(file, Buffer.concat(pending, pendingBytes), path)
    pending = []
    pendingBytes = 0
  }
  const add = (bytes: Uint8Array): number => {
    const start = offset
    pending.push(bytes)
    pendingBytes += bytes.length
    offset += bytes.length
    if (pendingBytes > bufferedBytes) flush()
    return start
  }
  const writeBytes = (bytes: Uint8Array): Place => [pack, add(bytes), bytes.length, crc32(bytes)]
  return {
    write: (text) => writeBytes(Buffer.from(text)),
    writeBytes,
    writeJoined: (head, body) => {
      const [first, second] = [Buffer.from(head), Buffer.from(body)]
      const start = add(first)
      return {
        whole: [pack, start, first.length + second.length, crc32(second, crc32(first))],
        body: [pack, add(second), second.length, crc32(second)],
      }
    },
    flush,
    close: () => {
      flush()
      closeSync(file)
    },
  }
}

/**
 * Copies texts to a new pack, and nothing of what lies between them; what overlaps is copied once.
 * @returns where each lies now; undefined when a pack is missing or short.
 */
export function copyTexts(
  folder: string,
  pack: string,
  places: readonly Place[],
): ReadonlyMap<Place, Place> | undefined {
  const copied = new Map<Place, Place>()
  const writer = createPackWriter(folder, pack)
  let size = 0
  try {
    for (const [from, some] of Map.groupBy(places, ([from]) => from)) {
      if (from === '') continue
      for (const range of toRanges(some)) {
        for (const place of range.places)
          copied.set(place, [pack, size + place[1] - range.start, place[2], place[3]])
        if (!copyRange(join(folder, from), range, writer)) return undefined
        size += range.end - range.start
      }
    }
  } finally {
    writer.close()
  }
  return copied
}

interface Range {
  start: number
  end: number
  places: Place[]
}

/** Texts of one pack that touch or overlap are one range. */
function toRanges(places: readonly Place[]): Range[] {
  const ranges: Range[] = []
  for (const place of places.toSorted(([, one], [, other]) => one - other)) {
    const [, start, bytes] = place
    const last = ranges.at(-1)
    if (!last || start > last.end) ranges.push({ start, end: start + bytes, places: [place] })
    else {
      last.end = Math.max(last.end, start + bytes)
      last.places.push(place)
    }
  }
  return ranges
}

function copyRange(path: string, { start, end }: Range, writer: PackWriter): boolean {
  const file = openIfThere(path)
  if (file === undefined) return false
  try {
    for (let offset = start; offset < end; offset += bufferedBytes) {
      const bytes = Buffer.allocUnsafe(Math.min(end - offset, bufferedBytes))
      if (readSync(file, bytes, 0, bytes.length, offset) < bytes.length) return false
      writer.writeBytes(bytes)
    }
    return true
  } finally {
    closeSync(file)
  }
}

let named = 0

/** Of no other pack: none that the cache of an earlier run refers to may be written over. */
export function createPackName(): string {
  named += 1
  return `${Date.now().toString(36)}-${process.pid.toString(36)}-${named}`
}

/** Removes the packs whose names begin with `start`, as far as the disk lets it. */
export function removePacks(folder: string, start: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(start) && name.endsWith('.pack')) rmSync(join(folder, name), { force: true })
    }
  } catch {
    // The next cache that is written removes what nothing refers to.
  }
}

export interface PackReader {
  /** The text, or undefined when it is missing or damaged. */
  find: (place: Place) => string | undefined
  /** The same of what is no text. */
  findBytes: (place: Place) => Uint8Array | undefined
  close: () => void
}

/** Opens each pack when a text of it is asked for, and keeps it open until `close`. */
export function createPackReader(folder: string): PackReader {
  const files = new Map<string, number | undefined>()
  const open = (pack: string): number | undefined => {
    if (!files.has(pack)) files.set(pack, openIfThere(join(folder, pack)))
    return files.get(pack)
  }
  const findBytes = ([pack, offset, length, checksum]: Place): Buffer | undefined => {
    // What was never kept, as texts of withheld questions.
    if (pack === '') return Buffer.alloc(0)
    const file = open(pack)
    if (file === undefined) return undefined
    const bytes = Buffer.allocUnsafe(length)
    const read = readSync(file, bytes, 0, length, offset)
    return read === length && crc32(bytes) === checksum ? bytes : undefined
  }
  return {
    find: (place) => findBytes(place)?.toString('utf8'),
    findBytes,
    close: () => {
      for (const file of files.values()) if (file !== undefined) closeSync(file)
      files.clear()
    },
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openRegularFile(path)
  } catch {
    return undefined
  }
}
