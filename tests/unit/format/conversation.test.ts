import { expect, test } from 'vitest'
import { divideAnswers, orderAnswers, orderComments } from '../../../src/format/post.ts'
import { createZone } from '../../../src/format/time.ts'

const zone = createZone('Asia/Seoul')

type Ranked = Parameters<typeof orderAnswers>[0][number]

const answer = (id: string, others: Partial<Ranked> = {}): Ranked => ({
  id,
  at: '2024-05-01',
  counts: {},
  ...others,
})

const rows: [name: string, answers: Ranked[], votes: string, time: string][] = [
  ['none', [], '', ''],
  [
    'accepted ones first, several of them by votes',
    [
      answer('a', { counts: { recommended: 9 } }),
      answer('b', { accepted: true }),
      answer('c', { accepted: '2024-05-02', counts: { recommended: 1 } }),
    ],
    'c b a',
    'a b c',
  ],
  [
    'recommendations less calls for more detail; absent ones are 0',
    [
      answer('a', { counts: { recommended: 5, needsSupplement: 4 } }),
      answer('b', { counts: { recommended: 2 } }),
      answer('c'),
      answer('d', { counts: { needsSupplement: 1 } }),
    ],
    'b a c d',
    'a b c d',
  ],
  [
    'a score in their place, below zero too',
    [
      answer('a', { score: -2 }),
      answer('b', { score: 3, counts: { recommended: 100 } }),
      answer('c', { counts: { recommended: 4 } }),
      answer('d', { score: 0, counts: { recommended: 9 } }),
    ],
    'c b d a',
    'a b c d',
  ],
  [
    'then the older, by instant and not by text',
    [
      answer('a', { at: '2024-05-02T00:30:00+09:00' }),
      answer('b', { at: '2024-05-01T15:29:00Z' }),
      answer('c', { at: '2024-05-01' }),
    ],
    'c b a',
    'c b a',
  ],
  ['then ids in code-unit order', ['b', 'B', '10', '9'].map((id) => answer(id)), '10 9 B b', '10 9 B b'],
  [
    'by time, whatever was accepted',
    [
      answer('a', { at: '2024-05-03', accepted: true, counts: { recommended: 9 } }),
      answer('b', { at: '2024-05-02' }),
    ],
    'a b',
    'b a',
  ],
]

test.each(rows)('answers: %s', (_name, answers, votes, time) => {
  for (const given of [answers, answers.toReversed()]) {
    const order = (by: 'votes' | 'time') => orderAnswers(given, by, zone).map(({ id }) => id)
    expect([order('votes').join(' '), order('time').join(' ')]).toEqual([votes, time])
  }
})

test('comments: oldest first, then id', () => {
  const comments = [
    { id: 'c2', at: '2024-05-02' },
    { id: 'c10', at: '2024-05-01T10:00:00+09:00' },
    { id: 'c1', at: '2024-05-02' },
    { id: 'c9', at: '2024-05-01T00:30:00Z' },
  ]
  expect(orderComments(comments, zone).map(({ id }) => id)).toEqual(['c9', 'c10', 'c1', 'c2'])
})

const page = 400 * 1024

const pageRows: [name: string, sizes: number[], before: number, pages: number[]][] = [
  ['no answer', [], 0, [0]],
  ['no answer below a long question', [], 2 * page, [0]],
  ['one', [1], 0, [1]],
  ['thirty', Array(30).fill(1), 0, [30]],
  ['one more', Array(31).fill(1), 0, [30, 1]],
  ['75', Array(75).fill(1), 0, [30, 30, 15]],
  ['as many bytes as a page may have', [page / 2, page / 2], 0, [2]],
  ['a byte more', [page / 2, page / 2 + 1], 0, [1, 1]],
  ['what the question takes of page 1', [page / 2, page / 2, page / 2], 1, [1, 2]],
  ['one that is larger than a page', [1, 3 * page, 1], 0, [1, 1, 1]],
  ['below a question that is larger than a page', [1, 1], 3 * page, [1, 1]],
  ['larger ones alone', [2 * page, 2 * page], 0, [1, 1]],
]

test.each(pageRows)('%s', (_name, sizes, before, pages) => {
  const divided = divideAnswers(sizes, before)
  expect(divided.map(({ length }) => length)).toEqual(pages)
  // Every answer is on one page, in order.
  expect(divided.flat()).toEqual([...sizes.keys()])
})
