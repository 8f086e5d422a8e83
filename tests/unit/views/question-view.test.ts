import { describe, expect, test } from 'vitest'
import type { CachedQuestion } from '../../../src/cache/cached-question.ts'
import type { Settings } from '../../../src/content-folder/settings.ts'
import type { Activity } from '../../../src/question/activity.ts'
import { toQuestionView } from '../../../src/views/question-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

function view(question: CachedQuestion, settings: Partial<Settings> = {}, others: CachedQuestion[] = []) {
  const activity: Activity[] = [
    { at: '2024-05-01', actor: '홍길동', kind: '질문' },
    { at: '2024-05-03', actor: '익명', kind: '새로운 답변' },
  ]
  const shown = {
    question,
    part: { activity, pageHtml: '<p>본문</p>', description: '본문' },
    neighbours: others.map((other) => ({ question: other, shared: other.hashtags })),
    duplicates: [],
    conversation: undefined,
    page: 1,
    pages: 1,
  }
  return toQuestionView(shown, createSampleSite(settings))
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

test('title and body have their language, and so have the titles of neighbours', () => {
  const question = toCachedQuestion('a', { language: 'en' })
  const shown = view(question, {}, [toCachedQuestion('b'), toCachedQuestion('c', { language: 'ja' })])
  expect(shown.language).toBe('en')
  expect(shown.neighbours?.questions.map(({ language }) => language)).toEqual([undefined, 'ja'])
})
