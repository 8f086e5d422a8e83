import { describe, expect, test } from 'vitest'
import { readDataAddress, toFetchAddress } from '../../../../src/import/pictures/picture-address.ts'
import { FetchFault } from '../../../../src/import/pictures/picture-loss.ts'
import { parseRetryAfter } from '../../../../src/import/pictures/retry-after.ts'

function tryAddress(written: string, formerUrl?: string): string {
  try {
    return toFetchAddress(written, formerUrl)
  } catch (error) {
    return error instanceof FetchFault ? error.loss.reason : String(error)
  }
}

describe('what is asked for', () => {
  test.each([
    ['http://x.kr/a b.png#c', undefined, 'http://x.kr/a%20b.png'],
    ['//x.kr/그림.png', undefined, 'https://x.kr/%EA%B7%B8%EB%A6%BC.png'],
    ['//x.kr/a.png', 'http://old.kr/', 'http://x.kr/a.png'],
    ['/uploads/a.png', 'https://old.kr/qna/', 'https://old.kr/uploads/a.png'],
    ['a.png', 'https://old.kr/qna/', 'https://old.kr/qna/a.png'],
    ['/uploads/a.png', undefined, 'relative'],
    ['http://', undefined, 'no-address'],
    ['ftp://x.kr/a.png', undefined, 'no-address'],
    ['file:///etc/passwd', undefined, 'no-address'],
    ['javascript:alert(1)', 'https://old.kr/', 'no-address'],
  ])('%s below %s: %s', (written, formerUrl, asked) => {
    expect(tryAddress(written, formerUrl)).toBe(asked)
  })
})

test.each([
  ['data:image/png;base64,aGk=', 'hi'],
  ['data:image/png;base64,aGk%3D', 'hi'],
  ['data:,h%69', 'hi'],
  ['data:image/png;base64,', undefined],
  ['https://x.kr/data:,a', undefined],
])('%s', (address, text) => {
  expect(readDataAddress(address)?.toString()).toBe(text)
})

const now = Date.UTC(2025, 0, 1)

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Wed, 01 Jan 2025 00:00:30 GMT', 30_000],
  ['Tue, 31 Dec 2024 00:00:00 GMT', 0],
  ['-1', 0],
  ['soon', 0],
  ['2025', 2_025_000],
  [undefined, 0],
])('Retry-After: %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, now)).toBe(milliseconds)
})
