import { expect, test } from 'vitest'
import { decodeAny, decodeKorean, tryDecodeKorean } from '../../../../src/import/fix/text.ts'

const utf8 = [...Buffer.from('가')]
const lf = 0x0a

const cases: [name: string, bytes: number[], text: string, notes: string[]][] = [
  ['UTF-8', utf8, '가', []],
  ['its mark', [0xef, 0xbb, 0xbf, ...utf8], '가', []],
  ['UTF-16', [0xff, 0xfe, 0x00, 0xac, lf, 0], '가\n', ['encoding-read: utf-16le']],
  ['the same the other way round', [0xfe, 0xff, 0xac, 0x00], '가', ['encoding-read: utf-16be']],
  ['EUC-KR', [0xbe, 0xc8, 0xb3, 0xe7], '안녕', ['encoding-read: euc-kr']],
  [
    'EUC-KR in a line of UTF-8',
    [...utf8, lf, 0xbe, 0xc8, lf, ...utf8],
    '가\n안\n가',
    ['encoding-read: euc-kr'],
  ],
  ['a lost sign', [...utf8, 0xff, 0x62, lf, 0x63], '가\ufffdb\nc', []],
  ['Windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x80], 'café€', ['encoding-read: windows-1252']],
]

test.each(cases)('%s is read', (_name, bytes, text, told) => {
  const notes: string[] = []
  expect(decodeAny(Uint8Array.from(bytes), (rule, detail) => notes.push(`${rule}: ${detail}`))).toBe(text)
  expect(notes).toEqual(told)
})

test.each([
  ['syllables of 1987', 'b0a120b3aa', '가 나'],
  ['syllables that Windows added', '8c63b9e6b0a2c7cf', '똠방각하'],
  ['and others of them', '94eec164bc84bdc3', '뷁햏펲시'],
  ['letters and line feeds', '41420a', 'AB\n'],
])('%s', (_, bytes, text) => {
  expect(tryDecodeKorean(Buffer.from(bytes, 'hex'))).toBe(text)
})

test.each([
  ['half a sign', 'b0a1b0', '가\ufffd'],
  ['half a sign before a line feed', 'b00a41', '\ufffd\nA'],
  ['a byte that begins nothing', '41ff42', 'A\ufffdB'],
])('%s is told', (_, bytes, text) => {
  expect(tryDecodeKorean(Buffer.from(bytes, 'hex'))).toBeUndefined()
  expect(decodeKorean(Buffer.from(bytes, 'hex'))).toBe(text)
})
