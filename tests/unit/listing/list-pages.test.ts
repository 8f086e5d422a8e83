import { describe, expect, test } from 'vitest'
import { toListPages } from '../../../src/listing/list-pages.ts'
import { ways } from '../../../src/listing/ways.ts'
import { toIds, toListed } from './listed.ts'

const entries = [
  toListed('a', 5, { counts: { views: 1, answers: 0 } }),
  toListed('b', 4, { counts: { views: 5, answers: 0 } }),
  toListed('c', 3, { counts: { views: 3 }, keywordOnly: true, poll: true }),
  toListed('d', 2, { counts: { views: 4, answers: 0 } }),
]

function showPages(pageSize: number, offered = ways): string[] {
  return toListPages(entries, { pageSize, offered: [...offered] }).map(
    ({ way = 'newest', page, pages, entries: some }) => `${way} ${page}/${pages}: ${toIds(some)}`,
  )
}

test('each selection has pages of its own, an order has one, the list itself comes first', () => {
  expect(showPages(2)).toEqual([
    'newest 1/2: a b',
    'newest 2/2: (c) d',
    'most-viewed 1/1: b d (c) a',
    'unanswered 1/2: a b',
    'unanswered 2/2: d',
    'poll 1/1: (c)',
  ])
})

test('every page tells the ways that hold something, filters with their number', () => {
  const told = [{ way: 'most-viewed' }, { way: 'unanswered', count: 3 }, { way: 'poll', count: 1 }]
  for (const page of toListPages(entries, { pageSize: 2, offered: ways })) expect(page.ways).toEqual(told)
})

test('a list that one page holds has no other ways', () => {
  expect(showPages(4)).toEqual(['newest 1/1: a b (c) d'])
  expect(toListPages(entries, { pageSize: 4, offered: ways })[0]).not.toHaveProperty('ways')
})

test('an empty list is one empty page', () => {
  expect(toListPages([], { pageSize: 4, offered: ways })).toEqual([{ page: 1, pages: 1, entries: [] }])
})

describe('where a year begins', () => {
  const year = (index: number) => 2025 - Math.floor(index / 4)
  const long = (length: number) =>
    Array.from({ length }, (_, index) =>
      toListed(`q${index}`, length - index, {
        years: [
          [2010, 3],
          [year(index), 1],
        ],
        counts: { views: index, answers: index === 0 ? 1 : 0 },
      }),
    )
  const starts = (length: number) =>
    toListPages(long(length), { pageSize: 1, offered: ways }).map(({ way, yearStarts }) => [way, yearStarts])

  test('in a list of more than ten pages, by the last activity', () => {
    expect(starts(12)[0]).toEqual([
      undefined,
      [
        [2025, 1],
        [2024, 5],
        [2023, 9],
      ],
    ])
  })

  test('in a long selection, and in no order by a count', () => {
    const found = new Map(starts(12).map(([way, yearStarts]) => [way, yearStarts]))
    expect(found.get('most-viewed')).toBeUndefined()
    expect(found.get('unanswered')).toEqual([
      [2025, 1],
      [2024, 4],
      [2023, 8],
    ])
  })

  test('not in a list of ten pages', () => {
    expect(starts(10).every(([, yearStarts]) => yearStarts === undefined)).toBe(true)
  })
})
