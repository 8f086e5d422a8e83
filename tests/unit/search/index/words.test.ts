import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFirstUnit } from '../../../../src/search/index/build-index.ts'
import { createWordIds } from '../../../../src/search/index/posting-table.ts'

const encoder = new TextEncoder()

test('a word has one id, wherever it stands', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 5 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const ids = createWordIds()
      const known = new Map<string, number>()
      for (const [place, each] of words.entries()) {
        const bytes = encoder.encode(`#${each}#`)
        const id = ids.idOf(bytes, 1, bytes.length - 1, place)
        expect(id).toBe(known.get(each) ?? place)
        known.set(each, id)
      }
      expect(new Map(ids.list())).toEqual(known)
    }),
  )
})

test('ids stay when there are many', () => {
  const ids = createWordIds()
  const bytes = Array.from({ length: 20_000 }, (_, place) =>
    encoder.encode(`word${place} ${'x'.repeat(place % 90)}`),
  )
  const first = bytes.map((word, place) => ids.idOf(word, 0, word.length, place))
  const again = bytes.map((word) => ids.idOf(word, 0, word.length, -1))
  expect(again).toEqual(first)
  expect(ids.list()).toHaveLength(20_000)
})

test.each([
  ['a', 0x61],
  ['ß', 0xdf],
  ['ᄀ', 0x1100],
  ['힣', 0xd7a3],
  ['\uffee', 0xffee],
  ['😀', 0xd83d],
  ['𐀀', 0xd800],
])('the first unit of %s', (text, unit) => {
  expect(readFirstUnit(encoder.encode(`_${text}`), 1)).toBe(unit)
})
