// Other orders of a list and selections from it; the list itself is in the order of decision 5.
import { describe, expect, test } from 'vitest'
import { follow, type Way } from '../../../src/listing/ways.ts'
import { toIds, toListed } from './listed.ts'

describe('what a way holds', () => {
  test.each<[string, Way, ReturnType<typeof toListed>[], string]>([
    ['nothing of nothing', 'most-viewed', [], ''],
    [
      'the highest count first, keyword-only entries among them',
      'most-viewed',
      [
        toListed('a', 3, { counts: { views: 5 } }),
        toListed('b', 2, { counts: { views: 7 }, keywordOnly: true }),
        toListed('c', 1, { counts: { views: 1000 } }),
      ],
      'c (b) a',
    ],
    [
      'equal counts: the newest activity first, then by id',
      'most-viewed',
      [
        toListed('c', 3, { counts: { views: 5 } }),
        toListed('B', 2, { counts: { views: 5 } }),
        toListed('a', 2, { counts: { views: 5 } }),
        toListed('d', 1, { counts: { views: 6 } }),
      ],
      'd c B a',
    ],
    [
      'a count that is not known has no place, one of zero has the last',
      'most-recommended',
      [
        toListed('a', 3),
        toListed('b', 2, { counts: { recommended: 0 } }),
        toListed('c', 1, { counts: { recommended: 2 } }),
      ],
      'c b',
    ],
    [
      'one known count is no order',
      'most-viewed',
      [toListed('a', 2, { counts: { views: 5 } }), toListed('b', 1)],
      '',
    ],
    [
      'equal counts alone are no order',
      'most-viewed',
      [toListed('a', 2, { counts: { views: 5 } }), toListed('b', 1, { counts: { views: 5 } })],
      '',
    ],
    [
      'those without an answer, newest activity first',
      'unanswered',
      [
        toListed('a', 3, { counts: { answers: 0 } }),
        toListed('b', 2),
        toListed('c', 1, { counts: { answers: 0 }, keywordOnly: true }),
      ],
      'a (c)',
    ],
    ['those with a poll', 'poll', [toListed('a', 2), toListed('b', 1, { poll: true })], 'b'],
    ['no selection that leaves nothing out', 'poll', [toListed('a', 2, { poll: true })], ''],
    ['nothing where all are answered', 'unanswered', [toListed('a', 2)], ''],
  ])('%s', (_, way, entries, ids) => {
    expect(toIds(follow(way, entries))).toBe(ids)
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
