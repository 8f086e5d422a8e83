import { describe, expect, test } from 'vitest'
import { checkPictures } from '../../../src/content-folder/check-pictures.ts'
import { toPictureAddress, toPicturePath } from '../../../src/picture/picture-address.ts'

function check(paths: readonly string[], addresses: readonly string[], isWhole = true): string[] {
  const files = paths.map((path) => ({ path, stamp: [0, 0, 0, 0] as const }))
  const links = addresses.map((address) => ({ address, places: [[7, 3]] as const }))
  return checkPictures(files, [{ path: 'questions/a.md', links }], isWhole).map(
    ({ code, path, line, column, detail }) =>
      `${path}:${line}:${column} ${code} ${detail['value']}${detail['nearest'] ? ` → ${detail['nearest']}` : ''}`,
  )
}

test('a similar name is proposed for a hundred names, one of the same name for all', () => {
  const paths = ['files/diagram.png']
  const similar = Array.from(
    { length: 101 },
    (_, index) => `/files/diagra${String.fromCodePoint(0xac00 + index)}.png`,
  )
  const told = check(paths, ['/files/diagram.png', ...similar, '/files/a/diagram.png'])
  expect(told).toHaveLength(102)
  expect(told.map((line) => line.endsWith(' → /files/diagram.png'))).toEqual([
    ...Array.from({ length: 100 }, () => true),
    false,
    true,
  ])
})

describe('pictures that are not there', () => {
  const paths = ['files/ab/diagram.png', 'files/그림 (1).png', 'files/photo.jpg']
  test.each([
    ['/files/none.png', '/files/none.png'],
    ['/files/diagram.png', '/files/diagram.png → /files/ab/diagram.png'],
    ['/files/ab/Diagram.png', '/files/ab/Diagram.png → /files/ab/diagram.png'],
    ['/files/photo.png', '/files/photo.png → /files/photo.jpg'],
    ['/files/ab/digram.png', '/files/ab/digram.png → /files/ab/diagram.png'],
    ['/files/%EA%B7%B8%EB%A6%BC(1).png', '/files/그림(1).png → /files/그림%20%281%29.png'],
    ['/files/', '/files/'],
    [`/files/${'a'.repeat(300)}`, `/files/${'a'.repeat(93)}`],
  ])('%s', (address, told) => {
    expect(check(paths, [...paths.map(toPictureAddress), address])).toEqual([
      `questions/a.md:7:3 missing-picture ${told}`,
    ])
  })
})

describe('pictures that are there', () => {
  test.each([
    ['files/a.png', '/files/a.png'],
    ['files/a.png', '//files/a.png'],
    ['files/a.png', '/files/a.png?v=2#b'],
    ['files/그림.png', '/files/%EA%B7%B8%EB%A6%BC.png'],
    // As macOS lists it.
    ['files/그림.png'.normalize('NFD'), '/files/%EA%B7%B8%EB%A6%BC.png'],
    ['files/a b.png', '/files/a%20b.png'],
    ['files/100%.png', '/files/100%25.png'],
  ])('%s by %s', (path, address) => {
    expect(check([path], [address])).toEqual([])
  })
})

test('what nobody names is told where all is known', () => {
  const unused = 'files/a b.png:1:1 unused-picture /files/a%20b.png'
  expect(check(['files/a b.png', 'files/c.png'], ['/files/c.png', '/about/'])).toEqual([unused])
  expect(check(['files/a b.png'], [], false)).toEqual([])
})

describe('addresses', () => {
  test.each([
    ['/files/a.png', 'files/a.png'],
    ['/files', 'files'],
    ['/filesystem', undefined],
    ['files/a.png', undefined],
    ['https://a.kr/files/a.png', undefined],
    ['/files/%', undefined],
    ['/%66iles/a.png', 'files/a.png'],
  ])('%s', (address, path) => {
    expect(toPicturePath(address)).toBe(path)
  })

  test.each(['files/a.png', "files/a (1)'s.png", 'files/그림 100%.png', 'files/<b>#?&.png', 'files/👍.png'])(
    'of %s lead back to it',
    (path) => {
      expect(toPicturePath(toPictureAddress(path))).toBe(path)
      expect(toPictureAddress(path)).not.toMatch(/[ ()<>'#?&]/)
    },
  )
})
