import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { Activity } from '../../../../src/format/activity.ts'
import type { Poll, QuestionState } from '../../../../src/format/post.ts'
import type { CachedQuestion } from '../../../../src/kept/question.ts'
import { toConversationPage, toLaterAnswer, toShownAnswer } from '../../sample-conversation.ts'
import { toCachedQuestion } from '../../sample-question.ts'
import { viewQuestion } from './view-question.ts'

const activity: Activity[] = [
  { at: '2024-05-01', actor: '홍길동', kind: '질문' },
  { at: '2024-05-03', actor: '익명', kind: '새로운 답변' },
]

function view(question: CachedQuestion, settings: Partial<Settings> = {}, others: CachedQuestion[] = []) {
  const neighbours = others.map((other) => ({ question: other, shared: other.hashtags }))
  return viewQuestion({ question, neighbours }, settings)
}

test('history shows the newest activity first', () => {
  expect(viewQuestion({ activity }).history?.newest.map(({ kind }) => kind)).toEqual(['새로운 답변', '질문'])
})

test('neighbours are named with their address', () => {
  const other = toCachedQuestion('이직', { hashtags: ['c#', 'rest'], title: '이직할까요?' })
  const question = toCachedQuestion('a', { hashtags: ['rest', 'c#'] })
  expect(view(question, {}, [other]).neighbours?.questions).toMatchObject([
    {
      title: '이직할까요?',
      href: '/questions/이직/',
      answers: { label: '답변 0' },
      hashtags: [
        { name: 'c#', href: '/tags/c-sharp/' },
        { name: 'rest', href: '/tags/rest/' },
      ],
    },
  ])
  expect(view(question).neighbours).toBeUndefined()
})

test.each([
  [{}, 'ko', ['답변 0', '댓글 0', '조회 0']],
  [{ score: -2 }, 'ko', ['답변 0', '댓글 0', '조회 0', '점수 −2']],
  [{ score: 0 }, 'en', ['0 answers', '0 comments', '0 views', 'Score 0']],
  [{ score: -1234 }, 'en', ['0 answers', '0 comments', '0 views', 'Score −1,234']],
] as const)('its facts with %j, in %s', (known, locale, labels) => {
  const { opening } = view(toCachedQuestion('a', known), { locale })
  expect(opening?.facts.counts.map(({ label }) => label)).toEqual(labels)
})

test('title and body have their language, and so have the titles of neighbours', () => {
  const question = toCachedQuestion('a', { language: 'en' })
  const shown = view(question, {}, [toCachedQuestion('b'), toCachedQuestion('c', { language: 'ja' })])
  expect(shown.language).toBe('en')
  expect(shown.neighbours?.questions.map(({ language }) => language)).toEqual([undefined, 'ja'])
})

describe('history', () => {
  const toActivities = (count: number): Activity[] =>
    Array.from({ length: count }, (_, index) => ({
      at: `2024-05-${10 + index}`,
      actor: '익명',
      kind: '질문',
    }))

  test.each([
    [8, 8, undefined, 0],
    [9, 3, '그 사이 활동 5', 1],
  ])('of %d activities shows the newest %d, folds what is between: %s, and the oldest %d', (...expected) => {
    const [count] = expected
    const {
      newest = [],
      between,
      oldest = [],
    } = viewQuestion({ activity: toActivities(count) }).history ?? {}
    expect([count, newest.length, between?.label, oldest.length]).toEqual(expected)
    const all = [...newest, ...(between?.activities ?? []), ...oldest]
    expect(all.map(({ datetime }) => datetime)).toEqual(
      toActivities(count)
        .map(({ at }) => at)
        .reverse(),
    )
  })

  test('leads to what it tells, and so does the last activity', () => {
    const told = [{ line: 1, of: 'answer', id: '7', page: 2 }] as const
    const conversation = toConversationPage({ told: [...told] })
    const { history, opening } = viewQuestion({ activity, conversation, pages: 2 })
    expect(history?.newest.map(({ href }) => href)).toEqual(['/questions/a/2/#answer-7', undefined])
    expect(opening?.activity.href).toBe('/questions/a/2/#answer-7')
  })

  test('leads to a comment of the same page by its anchor', () => {
    const told = [{ line: 0, of: 'comment', id: '가', page: 1 }] as const
    const conversation = toConversationPage({ told: [...told] })
    const { history } = viewQuestion({ activity, conversation })
    expect(history?.newest.map(({ href }) => href)).toEqual([undefined, '#comment-%EA%B0%80'])
  })

  test('marks new answers', () => {
    expect(viewQuestion({ activity }).history?.newest.map(({ isAnswer }) => isAnswer)).toEqual([true, false])
  })
})

test('a later page shows answers alone, and leads back to the question', () => {
  const shown = viewQuestion({ page: 2, pages: 2 })
  expect(shown).toMatchObject({
    title: '질문 a',
    opening: undefined,
    history: undefined,
    continuation: '2쪽',
    crumb: { label: '질문과 첫 답변 보기', href: '/questions/a/' },
  })
  expect(viewQuestion().continuation).toBeUndefined()
})

test('ways lead from it to the accepted answer, and to the list of all of several pages', () => {
  const conversation = toConversationPage({ later: [toLaterAnswer('7', { accepted: true })], printed: 31 })
  expect(viewQuestion({ conversation, pages: 2 }).opening?.tools).toEqual([
    { label: '채택된 답변 보기', href: '/questions/a/2/#answer-7' },
    { label: '답변 31개 모두 보기', href: '#all-answers' },
  ])
})

test.each([
  ['ko', ['name', ' · ', 'day', ' 질문']],
  ['en', ['Asked ', 'day', ' by ', 'name']],
] as const)('who asked, and when, in %s: the day leads to the original', (locale, parts) => {
  const question = toCachedQuestion('a', { source: 'https://a.example/1' })
  const { asked, source } = viewQuestion({ question, activity }, { locale }).opening ?? {}
  expect(asked?.parts.map((part) => (typeof part === 'string' ? part : part.is))).toEqual(parts)
  expect([asked?.by.name, source?.href]).toEqual(['홍길동', 'https://a.example/1'])
})

test('the number of answers leads to them, where they are on the page', () => {
  const question = toCachedQuestion('a', { counts: { answers: 2, comments: 0 } })
  const conversation = toConversationPage({ answers: [toShownAnswer('1')] })
  const listLinks = (shown: Parameters<typeof viewQuestion>[0]) =>
    viewQuestion(shown).opening?.facts.counts.map(({ href }) => href)
  expect(listLinks({ question, conversation })).toEqual(['#answers', undefined])
  expect(listLinks({ question })).toEqual([undefined, undefined])
})

test('a neighbour that was found by no hashtag names its own', () => {
  const question = toCachedQuestion('b', { hashtags: ['a', 'b', 'c', 'd'] })
  const [neighbour] = viewQuestion({ neighbours: [{ question, shared: [] }] }).neighbours?.questions ?? []
  expect(neighbour?.hashtags.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('words of the script that copies code and addresses', () => {
  expect(viewQuestion().copy).toEqual({ label: '복사', done: '복사했습니다' })
})

const tagged = toCachedQuestion('a', { hashtags: ['c#', 'rest'] })
const untagged = toCachedQuestion('a', { hashtags: [], category: '커리어' })
const bare = toCachedQuestion('a', { hashtags: [], category: undefined })

describe('the way back leads to the list of the first hashtag, else of the category, else of all', () => {
  test.each([
    [tagged, 'ko', '#c# 목록으로', '/tags/c-sharp/'],
    [tagged, 'en', 'Back to #c#', '/tags/c-sharp/'],
    [untagged, 'ko', '커리어 목록으로', '/categories/커리어/'],
    [bare, 'ko', '모든 질문 목록으로', '/'],
    [bare, 'en', 'Back to all questions', '/'],
  ] as const)('%#', (question, locale, label, href) => {
    expect(viewQuestion({ question }, { locale }).crumb).toEqual({ label, href })
  })
})

describe('neighbours in that list', () => {
  const other = toCachedQuestion('이직', { title: '이직할까요?', language: 'ja' })

  test('both are named', () => {
    const older = toCachedQuestion('b')
    const turn = [
      { side: 'newer' as const, question: other },
      { side: 'older' as const, question: older },
    ]
    expect(viewQuestion({ question: tagged, turn }).turn).toEqual({
      label: '#c#의 앞뒤 질문',
      ways: [
        {
          side: 'newer',
          label: '#c#의 더 최근 질문',
          link: { title: '이직할까요?', titleHtml: undefined, language: 'ja', href: '/questions/이직/' },
        },
        {
          side: 'older',
          label: '#c#의 더 오래된 질문',
          link: { title: '질문 b', titleHtml: undefined, language: undefined, href: '/questions/b/' },
        },
      ],
    })
  })

  test.each([
    [tagged, 'older', '#c#의 가장 최근 질문', '#c#의 더 오래된 질문'],
    [tagged, 'newer', '#c#의 더 최근 질문', '#c#의 가장 오래된 질문'],
    [untagged, 'older', '커리어의 가장 최근 질문', '커리어의 더 오래된 질문'],
    [bare, 'older', '모든 질문의 가장 최근 질문', '모든 질문의 더 오래된 질문'],
  ] as const)('%# at an end of the list that is said', (question, side, ...labels) => {
    const { turn } = viewQuestion({ question, turn: [{ side, question: other }] })
    expect(turn?.ways.map(({ label }) => label)).toEqual(labels)
    expect(turn?.ways.map((way) => way.link?.href)).toEqual(
      ['newer', 'older'].map((each) => (each === side ? '/questions/이직/' : undefined)),
    )
  })

  test('alone there is none', () => {
    expect(viewQuestion({ question: tagged }).turn).toBeUndefined()
  })
})

const duplicates = [toCachedQuestion('b', { language: 'en', title: 'PUT' }), toCachedQuestion('이직')]

test.each<[QuestionState, korean: string, english: string]>([
  [{ closed: {} }, '닫힌 질문입니다.', 'Closed.'],
  [{ closed: {}, locked: true }, '닫히고 잠긴 질문입니다.', 'Closed, and locked.'],
  [{ locked: true }, '잠긴 질문입니다.', 'Locked.'],
  [{ closed: { at: '2024-05-03T23:00:00Z' } }, '2024년 5월 4일에 닫힌 질문입니다.', 'Closed on May 4, 2024.'],
  [
    { closed: { at: '2024-05-03', reason: '도배' }, locked: true },
    '2024년 5월 3일에 닫히고 잠긴 질문입니다. 사유: 도배',
    'Closed on May 3, 2024, and locked. Reason: 도배',
  ],
  [{ closed: { reason: 'Off-topic' } }, '닫힌 질문입니다. 사유: 주제에서 벗어남', 'Closed as off-topic.'],
  [
    { closed: { at: '2024-01-04', reason: 'exact duplicate', of: ['b', '이직', 'gone'] }, locked: true },
    '2024년 1월 4일에 중복으로 닫히고 잠긴 질문입니다. 같은 질문: PUT, 질문 이직',
    'Closed as a duplicate of PUT, 질문 이직 on January 4, 2024, and locked.',
  ],
  [
    { closed: { of: ['b', '이직'] } },
    '중복으로 닫힌 질문입니다. 같은 질문: PUT, 질문 이직',
    'Closed as a duplicate of PUT, 질문 이직.',
  ],
  [
    { closed: { reason: 'off-topic', of: ['b', '이직'] } },
    '닫힌 질문입니다. 사유: 주제에서 벗어남. 같은 질문: PUT, 질문 이직',
    'Closed as off-topic. Duplicate of PUT, 질문 이직',
  ],
  [
    { closed: { reason: 'Spam.', of: ['b', '이직'] } },
    '닫힌 질문입니다. 사유: Spam. 같은 질문: PUT, 질문 이직',
    'Closed. Reason: Spam. Duplicate of PUT, 질문 이직',
  ],
])('%j', (state, korean, english) => {
  const question = toCachedQuestion('a', { state })
  const read = (locale: Settings['locale']) => {
    const named = state.closed?.of ? duplicates : []
    const { parts = [], links = [] } =
      viewQuestion({ question, duplicates: named }, { locale }).opening?.state ?? {}
    const titles = links.map(({ label }) => label).join(', ')
    return parts.map((part) => (typeof part === 'string' ? part : titles)).join('')
  }
  expect([read('ko'), read('en')]).toEqual([korean, english])
})

test.each<[QuestionState | undefined]>([[undefined], [{}], [{ locked: false }]])(
  '%j says nothing',
  (state) => {
    const question = toCachedQuestion('a', state ? { state } : {})
    expect(view(question).opening?.state).toBeUndefined()
  },
)

test('a duplicate leads to the questions that it repeats, each in its language', () => {
  const question = toCachedQuestion('a', { state: { closed: { of: ['b', '이직', 'gone'] } } })
  expect(viewQuestion({ question, duplicates }).opening?.state?.links).toEqual([
    { label: 'PUT', href: '/questions/b/', language: 'en' },
    { label: '질문 이직', href: '/questions/이직/', language: undefined },
  ])
})

function viewPoll(poll: Poll, locale?: Settings['locale']) {
  return viewQuestion({ polls: [poll] }, locale && { locale }).opening?.polls[0]
}

/** Each option as it reads, with the length of its bar. */
function toLines(poll: Poll) {
  return viewPoll(poll)?.options.map(
    ({ label, votes, share, width }) => `${label} ${votes} ${share ?? '-'} ${width}`,
  )
}

const options = (...votes: number[]) => votes.map((each, index) => ({ label: `${index + 1}`, votes: each }))

test.each<[string, Poll, string[]]>([
  ['of all votes', { options: options(12, 4, 0) }, ['1 12표 75% 75', '2 4표 25% 25', '3 0표 0% 0']],
  ['rounded to 100 together', { options: options(7, 1) }, ['1 7표 88% 87.5', '2 1표 12% 12.5']],
  [
    'of three equal ones, the first of them rounded up',
    { voters: 3, options: options(1, 1, 1) },
    ['1 1표 34% 33.3', '2 1표 33% 33.3', '3 1표 33% 33.3'],
  ],
  [
    'rounded up where most was cut off',
    { options: options(2, 2, 3) },
    ['1 2표 29% 28.6', '2 2표 28% 28.6', '3 3표 43% 42.9'],
  ],
  [
    'of voters who had several, as they are',
    { multiple: true, voters: 8, options: options(7, 1) },
    ['1 7표 88% 87.5', '2 1표 13% 12.5'],
  ],
  [
    'of voters whose votes are not all there, as they are',
    { voters: 16, options: options(2, 2) },
    ['1 2표 13% 12.5', '2 2표 13% 12.5'],
  ],
  ['of the voters', { voters: 40, options: options(21, 12) }, ['1 21표 53% 52.5', '2 12표 30% 30']],
  [
    'of the voters, who had several',
    { multiple: true, voters: 10, options: options(10, 5) },
    ['1 10표 100% 100', '2 5표 50% 50'],
  ],
  [
    'of nothing known: bars are as long as the longest',
    { multiple: true, options: options(1200, 600) },
    ['1 1,200표 - 100', '2 600표 - 50'],
  ],
  ['of no votes', { options: options(0, 0) }, ['1 0표 - 0', '2 0표 - 0']],
  ['of no voters', { voters: 0, options: options(0) }, ['1 0표 - 0']],
  ['of more votes than voters', { voters: 2, options: options(3) }, ['1 3표 150% 100']],
])('shares are %s', (_, poll, lines) => {
  expect(toLines(poll)).toEqual(lines)
})

test.each<[Partial<Poll>, 'ko' | 'en', string, string[]]>([
  [{}, 'ko', '투표', []],
  [{}, 'en', 'Poll', []],
  [{ title: '점심은?' }, 'ko', '점심은?', []],
  [{ voters: 1200, multiple: true, closed: true }, 'ko', '투표', ['1,200명 참여', '복수 선택', '마감됨']],
  [{ voters: 1, multiple: true, closed: true }, 'en', 'Poll', ['1 voter', 'multiple choice', 'closed']],
  [{ voters: 0, multiple: false, closed: false }, 'ko', '투표', ['0명 참여']],
])('a poll %j says in %s: %s, %j', (poll, locale, heading, notes) => {
  expect(viewPoll({ options: options(1), ...poll }, locale)).toMatchObject({
    heading,
    notes,
  })
})

test.each([
  [1, '1 vote'],
  [0, '0 votes'],
  [1200, '1,200 votes'],
])('%d in English: %s', (votes, label) => {
  expect(viewPoll({ options: options(votes) }, 'en')?.options[0]?.votes).toBe(label)
})

test('questions that lead to it are counted, and named with the text that does', () => {
  const toQuestion = (id: string) => toCachedQuestion(id, { title: `질문 ${id}` })
  const { backlinks } = viewQuestion({
    backlinks: {
      all: 12,
      shown: [
        { question: toQuestion('b'), from: 'question', place: undefined },
        { question: toQuestion('c'), from: 'answer', place: { page: 2, anchor: 'answer-7' } },
        { question: toQuestion('d'), from: 'comment', place: undefined },
      ],
    },
  })
  expect(backlinks?.label).toBe('이 질문을 가리키는 글 12')
  expect(backlinks?.questions.map(({ title, href, facts }) => [title, href, facts])).toEqual([
    ['질문 b', '/questions/b/', '질문'],
    ['질문 c', '/questions/c/2/#answer-7', '답변'],
    ['질문 d', '/questions/d/', '댓글'],
  ])
  expect(viewQuestion().backlinks).toBeUndefined()
})
