// What an entry says beside its counts, hashtags and marks, which are held by what is printed (tests/site/question-pages.test.ts).
import { expect, test } from 'vitest'
import type { Settings } from '../../../src/folder/settings.ts'
import type { CachedQuestion } from '../../../src/kept/question.ts'
import { toRecordHead } from '../../../src/site/assets.ts'
import { toListingView } from '../../../src/site/kinds/listing-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'

/** As a list shows it. */
async function viewEntry(changed: Partial<CachedQuestion>, settings: Partial<Settings> = {}) {
  const archive = { questions: 1, hashtags: 0 }
  const facts = { page: 1, pages: 1, headline: 1, matches: 0, keywordOnly: [], related: [], archive }
  const questions = [toCachedQuestion('이직', changed)]
  const { entries } = await toListingView({ facts, questions }, createSampleSite(settings))
  if (!entries[0]) throw new Error('there is no entry')
  return entries[0]
}

test.each([
  [0, false, 'unanswered'],
  [1, false, 'answered'],
  [2, true, 'accepted'],
])(
  '%d answers, accepted %s: they look %s, and say the same (decision 19)',
  async (answers, accepted, look) => {
    const { facts } = await viewEntry({ counts: { answers, comments: 3, views: 1 }, accepted })
    expect(facts.counts.map(({ label, look }) => `${label} ${look}`)).toEqual([
      `답변 ${answers} ${look}`,
      '댓글 3 undefined',
      '조회 1 undefined',
    ])
  },
)

test.each([
  ['that of the page', undefined, undefined, undefined],
  ['of the question', 'en', undefined, 'en'],
  ['of the archive', undefined, 'en', 'en'],
  ['of the question, and another of the archive', 'ja', 'en', 'ja'],
  ['of the question, as the page', 'ko', 'en', undefined],
  ['of the archive, as the page', undefined, 'ko', undefined],
  ['of a country', 'ko-KR', undefined, 'ko-KR'],
])('language: %s', async (_, own, language, shown) => {
  const settings = language === undefined ? {} : { language }
  const changed = own === undefined ? {} : { language: own }
  expect((await viewEntry(changed, settings)).language).toBe(shown)
  expect(toRecordHead(toCachedQuestion('a', changed), createSampleSite(settings))[2]).toBe(shown ?? 0)
})

test.each([true, false])(
  'cut: %s is told, and both have the link to what a browser clips (decision 9)',
  async (cut) => {
    const changed = { cut, title: 'PUT & PATCH', digest: '본문' }
    expect(await viewEntry(changed, { url: 'https://example.org/archive/' })).toMatchObject({
      isCut: cut,
      more: '전체 보기',
      href: '/archive/questions/이직/',
      title: 'PUT & PATCH',
      bodyHtml: '<p>본문</p>',
    })
  },
)

// Times of the activity line. Its text is held by what is printed (tests/site/question-pages.test.ts).

async function viewAt(at: string, referenceDate = '2025-06-30') {
  return (await viewEntry({ last: { at, actor: '홍길동', kind: '새로운 답변' } }, { referenceDate })).activity
}

test.each([
  ['2024-05-03T21:04:00+09:00', '2024년 5월 3일 21:04'],
  ['2024-05-03T15:04:59Z', '2024년 5월 4일 00:04'],
  ['2024-05-03', '2024년 5월 3일'],
])('%s: the full timestamp for machines, the local one for people', async (at, localTime) => {
  expect(await viewAt(at)).toMatchObject({ datetime: at, localTime })
})

test('labels of one archive are not those of another', async () => {
  expect((await viewAt('2025-06-30')).timeLabel).toBe('0일 전')
  expect((await viewAt('2025-06-30', '2026-06-30')).timeLabel).toBe('일 년 전')
})

test('a time that was not checked is refused', async () => {
  await expect(viewAt('어제')).rejects.toThrow('어제')
})

test.each<[Partial<CachedQuestion>, string | undefined]>([
  [
    { title: 'java.lang.NoSuchMethodError 오류' },
    'java.<wbr>lang.<wbr>No<wbr>Such<wbr>Method<wbr>Error 오류',
  ],
  [{ title: 'useSelectorWithEqualityFn이 뭔가요' }, 'use<wbr>Selector<wbr>With<wbr>Equality<wbr>Fn이 뭔가요'],
  [{ title: 'max_old_space_size=4096' }, 'max_<wbr>old_<wbr>space_<wbr>size=4096'],
  [{ title: 'std::vector<std::string>' }, 'std::<wbr>vector&lt;std::<wbr>string&gt;'],
  [{ title: 'src/main/resources/application.yml' }, 'src/<wbr>main/<wbr>resources/<wbr>application.<wbr>yml'],
  [{ title: '두  칸  <b> veryLongVariableName' }, '두  칸  &lt;b&gt; very<wbr>Long<wbr>Variable<wbr>Name'],
  [{ title: '$x$', titleHtml: '<i>x</i>' }, '<i>x</i>'],
  [{ title: 'REST API는 getUserById() 같은 이름을 쓰나요? node.js, std::map, a/b' }, undefined],
  [{ title: 'supercalifragilisticexpialidocious' }, undefined],
  [{ title: '아주긴이름을가진사람이쓴아주긴제목입니다' }, undefined],
  [{ title: '' }, undefined],
])('long words of %o may break where their parts end', async (changed, html) => {
  expect((await viewEntry(changed)).titleHtml).toBe(html)
})
