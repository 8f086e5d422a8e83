import { expect, test } from 'vitest'
import { findRelatedHashtags } from '../../../src/archive/related-hashtags.ts'
import { toArchivable } from './archivable.ts'

const carriers = [
  toArchivable('a', 1, ['rest', 'spring', 'api']),
  toArchivable('b', 2, ['api', 'rest']),
  toArchivable('c', 3, ['rest', '취업', 'jpa']),
  toArchivable('d', 4, ['rest']),
]

test('most often together first, equal numbers in code-unit order', () => {
  expect(findRelatedHashtags('rest', carriers, 12)).toEqual([
    { hashtag: 'api', count: 2 },
    { hashtag: 'jpa', count: 1 },
    { hashtag: 'spring', count: 1 },
    { hashtag: '취업', count: 1 },
  ])
})

test('no more than asked for', () => {
  expect(findRelatedHashtags('rest', carriers, 2).map(({ hashtag }) => hashtag)).toEqual(['api', 'jpa'])
})

test('a hashtag that stands alone has none', () => {
  expect(findRelatedHashtags('rest', [toArchivable('d', 4, ['rest'])], 12)).toEqual([])
})
