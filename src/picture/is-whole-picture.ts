// Whether a file holds its picture to the end, as far as that is seen without decoding it: an upload may have stopped.
import type { PictureType } from './picture.ts'
import { listPngChunks } from './png-chunks.ts'

export function isWholePicture(bytes: Buffer, type: PictureType): boolean {
  return checks[type](bytes)
}

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

const [extension, image, trailer] = [0x21, 0x2c, 0x3b]

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
