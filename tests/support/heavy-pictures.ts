// Pictures that ask for much work: what each is to be said of, and ordinary ones that hold much and are pictures all the
// same. Each is written by a few lines: none is larger than a picture may be.
import { deflateSync } from 'node:zlib'
import { limits } from '../../src/format/limits.ts'
import {
  createAvif,
  createExif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toExifSegment,
  toJpegSegment,
  toPngChunk,
  toSeoul,
  toXmpSegment,
} from './pictures.ts'

const room = limits.pictureBytes - 1024
const megabyte = 1024 * 1024

/** As often as there is room for it. */
function fill(unit: string | Buffer, bytes = room): Buffer {
  const one = Buffer.from(unit as string, 'latin1')
  return Buffer.alloc(Math.floor(bytes / one.length) * one.length, one)
}

function toText(type: 'zTXt' | 'iTXt' | 'tEXt', data: Buffer): Buffer {
  const head = { zTXt: 'a\0\0', iTXt: 'a\0\u0001\0\0\0', tEXt: 'a\0' }[type]
  return toPngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), data]))
}

function pack(text: Buffer): Buffer {
  return deflateSync(text, { level: 9 })
}

/** One text that unpacks to this. */
function toPacked(text: Buffer): Buffer {
  return createPng(1, 1, [toText('zTXt', pack(text))])
}

/** Pictures whose texts fill the file. */
function fillPng(chunk: Buffer): Buffer {
  return createPng(1, 1, [fill(chunk)])
}

function damage(bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes)
  damaged.writeUInt32BE(0x5a5a5a5a, damaged.length - 4)
  return damaged
}

function toEntry(tag: number, type: number, count: number, value: number): Buffer {
  const entry = Buffer.alloc(12)
  entry.writeUInt16LE(tag, 0)
  entry.writeUInt16LE(type, 2)
  entry.writeUInt32LE(count, 4)
  entry.writeUInt32LE(value, 8)
  return entry
}

const [exifPointer, gpsPointer] = [0x8769, 0x8825]

/** A list with what follows it. */
function toList(entries: readonly Buffer[], next = 0): Buffer {
  const around = Buffer.alloc(6)
  around.writeUInt16LE(entries.length, 0)
  around.writeUInt32LE(next, 2)
  return Buffer.concat([around.subarray(0, 2), ...entries, around.subarray(2)])
}

function toTiff(offset: number, ...parts: readonly Buffer[]): Buffer {
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(offset, 4)
  return Buffer.concat([header, ...parts])
}

/** The list of satellites of Seoul, as it is at this offset. */
function toSeoulAt(offset: number): Buffer {
  const rows = toSeoul()
  let end = offset + 2 + rows.length * 12 + 4
  const entries = rows.map(({ tag, type, count, value }) => {
    if (value.length <= 4) return toEntry(tag, type, count, value.readUInt16LE(0))
    end += value.length
    return toEntry(tag, type, count, end - value.length)
  })
  return Buffer.concat([toList(entries), ...rows.flatMap(({ value }) => (value.length > 4 ? value : []))])
}

/** As many headers as wanted, each of which leads to one list that is behind them. */
function toSharedList(headers: number, list: Buffer): Buffer {
  const all = Buffer.concat([Buffer.alloc(headers * 8), list])
  for (let index = 0; index < headers; index += 1) {
    all.write('II*\0', index * 8, 'latin1')
    all.writeUInt32LE((headers - index) * 8, index * 8 + 4)
  }
  return all
}

/** A list behind lists that each name the next. */
function toChain(lists: number): Buffer {
  const length = 2 + 4
  const chain = Array.from({ length: lists }, (_, index) => toList([], 8 + (index + 1) * length))
  const last = 8 + lists * length
  const position = last + 2 + 12 + 4
  return toTiff(8, ...chain, toList([toEntry(gpsPointer, 4, 1, position)]), toSeoulAt(position))
}

/** Many entries of a latitude that lead to the same value, of nothing. */
function toLongValues(entries: number, bytes: number): Buffer {
  const list = 8 + 2 + 12 + 4
  const value = list + 2 + entries * 12 + 4
  const latitude = toEntry(2, 1, bytes, value)
  return toTiff(
    8,
    toList([toEntry(gpsPointer, 4, 1, list)]),
    toList(Array.from({ length: entries }, () => latitude)),
    Buffer.alloc(bytes),
  )
}

function toRiff(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data])
}

/** A WebP that moves, one pixel large. */
function createMovingWebp(frames: number): Buffer {
  const still = createWebp()
  const shown = Buffer.concat([Buffer.alloc(12), Buffer.from([10, 0, 0, 0]), still.subarray(12)])
  shown.writeUIntLE(2, 6, 3)
  shown.writeUIntLE(1, 9, 3)
  const screen = Buffer.alloc(10)
  screen[0] = 2
  screen.writeUIntLE(2, 4, 3)
  screen.writeUIntLE(1, 7, 3)
  const parts = [
    toRiff('VP8X', screen),
    toRiff('ANIM', Buffer.alloc(6)),
    fill(toRiff('ANMF', shown), frames * (8 + shown.length)),
  ]
  const webp = Buffer.concat([still.subarray(0, 12), ...parts])
  webp.writeUInt32LE(webp.length - 8, 4)
  return webp
}

function createDeepAvif(levels: number): Buffer {
  const boxes = Buffer.alloc(levels * 8)
  for (let level = 0; level < levels; level += 1) {
    boxes.writeUInt32BE((levels - level) * 8, level * 8)
    boxes.write('iprp', level * 8 + 4, 'latin1')
  }
  return Buffer.concat([createAvif(), boxes])
}

function onJpeg(bytes: Buffer): Buffer {
  return Buffer.concat([createJpeg(4, 2), bytes])
}

const tooLong = 'picture-too-large 16'
const tooMany = 'picture-too-large 200000'
const position = 'picture-position'

/** What a file of these bytes is said to be. */
export const heavyPictures: readonly [name: string, said: string, bytes: Buffer][] = [
  // Compressed texts.
  ['a text of 64 MB', tooLong, toPacked(Buffer.alloc(64 * megabyte))],
  ['a text of 16 MB and a byte', tooLong, toPacked(Buffer.alloc(16 * megabyte + 1))],
  ['a text of 16 MB', 'png 1×1', toPacked(Buffer.alloc(16 * megabyte))],
  [
    'two of 9 MB',
    tooLong,
    createPng(
      1,
      1,
      [1, 2].map(() => toText('zTXt', pack(Buffer.alloc(9 * megabyte)))),
    ),
  ],
  ['texts of 1 MB', tooLong, fillPng(toText('zTXt', pack(Buffer.alloc(megabyte))))],
  ['international texts of 1 MB', tooLong, fillPng(toText('iTXt', pack(Buffer.alloc(megabyte))))],
  ['texts of a letter', tooLong, fillPng(toText('zTXt', pack(Buffer.from('a'))))],
  ['texts of nothing', tooLong, fillPng(toText('zTXt', Buffer.alloc(0)))],
  ['damaged texts of a letter', tooLong, fillPng(toText('zTXt', damage(pack(Buffer.from('a')))))],
  [
    'texts of 15 MB that are damaged at their ends',
    tooLong,
    fillPng(toText('zTXt', damage(pack(Buffer.alloc(15 * megabyte))))),
  ],
  ['a text of headers', tooMany, toPacked(fill('II*\0', 15 * megabyte))],
  ['a text of nearly headers', 'png 1×1', toPacked(fill('II*\u0001', 15 * megabyte))],
  ['a text of names', tooMany, toPacked(fill('gps ', 15 * megabyte))],
  ['a text of names and blanks', 'png 1×1', toPacked(fill(`gps${' '.repeat(85)}`, 15 * megabyte))],
  [
    'a text of a name and blanks',
    'png 1×1',
    toPacked(fill(`GPS${'gps'.repeat(13)}${' '.repeat(15 * megabyte - 42)}`, 15 * megabyte)),
  ],
  [
    'a text of digits and blanks',
    'png 1×1',
    toPacked(Buffer.concat([Buffer.from('\nexif\n 8\n'), fill('a ', 15 * megabyte)])),
  ],
  [
    'headers in many texts',
    tooMany,
    fillPng(
      toText(
        'zTXt',
        pack(toSharedList(500, toList(Array.from({ length: 1000 }, () => toEntry(1, 1, 1, 0))))),
      ),
    ),
  ],
  [
    'a thousand texts of an editor',
    'png 1×1',
    createPng(
      1,
      1,
      Array.from({ length: 1000 }, () => toText('zTXt', pack(Buffer.from('Created with an editor')))),
    ),
  ],
  ['a damaged text', 'png 1×1', createPng(1, 1, [toText('zTXt', damage(pack(fill('1 2 3 ', 20_000))))])],
  // Chunks, segments, boxes, blocks and frames.
  ['chunks of nothing', 'png 1×1', fillPng(toPngChunk('abCd', Buffer.alloc(0)))],
  ['texts that are not compressed', 'png 1×1', fillPng(toText('tEXt', Buffer.from('b')))],
  [
    'a chunk that is longer than the file',
    'damaged-picture png',
    Buffer.concat([createPng(1, 1).subarray(0, 33), Buffer.from('\u007f\u007f\u007f\u007fzTXt', 'latin1')]),
  ],
  ['segments of nothing', 'jpg 4×2', createJpeg(4, 2, [fill(toJpegSegment(0xe1, Buffer.alloc(0)))])],
  ['comments of nothing', 'jpg 4×2', createJpeg(4, 2, [fill(toJpegSegment(0xfe, Buffer.alloc(0)))])],
  [
    'blocks of a GIF',
    'gif 4×2',
    Buffer.concat([createGif(4, 2).subarray(0, -1), fill('!\u00fe\0'), Buffer.from(';')]),
  ],
  ['chunks of a WebP', 'webp 3×2', createWebp(fill(toRiff('abcd', Buffer.alloc(0))))],
  ['10,000 frames of a WebP', 'webp 3×2', createMovingWebp(10_000)],
  ['10,001 frames of a WebP', 'picture-too-large 10000', createMovingWebp(10_001)],
  ['as many frames of a WebP as fit', 'picture-too-large 10000', createMovingWebp(35_000)],
  ['boxes in boxes', 'avif 2×2', createDeepAvif(200_000)],
  ['boxes of nothing', 'avif 2×2', Buffer.concat([createAvif(), fill('\0\0\0\u0008free')])],
  // EXIF.
  ['headers', tooMany, onJpeg(fill('MM\0*'))],
  [
    'headers of one list',
    tooMany,
    onJpeg(toSharedList(10_000, toList(Array.from({ length: 1000 }, () => toEntry(gpsPointer, 4, 1, 8))))),
  ],
  [
    'a list of as many entries as may be',
    'jpg 4×2',
    onJpeg(toTiff(8, toList(Array.from({ length: 65_535 }, () => toEntry(exifPointer, 4, 1, 8))))),
  ],
  ['a list that says more than is there', 'jpg 4×2', onJpeg(toTiff(8, Buffer.alloc(1000, 0xff)))],
  [
    'lists that overlap',
    tooMany,
    onJpeg(
      toTiff(
        8,
        toList(Array.from({ length: 30_000 }, (_, index) => toEntry(exifPointer, 4, 1, 11 + index * 12))),
        Buffer.alloc(600_000, 0x10),
      ),
    ),
  ],
  [
    'a value of billions',
    position,
    createJpeg(4, 2, [
      toExifSegment(createExif({ gps: [{ tag: 2, type: 5, count: 2 ** 32 - 1, value: Buffer.alloc(8) }] })),
    ]),
  ],
  [
    'long values of nothing',
    tooMany,
    onJpeg(Buffer.concat([toLongValues(10_000, 4096), toLongValues(10_000, 4096)])),
  ],
  [
    'a thousand entries',
    'jpg 4×2',
    createJpeg(4, 2, [
      toExifSegment(
        toTiff(8, toList(Array.from({ length: 1000 }, (_, tag) => toEntry(tag + 0x9000, 3, 1, 1)))),
      ),
    ]),
  ],
  [
    'a hundred thousand entries',
    'jpg 4×2',
    onJpeg(
      Buffer.concat(
        [1, 2].map(() => toTiff(8, toList(Array.from({ length: 50_000 }, () => toEntry(1, 3, 1, 1))))),
      ),
    ),
  ],
  [
    'a position behind 20,000 headers',
    position,
    Buffer.concat([
      onJpeg(fill('II*\0', 80_000)),
      createJpeg(4, 2, [toExifSegment(createExif({ gps: toSeoul() }))]),
    ]),
  ],
  ['a position behind a thousand lists', position, createJpeg(4, 2, [toExifSegment(toChain(1000))])],
  [
    'a position in a list of 2,001 entries',
    position,
    createJpeg(4, 2, [
      toExifSegment(
        toTiff(
          8,
          toList([
            ...Array.from({ length: 2000 }, () => toEntry(1, 3, 1, 1)),
            toEntry(gpsPointer, 4, 1, 8 + 2 + 2001 * 12 + 4),
          ]),
          toSeoulAt(8 + 2 + 2001 * 12 + 4),
        ),
      ),
    ]),
  ],
  // XMP.
  ['names', tooMany, onJpeg(fill('gps'))],
  ['names with quotes', tooMany, onJpeg(fill('gps="'))],
  ['names with brackets', tooMany, onJpeg(fill('gps >'))],
  ['names with blanks', 'jpg 4×2', onJpeg(fill(`${`gps${' '.repeat(9)}`.repeat(16)}>${' '.repeat(8)}`))],
  [
    'names with a long text',
    'jpg 4×2',
    onJpeg(fill(`gps="${'a'.repeat(500)}gps='${'a'.repeat(500)}gps>${'a'.repeat(500)}`)),
  ],
  ['positions without an end', position, onJpeg(fill('GPSLatitude>1<'))],
  [
    'two megabytes of ordinary XMP',
    'jpg 4×2',
    createJpeg(
      4,
      2,
      Array.from({ length: 30 }, () =>
        toXmpSegment(fill('<a dc:title="GPS of a car"/>\n', 60_000).toString('latin1')),
      ),
    ),
  ],
  // What was too long, or too damaged, to be looked into.
  [
    'a position in a text of 5 MB',
    position,
    toPacked(Buffer.concat([Buffer.alloc(5 * megabyte), createExif({ gps: toSeoul() })])),
  ],
  [
    'a position in a text that ends too early',
    position,
    createPng(1, 1, [
      toText(
        'zTXt',
        pack(Buffer.concat([createExif({ gps: toSeoul() }), fill('0123456789abcdef', 4000)])).subarray(0, -6),
      ),
    ]),
  ],
]
