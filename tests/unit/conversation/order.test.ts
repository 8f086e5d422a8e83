import { expect, test } from 'vitest'
import { orderAnswers, orderComments } from '../../../src/conversation/order.ts'
import { createZone } from '../../../src/time/zone.ts'

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
  [
    'then ids in code-unit order',
    [answer('b'), answer('B'), answer('10'), answer('9')],
    '10 9 B b',
    '10 9 B b',
  ],
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
    expect(
      orderAnswers(given, 'votes', zone)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(votes)
    expect(
      orderAnswers(given, 'time', zone)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(time)
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
