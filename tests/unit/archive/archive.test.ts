// Decision 5: last activity, newest first; equal times by question id, code-unit order.
import { describe, expect, test } from 'vitest'
import {
  type Archivable,
  compareByActivity,
  createArchive,
  findNeighbours,
  findRelatedHashtags,
  findTurn,
  rankHashtags,
} from '../../../src/archive/archive.ts'
import { toArchivable, toListables } from './archivable.ts'

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

const archive = createArchive(toListables('a 1 rest api, b 3 rest, c 2 취업 rest c#, d 4 api'))

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
  test.each([
    ['alone', 'me 1 a', []],
    ['nothing in common', 'me 1 a, x 2 b', []],
    ['most in common first, though far in time', 'me 1 a b c, near 2 a, far 9 b c d', ['far b c', 'near a']],
    [
      'the nearest in order',
      'far 9 a, near 6 a, me 5 a, farther 1 a, b 2 x',
      ['near a', 'far a', 'farther a'],
    ],
    ['of equally near ones the newer', 'older 4 a, me 5 a, newer 6 a', ['newer a', 'older a']],
    ['shared hashtags in the order of the question', 'me 1 c a b, x 2 a b c', ['x c a b']],
  ])('%s', (_, questions, neighbours) => {
    expect(list(toListables(questions))).toEqual(neighbours)
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

describe('neighbours of a question without hashtags', () => {
  const toQuestion = (text: string, index: number): Archivable => {
    const [id = '', category, title = ''] = text.split(' | ')
    return { ...toArchivable(id, 100 - index), title, category: category || undefined, hashtags: [] }
  }
  const fill = (count: number) => Array.from({ length: count }, (_, index) => `f${index} |  | 채움 ${index}`)

  test.each<[name: string, questions: string[], expected: string[]]>([
    [
      'share the rarest words of its title',
      ['me |  | redis 캐시', 'a |  | 캐시 서버', 'b |  | redis 캐시 서버'],
      ['b', 'a'],
    ],
    ['whatever particle follows', ['me |  | 버전을 올리기', 'a |  | 버전은 무엇'], ['a']],
    ['whatever the case', ['me |  | Redis', 'a |  | redis'], ['a']],
    [
      'or its category, which says less',
      ['me | 개발 | redis', 'a | 개발 | x1', 'b |  | redis', 'c | 취업 | x2', 'd | 개발 | x3'],
      ['b', 'a', 'd'],
    ],
    [
      'and none by what stands in a tenth of all titles',
      ['me |  | 질문', ...Array.from({ length: 9 }, (_, index) => `q${index} |  | 질문`)],
      [],
    ],
  ])('%s', (_name, questions, expected) => {
    const all = [...questions, ...fill(30)].map(toQuestion)
    expect(list(all).map((line) => line.trim())).toEqual(expected)
  })
})

test.each([
  // hashtag, question, newer, older
  ['rest', 'd', undefined, 'b'],
  ['rest', 'b', 'd', 'a'],
  ['rest', 'a', 'b', undefined],
  ['alone', 'c', undefined, undefined],
  ['none', 'a', undefined, undefined],
])('in #%s %s stands between %s and %s', (hashtag, id, newer, older) => {
  const archive = createArchive(toListables('a 1 rest, b 2 rest, c 3 alone, d 4 rest'))
  const question = archive.questions.find((each) => each.id === id)
  if (!question) throw new Error(`${id} is not there`)
  const turn = findTurn(archive.byHashtag.get(hashtag) ?? [], question, archive)
  expect([turn.newer?.id, turn.older?.id]).toEqual([newer, older])
})

const carriers = 'a 1 rest spring api, b 2 api rest spring, c 3 rest 취업 jpa api jvm, d 4 rest jvm'

test.each([
  [
    'most often together first, equal numbers in code-unit order',
    'rest',
    carriers,
    12,
    'api 3 jvm 2 spring 2',
  ],
  [
    'once where there are no others, no more than asked for',
    '취업',
    'c 3 rest 취업 jpa api',
    2,
    'api 1 jpa 1',
  ],
  ['no more than asked for', 'rest', carriers, 2, 'api 3 jvm 2'],
  ['alone', 'rest', 'd 4 rest', 12, ''],
])('hashtags beside one: %s', (_, hashtag, questions, most, found) => {
  const related = findRelatedHashtags(hashtag, toListables(questions), most)
  expect(related.map(({ hashtag, count }) => `${hashtag} ${count}`).join(' ')).toBe(found)
})
