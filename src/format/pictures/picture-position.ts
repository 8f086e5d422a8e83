// Whether a picture tells where it was taken, and the same picture without that: no byte of it moves.
import { constants, crc32, inflateSync } from 'node:zlib'
import { findPictureType, listPngChunks, type PngChunk } from './picture-file.ts'
import {
  createSearchBudget,
  findExifPositions,
  findXmpPositions,
  PictureTooComplex,
  type SearchBudget,
} from './position-search.ts'

/** @throws PictureTooComplex where nobody can say that in bounded time. */
export function namesPosition(bytes: Buffer): boolean {
  return isTelling(searchPositions(bytes))
}

/**
 * The same bytes with blanks where its EXIF or XMP tells a position, and all that belongs to it, such as the time at the
 * satellite; undefined where there is none. Orientation and all else stay.
 * @throws PictureTooComplex
 */
export function blankPosition(bytes: Buffer): Buffer | undefined {
  const found = searchPositions(bytes)
  if (!isTelling(found)) return undefined
  const blanked = Buffer.from(bytes)
  for (const { start, end, blank } of found.ranges) blanked.fill(blank, start, end)
  for (const chunk of found.hiding) voidChunk(blanked, chunk)
  for (const chunk of found.chunks) {
    const { start, end } = chunk
    if (!blanked.subarray(start - 4, end).equals(bytes.subarray(start - 4, end))) sign(blanked, chunk)
  }
  return blanked
}

function isTelling({ ranges, hiding }: ReturnType<typeof searchPositions>): boolean {
  return hiding.length > 0 || ranges.some(({ tells }) => tells)
}

function searchPositions(bytes: Buffer) {
  const budget = createSearchBudget()
  const chunks = findPictureType(bytes) === 'png' ? listPngChunks(bytes) : []
  const ranges = [...findExifPositions(bytes, budget), ...findXmpPositions(bytes, budget)]
  // Those chunks that hold a position where it can't be seen.
  return { ranges, chunks, hiding: chunks.filter((chunk) => hidesPosition(bytes, chunk, budget)) }
}

/** A type that nobody knows, by whose letters programs pass it over: of no use to the picture, private, safe to copy. */
const voidType = 'voId'

/** What is compressed can't be blanked in part: the whole text goes. */
function voidChunk(bytes: Buffer, { start, end }: PngChunk): void {
  bytes.write(voidType, start - 4, 'latin1')
  bytes.fill(0, start, end)
}

function sign(bytes: Buffer, { start, end }: PngChunk): void {
  bytes.writeUInt32BE(crc32(bytes.subarray(start - 4, end)), end)
}

// Positions in texts of a PNG that are compressed, or written in hexadecimal digits, as ImageMagick keeps EXIF.

/** Whether a text holds a position that can't be seen in the bytes of the file. @throws PictureTooComplex */
function hidesPosition(bytes: Buffer, chunk: PngChunk, budget: SearchBudget): boolean {
  const text = readHiddenText(bytes.subarray(chunk.start, chunk.end), chunk.type, budget)
  return text !== undefined && holdsPosition(text, budget)
}

/** In what a program has taken out of a picture: its EXIF or its XMP. @throws PictureTooComplex */
export function holdsPosition(bytes: Buffer, budget = createSearchBudget()): boolean {
  return [...findExifPositions(bytes, budget), ...findXmpPositions(bytes, budget)].some(({ tells }) => tells)
}

/** Undefined of what is no such text. */
function readHiddenText(data: Buffer, type: string, budget: SearchBudget): Buffer | undefined {
  const keyword = data.indexOf(0)
  if (keyword < 0) return undefined
  if (type === 'tEXt') return readRawProfile(data.subarray(keyword + 1))
  if (type === 'zTXt') {
    const text = unpack(data.subarray(keyword + 2), budget)
    return text && (readRawProfile(text) ?? text)
  }
  if (type !== 'iTXt' || data[keyword + 1] !== 1) return undefined
  // Behind the two flags stand a language and a translated keyword.
  const language = data.indexOf(0, keyword + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? undefined : unpack(data.subarray(translated + 1), budget)
}

/** Bytes that a text counts for at least: to begin one takes as long as to unpack them. */
const leastUnpacked = 4096
/** How much larger than its source a damaged text has probably become when the damage is met. */
const usualGrowth = 64

/** Also the beginning of one that ends too early. */
function unpack(data: Buffer, budget: SearchBudget): Buffer | undefined {
  try {
    const text = inflateSync(data, {
      maxOutputLength: Math.max(1, budget.unpackable()),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    budget.countUnpacked(Math.max(leastUnpacked, text.length))
    return text
  } catch (error) {
    if (error instanceof PictureTooComplex) throw error
    if (error instanceof RangeError) throw new PictureTooComplex('pictureTexts')
    // Whoever shows the picture can't read it either. What was unpacked until then nobody says.
    budget.countUnpacked(Math.max(leastUnpacked, data.length * usualGrowth))
    return undefined
  }
}

/** `\nexif\n    1234\n457869…` */
function readRawProfile(text: Buffer): Buffer | undefined {
  const begun = /^\n[\w ]{1,40}\n *\d+\n/.exec(text.toString('latin1', 0, 100))?.[0]
  if (begun === undefined) return undefined
  return Buffer.from(toDigits(text.subarray(begun.length)).toString('latin1'), 'hex')
}

const digits = new Set(Buffer.from('0123456789abcdefABCDEF'))

/** The hexadecimal digits alone. Byte by byte: a text may hold millions of runs between them. */
function toDigits(text: Buffer): Buffer {
  const kept = Buffer.alloc(text.length)
  let length = 0
  for (const byte of text) if (digits.has(byte)) kept[length++] = byte
  return kept.subarray(0, length)
}
