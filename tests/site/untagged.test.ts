// An archive without hashtags: menu, directory, 404 and similar questions live from categories and titles.
import { expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { attributeOf, type Document, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'

const site = openSite('untagged')

const linksOf = (page: Document, selector: string) =>
  findAll(page, selector).flatMap((part) =>
    findAll(part, 'a').map((link) => [textOf(link), attributeOf(link, 'href')]),
  )

test('the head leads to the categories, and no page is of hashtags', () => {
  expect(linksOf(site.page(''), 'nav').slice(0, 3)).toEqual([
    ['분류', '/categories/'],
    ['통계', '/stats/'],
    ['소개', '/about/'],
  ])
  expect(listPages(site.out).filter((path) => path.startsWith('tags'))).toEqual([])
})

test('the directory says what each category is and holds, the most used first', () => {
  const page = site.page('categories/')
  expect(textsOf(page, 'h1')).toEqual(['분류 3'])
  const rows = findAll(findOnly(page, '.category-rows'), 'li')
  expect(rows.map(textOf)).toEqual([
    '만들다 막힌 곳 질문 3 답변율 66% 최근 활동 2025년 5월 3일 엔진을 쓰다가 멈춘 지점과 오류 메시지',
    '<b>Q&A</b>(잡담) 질문 1 답변율 100% 최근 활동 2025년 5월 5일 ',
    "What's new? 질문 1  최근 활동 2025년 5월 4일 ",
  ])
  expect(textsOf(findOnly(page, '.category-rows'), 'p')[0]).toBe('질문답변율최근 활동')
  expect(findAll(findOnly(page, '.category-rows'), 'rect').map((line) => attributeOf(line, 'width'))).toEqual(
    ['100', '33', '33'],
  )
  expect(rows.flatMap((row) => findAll(row, 'a').map((link) => attributeOf(link, 'href')))).toEqual([
    '/categories/만들다-막힌-곳/',
    '/categories/b-q-a-b-잡담/',
    '/categories/what-s-new/',
  ])
})

test.each([
  [
    'b-q-a-b-잡담',
    '<b>Q&A</b>(잡담)',
    '/search/?category=%3Cb%3EQ%26A%3C%2Fb%3E%28%EC%9E%A1%EB%8B%B4%29',
    '5',
  ],
  ['what-s-new', "What's new?", '/search/?category=What%27s+new%3F', '4'],
])('a category has its name on its page, and %s in its address', (slug, name, within, question) => {
  const [path, page] = [`/categories/${slug}/`, site.page(`categories/${slug}/`)]
  expect(textsOf(page, 'title')).toEqual([`${name} 질문 · 시험 아카이브`])
  expect(textsOf(page, 'h1')).toEqual([name])
  expect(attributeOf(findOnly(page, '.within'), 'href')).toBe(within)
  for (const other of [page, site.page(`questions/${question}/`), site.page('')]) {
    expect(linksOf(other, '.chips')).toContainEqual([name, path])
  }
})

test('an old address leads to the category by its name', () => {
  expect(linksOf(site.page('c/news/'), 'main')).toEqual([["What's new?", '/categories/what-s-new/']])
})

test('page 404 leads to the categories and to what was viewed most', () => {
  const page = site.page('404.html')
  expect(textOf(findOnly(page, 'main'))).not.toContain('해시태그')
  expect(linksOf(page, '.ways')).toContainEqual(['분류 목록 보기', '/categories/'])
  expect(linksOf(page, '.categories').map(([, href]) => href)).toContain('/categories/what-s-new/')
  expect(linksOf(page, '.named')[0]).toEqual(['그림자 모임을 엽니다', '/questions/5/'])
})

test('similar questions share words of titles, then the category', () => {
  expect(linksOf(site.page('questions/3/'), '.neighbours').map(([, href]) => href)).toEqual([
    '/questions/5/',
    '/questions/2/',
    '/questions/1/',
  ])
})
