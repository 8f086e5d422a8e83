import { describe, expect, test } from 'vitest'
import { findOtherType, findPictureType } from '../../../src/picture/find-picture-type.ts'
import { createAvif, createGif, createJpeg, createPng, createWebp } from '../../support/pictures.ts'

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
