import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { blankPosition, namesPosition } from '../../../../src/format/pictures/picture-file.ts'
import { PictureTooComplex } from '../../../../src/format/pictures/position-search.ts'
import { heavyPictures } from '../../../support/heavy-pictures.ts'
import {
  createExif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toExifSegment,
  toPngChunk,
  toSeoul,
  toXmpSegment,
} from '../../../support/pictures.ts'

const little = createExif({ orientation: 6, gps: toSeoul() })
const big = createExif({ order: 'MM', orientation: 6, gps: toSeoul('MM') })
const attributes =
  '<rdf:Description exif:GPSLatitude="37,33.6N" exif:GPSLongitude=\'126,58.7E\' dc:title="a"/>'
const elements =
  '<a><exif:GPSLatitude>37,33.6N</exif:GPSLatitude>\n<exif:GPSLongitude>126,58.7E</exif:GPSLongitude></a>'
const drone = '<a drone-dji:GpsLatitude="+37.56" drone-dji:GpsLongtitude="+126.97"/>'
const thumbnail = createJpeg(2, 2, [toExifSegment(little)])

function toRiff(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data])
}

function toText(keyword: string, text: string): Buffer {
  return Buffer.from(`${keyword}\0${text}`, 'latin1')
}

const deflate = (text: string) => deflateSync(Buffer.from(text))

function createTextPng(chunk: string, ...parts: Buffer[]): Buffer {
  return createPng(4, 2, [toPngChunk(chunk, Buffer.concat(parts))])
}

function toHex(bytes: Buffer): string {
  return `\nexif\n    ${bytes.length}\n${bytes.toString('hex').replace(/.{72}/g, '$&\n')}\n`
}

/** Where type and data of each chunk of a PNG begin and end; its checksum is behind. */
function listPngChunks(bytes: Buffer): { start: number; end: number }[] {
  const chunks: { start: number; end: number }[] = []
  for (let start = 12; start < bytes.length; ) {
    const end = start + 4 + bytes.readUInt32BE(start - 4)
    chunks.push({ start, end })
    start = end + 8
  }
  return chunks
}

const xmpKeyword = 'XML:com.adobe.xmp'

const telling: [string, Buffer][] = [
  ['EXIF of a JPEG, little end first', createJpeg(4, 2, [toExifSegment(little)])],
  ['EXIF of a JPEG, big end first', createJpeg(4, 2, [toExifSegment(big)])],
  ['XMP of a JPEG as attributes', createJpeg(4, 2, [toXmpSegment(attributes)])],
  ['XMP of a JPEG as elements', createJpeg(4, 2, [toXmpSegment(elements)])],
  ['XMP of a drone', createJpeg(4, 2, [toXmpSegment(drone)])],
  ['both', createJpeg(4, 2, [toExifSegment(little), toXmpSegment(attributes)])],
  ['the thumbnail in an EXIF', createJpeg(4, 2, [toExifSegment(Buffer.concat([createExif({}), thumbnail]))])],
  ['a second picture behind the first', Buffer.concat([createJpeg(4, 2), thumbnail])],
  ['EXIF of a PNG', createPng(4, 2, [toPngChunk('eXIf', big)])],
  ['XMP of a PNG', createTextPng('iTXt', toText(xmpKeyword, `\0\0\0\0${elements}`))],
  [
    'compressed XMP of a PNG',
    createTextPng('iTXt', toText(xmpKeyword, '\u0001\0ko\0\0'), deflate(attributes)),
  ],
  ['EXIF of a PNG in digits', createTextPng('tEXt', toText('Raw profile type exif', toHex(little)))],
  ['EXIF of a PNG in digits, without a keyword', createTextPng('tEXt', toText('', toHex(little)))],
  [
    'EXIF of a PNG in compressed digits',
    createTextPng('zTXt', toText('Raw profile type APP1', '\0'), deflate(toHex(big))),
  ],
  [
    'XMP of a GIF',
    Buffer.concat([createGif(4, 2).subarray(0, -1), Buffer.from(attributes), Buffer.from([0x3b])]),
  ],
  ['EXIF of a WebP', createWebp(toRiff('EXIF', little))],
  ['XMP of a WebP', createWebp(toRiff('XMP ', Buffer.from(`${elements} `)))],
]

describe.each(telling)('%s', (_, bytes) => {
  test('tells a position', () => {
    expect(namesPosition(bytes)).toBe(true)
  })

  test('is blanked without moving a byte, once and for all', () => {
    const blanked = blankPosition(bytes)
    expect(blanked).toHaveLength(bytes.length)
    expect(blanked && blankPosition(blanked)).toBeUndefined()
    expect(blanked?.toString('latin1')).not.toMatch(/37,33|126,58|37\.56|126\.97/)
  })
})

describe('what stays', () => {
  test.each(telling.filter(([name]) => /JPEG|PNG|WebP/.test(name)))(
    'size and orientation: %s',
    async (_, bytes) => {
      const before = await sharp(bytes).metadata()
      const after = await sharp(blankPosition(bytes)).metadata()
      expect([after.autoOrient, after.orientation]).toEqual([before.autoOrient, before.orientation])
    },
  )

  test.each(telling.filter(([name]) => name.includes('PNG')))('checksums of a PNG: %s', (_, bytes) => {
    const blanked = blankPosition(bytes) ?? Buffer.alloc(0)
    const wrong = listPngChunks(blanked).filter(
      ({ start, end }) => blanked.readUInt32BE(end) !== crc32(blanked.subarray(start, end)),
    )
    expect(wrong).toEqual([])
    expect(listPngChunks(blanked)).toHaveLength(listPngChunks(bytes).length)
  })

  test('the other texts of an XMP', () => {
    const bytes = createJpeg(4, 2, [toXmpSegment(attributes)])
    expect(blankPosition(bytes)?.toString('latin1')).toContain('dc:title="a"')
  })
})

describe('what tells none', () => {
  test.each([
    ['no EXIF', createJpeg(4, 2)],
    ['an orientation alone', createJpeg(4, 2, [toExifSegment(createExif({ orientation: 6 }))])],
    [
      'the version of an empty list',
      createExif({ gps: [{ tag: 0, type: 1, count: 4, value: Buffer.from([2, 3, 0, 0]) }] }),
    ],
    ['a list of nothing', createExif({ gps: [{ tag: 2, type: 5, count: 3, value: Buffer.alloc(24) }] })],
    [
      'XMP without a value',
      createJpeg(4, 2, [toXmpSegment('<a exif:GPSLatitude="" exif:GPSLatitudeRef="N"/>')]),
    ],
    ['words', createJpeg(4, 2, [toXmpSegment('<a dc:title="GPS in my car"/>')])],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_, bytes) => {
    expect(namesPosition(bytes)).toBe(false)
    expect(blankPosition(bytes)).toBeUndefined()
  })
})

describe('damaged and hostile files', () => {
  test.each(telling)('%s, with bytes changed or cut: no fault, no byte more', (_, bytes) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, length) => {
        const changed = Buffer.from(bytes)
        changed[at] = byte
        const cut = changed.subarray(0, length)
        expect(blankPosition(cut)?.length ?? length).toBe(length)
      }),
      { numRuns: 200 },
    )
  })

  test('lists that name themselves end', () => {
    const tiff = createExif({ gps: toSeoul() })
    // The pointer to the positions, and the next list, name the first.
    tiff.writeUInt32LE(8, 8 + 2 + 12 + 8)
    tiff.writeUInt32LE(8, 8 + 2 + 24)
    expect(namesPosition(tiff)).toBe(false)
  })

  test.each(heavyPictures)('%s: %s, and blanked where that helps', (_, said, bytes) => {
    if (/^picture-too-large (?:16|200000)$/.test(said)) {
      expect(() => blankPosition(bytes)).toThrow(PictureTooComplex)
      return
    }
    const blanked = blankPosition(bytes)
    expect(blanked !== undefined).toBe(said === 'picture-position')
    expect(blanked?.length ?? bytes.length).toBe(bytes.length)
    expect(namesPosition(blanked ?? bytes)).toBe(false)
  })
})
