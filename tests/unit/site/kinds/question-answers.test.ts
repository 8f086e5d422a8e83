import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { KeptAnswer, ShownAnswer } from '../../../../src/kept/question.ts'
import { toConversationPage, toShownAnswer } from '../../sample-conversation.ts'
import { viewQuestion } from './view-question.ts'

/** On the second page of its question. */
function viewAnswer(answer: ShownAnswer, settings: Partial<Settings> = {}) {
  const conversation = toConversationPage({ answers: [answer] })
  return viewQuestion({ conversation, page: 2, pages: 3 }, settings).conversation.answers?.answers[0]
}

function view(changed: Partial<KeptAnswer>, settings: Partial<Settings> = {}) {
  const shown = viewAnswer(toShownAnswer('5678', changed), settings)
  if (shown?.withheld !== undefined || !shown) throw new Error('it is withheld')
  return shown
}

type Edit = NonNullable<ReturnType<typeof view>['edits']>['edits'][number]

/** As its line reads. */
function toText({ before, time, between, by, after }: Edit): string {
  return before + time.day + (by ? between + by.name : '') + after
}

test('an answer has a place, an author and a day', () => {
  expect(view({ at: '2025-06-27T21:04:00+09:00' })).toMatchObject({
    anchor: 'answer-5678',
    step: { label: '1 / 보관 1, 홍길동 님의 답변 주소', href: '#answer-5678' },
    by: { name: '홍길동', role: false },
    time: { label: '3일 전', localTime: '2025년 6월 27일 21:04' },
    accepted: undefined,
    bodyHtml: '<p>5678</p>',
  })
})

test('one that is withheld has its place alone', () => {
  expect(viewAnswer({ id: '이직', withheld: true, path: 'answers/q/a.md', comments: [] })).toEqual({
    anchor: 'answer-이직',
    withheld: '삭제된 답변입니다',
  })
})

describe('counts, printed from 1 on (decision 10)', () => {
  test.each<[Partial<KeptAnswer>, string[], string[]]>([
    [{}, [], []],
    [
      { counts: { recommended: 12, needsSupplement: 3 } },
      ['추천해요 12', '보충이 필요해요 3'],
      ['12 votes', '3 need more detail'],
    ],
    [
      { counts: { recommended: 1, needsSupplement: 1 } },
      ['추천해요 1', '보충이 필요해요 1'],
      ['1 vote', '1 needs more detail'],
    ],
    [{ counts: { recommended: 0, needsSupplement: 0 } }, [], []],
    [{ score: -2 }, ['점수 −2'], ['Score −2']],
    [{ score: 0 }, ['점수 0'], ['Score 0']],
    [{ score: -1234 }, ['점수 −1,234'], ['Score −1,234']],
  ])('%j', (changed, korean, english) => {
    expect(view(changed).counts).toEqual(korean)
    expect(view(changed, { locale: 'en' }).counts).toEqual(english)
  })
})

describe('edits', () => {
  const kim = { name: '김철수' }
  test.each<[string, KeptAnswer['edited'], string[], string[]]>([
    [
      'of nobody known',
      [{ at: '2025-06-28', by: undefined }],
      ['2025년 6월 28일 수정'],
      ['edited June 28, 2025'],
    ],
    [
      'of another',
      [{ at: '2025-06-27', by: kim }],
      ['2025년 6월 27일 김철수 님이 수정'],
      ['edited June 27, 2025 by 김철수'],
    ],
    [
      'of the author',
      [{ at: '2025-06-27', by: { name: '홍길동' } }],
      ['2025년 6월 27일 수정'],
      ['edited June 27, 2025'],
    ],
    [
      'of a namesake',
      [{ at: '2025-06-27', by: { name: '홍길동', person: 'u2' } }],
      ['2025년 6월 27일 홍길동 님이 수정'],
      ['edited June 27, 2025 by 홍길동'],
    ],
    [
      'of a role',
      [{ at: '2025-06-30', by: { name: '삭제된 사용자' } }],
      ['2025년 6월 30일 삭제된 사용자 님이 수정'],
      ['edited June 30, 2025 by deleted user'],
    ],
    [
      'two, oldest first',
      [
        { at: '2024-06-30', by: kim },
        { at: '2025-06-29', by: undefined },
      ],
      ['2024년 6월 30일 김철수 님이 수정', '2025년 6월 29일 수정'],
      ['edited June 30, 2024 by 김철수', 'edited June 29, 2025'],
    ],
  ])('%s', (_, edited, korean, english) => {
    expect(view({ edited }).edits?.edits.map(toText)).toEqual(korean)
    expect(view({ edited }, { locale: 'en' }).edits?.edits.map(toText)).toEqual(english)
  })

  test.each([
    [3, undefined],
    [4, '4번 수정'],
  ])('%d of them are folded: %s', (count, summary) => {
    const edited = Array.from({ length: count }, () => ({ at: '2025-06-27', by: undefined }))
    expect(view({ edited }).edits?.summary).toBe(summary)
  })

  test('none are told of an answer without', () => {
    expect(view({}).edits).toBeUndefined()
  })
})

test.each<[Partial<KeptAnswer>, object]>([
  [{ accepted: true }, { label: '채택', at: undefined }],
  [
    { accepted: true, acceptedAt: '2024-05-04' },
    { label: '채택', at: '2024년 5월 4일에 채택됨' },
  ],
  [
    { accepted: true, acceptedAt: '2024-05-04T10:00:00+09:00' },
    { label: '채택', at: '2024년 5월 4일 10:00에 채택됨' },
  ],
])('accepted as %j', (changed, accepted) => {
  expect(view(changed).accepted).toEqual(accepted)
})

test.each([
  [1, '/questions/a/#answer-7'],
  [2, '#answer-7'],
  [3, '/questions/a/3/#answer-7'],
])('a reply to an answer on page %d leads to %s', (page, href) => {
  const replyTo = { id: '7', page, by: { name: '김철수' } }
  expect(view({ replyTo }).reply).toEqual({ label: '김철수 님에게', href })
})

test('of two people of one name a reply says which is meant', () => {
  const changed = {
    by: { name: '김철수', person: 'u1' },
    replyTo: { id: '7', page: 2, by: { name: '김철수', person: 'u2' } },
  }
  const { name, step, reply } = view(changed)
  expect([name, step.label, reply?.label]).toEqual([
    '김철수 u1 님의 답변',
    '1 / 보관 1, 김철수 u1 님의 답변 주소',
    '김철수 u2 님에게',
  ])
})

test('where it was published, and under which licence', () => {
  const changed = { source: 'https://a.example/1', license: { name: 'CC0', url: 'https://b.example/' } }
  expect(view(changed)).toMatchObject({
    source: { title: '원문', href: 'https://a.example/1' },
    license: { label: '이용 허락', name: 'CC0', href: 'https://b.example/' },
  })
  expect(view({}).source).toBeUndefined()
})

test.each<[KeptAnswer['license'], Settings['license'], string | undefined]>([
  ['CC0', 'CC0', undefined],
  ['CC0', { name: 'CC0' }, undefined],
  ['CC0', undefined, 'CC0'],
  ['CC0', { name: 'CC0', url: 'https://b.example/' }, 'CC0'],
  [undefined, 'CC0', undefined],
])('licence %j beside that of the archive, %j: %s is told', (license, own, told) => {
  expect(view({ license }, { license: own }).license?.name).toBe(told)
})

test.each([
  [undefined, undefined],
  ['en', 'en'],
  ['ko', undefined],
])('language %s is said as %s', (language, said) => {
  expect(view({ language }).language).toBe(said)
})
