import { crc32, deflateSync } from 'node:zlib'

// Pictures of a few bytes, made by hand: what a file is, is known by its bytes alone.

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A part of a PNG. */
export function toPngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([toLong(data.length), named, toLong(crc32(named))])
}

/** @param chunks behind the header. @param seed another picture of the same size for another. */
export function createPng(width: number, height: number, chunks: readonly Buffer[] = [], seed = 0): Buffer {
  const header = Buffer.concat([toLong(width), toLong(height), Buffer.from([8, 0, 0, 0, 0])])
  const row = Buffer.alloc(width + 1, seed)
  row[0] = 0
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row))
  return Buffer.concat([
    signature,
    toPngChunk('IHDR', header),
    ...chunks,
    toPngChunk('IDAT', deflateSync(rows)),
    toPngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A whole picture that can be seen: its left half in the colour of persimmons, its right in that of leaves. */
export function createTwoColourPng(width: number, height: number): Buffer {
  const header = Buffer.concat([toLong(width), toLong(height), Buffer.from([8, 2, 0, 0, 0])])
  const toPixel = (column: number) => (column * 2 < width ? [0xe8, 0x6a, 0x33] : [0x4a, 0x7c, 0x59])
  const row = Buffer.from([0, ...Array.from({ length: width }, (_, column) => toPixel(column)).flat()])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    signature,
    toPngChunk('IHDR', header),
    toPngChunk('IDAT', deflateSync(rows)),
    toPngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG without an image in it, whose header tells its size. @param segments behind its beginning. */
export function createJpeg(width: number, height: number, segments: readonly Buffer[] = []): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    toJpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    toJpegSegment(0xc0, Buffer.from([8, ...size, 1, 1, 0x11, 0])),
    toJpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0, 0xff, 0xd9]),
  ])
}

export function toJpegSegment(marker: number, data: Uint8Array): Buffer {
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data])
}

/** EXIF as JPEG has it. */
export function toExifSegment(tiff: Uint8Array): Buffer {
  return toJpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

/** XMP as JPEG has it. */
export function toXmpSegment(xmp: string): Buffer {
  return toJpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`))
}

/** @param frames of one pixel each, however large the picture says that it is. */
export function createGif(width: number, height: number, frames = 1): Buffer {
  const size = [width & 255, width >> 8, height & 255, height >> 8]
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

interface TiffEntry {
  tag: number
  type: number
  count: number
  /** As it is in the file; over four bytes its offset does. */
  value: Buffer
}

interface ExifContent {
  order?: 'II' | 'MM'
  orientation?: number
  /** Entries of the list of the satellites. */
  gps?: readonly TiffEntry[]
}

/** A TIFF with an orientation and, below its pointer, a list of positions. */
export function createExif({ order = 'II', orientation = 1, gps }: ExifContent): Buffer {
  const short = (value: number) => toNumber(value, 2, order)
  const long = (value: number) => toNumber(value, 4, order)
  const toEntry = ({ tag, type, count }: TiffEntry, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), value])
  const toList = (entries: readonly Buffer[]) => Buffer.concat([short(entries.length), ...entries, long(0)])
  const turned = { tag: 0x0112, type: 3, count: 1, value: Buffer.alloc(0) }
  const orientationEntry = toEntry(turned, Buffer.concat([short(orientation), short(0)]))
  const header = Buffer.concat([Buffer.from(order, 'latin1'), short(42), long(8)])
  if (!gps) return Buffer.concat([header, toList([orientationEntry])])
  const gpsOffset = 8 + 2 + 2 * 12 + 4
  const pointer = { tag: 0x8825, type: 4, count: 1, value: Buffer.alloc(0) }
  const values: Buffer[] = []
  let offset = gpsOffset + 2 + gps.length * 12 + 4
  const gpsEntries = gps.map((entry) => {
    if (entry.value.length <= 4)
      return toEntry(entry, Buffer.concat([entry.value, Buffer.alloc(4 - entry.value.length)]))
    const at = offset
    values.push(entry.value)
    offset += entry.value.length
    return toEntry(entry, long(at))
  })
  const first = toList([orientationEntry, toEntry(pointer, long(gpsOffset))])
  return Buffer.concat([header, first, toList(gpsEntries), ...values])
}

/** Entries for 37°33′36″ N, 126°58′41″ E. */
export function toSeoul(order: 'II' | 'MM' = 'II'): TiffEntry[] {
  const degrees = (...parts: number[]) =>
    Buffer.concat(parts.flatMap((part) => [toNumber(part, 4, order), toNumber(1, 4, order)]))
  return [
    { tag: 1, type: 2, count: 2, value: Buffer.from('N\0') },
    { tag: 2, type: 5, count: 3, value: degrees(37, 33, 36) },
    { tag: 3, type: 2, count: 2, value: Buffer.from('E\0') },
    { tag: 4, type: 5, count: 3, value: degrees(126, 58, 41) },
  ]
}

function toNumber(value: number, bytes: 2 | 4, order: 'II' | 'MM'): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (order === 'II') buffer.writeUIntLE(value, 0, bytes)
  else buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function toLong(value: number): Buffer {
  return toNumber(value, 4, 'MM')
}

/** Two red pixels in each direction. */
export function createAvif(): Buffer {
  return Buffer.from(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACgc4ADaQENBpMhMf8mKE4AAWAACQNY48ULgMQgCQ',
    'base64',
  )
}

/** Three red pixels across, two down. @param chunks behind the picture, each with the name and the length that it has. */
export function createWebp(chunks: Buffer = Buffer.alloc(0)): Buffer {
  const webp = Buffer.concat([
    Buffer.from('UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA', 'base64'),
    chunks,
  ])
  webp.writeUInt32LE(webp.length - 8, 4)
  return webp
}

/** A small PNG of one grey and so many pixels on each side, with a comment as its text. */
export function toPng(side: number, grey: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits a pixel, no colour.
  header[8] = 8
  const row = Buffer.from([0, ...Array<number>(side).fill(grey)])
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))
  return Buffer.concat([
    signature,
    toPngChunk('IHDR', header),
    toPngChunk('tEXt', Buffer.from(`Comment\0A ${grey}`)),
    toPngChunk('IDAT', pixels),
    toPngChunk('IEND', Buffer.alloc(0)),
  ])
}
