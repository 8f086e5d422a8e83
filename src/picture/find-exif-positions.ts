// Positions in EXIF, which is a TIFF inside of another file: a header, and lists of entries with offsets from it. It is
// looked for by its header, wherever it stands: in the picture, in its thumbnail, in a second picture behind it.
import type { PositionRange } from './position-range.ts'

const headers = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')]

/** Lists of one TIFF that are looked at, and entries of one. */
const mostLists = 8
const mostEntries = 1_000
/** Bytes of an EXIF; that of a JPEG has 64 KiB at most. */
const longest = 1024 * 1024
/** Headers that are looked at: each look may take a while, and a file of nothing else has half a million. */
const mostHeaders = 10_000

export function findExifPositions(bytes: Buffer): PositionRange[] {
  return headers.flatMap((header) => {
    const ranges: PositionRange[] = []
    let offset = bytes.indexOf(header)
    for (let looks = 0; offset >= 0 && looks < mostHeaders; looks += 1) {
      ranges.push(...findInTiff(bytes, offset))
      offset = bytes.indexOf(header, offset + 4)
    }
    return ranges
  })
}

interface Tiff {
  /** From its header on; reads outside of it give undefined. */
  bytes: Buffer
  short: (offset: number) => number | undefined
  long: (offset: number) => number | undefined
}

const [exifPointer, gpsPointer] = [0x8769, 0x8825]

function findInTiff(file: Buffer, start: number): PositionRange[] {
  const tiff = openTiff(file.subarray(start, start + longest))
  const seen = new Set<number>()
  const lists = [tiff.long(4)]
  const positions: number[] = []
  while (lists.length > 0 && seen.size < mostLists) {
    const offset = lists.shift()
    const entries = offset === undefined || seen.has(offset) ? undefined : listEntries(tiff, offset)
    if (offset === undefined || !entries) continue
    seen.add(offset)
    for (const { tag, at } of entries) {
      if (tag === exifPointer) lists.push(tiff.long(at + 8))
      const position = tag === gpsPointer ? tiff.long(at + 8) : undefined
      if (position !== undefined) positions.push(position)
    }
    // The next list, which is that of the thumbnail.
    lists.push(tiff.long(offset + 2 + entries.length * entryBytes) || undefined)
  }
  return positions
    .filter((offset) => !seen.has(offset))
    .flatMap((offset) => findInList(tiff, offset))
    .map((range) => ({ ...range, start: range.start + start, end: range.end + start }))
}

function openTiff(bytes: Buffer): Tiff {
  const isLittle = bytes[0] === 0x49
  const has = (offset: number, length: number) => offset >= 0 && offset + length <= bytes.length
  return {
    bytes,
    short: (offset) => {
      if (!has(offset, 2)) return undefined
      return isLittle ? bytes.readUInt16LE(offset) : bytes.readUInt16BE(offset)
    },
    long: (offset) => {
      if (!has(offset, 4)) return undefined
      return isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)
    },
  }
}

const entryBytes = 12

interface Entry {
  tag: number
  /** Where it stands. */
  at: number
}

/** Undefined for what is no list. */
function listEntries({ bytes, short }: Tiff, offset: number): Entry[] | undefined {
  const count = short(offset)
  if (count === undefined || count > mostEntries) return undefined
  if (offset + 2 + count * entryBytes > bytes.length) return undefined
  return Array.from({ length: count }, (_, index) => {
    const at = offset + 2 + index * entryBytes
    return { tag: short(at) ?? 0, at }
  })
}

/** Latitude and longitude, also of what the picture shows, and the name of the area. */
const telling = new Set([2, 4, 20, 22, 28])

/** Bytes of a value of each type of TIFF. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** Positions, times and names are short. What claims to be longer would be something else that is lost. */
const longestValue = 4096

/** The list becomes one without entries, and every value of it nothing. */
function findInList(tiff: Tiff, offset: number): PositionRange[] {
  const entries = listEntries(tiff, offset)
  if (!entries || entries.length === 0) return []
  const tells = entries.some(({ tag, at }) => telling.has(tag) && hasValue(tiff, at))
  const list = { start: offset, end: offset + 2 + entries.length * entryBytes, blank: 0, tells }
  const values = entries.flatMap(({ at }) => findValue(tiff, at))
  return [list, ...values.map((value) => ({ ...value, blank: 0, tells: false }))]
}

function hasValue(tiff: Tiff, at: number): boolean {
  const [value = { start: at + 8, end: at + entryBytes }] = findValue(tiff, at)
  return tiff.bytes.subarray(value.start, value.end).some((byte) => byte !== 0 && byte !== 0x20)
}

/** Where the value of an entry stands that is longer than its entry has room for. */
function findValue({ bytes, short, long }: Tiff, at: number): { start: number; end: number }[] {
  const length = (typeBytes[short(at + 2) ?? 0] ?? 0) * (long(at + 4) ?? 0)
  const start = long(at + 8) ?? 0
  // Nothing but the header stands in the first eight bytes.
  if (length <= 4 || length > longestValue || start < 8 || start + length > bytes.length) return []
  return [{ start, end: start + length }]
}
