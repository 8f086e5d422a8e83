import { describe, expect, test } from 'vitest'
import { isInShard, parseShard } from '../../../src/build/shard.ts'

const addresses = [
  '',
  '404.html',
  ...Array.from({ length: 500 }, (_, index) => `questions/질문-${index}/`),
  ...Array.from({ length: 100 }, (_, index) => `tags/rest/${index + 2}/`),
]

test.each([1, 2, 3, 8, 100])('%d shares together are all pages, each once', (of) => {
  const shares = Array.from({ length: of }, (_, index) =>
    addresses.filter((address) => isInShard(address, { number: index + 1, of })),
  )
  expect(shares.flat().sort()).toEqual(addresses.toSorted())
})

test('no share of eight is empty', () => {
  const empty = [1, 2, 3, 4, 5, 6, 7, 8].filter(
    (number) => !addresses.some((address) => isInShard(address, { number, of: 8 })),
  )
  expect(empty).toEqual([])
})

test('without shares every page is built', () => {
  expect(addresses.every((address) => isInShard(address, undefined))).toBe(true)
})

describe('shares by name', () => {
  test.each([
    ['1/1', 1, 1],
    ['2/8', 2, 8],
    ['8/8', 8, 8],
    ['1000/1000', 1000, 1000],
  ])('%s', (text, number, of) => {
    expect(parseShard(text)).toEqual({ number, of })
  })

  test.each(['', '1', '0/8', '9/8', '1/0', '-1/8', '1/8/9', '1.5/8', 'a/b', ' 1/8', '1/8\n', '12345/99999'])(
    '%j is none',
    (text) => {
      expect(() => parseShard(text)).toThrow('--shard=2/8')
    },
  )
})
