import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

interface Row {
  id: string
  counts: Record<string, number>
  poll?: boolean
  tags: string[]
  shown: string[]
}

const rows: Row[] = [
  {
    id: 'all',
    counts: { answers: 3, comments: 5, recommended: 2, needsSupplement: 1, views: 1234 },
    poll: true,
    tags: ['all'],
    shown: ['답변 3', '댓글 5', '추천해요 2', '보충이 필요해요 1', '조회 1,234'],
  },
  {
    id: 'least',
    counts: { answers: 0, comments: 0, views: 999 },
    tags: ['least'],
    shown: ['답변 0', '댓글 0', '조회 999'],
  },
  {
    id: 'zeros',
    counts: { answers: 0, comments: 0, recommended: 0, needsSupplement: 0, views: 0 },
    poll: false,
    tags: ['zeros'],
    shown: ['답변 0', '댓글 0', '추천해요 0', '보충이 필요해요 0', '조회 0'],
  },
  {
    id: 'large',
    counts: { answers: 1000, comments: 12345, recommended: 1000000, views: 9007199254740991 },
    tags: ['large', 'c#', '.net', '취업', 'spring-boot', 'node.js'],
    shown: ['답변 1,000', '댓글 12,345', '추천해요 1,000,000', '조회 9,007,199,254,740,991'],
  },
]

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({ questions: rows.map(({ shown, ...question }) => question) })
})
afterAll(() => site?.remove())

const places = [
  ['its listing', ({ tags }: Row) => `tags/${tags[0]}/`],
  ['its own page', ({ id }: Row) => `questions/${id}/`],
] as const

describe.each(places)('the facts of a question on %s', (_place, toAddress) => {
  it.each(rows)('$id shows its counts and no others', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    expect(textsOf(findOnly(facts, '.counts'), 'li')).toEqual(row.shown)
  })

  it.each(rows)('$id shows 투표 only when it is one', (row) => {
    const article = findOnly(site.page(toAddress(row)), 'article')
    expect(textsOf(article, '.poll')).toEqual(row.poll ? ['투표'] : [])
  })

  it.each(rows)('$id shows its category and its hashtags, with their links', (row) => {
    const facts = findOnly(findOnly(site.page(toAddress(row)), 'article'), '.facts')
    const category = findOnly(facts, '.category')
    expect([textOf(category), attributeOf(category, 'href')]).toEqual([
      '개발자',
      '/categories/%EA%B0%9C%EB%B0%9C%EC%9E%90/',
    ])
    expect(textsOf(facts, 'a')).toEqual(['개발자', ...row.tags.map((tag) => `#${tag}`)])
  })
})

it.each([
  ['#c#', '/tags/c-sharp/'],
  ['#.net', '/tags/dot-net/'],
  ['#취업', '/tags/%EC%B7%A8%EC%97%85/'],
  ['#spring-boot', '/tags/spring-boot/'],
  ['#node.js', '/tags/node.js/'],
])('%s leads to %s', (label, href) => {
  const links = findAll(site.page('questions/large/'), 'a').filter((link) => textOf(link) === label)
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([href])
})

it('shows counts over 1,000 with separators in headlines, too', async () => {
  const questions = Array.from({ length: 1001 }, (_, index) => ({ id: `q${index}`, tags: ['많음'] }))
  using large = await buildTestSite({ settings: { keywordMatches: false }, questions })
  expect(textsOf(large.page('tags/많음/'), '.headline')).toEqual(['질문 1,001'])
  expect(textsOf(large.page(''), '.headline')).toEqual(['질문 1,001'])
})
