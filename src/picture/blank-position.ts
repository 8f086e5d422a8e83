// Whether a picture tells where it was taken, and the same picture without that: no byte of it moves.
import { crc32 } from 'node:zlib'
import { findExifPositions } from './find-exif-positions.ts'
import { findPictureType } from './find-picture-type.ts'
import { hidesPosition } from './find-text-positions.ts'
import { findXmpPositions } from './find-xmp-positions.ts'
import { listPngChunks, type PngChunk } from './png-chunks.ts'
import type { PositionRange } from './position-range.ts'

export function tellsPosition(bytes: Buffer): boolean {
  return findPositions(bytes).some(({ tells }) => tells) || findHiding(bytes).length > 0
}

/**
 * The same bytes with blanks where its EXIF or XMP tells a position, and all that belongs to it, such as the time at the
 * satellite; undefined where there is none. Orientation and all else stay.
 */
export function blankPosition(bytes: Buffer): Buffer | undefined {
  if (!tellsPosition(bytes)) return undefined
  const blanked = Buffer.from(bytes)
  for (const { start, end, blank } of findPositions(bytes)) blanked.fill(blank, start, end)
  for (const chunk of findHiding(bytes)) voidChunk(blanked, chunk)
  for (const chunk of findChunks(bytes)) {
    const { start, end } = chunk
    if (!blanked.subarray(start - 4, end).equals(bytes.subarray(start - 4, end))) sign(blanked, chunk)
  }
  return blanked
}

function findPositions(bytes: Buffer): PositionRange[] {
  return [...findExifPositions(bytes), ...findXmpPositions(bytes)]
}

function findChunks(bytes: Buffer): PngChunk[] {
  return findPictureType(bytes) === 'png' ? listPngChunks(bytes) : []
}

function findHiding(bytes: Buffer): PngChunk[] {
  return findChunks(bytes).filter((chunk) => hidesPosition(bytes, chunk))
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
