import { expect, test } from 'vitest'
import { toGlyphSet } from '../../../src/fonts/glyph-set.ts'
import { latin } from '../../../src/fonts/latin.ts'
import { syllableBlocks } from '../../../src/fonts/syllables.ts'

const [first = '', second = '', third = ''] = syllableBlocks

test.each<[name: string, needs: string[], core: string, rest: string]>([
  ['an archive in English alone', [], latin, ''],
  ['one in Korean', ['*'], latin + first, ''],
  ['what is rarer comes by itself', ['*', '*뷁', '똠'], `${latin}${first}똠뷁`, ''],
  ['half of a block is as good as all of it', ['*', second.slice(0, 300)], latin + first + second, ''],
  ['less is not', ['*', second.slice(0, 299)], latin + first + second.slice(0, 299), ''],
  ['of code nothing stands for the first block', [first.slice(0, 9)], latin + first.slice(0, 9), ''],
  ['before half of it occurs', [first.slice(0, 326)], latin + first, ''],
  ['up to 300 others stand in one file', ['*', third.slice(0, 300)], latin + first + third.slice(0, 300), ''],
  ['more than that have a file', ['*', `${third.slice(0, 301)}Ж`], latin + first, `Ж${third.slice(0, 301)}`],
  ['and half of the third block is all of it', ['*', third.slice(0, 575)], latin + first, third],
])('%s', (_, needs, core, rest) => {
  const sort = (text: string) => [...text].sort().join('')
  const set = toGlyphSet(needs)
  expect([sort(set.core), sort(set.rest)]).toEqual([sort(core), sort(rest)])
  expect(toGlyphSet(needs.toReversed())).toEqual(set)
})
