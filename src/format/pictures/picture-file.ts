// What a file is, by its first bytes, and whether it holds its picture to the end, as far as that is seen without
// decoding it: a name may say anything, and an upload may have stopped.

import { constants, crc32, inflateSync } from 'node:zlib'
import type { PictureType } from './picture.ts'
import {
  createSearchBudget,
  findExifPositions,
  findXmpPositions,
  PictureTooComplex,
  type SearchBudget,
} from './position-search.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Undefined for everything but PNG, JPEG, GIF, WebP and AVIF. */
export function findPictureType(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (/^GIF8[79]a$/.test(readText(bytes, 0, 6))) return 'gif'
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 12) === 'WEBP') return 'webp'
  return listBrands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

/** What is there in the place of a picture, as far as there is something to advise. */
type OtherType = 'empty' | 'svg' | 'heic' | 'other'

export function findOtherType(bytes: Buffer): OtherType {
  if (bytes.length === 0) return 'empty'
  if (/^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(bytes.subarray(0, 200).toString())) return 'svg'
  return listBrands(bytes).some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1)$/.test(brand)) ? 'heic' : 'other'
}

/** Of a file of ISO's base media format, such as AVIF: its own brand, then those that it is readable as. */
function listBrands(bytes: Buffer): string[] {
  if (readText(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [readText(bytes, 8, 12)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(readText(bytes, offset, offset + 4))
  return brands
}

function readText(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end)
}

export function isWholePicture(bytes: Buffer, type: PictureType): boolean {
  return checks[type](bytes)
}

const [extension, image, trailer] = [0x21, 0x2c, 0x3b]

/** What follows the end of a picture, as other programs put it there, is nobody's fault. */
const checks: Readonly<Record<PictureType, (bytes: Buffer) => boolean>> = {
  png: (bytes) => {
    const types = listPngChunks(bytes).map(({ type }) => type)
    return types.includes('IDAT') && types.at(-1) === 'IEND'
  },
  jpg: (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.indexOf(Buffer.from([0xff, 0xda])),
  gif: isWholeGif,
  webp: (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  avif: isWholeAvif,
}

function isWholeGif(bytes: Buffer): boolean {
  let offset = 13 + countColours(bytes[10])
  for (;;) {
    const kind = bytes[offset]
    if (kind === trailer) return true
    if (kind === extension) offset = skipBlocks(bytes, offset + 2)
    else if (kind === image) offset = skipBlocks(bytes, offset + 11 + countColours(bytes[offset + 9]))
    else return false
  }
}

/** Bytes of the table of colours that the flags announce. */
function countColours(flags = 0): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

/** Blocks of up to 255 bytes, each behind its length, up to one of none. */
function skipBlocks(bytes: Buffer, start: number): number {
  let offset = start
  for (let length = bytes[offset] ?? 0; length > 0; length = bytes[offset] ?? 0) offset += length + 1
  return offset + 1
}

/** Boxes begin with their length; 1 is that of a longer one, and 0 reaches to the end of the file. */
function isWholeAvif(bytes: Buffer): boolean {
  let offset = 0
  while (offset + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(offset)
    if (short === 0) return true
    const isLong = short === 1 && offset + 16 <= bytes.length
    const length = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : short
    if (length < 8 || offset + length > bytes.length) return false
    offset += length
  }
  return offset === bytes.length
}

/**
 * Size that the file itself gives to what moves in it: programs that show one frame look at that alone. Undefined where
 * whoever measures the picture sees all of it.
 */
export function findCanvas(bytes: Buffer, type: PictureType) {
  if (type === 'gif') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames: 1 }
  if (type !== 'png') return undefined
  const frames = listPngChunks(bytes).filter((chunk) => chunk.type === 'fcTL').length
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames }
}

/** Counted before anybody opens the picture: a library may take long for many. */
export function countWebpFrames(bytes: Buffer): number {
  let frames = 0
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', offset, offset + 4) === 'ANMF') frames += 1
    const length = bytes.readUInt32LE(offset + 4)
    offset += 8 + length + (length % 2)
  }
  return frames
}

/** A part of a PNG: four bytes of length, four of its type, its data, four of a checksum over type and data. */
interface PngChunk {
  type: string
  /** Offsets of its data in the file. */
  start: number
  end: number
}

const signatureBytes = 8

const aroundData = 12

/** Those that are there whole, up to the end of the picture. */
function listPngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = []
  let offset = signatureBytes
  while (offset + aroundData <= bytes.length) {
    const start = offset + 8
    const end = start + bytes.readUInt32BE(offset)
    if (end + 4 > bytes.length) break
    const type = bytes.toString('latin1', offset + 4, start)
    chunks.push({ type, start, end })
    if (type === 'IEND') break
    offset = end + 4
  }
  return chunks
}

// Whether a picture holds the place where it was taken, and the same picture without that: no byte of it moves.

/** @throws PictureTooComplex where nobody can say that in bounded time. */
export function namesPosition(bytes: Buffer): boolean {
  return isTelling(searchPositions(bytes))
}

/**
 * The same bytes with blanks where its EXIF or XMP holds a position, and all that belongs to it, such as the time at the
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
  // Behind the two flags are a language and a translated keyword.
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
