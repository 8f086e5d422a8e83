import { describe, expect, test } from 'vitest'
import { findPictureType } from '../../../src/picture/find-picture-type.ts'
import { isWholePicture } from '../../../src/picture/is-whole-picture.ts'
import {
  createAvif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toPngChunk,
} from '../../support/pictures.ts'

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
