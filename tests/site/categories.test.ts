// An archive with hashtags and several categories is looked through by both, until one category is left.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf, type Document, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const toQuestion = (id: string, category: string, answers: number, at: string) => ({
  id,
  category,
  tags: ['kiln'],
  counts: { answers, comments: 0 },
  activity: [{ at, actor: 'Mira', kind: '질문' as const }],
})
const clay = [toQuestion('a', 'Clay', 1, '2025-05-01'), toQuestion('b', 'Clay', 0, '2025-05-02')]
const settings = { locale: 'en' as const, url: 'https://example.org/', feeds: true }

let site: TestSite

beforeAll(async () => {
  site = await buildTestSite({ settings, questions: [...clay, toQuestion('c', 'Kilns', 1, '2025-05-03')] })
})

afterAll(() => site.remove())

const navigationOf = (page: Document) => {
  const links = findAll(findOnly(findOnly(page, '.site-header'), 'nav'), 'a')
  return links.map((link) => [textOf(link), attributeOf(link, 'href'), attributeOf(link, 'aria-current')])
}

test.each([
  ['', undefined, undefined],
  ['tags/', 'page', undefined],
  ['tags/kiln/', 'true', undefined],
  ['categories/', undefined, 'page'],
  ['categories/clay/', undefined, 'true'],
])('the head of /%s leads to both, hashtags first', (path, hashtags, categories) => {
  expect(navigationOf(site.page(path)).slice(0, 2)).toEqual([
    ['Hashtags', '/tags/', hashtags],
    ['Categories', '/categories/', categories],
  ])
})

test('a row says in words what its columns show', () => {
  const page = site.page('categories/')
  expect(textsOf(page, 'h1')).toEqual(['2 categories'])
  const rows = findAll(findOnly(page, '.category-rows'), 'li')
  expect(rows.map((row) => textOf(row).trim())).toEqual([
    'Clay 2 questions 50% answered active May 2, 2025',
    'Kilns 1 question 100% answered active May 3, 2025',
  ])
  const [head] = findAll(findOnly(page, '.category-rows'), 'p')
  expect(head && [textOf(head), attributeOf(head, 'aria-hidden')]).toEqual([
    'QuestionsAnsweredLast activity',
    'true',
  ])
})

test('whoever is lost, or searches, is led to both', () => {
  for (const path of ['404.html', 'search/']) {
    const links = findAll(site.page(path), '.ways').flatMap((ways) => findAll(ways, 'a'))
    const hrefs = links.map((link) => attributeOf(link, 'href') ?? '')
    expect(hrefs.filter((href) => /^\/[tc]/.test(href))).toEqual(['/tags/', '/categories/'])
  }
})

test('search engines find it', () => {
  expect(site.read('sitemap-1.xml')).toContain('<loc>https://example.org/categories/</loc>')
})

test('where one category is left nothing leads to a directory, and there is none', async () => {
  const plain = { ...toQuestion('c', '', 0, '2025-05-03'), category: undefined }
  using other = await buildTestSite({ settings, questions: [...clay, plain] })
  expect(listPages(other.out)).not.toContain('categories/index.html')
  expect(navigationOf(other.page(''))[1]?.[0]).toBe('Statistics')
})
