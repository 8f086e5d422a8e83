// Decisions 1 to 7: one list of carriers and keyword-only entries, a headline that counts carriers only.
import { describe, expect, test } from 'vitest'
import { createArchive } from '../../../src/archive/archive.ts'
import {
  checkHeadline,
  createListings,
  follow,
  type Listable,
  type Listing,
  type OrderOrFilter,
  ordersAndFilters,
  toListPages,
} from '../../../src/archive/listing.ts'
import { toArchivable, toListables } from './archivable.ts'
import { toEntries, toIds, toListed } from './listed.ts'

/** `hashtag headline: entries`, keyword-only ones in brackets. */
function show({ hashtag, headline, entries }: Listing<Listable>): string {
  const ids = entries.map(({ question, keywordOnly }) => (keywordOnly ? `(${question.id})` : question.id))
  return `${hashtag} ${headline}: ${ids.join(' ')}`
}

function list(questions: Listable[]): string[] {
  return createListings(createArchive(questions)).map(show)
}

describe('listings', () => {
  test.each([
    ['one carrier', 'a 1 rest', ['rest 1: a']],
    [
      'keyword-only entries stand among the carriers in one order',
      'a 1 rest, b 2 api (rest), c 3 rest, d 4 api (rest), e 0 api (rest)',
      ['api 3: d b e', 'rest 2: (d) c (b) a (e)'],
    ],
    [
      'ties between the two kinds go by id',
      'b 1 rest, c 1 api (rest), a 1 api (rest)',
      ['api 2: a c', 'rest 1: (a) b (c)'],
    ],
    [
      'the headline counts carriers only, however many match',
      'a 9 rest, b 8 api (rest), c 7 api (rest), d 6 api (rest)',
      ['api 3: b c d', 'rest 1: a (b) (c) (d)'],
    ],
    ['a word that nobody carries has no listing', 'a 1 rest (api)', ['rest 1: a']],
    [
      'hashtags in code-unit order',
      'a 1 취업 rest .net c#',
      ['.net 1: a', 'c# 1: a', 'rest 1: a', '취업 1: a'],
    ],
  ])('%s', (_, questions, listings) => {
    expect(list(toListables(questions))).toEqual(listings)
    expect(list(toListables(questions).toReversed())).toEqual(listings)
  })

  test('none of no question', () => {
    expect(list([])).toEqual([])
  })
})

test('a text that holds every keyword stands in the first listings of them', () => {
  const hashtags = Array.from({ length: 150 }, (_, index) => `tag-${1000 + index}`)
  const listings = createListings(
    createArchive([
      { ...toArchivable('a', 2, hashtags), keywords: [] },
      { ...toArchivable('b', 1, []), keywords: hashtags.toReversed() },
    ]),
  )
  const shown = listings.filter(({ entries }) => entries.length === 2).map(({ hashtag }) => hashtag)
  expect(shown).toEqual(hashtags.slice(0, 100))
})

describe('a headline that differs from its pages stops the build', () => {
  const archive = createArchive(toListables('a 2 rest, b 1 rest, c 3 api (rest)'))
  const rest = createListings(archive).find(({ hashtag }) => hashtag === 'rest')
  if (!rest) throw new Error('#rest has carriers')
  const [keywordOnly, first, second] = rest.entries
  if (!keywordOnly || !first || !second) throw new Error('#rest has three entries')

  test('equal over all pages', () => {
    expect(() => checkHeadline(rest, [[keywordOnly, first], [second]])).not.toThrow()
  })

  test.each([
    ['a carrier is lost', [[keywordOnly, first]]],
    [
      'a carrier stands twice',
      [
        [keywordOnly, first],
        [first, second],
      ],
    ],
    ['nothing is left', []],
  ])('%s', (_, pages) => {
    expect(() => checkHeadline(rest, pages)).toThrow('#rest: the headline says 2')
  })
})

const entries = [
  toListed('a', 5, { counts: { views: 1, answers: 0 } }),
  toListed('b', 4, { counts: { views: 5, answers: 0 } }),
  toListed('c', 3, { counts: { views: 3 }, keywordOnly: true, poll: true }),
  toListed('d', 2, { counts: { views: 4, answers: 0 } }),
]

function showPages(pageSize: number, offered = ordersAndFilters): string[] {
  return toListPages(entries, { pageSize, offered: [...offered] }).map(
    ({ order = 'newest', page, pages, entries: some }) => `${order} ${page}/${pages}: ${toIds(some)}`,
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

test('every page offers the orders and filters that hold something, filters with their number', () => {
  const told = [{ order: 'most-viewed' }, { order: 'unanswered', count: 3 }, { order: 'poll', count: 1 }]
  for (const page of toListPages(entries, { pageSize: 2, offered: ordersAndFilters }))
    expect(page.orders).toEqual(told)
})

test('a list that one page holds has no orders and filters', () => {
  expect(showPages(4)).toEqual(['newest 1/1: a b (c) d'])
  expect(toListPages(entries, { pageSize: 4, offered: ordersAndFilters })[0]).not.toHaveProperty('orders')
})

test('an empty list is one empty page', () => {
  expect(toListPages([], { pageSize: 4, offered: ordersAndFilters })).toEqual([
    { page: 1, pages: 1, entries: [] },
  ])
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
    toListPages(long(length), { pageSize: 1, offered: ordersAndFilters }).map(({ order, yearStarts }) => [
      order,
      yearStarts,
    ])

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
    const found = new Map(starts(12).map(([order, yearStarts]) => [order, yearStarts]))
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

// Other orders of a list and selections from it; the list itself is in the order of decision 5.

describe('what an order or filter holds', () => {
  const viewed = (entries: string) => toEntries(entries, (views) => ({ counts: { views } }))
  const recommended = (entries: string) => toEntries(entries, (count) => ({ counts: { recommended: count } }))
  const answered = (entries: string) => toEntries(entries, (answers) => ({ counts: { answers } }))
  const polled = (entries: string) => toEntries(entries, (polls) => ({ poll: polls > 0 }))

  test.each<[string, OrderOrFilter, ReturnType<typeof toEntries>, string]>([
    ['nothing of nothing', 'most-viewed', [], ''],
    [
      'the highest first, keyword-only entries among them',
      'most-viewed',
      viewed('a 5, (b) 7, c 1000'),
      'c (b) a',
    ],
    ['equal ones as they come', 'most-viewed', viewed('c 5, B 5, a 5, d 6'), 'd c B a'],
    ['no place for one that is not known', 'most-recommended', recommended('a ?, b 0, c 2'), 'c b'],
    ['no order of one known count', 'most-viewed', viewed('a 5, b ?'), ''],
    ['no order of equal counts alone', 'most-viewed', viewed('a 5, b 5'), ''],
    ['those without an answer', 'unanswered', answered('a 0, b 1, (c) 0'), 'a (c)'],
    ['those with a poll', 'poll', polled('a 0, b 1'), 'b'],
    ['no selection that leaves nothing out', 'poll', polled('a 1'), ''],
    ['nothing where all are answered', 'unanswered', answered('a 1'), ''],
  ])('%s', (_, order, entries, ids) => {
    expect(toIds(follow(order, entries))).toBe(ids)
  })

  test('an order ends with the fiftieth, a selection with the last', () => {
    const entries = Array.from({ length: 120 }, (_, index) =>
      toListed(`q${index}`, 120 - index, { counts: { views: index, answers: index % 2 } }),
    )
    const viewed = follow('most-viewed', entries)
    expect(viewed).toHaveLength(50)
    expect(viewed.map(({ question }) => question.id).slice(0, 2)).toEqual(['q119', 'q118'])
    expect(follow('unanswered', entries)).toHaveLength(60)
  })
})

test('an order is that of all its counts, sorted whole, whatever order they come in', () => {
  for (const [length, values] of [
    [30, 7],
    [49, 100],
    [50, 3],
    [51, 3],
    [400, 40],
    [400, 1000],
  ] as const) {
    const entries = Array.from({ length }, (_, index) =>
      toListed(`q${index}`, length - index, { counts: { views: (index * 7919) % values } }),
    )
    const sorted = entries.toSorted(
      (one, other) => (other.question.counts.views ?? 0) - (one.question.counts.views ?? 0),
    )
    expect(toIds(follow('most-viewed', entries))).toBe(toIds(sorted.slice(0, 50)))
  }
})
