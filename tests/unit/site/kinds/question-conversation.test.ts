import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { Counts } from '../../../../src/format/activity.ts'
import type { ConversationPage, KeptAnswer, ShownActor, ShownAnswer } from '../../../../src/kept/question.ts'
import {
  toConversationPage,
  toLaterAnswer,
  toShownAnswer,
  toShownComment,
} from '../../sample-conversation.ts'
import { toCachedQuestion } from '../../sample-question.ts'
import { viewQuestion } from './view-question.ts'

interface Shown {
  counts?: Counts
  settings?: Partial<Settings>
  page?: number
  pages?: number
}

function view(
  changed: Partial<ConversationPage> | undefined,
  { counts, settings, page = 1, pages = 1 }: Shown = {},
) {
  const conversation = changed && toConversationPage(changed)
  const question = toCachedQuestion('q', counts ? { counts } : {})
  return viewQuestion({ question, conversation, page, pages }, settings).conversation
}

describe('what is not kept is said, and nothing more (decision 19)', () => {
  const [one, two] = [toShownAnswer('1'), toShownAnswer('2')]
  const [first, second] = [toShownComment('1'), toShownComment('2')]
  const withheld: ShownAnswer = { id: '1', withheld: true, path: 'answers/q/1.md', comments: [] }
  const many = { answers: 150, comments: 8 }
  test.each<[string, Counts, Partial<ConversationPage> | undefined, string[], string[]]>([
    ['all', { answers: 2, comments: 1 }, { answers: [one, two], comments: [first] }, [], []],
    [
      'some',
      { answers: 4, comments: 9 },
      { answers: [one, two], comments: [first, second] },
      ['답변 4개 중 2개가 보관되어 있습니다', '댓글 9개 중 2개가 보관되어 있습니다'],
      ['2 of 4 answers are kept', '2 of 9 comments are kept'],
    ],
    [
      'no answer',
      { answers: 4, comments: 1 },
      { comments: [first] },
      ['답변 4개는 보관되어 있지 않습니다'],
      ['None of the 4 answers are kept'],
    ],
    [
      'nothing',
      { answers: 1234, comments: 1 },
      undefined,
      ['답변 1,234개는 보관되어 있지 않습니다', '댓글 1개는 보관되어 있지 않습니다'],
      ['None of the 1,234 answers are kept', 'The only comment is not kept'],
    ],
    ['none, of none', { answers: 0, comments: 0 }, undefined, [], []],
    ['all of several pages', many, { answers: [one], kept: many }, [], []],
    ['withheld ones are kept', { answers: 1, comments: 0 }, { answers: [withheld] }, [], []],
  ])('%s', (_, counts, conversation, korean, english) => {
    expect(view(conversation, { counts }).kept).toEqual(korean)
    expect(view(conversation, { counts, settings: { locale: 'en' } }).kept).toEqual(english)
  })

  test('it stands on the first page alone', () => {
    const shown = { counts: { answers: 300, comments: 0 }, page: 2, pages: 2 }
    expect(view({ answers: [one] }, shown).kept).toEqual([])
  })
})

describe('the head of the answers', () => {
  const answers = [toShownAnswer('1'), toShownAnswer('2')]
  test.each<[Settings['answerOrder'], Settings['locale'], string, string]>([
    ['votes', 'ko', '답변 1,200', '채택된 답변, 추천 많은 순'],
    ['time', 'ko', '답변 1,200', '오래된 순'],
    ['votes', 'en', '1,200 answers', 'Accepted first, then most votes'],
    ['time', 'en', '1,200 answers', 'Oldest first'],
  ])('ordered by %s, in %s: %s, %s', (answerOrder, locale, heading, order) => {
    const counts = { answers: 1200, comments: 0 }
    expect(view({ answers }, { counts, settings: { answerOrder, locale } }).answers).toMatchObject({
      heading,
      order,
    })
  })

  test('one answer has no order, and none no head', () => {
    expect(view({ answers: [toShownAnswer('1')] }).answers?.order).toBeUndefined()
    expect(view({}).answers).toBeUndefined()
    expect(view(undefined).answers).toBeUndefined()
  })
})

describe('the list of answers', () => {
  const ten = Array.from({ length: 10 }, (_, index) => toShownAnswer(`${index + 1}`))

  test.each([
    [9, 1, undefined],
    [10, 1, '답변 10개 모두 보기'],
    [2, 2, '답변 2개 모두 보기'],
  ])('of %d answers on %d pages: %s', (count, pages, label) => {
    const { list, tools, ends } = view({ answers: ten.slice(0, count) }, { pages })
    expect(tools).toEqual(label ? [{ label, href: '#all-answers' }] : [])
    expect(ends?.map(({ href }) => href)).toEqual(label && ['#title', '#answer-1'])
    expect(list?.anchor).toBe(label && 'all-answers')
  })

  test('names author, day, acceptance and votes, but nothing that is withheld', () => {
    const withheld: ShownAnswer = { id: '2', withheld: true, path: 'answers/q/2.md', comments: [] }
    const answers = [
      toShownAnswer('1', { accepted: true, counts: { recommended: 19 } }),
      withheld,
      toShownAnswer('3', { by: { name: '익명' }, at: '2025-06-28' }),
      ...ten.slice(3),
    ]
    const list = view({ answers }, { pages: 2 }).list
    expect([list?.heading, list?.votes, list?.pages.length]).toEqual(['답변 9', '추천해요', 1])
    const [first, second, ...others] = list?.pages[0]?.answers ?? []
    const plain = { anchor: undefined, mark: undefined, accepted: undefined, votes: undefined }
    const accepted = { accepted: '채택', votes: '19' }
    const [hong, nobody] = [
      { name: '홍길동', role: false },
      { name: '익명', role: true },
    ]
    expect([first, second]).toEqual([
      { ...plain, href: '#answer-1', number: '1', ...hong, ...accepted, day: '2025년 6월 27일' },
      { ...plain, href: '#answer-3', number: '2', ...nobody, day: '2025년 6월 28일' },
    ])
    expect(others).toHaveLength(7)
  })

  test('says that votes are a score where there are scores', () => {
    const answers = [toShownAnswer('0', { score: -2 }), ...ten]
    const list = view({ answers }).list
    expect([list?.votes, list?.pages[0]?.answers[0]?.votes]).toEqual(['점수', '−2'])
  })
})

describe('the place of an answer among all', () => {
  const toStep = (changed: Partial<ConversationPage>, shown: Shown) => {
    const [answer] = view(changed, shown).answers?.answers ?? []
    return answer?.withheld === undefined ? answer?.step : undefined
  }
  const answers = [toShownAnswer('a'), toShownAnswer('b')]

  test('with those beside it', () => {
    const counts = { answers: 1_200, comments: 0 }
    expect(toStep({ answers, printed: 1_200 }, { counts, pages: 40 })).toEqual({
      copy: '링크 복사',
      number: '1',
      of: '/ 1,200',
      label: '1 / 1,200, 홍길동 님의 답변 주소',
      href: '#answer-a',
      previous: undefined,
      next: { label: '다음 답변', href: '#answer-b' },
    })
  })

  test.each<[string, ShownAnswer[], heading: number, ko: string, en: string]>([
    ['as the heading counts', answers, 2, '/ 2', '/ 2'],
    ['of which some are lost', answers, 3, '/ 보관 2', '/ 2 kept'],
    [
      'of which one is withheld',
      [...answers, { id: 'c', withheld: true, path: 'answers/q/c.md', comments: [] }],
      3,
      '/ 보관 2',
      '/ 2 kept',
    ],
  ])('says of how many: %s', (_, shown, heading, ko, en) => {
    const counts = { answers: heading, comments: 0 }
    const read = (locale: Settings['locale']) => toStep({ answers: shown }, { counts, settings: { locale } })
    expect([read('ko')?.number, read('ko')?.of, read('en')?.of]).toEqual(['1', ko, en])
  })

  test('is passed over by what is withheld', () => {
    const withheld = { id: 'w', withheld: true as const, path: 'answers/q/w.md', comments: [] }
    const numbers = view({ answers: [withheld, ...answers], before: 30 }).answers?.answers.map((answer) =>
      answer.withheld === undefined ? answer.step.number : undefined,
    )
    expect(numbers).toEqual([undefined, '31', '32'])
  })

  test('is not there for a single answer', () => {
    expect(toStep({ answers: answers.slice(0, 1) }, {})?.number).toBeUndefined()
  })

  test('over the edges of pages', () => {
    const places = { previous: { id: '이전', page: 1 }, next: { id: 'c', page: 3 } }
    const changed = { answers: answers.slice(0, 1), printed: 61, before: 30, ...places }
    expect(toStep(changed, { page: 2, pages: 3 })).toMatchObject({
      number: '31',
      previous: { label: '이전 답변', href: '/questions/q/#answer-%EC%9D%B4%EC%A0%84' },
      next: { label: '다음 답변', href: '/questions/q/3/#answer-c' },
    })
  })
})

describe('answers on several pages', () => {
  const later = [
    toLaterAnswer('7', { by: { name: '익명' }, at: '2024-05-03T21:04:00+09:00', accepted: true }),
    toLaterAnswer('이직', { page: 3, number: 3, at: '2024-05-04' }),
  ]

  test('the first lists those of later ones, by page', () => {
    const { list } = view({ answers: [toShownAnswer('1')], later }, { pages: 3 })
    const lines = list?.pages.map(({ label, answers }) => [
      label,
      ...answers.map(({ anchor, href, number, name, day }) => [anchor, href, number, name, day]),
    ])
    expect(lines).toEqual([
      [undefined, [undefined, '#answer-1', '1', '홍길동', '2025년 6월 27일']],
      ['2쪽', ['answer-7', '/questions/q/2/#answer-7', '2', '익명', '2024년 5월 3일']],
      ['3쪽', ['answer-이직', '/questions/q/3/#answer-%EC%9D%B4%EC%A7%81', '3', '홍길동', '2024년 5월 4일']],
    ])
  })

  test('the others lead to the question, and list their own', () => {
    const shown = { page: 2, pages: 2 }
    const { list, ends } = view({ answers: [toShownAnswer('31')], before: 30 }, shown)
    expect(ends?.map(({ label, href }) => [label, href])).toEqual([['질문으로', '/questions/q/']])
    expect(list?.pages.map(({ label, answers }) => [label, ...answers.map(({ number }) => number)])).toEqual([
      [undefined, '31'],
    ])
  })

  test.each([
    ['a later page', false, '/questions/q/2/#answer-7'],
    ['this page', true, '#answer-1'],
  ])('the way to the first accepted one, on %s', (_name, accepted, href) => {
    const { tools } = view({ answers: [toShownAnswer('1', { accepted })], later }, { pages: 3 })
    expect(tools[0]).toEqual({ label: '채택된 답변 보기', href })
  })

  test('nothing accepted has no way', () => {
    expect(view({}).tools).toEqual([])
  })

  test('pages have a pager, whose first is the question', () => {
    const { pager } = view({ answers: [toShownAnswer('1')] }, { page: 2, pages: 2 })
    expect(pager?.previous?.href).toBe('/questions/q/')
    expect(pager?.pages).toEqual([
      { label: '1', href: '/questions/q/', current: false },
      { label: '2', href: '/questions/q/2/', current: true },
    ])
    expect(view({}).pager).toBeUndefined()
  })
})

test.each([
  [5, 5, undefined],
  [6, 5, '댓글 1개 더 보기'],
  [44, 5, '댓글 39개 더 보기'],
])('of %d comments %d are in sight: %s', (count, open, label) => {
  const comments = Array.from({ length: count }, (_, index) => toShownComment(`${index}`))
  const shown = view({ comments }).comments
  expect([shown?.open.length, shown?.folded?.label]).toEqual([open, label])
  expect((shown?.folded?.comments.length ?? 0) + open).toBe(count)
  const english = label && (count === 6 ? '1 more comment' : '39 more comments')
  expect(view({ comments }, { settings: { locale: 'en' } }).comments?.folded?.label).toBe(english)
})

test('a heading over comments counts what stands under it, withheld ones too', () => {
  const comments = [toShownComment('1'), { id: '2', withheld: true as const }]
  expect(view({ comments }, { counts: { answers: 0, comments: 9 } }).comments).toMatchObject({
    heading: '댓글 2',
    open: [{ anchor: 'comment-1' }, { anchor: 'comment-2', withheld: '삭제된 댓글입니다' }],
  })
  expect(view({ comments }, { settings: { locale: 'en' } }).comments).toMatchObject({
    heading: '2 comments',
    open: [{ anchor: 'comment-1' }, { withheld: 'This comment was removed' }],
  })
})

test('a comment says who wrote it when, to whom, and how it was liked', () => {
  const comment = toShownComment('c9', {
    by: { name: '익명' },
    at: '2025-06-27T22:00:00+09:00',
    recommended: 1200,
    replyTo: { id: 'c 8', by: { name: '홍길동' } },
  })
  const orphan = toShownComment('c10', { replyTo: { id: 'c9', by: undefined } })
  const [one, other] = view({ comments: [comment, orphan] }).comments?.open ?? []
  expect(one).toEqual({
    anchor: 'comment-c9',
    withheld: undefined,
    permalink: '#comment-c9',
    by: { name: '익명', role: true, mark: undefined, href: undefined, about: undefined },
    time: {
      label: '3일 전',
      day: '2025년 6월 27일',
      datetime: '2025-06-27T22:00:00+09:00',
      localTime: '2025년 6월 27일 22:00',
    },
    reply: { label: '홍길동 님에게', href: '#comment-c%208' },
    recommended: '추천해요 1,200',
    language: undefined,
    bodyHtml: '<p>c9</p>',
  })
  expect(other).toMatchObject({
    reply: { label: '삭제된 댓글에', href: '#comment-c9' },
    recommended: undefined,
  })
})

const hong = (person?: string): ShownActor => ({ name: '홍길동', person })

/** Of the answers of a page. */
function listAuthors(changed: Partial<ConversationPage>, settings?: Parameters<typeof viewQuestion>[1]) {
  const { answers } = viewQuestion({ conversation: toConversationPage(changed) }, settings).conversation
  return answers?.answers.map((answer) => (answer.withheld === undefined ? answer.by : undefined)) ?? []
}

describe('people of one name on a page are told apart', () => {
  const one = (changed: Partial<KeptAnswer & ShownAnswer> = {}) => [
    toShownAnswer('1', { by: hong('u1'), ...changed }),
  ]
  const comment = (by: ShownActor) => [toShownComment('1', { by })]
  test.each<[string, Partial<ConversationPage>, string | undefined]>([
    ['one person', { answers: one() }, undefined],
    ['one person twice', { answers: one(), comments: comment(hong('u1')) }, undefined],
    ['somebody who may be the same', { answers: one(), comments: comment(hong()) }, undefined],
    ['another who commented', { answers: one({ comments: comment(hong('u2')) }) }, 'u1'],
    ['another who edited', { answers: one({ edited: [{ at: '2025-06-01', by: hong('u2') }] }) }, 'u1'],
    ['another on a later page', { answers: one(), later: [toLaterAnswer('2', { by: hong('u2') })] }, 'u1'],
    ['another who is answered', { answers: one({ replyTo: { id: '2', page: 2, by: hong('u2') } }) }, 'u1'],
  ])('%s', (_, page, mark) => {
    expect(listAuthors(page)[0]?.mark).toBe(mark)
  })

  test('of whom nothing is known has no mark', () => {
    const answers = ['u1', 'u2', undefined].map((person, id) => toShownAnswer(`${id}`, { by: hong(person) }))
    expect(listAuthors({ answers }).map((by) => by?.mark)).toEqual(['u1', 'u2', undefined])
  })
})

test('a person’s address and text stand beside the name of the day', () => {
  const known = { name: '홍길동', formerNames: ['길동이'], about: '백엔드 개발자', url: 'https://a.example/' }
  const answers = [toShownAnswer('1', { by: { name: '길동이', person: 'u1' } })]
  const told = { href: 'https://a.example/', rel: 'nofollow noopener', about: '백엔드 개발자' }
  expect(listAuthors({ answers }, { known: new Map([['u1', known]]) })).toEqual([
    { name: '길동이', role: false, mark: undefined, ...told },
  ])
})

test.each([
  ['익명', 'ko', '익명', true],
  ['삭제된 사용자', 'en', 'deleted user', true],
  ['홍길동', 'en', '홍길동', false],
] as const)('%s is shown in %s as %s, a role: %s', (name, locale, shown, role) => {
  const answers = [toShownAnswer('1', { by: { name } })]
  expect(listAuthors({ answers }, { locale })).toMatchObject([{ name: shown, role }])
})
