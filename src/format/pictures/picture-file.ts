// What a file is, by its first bytes, and whether it holds its picture to the end, as far as that is seen without
// decoding it: a name may say anything, and an upload may have stopped.
import type { PictureType } from './picture.ts'

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
export interface PngChunk {
  type: string
  /** Offsets of its data in the file. */
  start: number
  end: number
}

const signatureBytes = 8

const aroundData = 12

/** Those that are there whole, up to the end of the picture. */
export function listPngChunks(bytes: Buffer): PngChunk[] {
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
