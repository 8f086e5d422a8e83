// What an entry says beside its counts, hashtags and marks, which are held by what is printed (tests/site/facts.test.ts).
import { expect, test } from 'vitest'
import { toActivityView } from '../../../src/site/activity.ts'
import { toRecordHead } from '../../../src/site/assets.ts'
import { findTitleHtml, toBreakableHtml, toEntryView, toFactsView } from '../../../src/site/entry.ts'
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

// Times of the activity line. Its text is held by what is printed (tests/site/activity-lines.test.ts).

function viewAt(at: string, referenceDate = '2025-06-30') {
  return toActivityView({ at, actor: '홍길동', kind: '새로운 답변' }, createSampleSite({ referenceDate }))
}

test.each([
  ['2024-05-03T21:04:00+09:00', '2024년 5월 3일 21:04'],
  ['2024-05-03T15:04:59Z', '2024년 5월 4일 00:04'],
  ['2024-05-03', '2024년 5월 3일'],
])('%s: the full timestamp for machines, the local one for people', (at, localTime) => {
  expect(viewAt(at)).toMatchObject({ datetime: at, localTime })
})

test('labels of one archive are not those of another', () => {
  expect(viewAt('2025-06-30').timeLabel).toBe('0일 전')
  expect(viewAt('2025-06-30', '2026-06-30').timeLabel).toBe('일 년 전')
})

test('a time that was not checked is refused', () => {
  expect(() => viewAt('어제')).toThrow('어제')
})

test.each([
  ['java.lang.NoSuchMethodError 오류', 'java.<wbr>lang.<wbr>No<wbr>Such<wbr>Method<wbr>Error 오류'],
  ['useSelectorWithEqualityFn이 뭔가요', 'use<wbr>Selector<wbr>With<wbr>Equality<wbr>Fn이 뭔가요'],
  ['max_old_space_size=4096', 'max_<wbr>old_<wbr>space_<wbr>size=4096'],
  ['std::vector<std::string>', 'std::<wbr>vector&lt;std::<wbr>string&gt;'],
  ['src/main/resources/application.yml', 'src/<wbr>main/<wbr>resources/<wbr>application.<wbr>yml'],
  ['두  칸  <b> veryLongVariableName', '두  칸  &lt;b&gt; very<wbr>Long<wbr>Variable<wbr>Name'],
])('%s', (title, html) => {
  expect(toBreakableHtml(title)).toBe(html)
})

test.each([
  ['no long word', 'REST API는 getUserById() 같은 이름을 쓰나요? node.js, std::map, a/b'],
  ['a long word of one part', 'supercalifragilisticexpialidocious'],
  ['a long word of Hangul', '아주긴이름을가진사람이쓴아주긴제목입니다'],
  ['nothing', ''],
])('nothing to break: %s', (_, title) => {
  expect(toBreakableHtml(title)).toBeUndefined()
})

test.each([
  ['a title with formulas keeps them', { title: '$x$', titleHtml: '<i>x</i>' }, '<i>x</i>'],
  ['long words may break', { title: 'NoSuchMethodError' }, 'No<wbr>Such<wbr>Method<wbr>Error'],
  ['all else is its text', { title: '짧은 제목' }, undefined],
])('%s', (_, question, html) => {
  expect(findTitleHtml(question)).toBe(html)
})
