// What an entry says beside its counts, hashtags and marks, which are held by what is printed (tests/site/facts.test.ts).
import { expect, test } from 'vitest'
import { toEntryView, toFactsView } from '../../../src/views/entry-view.ts'
import { toRecordHead } from '../../../src/views/search-record.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

const site = createSampleSite({ url: 'https://example.org/archive/' })

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
  expect(toRecordHead(question, other)[2]).toBe(shown ?? 0)
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
