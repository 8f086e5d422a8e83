// Whether a picture tells where it was taken, and the same picture without that: no byte of it moves.
import { crc32 } from 'node:zlib'
import { findExifPositions } from './find-exif-positions.ts'
import { findPictureType } from './find-picture-type.ts'
import { hidesPosition } from './find-text-positions.ts'
import { findXmpPositions } from './find-xmp-positions.ts'
import { listPngChunks, type PngChunk } from './png-chunks.ts'
import { createSearchBudget, type PositionRange } from './position-search.ts'

/** @throws PictureTooComplex where nobody can say that in bounded time. */
export function tellsPosition(bytes: Buffer): boolean {
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

interface Found {
  ranges: PositionRange[]
  /** Of a PNG, and those of them that hold a position where it can't be seen. */
  chunks: PngChunk[]
  hiding: PngChunk[]
}

function isTelling({ ranges, hiding }: Found): boolean {
  return hiding.length > 0 || ranges.some(({ tells }) => tells)
}

function searchPositions(bytes: Buffer): Found {
  const budget = createSearchBudget()
  const chunks = findPictureType(bytes) === 'png' ? listPngChunks(bytes) : []
  const ranges = [...findExifPositions(bytes, budget), ...findXmpPositions(bytes, budget)]
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
