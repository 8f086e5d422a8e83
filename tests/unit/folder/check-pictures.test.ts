import { describe, expect, test } from 'vitest'
import { findPictureIssues } from '../../../src/folder/check-pictures.ts'
import { noRedactions } from '../../../src/folder/redactions.ts'
import { toPictureAddress, toPicturePath } from '../../../src/format/pictures/picture.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { checkAndRead } from '../../support/check-and-read.ts'
import { checkWritten } from '../../support/check-written.ts'
import { createPng } from '../../support/pictures.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

function check(paths: readonly string[], addresses: readonly string[], isWhole = true): string[] {
  const files = paths.map((path) => ({ path, stamp: [0, 0, 0, 0] as const }))
  const links = addresses.map((address) => ({ address, places: [[7, 3]] as const }))
  const folder = {
    files: isWhole ? [] : files.map((file) => ({ ...file, id: 'b' })),
    issues: [],
    pictureFiles: files,
    redactions: noRedactions,
    settings: sampleSettings,
    themePictures: {},
  }
  return findPictureIssues(folder, [], [{ path: 'questions/a.md', links }]).map(
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

// An address of a picture is proposed only where obeying brings no next complaint.

const elsewhere =
  '그림은 내용 폴더의 files 폴더에 넣고 /files/로 시작하는 주소로 씁니다. 이 그림이 거기에 있는지도 살펴 주세요.'

test.each<[name: string, written: string, hint: string]>([
  ['a picture that is there', 'files/x.png', '이렇게 고쳐 주세요 → ![그림](/files/x.png)'],
  ['one above', '../files/x.png', '이렇게 고쳐 주세요 → ![그림](/files/x.png)'],
  [
    'a name that is written in signs',
    'files/%ED%91%9C.png',
    '이렇게 고쳐 주세요 → ![그림](/files/%ED%91%9C.png)',
  ],
  ['one that is not there', 'files/y.png', elsewhere],
  ['a folder', 'files/', elsewhere],
  ['one above that is not there', '../../files/y.png', elsewhere],
  ['an address that is too long to be shown', `files/${'y'.repeat(120)}.png`, elsewhere],
])('%s', async (_name, written, hint) => {
  const picture = createPng(2, 2)
  const files = { 'files/x.png': picture, 'files/표.png': picture }
  const questions = [{ id: 'one', body: `![그림](${written})\n` }]
  for (const issues of await checkAndRead({ questions, files })) {
    const told = issues.filter(({ code }) => code === 'unlinked-address')
    expect(told.map((issue) => toIssueMessage(issue, 'ko').hint)).toEqual([hint])
  }
})

test('the line of a picture that is not there is corrected to the nearest that is', async () => {
  const body = '글\n\n앞 ![그림](/files/X.png "제목") 뒤\n'
  const files = { 'files/x.png': createPng(2, 2) }
  const issues = await checkWritten({ questions: [{ id: 'one', body }], files })
  const told = issues.filter(({ code }) => code === 'missing-picture')
  expect(told.map(({ line, correction }) => [correction?.from === line, correction])).toEqual([
    [true, expect.objectContaining({ lines: ['앞 ![그림](/files/x.png "제목") 뒤'], certain: false })],
  ])
})
