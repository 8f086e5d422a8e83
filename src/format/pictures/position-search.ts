// What is looked for in a picture, and how much may be looked at: a small file can ask for the work of hours.
import { limits } from '../limits.ts'

/** Bytes of a file that say where a picture was taken, or belong to those that do. */
interface PositionRange {
  start: number
  end: number
  /** What is in their place afterwards: zero, or a blank in texts. */
  blank: number
  /** Whether they alone name a place: a time or the name of a method does not. */
  tells: boolean
}

/** Limits of what is looked at in one picture. */
export type PictureLimit = 'pictureTexts' | 'pictureEntries' | 'pictureFrames'

/** More of it would have to be looked at than a limit allows: nobody knows what it holds. */
export class PictureTooComplex extends Error {
  readonly limit: PictureLimit

  constructor(limit: PictureLimit) {
    super(`more than ${limits[limit]} (${limit})`)
    this.limit = limit
  }
}

export type SearchBudget = ReturnType<typeof createSearchBudget>

/** What may still be looked at in one picture. Both counts throw PictureTooComplex where it is used up. */
export function createSearchBudget() {
  let entries: number = limits.pictureEntries
  let bytes: number = limits.pictureTexts
  return {
    countEntries: (more: number): void => {
      entries -= more
      if (entries < 0) throw new PictureTooComplex('pictureEntries')
    },
    countUnpacked: (more: number): void => {
      bytes -= more
      if (bytes < 0) throw new PictureTooComplex('pictureTexts')
    },
    /** Bytes that texts may still unpack to. */
    unpackable: () => bytes,
  }
}

// Positions in EXIF, which is a TIFF inside of another file: a header, and lists of entries with offsets from it. It is
// looked for by its header, wherever it is: in the picture, in its thumbnail, in a second picture behind it.

const headers = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')]

/** Bytes of an EXIF; that of a JPEG has 64 KiB at most. */
const longest = 1024 * 1024

/** @throws PictureTooComplex */
export function findExifPositions(bytes: Buffer, budget: SearchBudget): PositionRange[] {
  return headers.flatMap((header) => {
    const ranges: PositionRange[] = []
    let offset = bytes.indexOf(header)
    while (offset >= 0) {
      for (const range of findInTiff(bytes, offset, budget)) ranges.push(range)
      offset = bytes.indexOf(header, offset + 4)
    }
    return ranges
  })
}

const [exifPointer, gpsPointer] = [0x8769, 0x8825]

function findInTiff(file: Buffer, start: number, { countEntries }: SearchBudget): PositionRange[] {
  // A header that leads nowhere counts too: a file may hold nothing else.
  countEntries(1)
  const tiff = openTiff(file.subarray(start, start + longest), countEntries)
  const lists = new Set([tiff.long(4)])
  const seen = new Set<number>()
  const positions = new Set<number>()
  // A list that is added while others are looked at is looked at as well, and each one once.
  for (const offset of lists) {
    const entries = offset === undefined ? undefined : listEntries(tiff, offset)
    if (offset === undefined || !entries) continue
    seen.add(offset)
    for (const { tag, at } of entries) {
      if (tag === exifPointer) lists.add(tiff.long(at + 8))
      const position = tag === gpsPointer ? tiff.long(at + 8) : undefined
      if (position !== undefined) positions.add(position)
    }
    // The next list, which is that of the thumbnail.
    lists.add(tiff.long(offset + 2 + entries.length * entryBytes) || undefined)
  }
  return [...positions]
    .filter((offset) => !seen.has(offset))
    .flatMap((offset) => findInList(tiff, offset))
    .map((range) => ({ ...range, start: range.start + start, end: range.end + start }))
}

type Tiff = ReturnType<typeof openTiff>

/** @param bytes from its header on; reads outside of them give undefined. */
function openTiff(bytes: Buffer, countEntries: SearchBudget['countEntries']) {
  const isLittle = bytes[0] === 0x49
  const has = (offset: number, length: number) => offset >= 0 && offset + length <= bytes.length
  return {
    bytes,
    countEntries,
    short: (offset: number): number | undefined => {
      if (!has(offset, 2)) return undefined
      return isLittle ? bytes.readUInt16LE(offset) : bytes.readUInt16BE(offset)
    },
    long: (offset: number): number | undefined => {
      if (!has(offset, 4)) return undefined
      return isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)
    },
  }
}

const entryBytes = 12

/** Tags, and where their entries are; undefined for what is no list. */
function listEntries({ bytes, short, countEntries }: Tiff, offset: number) {
  const count = short(offset)
  if (count === undefined || offset + 2 + count * entryBytes > bytes.length) return undefined
  countEntries(count)
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
/** Bytes of a value that take as long to look at as an entry. */
const bytesOfAnEntry = 64

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
  const [{ start, end } = { start: at + 8, end: at + entryBytes }] = findValue(tiff, at)
  // Many entries may lead to the same long value.
  tiff.countEntries(Math.floor((end - start) / bytesOfAnEntry))
  return tiff.bytes.subarray(start, end).some((byte) => byte !== 0 && byte !== 0x20)
}

/** Where the value of an entry is that is longer than its entry has room for. */
function findValue({ bytes, short, long }: Tiff, at: number): { start: number; end: number }[] {
  const length = (typeBytes[short(at + 2) ?? 0] ?? 0) * (long(at + 4) ?? 0)
  const start = long(at + 8) ?? 0
  // Nothing but the header is in the first eight bytes.
  if (length <= 4 || length > longestValue || start < 8 || start + length > bytes.length) return []
  return [{ start, end: start + length }]
}

// Positions in XMP, which is XML inside of another file: `exif:GPSLatitude="37,33.9N"` or the same as an element, under
// whatever prefix. No other part of a picture holds such a text.

const names = ['GPS', 'Gps', 'gps']
/** Bounded, so that no text takes long. */
const field =
  /(gps[a-z]{0,40})(?:\s*=\s*(?:"([^"<>]{0,1000})"|'([^'<>]{0,1000})')|(?:\s[^<>]{0,200})?>([^<>]{0,1000})<)/dgi
const tellingName = /^gps(?:dest)?(?:lat|long)[a-z]*$/i

/** @throws PictureTooComplex */
export function findXmpPositions(bytes: Buffer, { countEntries }: SearchBudget): PositionRange[] {
  if (!names.some((name) => bytes.includes(name))) return []
  // One character for each byte, so that offsets are those of the file.
  const text = bytes.toString('latin1')
  // Each may be read on from as far as a field may be long, also where it is none.
  for (const _ of text.matchAll(/gps/gi)) countEntries(1)
  const ranges: PositionRange[] = []
  for (const found of text.matchAll(field)) {
    const [, name = ''] = found
    const [start, end] = found.indices?.slice(2).find((range) => range !== undefined) ?? [0, 0]
    if (text.slice(start, end).trim() === '') continue
    const tells = tellingName.test(name) && !/ref$/i.test(name) && /\d/.test(text.slice(start, end))
    ranges.push({ start, end, blank: 0x20, tells })
  }
  return ranges
}
