import { describe, expect, test } from 'vitest'
import { cutIntoShares, parseShard } from '../../../src/engine/shares.ts'

/** Pages named by their letters, each at the position that follows it. */
function toPages(text: string): { name: string; position: number }[] {
  return Array.from(text.matchAll(/(.)(\d+)/g), ([, name = '', position]) => ({
    name,
    position: Number(position),
  }))
}

describe('shares in the order of the archive', () => {
  test.each([
    ['two halves', 'a0b1c2d3', 2, ['ab', 'cd']],
    ['planned in another order', 'a3b1c2d0', 2, ['db', 'ca']],
    ['pages of one position as they were planned', 'a0b1c0d1', 2, ['ac', 'bd']],
    ['a number that cannot be halved', 'a0b1c2', 2, ['a', 'bc']],
    ['one share', 'a1b0', 1, ['ba']],
    ['more shares than pages', 'a0b1', 3, ['', 'a', 'b']],
    ['no pages', '', 2, ['', '']],
  ])('%s', (_, text, of, shares) => {
    const taken = cutIntoShares(toPages(text), of)
    expect(taken.map((pages) => pages.map(({ name }) => name).join(''))).toEqual(shares)
  })

  test.each([2, 3, 7, 16, 1000])('%d shares together are all pages, each once', (of) => {
    const pages = Array.from({ length: 601 }, (_, name) => ({ name, position: (name * 37) % 100 }))
    const shares = cutIntoShares(pages, of)
    expect(
      shares
        .flat()
        .map(({ name }) => name)
        .sort((a, b) => a - b),
    ).toEqual(pages.map(({ name }) => name))
    expect(Math.max(...shares.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(601 / of))
  })
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
      expect(parseShard(text)).toBeUndefined()
    },
  )
})
