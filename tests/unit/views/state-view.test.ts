import { expect, test } from 'vitest'
import type { QuestionState } from '../../../src/question/question.ts'
import { toStateView } from '../../../src/views/state-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

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
