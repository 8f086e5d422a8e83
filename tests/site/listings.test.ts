// How the page of a list shows what is planned for it (tests/unit/site/plan.test.ts).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenQuestion } from '../support/content-folder.ts'
import {
  attributeOf,
  type Document,
  type Element,
  findAll,
  findOnly,
  textOf,
  textsOf,
} from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const on = (at: string) => [{ at, actor: '홍길동', kind: '질문' }]

/** Carriers and keyword-only entries of #rest take turns; days are those of June 2025, from the newest. */
const questions: WrittenQuestion[] = [
  { id: 'carrier-1', tags: ['rest', 'java'], activity: on('2025-06-20'), counts: { answers: 2, views: 10 } },
  { id: 'word-1', title: 'REST를 배우고 싶어요', activity: on('2025-06-19'), counts: { views: 30 } },
  { id: 'carrier-2', tags: ['rest'], activity: on('2025-06-18'), counts: { answers: 1, views: 20 } },
  {
    id: 'word-2',
    body: '`rest` 이야기입니다. REST와 알이에스티.',
    activity: on('2025-06-17'),
    counts: { answers: 1 },
  },
  { id: 'noise-1', body: 'forest, restaurant, interest', activity: on('2025-06-16') },
  { id: 'noise-2', body: '```\nrest rest rest\n```\n\n    rest', activity: on('2025-06-15') },
  { id: 'noise-3', body: '[글](https://example.com/rest) rest와 REST', activity: on('2025-06-14') },
  {
    id: 'tie-b',
    tags: ['rest'],
    activity: [...on('2023-01-01'), ...on('2025-06-13')],
    counts: { answers: 1 },
    poll: true,
  },
  { id: 'tie-C', tags: ['rest'], activity: on('2025-06-13'), counts: { answers: 1 } },
  { id: 'tie-a', tags: ['rest'], activity: on('2025-06-13'), counts: { answers: 1 } },
  { id: 'one-letter', tags: ['c'], title: 'c 언어', activity: on('2025-06-12') },
  { id: 'letter-word', title: 'c 언어를 아시나요', activity: on('2025-06-11') },
].map((question) => ({ tags: ['java'], ...question }))

const files = { 'synonyms.yaml': 'rest: [알이에스티, restful]\nc: [씨언어]\n' }

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({ settings: { pageSize: 3 }, questions, files })
})
afterAll(() => site?.remove())

function idOf(entry: Element): string | undefined {
  const href = attributeOf(findOnly(findOnly(entry, 'h3'), 'a'), 'href')
  return /^\/questions\/(.+)\/$/.exec(href ?? '')?.[1]
}

/** Ids of the entries of a page, those that only match the keyword with an asterisk. */
const entriesOf = (page: Document) =>
  findAll(page, 'article').map((entry) => `${idOf(entry)}${findAll(entry, '.mark').length > 0 ? ' *' : ''}`)

describe.each([
  ['tags/rest/', ['carrier-1', 'word-1 *', 'carrier-2']],
  ['tags/rest/2/', ['word-2 *', 'tie-C', 'tie-a']],
  ['tags/rest/3/', ['tie-b']],
  ['tags/rest/most-viewed/', ['word-1 *', 'carrier-2', 'carrier-1', 'word-2 *', 'tie-C', 'tie-a', 'tie-b']],
  ['tags/rest/unanswered/', ['word-1 *']],
  ['tags/rest/poll/', ['tie-b']],
])('%s', (address, entries) => {
  it('has its entries, with keyword-only ones marked, and the heading, the number and the note of all', () => {
    const page = site.page(address)
    expect(entriesOf(page)).toEqual(entries)
    expect(new Set(textsOf(page, '.mark'))).toEqual(
      new Set(entries.some((entry) => entry.endsWith('*')) ? ['키워드 일치'] : []),
    )
    expect(textsOf(page, 'h1')).toEqual(['#rest'])
    expect(textsOf(page, '.headline')).toEqual(['질문 5'])
    expect(textsOf(page, '.matches')).toEqual(['키워드만 일치하는 질문은 2개입니다.'])
    expect(textsOf(page, '.note')).toEqual([
      '키워드만 일치하고 해시태그가 없는 질문은 이 수에 포함되지 않습니다.',
    ])
  })

  it('links the other orders and filters, with its own marked', () => {
    const links = findAll(findOnly(site.page(address), '.orders'), 'a').map((link) => [
      textOf(link),
      attributeOf(link, 'href'),
      attributeOf(link, 'aria-current') === 'page',
    ])
    const own = address.replace(/\d+\/$/, '')
    const expected = [
      ['최근 활동순', 'tags/rest/'],
      ['많이 본 순', 'tags/rest/most-viewed/'],
      ['답변 없는 질문 1', 'tags/rest/unanswered/'],
      ['투표 1', 'tags/rest/poll/'],
    ].map(([label, path]) => [label, `/${path}`, path === own])
    expect(links).toEqual(expected)
  })
})

it('leads from page to page, and marks the current one', () => {
  const [first, second, third] = ['/tags/rest/', '/tags/rest/2/', '/tags/rest/3/']
  const pages = ['tags/rest/', 'tags/rest/2/', 'tags/rest/3/'].map((path) =>
    findOnly(site.page(path), '.pager'),
  )
  const toLinks = (pager: Element) =>
    findAll(pager, 'a').map((link) => [textOf(link), attributeOf(link, 'href')])
  const numbers = [
    ['1', first],
    ['2', second],
    ['3', third],
  ]
  expect(pages.map(toLinks)).toEqual([
    [...numbers, ['다음', second]],
    [['이전', first], ...numbers, ['다음', third]],
    [['이전', second], ...numbers],
  ])
  expect(pages.map((pager) => textsOf(pager, '[aria-current]'))).toEqual([['1'], ['2'], ['3']])
})

it('shows bodies where it selects, and titles alone where it orders', () => {
  expect(findAll(site.page('tags/rest/poll/'), '.prose')).toHaveLength(1)
  expect(findAll(site.page('tags/rest/most-viewed/'), '.prose')).toEqual([])
})

it.each([
  ['tags/rest/', '#rest 질문', '해시태그 #rest 질문 5개를 최근 활동 순으로 모았습니다.'],
  ['tags/rest/most-viewed/', '#rest 질문 · 많이 본 순', '#rest 질문을 많이 본 순으로 50개까지 모았습니다.'],
  [
    'tags/rest/unanswered/',
    '#rest 질문 · 답변 없는 질문',
    '#rest 질문 가운데 답변이 없는 것을 최근 활동 순으로 모았습니다.',
  ],
  ['most-viewed/', '많이 본 질문', '모든 질문을 많이 본 순으로 50개까지 모았습니다.'],
])('%s has a title and a description of its own', (address, title, description) => {
  const head = findOnly(site.page(address), 'head')
  const meta = findAll(head, 'meta').find((each) => attributeOf(each, 'name') === 'description')
  expect([textOf(findOnly(head, 'title')), meta && attributeOf(meta, 'content')]).toEqual([
    `${title} · 시험 아카이브`,
    description,
  ])
})

it('has the activity of carriers by year, and those that are viewed most, on its first page (decision 27)', () => {
  const toAside = (path: string) => {
    const page = site.page(path)
    const links = findAll(findOnly(page, 'aside'), 'a').map((link) => attributeOf(link, 'href') ?? '')
    const named = links.flatMap((href) => /^\/questions\/(.+)\/$/.exec(href)?.[1] ?? [])
    return [findAll(page, '.threads').flatMap((each) => textsOf(each, 'title')), named]
  }
  expect(toAside('tags/rest/')).toEqual([
    ['연도별 활동: 2023년 1, 2024년 0, 2025년 5'],
    ['carrier-2', 'carrier-1', 'tie-C'],
  ])
  expect(toAside('tags/rest/2/')).toEqual([[], []])
  expect(toAside('tags/c/')).toEqual([[], []])
})

it('of a hashtag of one character has no keyword-only entries, and one page no other orders', () => {
  const page = site.page('tags/c/')
  expect(entriesOf(page)).toEqual(['one-letter'])
  expect(textsOf(page, '.matches')).toEqual([])
  expect(findAll(page, '.orders')).toEqual([])
  expect(listPages(site.out).filter((path) => /^tags\/c\/./.test(path))).toEqual(['tags/c/index.html'])
})

it('is there for hashtags that somebody carries, and another spelling leads to it', () => {
  const listings = listPages(site.out).filter((path) => /^tags\/[^/]+\/index\.html$/.test(path))
  const toPath = (name: string) => `tags/${name}/index.html`
  expect(listings).toEqual(['c', 'java', 'rest', 'restful', '씨언어', '알이에스티'].map(toPath))
  for (const [spelling, hashtag] of [
    ['알이에스티', 'rest'],
    ['restful', 'rest'],
    ['씨언어', 'c'],
  ]) {
    const page = site.page(`tags/${spelling}/`)
    const [refresh] = findAll(page, 'meta').filter((meta) => attributeOf(meta, 'http-equiv') === 'refresh')
    expect(refresh && attributeOf(refresh, 'content')).toBe(`0; url=/tags/${hashtag}/`)
    const link = findOnly(page, 'a')
    expect([textOf(link), attributeOf(link, 'href')]).toEqual([`#${hashtag}`, `/tags/${hashtag}/`])
  }
})

it('of all questions has each once, unmarked, and its own orders without numbers', () => {
  const pages = ['', '2/', '3/', '4/'].map((address) => site.page(address))
  expect(pages.flatMap(entriesOf)).toEqual([
    ...['carrier-1', 'word-1', 'carrier-2', 'word-2', 'noise-1', 'noise-2', 'noise-3'],
    ...['tie-C', 'tie-a', 'tie-b', 'one-letter', 'letter-word'],
  ])
  expect(findAll(findOnly(site.page(''), '.tabs'), 'a').map(textOf)).toEqual([
    '최근 활동',
    '많이 본 질문',
    '답변 없는 질문',
  ])
})

it('shows the day that all is counted from, as every page does, in its head too (decision 15)', () => {
  const day = '2025년 6월 30일 기준'
  for (const path of listPages(site.out)) {
    const page = site.page(path)
    if (findAll(page, 'header').length === 0) continue
    const counted = ['.entry', '.byline', '.figures'].flatMap((part) => findAll(page, part))
    const inHead = counted.length > 0 ? [day] : []
    const isFirst = path === 'index.html'
    const texts = textsOf(page, '.reference')
    expect(texts, path).toEqual([...(isFirst ? [`질문 12 · 답변 7 · ${day}`] : inHead), day])
  }
})
