import { expect, test } from 'vitest'
import { decodeAny } from '../../../../src/import/repair/decode-any.ts'

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
