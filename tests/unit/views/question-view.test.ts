import { describe, expect, test } from 'vitest'
import type { CachedQuestion } from '../../../src/cache/cached-question.ts'
import type { Settings } from '../../../src/content-folder/settings.ts'
import type { Activity } from '../../../src/question/activity.ts'
import {
  type QuestionView,
  type ShownQuestionPage,
  toQuestionView,
} from '../../../src/views/question-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toConversationPage, toShownAnswer } from '../sample-conversation.ts'
import { toCachedQuestion } from '../sample-question.ts'

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

describe('edit page of the question’s file', () => {
  test.each([
    [
      'https://github.com/a/b',
      'questions/put.md',
      'https://github.com/a/b/edit/main/content/questions/put.md',
    ],
    [
      'https://github.com/a/b/',
      'questions/put.md',
      'https://github.com/a/b/edit/main/content/questions/put.md',
    ],
    [
      'https://github.com/a/b',
      'questions/커리어/이직-고민.md',
      'https://github.com/a/b/edit/main/content/questions/%EC%BB%A4%EB%A6%AC%EC%96%B4/%EC%9D%B4%EC%A7%81-%EA%B3%A0%EB%AF%BC.md',
    ],
  ])('in %s, of %s', (repository, path, href) => {
    expect(view(toCachedQuestion('a', { path }), { repository }).opening?.tools.links).toEqual([
      { label: '이 질문 고치기', href },
    ])
  })

  test('is not there without a repository', () => {
    expect(view(toCachedQuestion('a')).opening?.tools.links).toEqual([])
  })
})

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
