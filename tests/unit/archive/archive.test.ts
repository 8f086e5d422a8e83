// Decision 5: last activity, newest first; equal times by question id, code-unit order.
import { describe, expect, test } from 'vitest'
import { compareByActivity, createArchive, rankHashtags } from '../../../src/archive/archive.ts'
import { toArchivable } from './archivable.ts'

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

describe('order of questions', () => {
  test.each([
    ['newest first', { a: 1, b: 3, c: 2 }, ['b', 'c', 'a']],
    ['before 1970 too', { a: -2, b: -1, c: 0 }, ['c', 'b', 'a']],
    ['equal times by id', { c: 5, a: 5, b: 5 }, ['a', 'b', 'c']],
    [
      'ids in code-unit order',
      { a2: 5, a10: 5, B: 5, é: 5, 가: 5, z: 5 },
      ['B', 'a10', 'a2', 'z', 'é', '가'],
    ],
    ['a millisecond', { a: 1000, b: 1001 }, ['b', 'a']],
  ])('%s', (_, instants, order) => {
    const questions = Object.entries(instants).map(([id, instant]) => toArchivable(id, instant))
    expect(ids(createArchive(questions).questions)).toEqual(order)
    expect(ids(createArchive(questions.toReversed()).questions)).toEqual(order)
  })

  test('no two questions are equal', () => {
    expect(compareByActivity(toArchivable('a', 1), toArchivable('b', 1))).toBeLessThan(0)
    expect(compareByActivity(toArchivable('b', 1), toArchivable('a', 1))).toBeGreaterThan(0)
  })

  test('the given list stays as it was', () => {
    const questions = [toArchivable('a', 1), toArchivable('b', 2)]
    createArchive(questions)
    expect(ids(questions)).toEqual(['a', 'b'])
  })
})

const archive = createArchive([
  toArchivable('a', 1, ['rest', 'api']),
  toArchivable('b', 3, ['rest']),
  toArchivable('c', 2, ['취업', 'rest', 'c#']),
  toArchivable('d', 4, ['api']),
])

test('every question has its position', () => {
  expect([...archive.positions]).toEqual([
    ['d', 0],
    ['b', 1],
    ['c', 2],
    ['a', 3],
  ])
})

test('carriers of each hashtag in the same order, hashtags in code-unit order', () => {
  expect([...archive.byHashtag].map(([hashtag, carriers]) => [hashtag, ...ids(carriers)])).toEqual([
    ['api', 'd', 'a'],
    ['c#', 'c'],
    ['rest', 'b', 'c', 'a'],
    ['취업', 'c'],
  ])
})

test('hashtags by number of carriers, equal numbers in code-unit order', () => {
  expect(rankHashtags(archive)).toEqual([
    { hashtag: 'rest', count: 3 },
    { hashtag: 'api', count: 2 },
    { hashtag: 'c#', count: 1 },
    { hashtag: '취업', count: 1 },
  ])
})

test('an archive without questions', () => {
  const empty = createArchive([])
  expect([empty.questions, [...empty.byHashtag], rankHashtags(empty)]).toEqual([[], [], []])
})
