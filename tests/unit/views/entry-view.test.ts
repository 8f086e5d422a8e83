import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/question/question.ts'
import { toEntryView, toFactsView } from '../../../src/views/entry-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

const site = createSampleSite({ url: 'https://example.org/archive/' })

describe('counts (decision 10)', () => {
  test.each<[string, Question['counts'], string[]]>([
    [
      'all',
      { answers: 3, comments: 5, recommended: 2, needsSupplement: 1, views: 1234 },
      ['답변 3', '댓글 5', '추천해요 2', '보충이 필요해요 1', '조회 1,234'],
    ],
    ['absent is not zero', { answers: 0, comments: 0, views: 0 }, ['답변 0', '댓글 0', '조회 0']],
    [
      'zero is not absent',
      { answers: 0, comments: 0, recommended: 0, needsSupplement: 0, views: 0 },
      ['답변 0', '댓글 0', '추천해요 0', '보충이 필요해요 0', '조회 0'],
    ],
    [
      'one of the two',
      { answers: 1, comments: 0, needsSupplement: 4, views: 9 },
      ['답변 1', '댓글 0', '보충이 필요해요 4', '조회 9'],
    ],
    [
      'a comma in every count',
      { answers: 1000, comments: 1001, recommended: 12345, needsSupplement: 999, views: 1234567 },
      ['답변 1,000', '댓글 1,001', '추천해요 12,345', '보충이 필요해요 999', '조회 1,234,567'],
    ],
  ])('%s', (_, counts, labels) => {
    const facts = toFactsView(toCachedQuestion('a', { counts }), site)
    expect(facts.counts.map(({ label }) => label)).toEqual(labels)
  })

  test.each([
    [0, false, 'unanswered'],
    [1, false, 'answered'],
    [2, true, 'accepted'],
  ])('%d answers, accepted %s: they look %s, and say the same (decision 19)', (answers, accepted, look) => {
    const question = toCachedQuestion('a', { counts: { answers, comments: 3, views: 1 }, accepted })
    expect(toFactsView(question, site).counts.map(({ label, look }) => `${label} ${look}`)).toEqual([
      `답변 ${answers} ${look}`,
      '댓글 3 undefined',
      '조회 1 undefined',
    ])
  })
})

test.each([
  ['that of the page', undefined, undefined, undefined],
  ['of the question', 'en', undefined, 'en'],
  ['of the archive', undefined, 'en', 'en'],
  ['of the question, and another of the archive', 'ja', 'en', 'ja'],
  ['of the question, as the page', 'ko', 'en', undefined],
  ['of the archive, as the page', undefined, 'ko', undefined],
  ['of a country', 'ko-KR', undefined, 'ko-KR'],
])('language: %s', (_, own, language, shown) => {
  const other = createSampleSite(language === undefined ? {} : { language })
  const question = toCachedQuestion('a', own === undefined ? {} : { language: own })
  expect(toEntryView({ question, keywordOnly: false }, '', other).language).toBe(shown)
})

test.each([
  [true, '투표'],
  [false, undefined],
])('poll: %s is %s (decision 11)', (poll, label) => {
  expect(toFactsView(toCachedQuestion('a', { poll }), site).poll).toBe(label)
})

test('hashtags in the order of the file, each with its listing', () => {
  const facts = toFactsView(toCachedQuestion('a', { hashtags: ['취업', 'c#', '.net'] }), site)
  expect(facts.hashtags).toEqual([
    { name: '취업', href: '/archive/tags/%EC%B7%A8%EC%97%85/', count: undefined },
    { name: 'c#', href: '/archive/tags/c-sharp/', count: undefined },
    { name: '.net', href: '/archive/tags/dot-net/', count: undefined },
  ])
})

test.each([
  [true, '키워드 일치'],
  [false, undefined],
])('keyword only: %s is marked %s (decision 3)', (keywordOnly, mark) => {
  const entry = toEntryView({ question: toCachedQuestion('a'), keywordOnly }, '<p>본문</p>', site)
  expect(entry.keywordMark).toBe(mark)
})

test.each([
  [true, '전체 보기'],
  [false, undefined],
])('cut: %s has the link %s (decision 9)', (cut, more) => {
  const entry = toEntryView(
    { question: toCachedQuestion('이직', { cut, title: 'PUT & PATCH' }), keywordOnly: false },
    '<p>본문</p>',
    site,
  )
  expect(entry).toMatchObject({
    more,
    href: '/archive/questions/%EC%9D%B4%EC%A7%81/',
    title: 'PUT & PATCH',
    bodyHtml: '<p>본문</p>',
  })
})
