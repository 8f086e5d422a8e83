import { describe, expect, test } from 'vitest'
import {
  findOtherType,
  findPictureType,
  isWholePicture,
} from '../../../../src/format/pictures/picture-file.ts'
import {
  createAvif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toPngChunk,
} from '../../../support/pictures.ts'

function toFtyp(brand: string, ...others: string[]): Buffer {
  const brands = Buffer.from(['ftyp', brand, '\0\0\0\0', ...others].join(''), 'latin1')
  return Buffer.concat([Buffer.from([0, 0, 0, brands.length + 4]), brands])
}

describe('pictures', () => {
  test.each([
    ['png', createPng(1, 1)],
    ['jpg', createJpeg(1, 1)],
    ['gif', createGif(1, 1)],
    ['gif', Buffer.from('GIF87a')],
    ['webp', createWebp()],
    ['avif', createAvif()],
    ['avif', toFtyp('mif1', 'mif1', 'avif')],
    ['avif', toFtyp('avis')],
    // What a script engine would read as well is served as what it is here.
    ['gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
  ])('%s', (type, bytes) => {
    expect(findPictureType(bytes)).toBe(type)
  })
})

describe('what is none', () => {
  test.each([
    ['empty', ''],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '<?xml version="1.0"?><svg/>'],
    ['svg', '\ufeff  <!-- a --><svg/>'],
    ['svg', '<!DOCTYPE svg>'],
    ['other', '<html>'],
    ['other', 'GIF88a'],
    ['other', 'RIFF\0\0\0\0WAVE'],
    ['other', '%PDF-1.7'],
    ['other', 'II*\0'],
    ['other', '\u0089PNG\r\n'],
  ])('%s: %j', (type, text) => {
    const bytes = Buffer.from(text, text.startsWith('\ufeff') ? 'utf8' : 'latin1')
    expect(findPictureType(bytes)).toBeUndefined()
    expect(findOtherType(bytes)).toBe(type)
  })

  test.each([
    ['heic', toFtyp('heic', 'mif1')],
    ['heic', toFtyp('mif1', 'heic')],
    ['other', toFtyp('mp42')],
    ['other', Buffer.from([0, 0])],
  ])('%s', (type, bytes) => {
    expect(findPictureType(bytes)).toBeUndefined()
    expect(findOtherType(bytes)).toBe(type)
  })
})

function isWhole(bytes: Buffer): boolean | undefined {
  const type = findPictureType(bytes)
  return type && isWholePicture(bytes, type)
}

const whole: [string, Buffer][] = [
  ['PNG', createPng(3, 3)],
  ['JPEG', createJpeg(3, 3)],
  ['GIF', createGif(3, 3, 2)],
  ['WebP', createWebp()],
  ['AVIF', createAvif()],
]

describe.each(whole)('%s', (name, bytes) => {
  test('is whole', () => {
    expect(isWhole(bytes)).toBe(true)
  })

  test('is not, cut anywhere behind its first bytes', () => {
    const lengths = Array.from({ length: bytes.length - 20 }, (_, index) => index + 20)
    // The box before the last ends where a cut picture may end too, and sharp sees that.
    const boxes = name === 'AVIF' ? new Set([28, 242]) : new Set<number>()
    expect(lengths.filter((length) => isWhole(bytes.subarray(0, length)) && !boxes.has(length))).toEqual([])
  })
})

describe('what follows the end', () => {
  test.each(whole.slice(0, 4))('of a %s is nobody’s fault', (_, bytes) => {
    expect(isWhole(Buffer.concat([bytes, Buffer.from('PK\u0003\u0004 an archive', 'latin1')]))).toBe(true)
  })
})

test('a PNG without an image is not whole', () => {
  const bytes = createPng(1, 1)
  const header = bytes.subarray(0, 33)
  expect(isWhole(Buffer.concat([header, toPngChunk('IEND', Buffer.alloc(0))]))).toBe(false)
})

test.each(whole)('a %s whose beginning nonsense follows is looked at to its end', (_, bytes) => {
  expect(() => isWhole(Buffer.concat([bytes.subarray(0, 12), Buffer.alloc(2_000_000, 1)]))).not.toThrow()
})
