import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { Activity } from '../../../../src/format/activity.ts'
import type { QuestionState } from '../../../../src/format/post.ts'
import type { CachedQuestion } from '../../../../src/kept/question.ts'
import {
  type QuestionView,
  type ShownQuestionPage,
  toCrumbView,
  toQuestionView,
  toStateView,
  toTurnView,
} from '../../../../src/site/kinds/question-view.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { toConversationPage, toShownAnswer } from '../../sample-conversation.ts'
import { toCachedQuestion } from '../../sample-question.ts'

const sampleActivity: Activity[] = [
  { at: '2024-05-01', actor: '홍길동', kind: '질문' },
  { at: '2024-05-03', actor: '익명', kind: '새로운 답변' },
]

interface Changed extends Partial<ShownQuestionPage> {
  activity?: Activity[]
}

function viewWith(
  { activity = sampleActivity, ...changed }: Changed,
  settings: Partial<Settings> = {},
): QuestionView {
  const shown = {
    question: toCachedQuestion('a'),
    part: { activity, pageHtml: '<p>본문</p>', description: '본문' },
    neighbours: [],
    duplicates: [],
    turn: { newer: undefined, older: undefined },
    conversation: undefined,
    page: 1,
    pages: 1,
    ...changed,
  }
  return toQuestionView(shown, createSampleSite(settings))
}

function view(question: CachedQuestion, settings: Partial<Settings> = {}, others: CachedQuestion[] = []) {
  const neighbours = others.map((other) => ({ question: other, shared: other.hashtags }))
  return viewWith({ question, neighbours }, settings)
}

test('history shows the newest activity first', () => {
  expect(view(toCachedQuestion('a')).history?.activities.map(({ kind }) => kind)).toEqual([
    '새로운 답변',
    '질문',
  ])
})

test('neighbours are named with their address', () => {
  const other = toCachedQuestion('이직', { hashtags: ['c#', 'rest'], title: '이직할까요?' })
  const question = toCachedQuestion('a', { hashtags: ['rest', 'c#'] })
  expect(view(question, {}, [other]).neighbours?.questions).toMatchObject([
    {
      title: '이직할까요?',
      href: '/questions/%EC%9D%B4%EC%A7%81/',
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
  [{ score: -2 }, 'ko', ['답변 0', '댓글 0', '조회 0', '점수 -2']],
  [{ score: 0 }, 'en', ['Answers 0', 'Comments 0', 'Views 0', 'Score 0']],
  [{ score: -1234 }, 'en', ['Answers 0', 'Comments 0', 'Views 0', 'Score -1,234']],
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
    [8, 8, undefined],
    [9, 5, '이전 활동 4'],
  ])('of %d activities shows %d, and folds the rest: %s', (count, shown, label) => {
    const { history } = viewWith({ activity: toActivities(count) })
    expect(history?.activities).toHaveLength(shown)
    expect(history?.earlier?.label).toBe(label)
    expect([...(history?.activities ?? []), ...(history?.earlier?.activities ?? [])]).toHaveLength(count)
  })

  test('marks new answers', () => {
    expect(view(toCachedQuestion('a')).history?.activities.map(({ isAnswer }) => isAnswer)).toEqual([
      true,
      false,
    ])
  })
})

test('a later page shows answers alone, and leads back to the question', () => {
  const shown = viewWith({ page: 2, pages: 2 })
  expect(shown).toMatchObject({
    title: '질문 a',
    opening: undefined,
    history: undefined,
    continuation: '2쪽',
    crumb: { label: '질문과 첫 답변 보기', href: '/questions/a/' },
  })
  expect(viewWith({}).continuation).toBeUndefined()
})

test('tools lead to the accepted answer, the edit page and the source, in this order', () => {
  const question = toCachedQuestion('a', { source: 'https://a.example/1' })
  const conversation = toConversationPage({ accepted: [{ id: '7', page: 2 }] })
  const settings = { repository: 'https://github.com/a/b' }
  expect(viewWith({ question, conversation, pages: 2 }, settings).opening?.tools.links).toEqual([
    { label: '채택된 답변 보기', href: '/questions/a/2/#answer-7' },
    { label: '이 질문 고치기', href: 'https://github.com/a/b/edit/main/content/questions/a.md' },
    { label: '원문', href: 'https://a.example/1', rel: 'external' },
  ])
})

test('a neighbour that was found by no hashtag names its own', () => {
  const question = toCachedQuestion('b', { hashtags: ['a', 'b', 'c', 'd'] })
  const [neighbour] = viewWith({ neighbours: [{ question, shared: [] }] }).neighbours?.questions ?? []
  expect(neighbour?.hashtags.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

describe('words of the script that copies code', () => {
  const code = '<div class="code"><pre><code>a</code></pre></div>'
  const part = { activity: sampleActivity, description: '' }

  test.each([
    ['code in the question', code, undefined],
    [
      'code in an answer',
      '<p>본문</p>',
      toConversationPage({ answers: [toShownAnswer('7', { html: code })] }),
    ],
  ])('%s', (_, pageHtml, conversation) => {
    const shown = viewWith({ part: { ...part, pageHtml }, conversation })
    expect(shown.copy).toEqual({ label: '복사', done: '복사했습니다' })
  })

  test.each([
    ['no code', '<p>본문</p>'],
    ['code in a line', '<p><code>a</code></p>'],
    ['code that somebody wrote as HTML', '<pre>a</pre>'],
  ])('none with %s', (_, pageHtml) => {
    expect(viewWith({ part: { ...part, pageHtml } }).copy).toBeUndefined()
  })
})

const site = createSampleSite()
const english = createSampleSite({ locale: 'en' })
const tagged = toCachedQuestion('a', { hashtags: ['c#', 'rest'] })
const untagged = toCachedQuestion('a', { hashtags: [], category: '커리어' })
const bare = toCachedQuestion('a', { hashtags: [], category: undefined })

describe('the way back leads to the list of the first hashtag, else of the category, else of all', () => {
  test.each([
    [tagged, site, '#c# 목록으로', '/tags/c-sharp/'],
    [tagged, english, 'Back to #c#', '/tags/c-sharp/'],
    [untagged, site, '커리어 목록으로', '/categories/%EC%BB%A4%EB%A6%AC%EC%96%B4/'],
    [bare, site, '모든 질문 목록으로', '/'],
    [bare, english, 'Back to All questions', '/'],
  ])('%#', (question, where, label, href) => {
    expect(toCrumbView(question, where)).toEqual({ label, href })
  })
})

describe('neighbours in that list', () => {
  const other = toCachedQuestion('이직', { title: '이직할까요?', language: 'ja' })

  test('both are named', () => {
    expect(toTurnView(tagged, { newer: other, older: toCachedQuestion('b') }, site)).toEqual({
      label: '#c#의 앞뒤 질문',
      links: [
        {
          side: 'newer',
          label: '더 최근 활동 · #c#',
          title: '이직할까요?',
          titleHtml: undefined,
          language: 'ja',
          href: '/questions/%EC%9D%B4%EC%A7%81/',
        },
        {
          side: 'older',
          label: '더 오래된 활동 · #c#',
          title: '질문 b',
          titleHtml: undefined,
          language: undefined,
          href: '/questions/b/',
        },
      ],
    })
  })

  test.each([
    [tagged, '더 오래된 활동 · #c#'],
    [untagged, '더 오래된 활동 · 커리어'],
    [bare, '더 오래된 활동 · 모든 질문'],
  ])('%# at an end of the list there is one', (question, label) => {
    const turn = toTurnView(question, { newer: undefined, older: other }, site)
    expect(turn?.links.map((link) => link.label)).toEqual([label])
  })

  test('alone there is none', () => {
    expect(toTurnView(tagged, { newer: undefined, older: undefined }, site)).toBeUndefined()
  })
})

test.each<[QuestionState, string[], string[]]>([
  [{ closed: {} }, ['닫힌 질문입니다.'], ['This question is closed.']],
  [
    { closed: { at: '2024-05-03T23:00:00Z' } },
    ['2024년 5월 4일에 닫힌 질문입니다.'],
    ['This question was closed on May 4, 2024.'],
  ],
  [
    { closed: { at: '2024-05-03', reason: '중복' }, locked: true },
    ['2024년 5월 3일에 닫힌 질문입니다.', '이유: 중복', '잠긴 질문입니다.'],
    ['This question was closed on May 3, 2024.', 'Reason: 중복', 'This question is locked.'],
  ],
  [{ locked: true }, ['잠긴 질문입니다.'], ['This question is locked.']],
])('%j', (state, korean, english) => {
  const question = toCachedQuestion('a', { state })
  expect(toStateView(question, [], createSampleSite())).toEqual({ notes: korean, duplicates: undefined })
  expect(toStateView(question, [], createSampleSite({ locale: 'en' }))?.notes).toEqual(english)
})

test.each<[QuestionState | undefined]>([[undefined], [{}], [{ locked: false }]])(
  '%j says nothing',
  (state) => {
    const question = toCachedQuestion('a', state ? { state } : {})
    expect(toStateView(question, [], createSampleSite())).toBeUndefined()
  },
)

test('a duplicate leads to the questions that it repeats, each in its language', () => {
  const question = toCachedQuestion('a', { state: { closed: { of: ['b', '이직', 'gone'] } } })
  const others = [toCachedQuestion('b', { language: 'en', title: 'PUT' }), toCachedQuestion('이직')]
  expect(toStateView(question, others, createSampleSite())?.duplicates).toEqual({
    label: '같은 질문:',
    links: [
      { label: 'PUT', href: '/questions/b/', language: 'en' },
      { label: '질문 이직', href: '/questions/%EC%9D%B4%EC%A7%81/', language: undefined },
    ],
  })
})
