import { describe, expect, test } from 'vitest'
import { type Archivable, createArchive } from '../../../src/archive/archive.ts'
import { findNeighbours } from '../../../src/archive/neighbours.ts'
import { toArchivable } from './archivable.ts'

/** Neighbours of the question `me`, as `id shared hashtags`. */
function list(questions: Archivable[], most = 5): string[] {
  const archive = createArchive(questions)
  const me = archive.questions.find(({ id }) => id === 'me')
  if (!me) throw new Error('nobody is me')
  return findNeighbours(archive, me, { most }).map(
    ({ question, shared }) => `${question.id} ${shared.join(' ')}`,
  )
}

describe('neighbours of a question', () => {
  test.each<[string, Archivable[], string[]]>([
    ['alone', [toArchivable('me', 1)], []],
    ['nothing in common', [toArchivable('me', 1, ['a']), toArchivable('x', 2, ['b'])], []],
    [
      'most hashtags in common first, though far in time',
      [
        toArchivable('me', 1, ['a', 'b', 'c']),
        toArchivable('near', 2, ['a']),
        toArchivable('far', 9, ['b', 'c', 'd']),
      ],
      ['far b c', 'near a'],
    ],
    [
      'of equals the nearest in order',
      [
        toArchivable('far', 9),
        toArchivable('near', 6),
        toArchivable('me', 5),
        toArchivable('farther', 1),
        toArchivable('between', 2, ['x']),
        toArchivable('other', 3, ['x']),
      ],
      ['near rest', 'far rest', 'farther rest'],
    ],
    [
      'of equally near ones the newer',
      [toArchivable('older', 4), toArchivable('me', 5), toArchivable('newer', 6)],
      ['newer rest', 'older rest'],
    ],
    [
      'shared hashtags in the order of the question',
      [toArchivable('me', 1, ['c', 'a', 'b']), toArchivable('x', 2, ['a', 'b', 'c'])],
      ['x c a b'],
    ],
  ])('%s', (_, questions, neighbours) => {
    expect(list(questions)).toEqual(neighbours)
  })

  test('no more than asked for, and never itself', () => {
    const questions = Array.from({ length: 30 }, (_, index) => toArchivable(`q${index}`, index))
    const neighbours = list([...questions, toArchivable('me', 15.5)])
    expect(neighbours).toEqual(['q16 rest', 'q15 rest', 'q17 rest', 'q14 rest', 'q18 rest'])
  })

  test('the first and the last of a long listing have neighbours on one side', () => {
    const questions = Array.from({ length: 10 }, (_, index) => toArchivable(`q${index}`, index))
    expect(list([...questions, toArchivable('me', 99)], 2)).toEqual(['q9 rest', 'q8 rest'])
    expect(list([...questions, toArchivable('me', -1)], 2)).toEqual(['q0 rest', 'q1 rest'])
  })
})
