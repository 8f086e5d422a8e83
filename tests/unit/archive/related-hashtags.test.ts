import { expect, test } from 'vitest'
import { findRelatedHashtags } from '../../../src/archive/related-hashtags.ts'
import { toArchivable } from './archivable.ts'

const carriers = [
  toArchivable('a', 1, ['rest', 'spring', 'api']),
  toArchivable('b', 2, ['api', 'rest', 'spring']),
  toArchivable('c', 3, ['rest', '취업', 'jpa', 'api', 'jvm']),
  toArchivable('d', 4, ['rest', 'jvm']),
]

test('most often together first, equal numbers in code-unit order; not those that do so once', () => {
  expect(findRelatedHashtags('rest', carriers, 12)).toEqual([
    { hashtag: 'api', count: 3 },
    { hashtag: 'jvm', count: 2 },
    { hashtag: 'spring', count: 2 },
  ])
})

test('those that do so once where there are no others', () => {
  expect(findRelatedHashtags('취업', carriers.slice(2, 3), 2)).toEqual([
    { hashtag: 'api', count: 1 },
    { hashtag: 'jpa', count: 1 },
  ])
})

test('no more than asked for', () => {
  expect(findRelatedHashtags('rest', carriers, 2).map(({ hashtag }) => hashtag)).toEqual(['api', 'jvm'])
})

test('a hashtag that stands alone has none', () => {
  expect(findRelatedHashtags('rest', [toArchivable('d', 4, ['rest'])], 12)).toEqual([])
})
