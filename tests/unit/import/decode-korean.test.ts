import { expect, test } from 'vitest'
import { decodeKorean, tryDecodeKorean } from '../../../src/import/decode-korean.ts'

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
