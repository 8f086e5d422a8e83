// What a page of a list shows around its entries: titles, orders, choices, what is beside it.
import { describe, expect, test } from 'vitest'
import type { ListingForm, OrderOrFilter } from '../../../../src/archive/listing.ts'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { CachedQuestion } from '../../../../src/kept/question.ts'
import { type ListingFacts, toListingFrame, toListingView } from '../../../../src/site/kinds/listing-view.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { toCachedQuestion } from '../../sample-question.ts'

const archive = { questions: 9, hashtags: 4 }
const plain = { page: 1, pages: 3, headline: 3, matches: 0, keywordOnly: [], related: [], archive }

async function view(
  facts: Partial<ListingFacts>,
  questions: readonly CachedQuestion[] = [],
  site = createSampleSite(),
) {
  return toListingView({ facts: { ...plain, ...facts }, questions }, site)
}

test('orders are links with their numbers, the current one marked', async () => {
  const orders = [{ order: 'most-viewed' as const }, { order: 'unanswered' as const, count: 1234 }]
  expect((await view({ hashtag: 'c#', order: 'unanswered', orders })).orders).toEqual({
    label: '정렬과 필터',
    links: [
      { label: '최근 활동순', href: '/tags/c-sharp/', current: false, count: undefined },
      { label: '많이 본 순', href: '/tags/c-sharp/most-viewed/', current: false, count: undefined },
      { label: '답변 없는 질문', href: '/tags/c-sharp/unanswered/', current: true, count: '1,234' },
    ],
  })
  expect((await view({ hashtag: 'c#' })).orders).toBeUndefined()
})

test.each<[Partial<ListingFacts>, string | undefined]>([
  [{ matches: 4, keywordOnly: [0, 1] }, '해시태그만 보기'],
  [{ matches: 4, keywordOnly: [0, 1], order: 'poll' }, '해시태그만 보기'],
  [{ matches: 3, keywordOnly: [0, 1] }, undefined],
  [{ matches: 4, keywordOnly: [] }, undefined],
  [{ matches: 40, keywordOnly: [0, 1, 2] }, undefined],
])(
  'carriers alone are offered where the others are more, and this page has both: %o %s',
  async (facts, label) => {
    const questions = ['a', 'b', 'c'].map((id) => toCachedQuestion(id))
    expect((await view({ hashtag: 'rest', ...facts }, questions)).choices.carriersOnly).toBe(label)
  },
)

test.each<[Partial<ListingFacts>, Partial<Settings>, ListingForm | undefined]>([
  [{}, {}, 'compact'],
  [{ order: 'most-viewed' }, {}, 'compact'],
  [{}, { listing: 'roomy' }, 'roomy'],
  [{ hashtag: 'rest' }, {}, undefined],
  [{ category: '개발자' }, {}, undefined],
  [{ hashtag: 'rest', order: 'most-viewed' }, {}, undefined],
  [{ hashtag: 'rest' }, { listing: 'compact' }, 'compact'],
])('the list %o with %o opens %s, and offers both forms', async (facts, settings, opening) => {
  const site = createSampleSite(settings)
  const { choices, opening: opened } = await view(facts, [toCachedQuestion('a')], site)
  expect(opened).toBe(opening)
  expect(choices.forms).toEqual([
    { form: 'roomy', label: '넉넉히', isChosen: opening === 'roomy' },
    { form: 'compact', label: '촘촘히', isChosen: opening === 'compact' },
  ])
})

test('a long list leads to its years', async () => {
  const yearStarts = [[2025, 1] as const, [2023, 9] as const]
  expect((await view({ page: 3, pages: 12, yearStarts })).pager?.years).toEqual({
    label: '연도로 이동',
    links: [
      { label: '2025', href: '/' },
      { label: '2023', href: '/9/' },
    ],
  })
})

test.each<[number, OrderOrFilter | undefined, string, string, string]>([
  [1, undefined, '#rest 질문', '해시태그 #rest 질문 3개를 최근 활동 순으로 모았습니다.', 'tags/rest/'],
  [2, undefined, '#rest 질문 · 2쪽', '#rest 질문 · 21–22번째: 질문 a · 질문 b', 'tags/rest/2/'],
  [
    1,
    'most-viewed',
    '#rest 질문 · 많이 본 순',
    '#rest 질문을 많이 본 순으로 50개까지 모았습니다.',
    'tags/rest/most-viewed/',
  ],
  [
    2,
    'unanswered',
    '#rest 질문 · 답변 없는 질문 · 2쪽',
    '#rest 질문 · 답변 없는 질문 · 21–22번째: 질문 a · 질문 b',
    'tags/rest/unanswered/2/',
  ],
])('page %d, %s: title, description and address', (page, order, title, description, path) => {
  const facts = { ...plain, hashtag: 'rest', page, ...(order && { order }) }
  const questions = [toCachedQuestion('a'), toCachedQuestion('b')]
  expect(toListingFrame({ facts, questions }, createSampleSite())).toEqual({
    title,
    description,
    path,
    list: { path: 'tags/rest/', title: '#rest 질문' },
    ...(order && { robots: 'noindex,follow' }),
  })
})

test.each<[Partial<ListingFacts>, string, string, string]>([
  [
    { hashtag: 'c#', orders: [{ order: 'most-viewed' }] },
    '검색',
    '이 해시태그에서 검색',
    '/archive/search/?tag=c%23',
  ],
  [
    { category: '서버 / API' },
    '이 분류에서 검색',
    '이 분류에서 검색',
    '/archive/search/?category=%EC%84%9C%EB%B2%84+%2F+API',
  ],
])('%o leads to the search among its questions, beside orders in short', async (facts, label, name, href) => {
  const site = createSampleSite({ url: 'https://example.com/archive/' })
  expect((await view(facts, [], site)).within).toEqual({ label, name, href })
})

describe('a question that is named beside a list', () => {
  const question = { id: 'a/b', title: '질문' }

  test.each([
    ['with its answers and views', {}, { answers: 7, views: 5410 }, undefined, '답변 7 · 조회 5,410'],
    ['only with what is known, in its language', { language: 'en' }, { answers: 0 }, 'en', '답변 0'],
  ])('%s', async (_, own, counts, language, facts) => {
    const { aside } = await view({ hashtag: 'rest', viewed: [{ ...question, ...own, counts }] })
    expect(aside.viewed?.questions).toEqual([
      { title: '질문', titleHtml: undefined, href: '/questions/a/b/', language, facts },
    ])
  })
})

test.each([
  ['their numbers', [2, 1], ['2', '1']],
  ['no numbers that are all 1', [1, 1], [undefined, undefined]],
])('hashtags beside a list have %s', async (_, counts, shown) => {
  const related = counts.map((count, index) => ({ hashtag: `tag-${index}`, count }))
  const { aside } = await view({ hashtag: 'rest', related })
  expect(aside.related?.hashtags.map(({ count }) => count)).toEqual(shown)
})

test.each([
  [1, '<b>forum.long-name.example', '&lt;b&gt;forum.<wbr>long-name.<wbr>example'],
  [1, '개발자 Q&A 아카이브', undefined],
  [2, 'forum.long-name.example', undefined],
])('the heading of page %d of %s may break where its parts end', async (page, title, html) => {
  const first = page === 1 ? { front: { answers: 0, popular: [], categories: [] } } : {}
  expect((await view({ page, ...first }, [], createSampleSite({ title }))).headingHtml).toBe(html)
})
