import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenQuestion } from '../support/content-folder.ts'
import { attributeOf, type Element, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const note = '키워드만 일치하고 해시태그가 없는 질문은 이 수에 포함되지 않습니다.'

/** Carriers and keyword-only entries of #rest take turns; days are those of June 2025, from the newest. */
const questions: WrittenQuestion[] = [
  {
    id: 'carrier-1',
    tags: ['rest', 'java'],
    activity: on('2025-06-20'),
    counts: { answers: 2, views: 10 },
  },
  {
    id: 'word-1',
    tags: ['java'],
    title: 'REST를 배우고 싶어요',
    activity: on('2025-06-19'),
    counts: { views: 30 },
  },
  { id: 'carrier-2', tags: ['rest'], activity: on('2025-06-18'), counts: { answers: 1, views: 20 } },
  {
    id: 'word-2',
    tags: ['java'],
    body: '`rest` 이야기입니다. REST와 알이에스티.',
    activity: on('2025-06-17'),
    counts: { answers: 1 },
  },
  { id: 'noise-1', tags: ['java'], body: 'forest, restaurant, interest', activity: on('2025-06-16') },
  { id: 'noise-2', tags: ['java'], body: '```\nrest rest rest\n```\n\n    rest', activity: on('2025-06-15') },
  {
    id: 'noise-3',
    tags: ['java'],
    body: '[글](https://example.com/rest) rest와 REST',
    activity: on('2025-06-14'),
  },
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
  { id: 'letter-word', tags: ['java'], title: 'c 언어를 아시나요', activity: on('2025-06-11') },
]

const files = { 'synonyms.yaml': 'rest: [알이에스티, restful]\nc: [씨언어]\n' }

function on(at: string) {
  return [{ at, actor: '홍길동', kind: '질문' }]
}

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({ settings: { pageSize: 3 }, questions, files })
})
afterAll(() => site?.remove())

function readPages(hashtag: string) {
  const own = new RegExp(`^tags/${hashtag}/(?:\\d+/)?index\\.html$`)
  const files = listPages(site.out).filter((path) => own.test(path))
  return files
    .map((path) => ({ number: Number(/(\d+)\/index\.html$/.exec(path)?.[1] ?? 1), page: site.page(path) }))
    .sort((one, other) => one.number - other.number)
    .map(({ page }) => page)
}

function idOf(entry: Element): string | undefined {
  const href = attributeOf(findOnly(findOnly(entry, 'h3'), 'a'), 'href')
  return /^\/questions\/(.+)\/$/.exec(href ?? '')?.[1]
}

describe('the listing of #rest', () => {
  it('has every entry on exactly one page, newest activity first, equal times by id', () => {
    const pages = readPages('rest').map((page) => findAll(page, 'article').map(idOf))
    expect(pages).toEqual([['carrier-1', 'word-1', 'carrier-2'], ['word-2', 'tie-C', 'tie-a'], ['tie-b']])
  })

  it('says the number of carriers and the note on every page', () => {
    for (const page of readPages('rest')) {
      expect(textOf(findOnly(page, 'h1'))).toBe('#rest')
      expect(textOf(findOnly(page, '.headline'))).toBe('질문 5')
      expect(textOf(findOnly(page, '.note'))).toBe(note)
    }
  })

  it('says how many only match the keyword, apart from the note', () => {
    for (const page of readPages('rest')) expect(textsOf(page, '.matches')).toEqual(['키워드만 일치 2'])
    for (const page of readPages('c')) expect(textsOf(page, '.matches')).toEqual([])
  })

  it('marks the entries that only match the keyword', () => {
    const entries = readPages('rest').flatMap((page) => findAll(page, 'article'))
    const marked = entries.filter((entry) => findAll(entry, '.mark').length > 0)
    expect(marked.map(idOf)).toEqual(['word-1', 'word-2'])
    expect(marked.flatMap((entry) => textsOf(entry, '.mark'))).toEqual(['키워드 일치', '키워드 일치'])
  })

  it('leads from page to page', () => {
    const links = readPages('rest').map((page) =>
      findAll(findOnly(page, '.pager'), 'a').map((link) => [textOf(link), attributeOf(link, 'href')]),
    )
    const [first, second, third] = ['/tags/rest/', '/tags/rest/2/', '/tags/rest/3/']
    const numbers = [
      ['1', first],
      ['2', second],
      ['3', third],
    ]
    expect(links).toEqual([
      [...numbers, ['다음', second]],
      [['이전', first], ...numbers, ['다음', third]],
      [['이전', second], ...numbers],
    ])
  })

  it('marks the current page in the pager', () => {
    const current = readPages('rest').map((page) =>
      findAll(page, '[aria-current]')
        .filter((link) => /^\d+$/.test(textOf(link)))
        .map(textOf),
    )
    expect(current).toEqual([['1'], ['2'], ['3']])
  })
})

/** Text of each link, its address, and whether it is the current one. */
function readWays(path: string, place = '.orders') {
  return findAll(findOnly(site.page(path), place), 'a').map((link) => [
    textOf(link),
    attributeOf(link, 'href'),
    attributeOf(link, 'aria-current') === 'page',
  ])
}

describe('other ways through #rest (decision 26)', () => {
  const links = [
    ['최근 활동순', '/tags/rest/'],
    ['많이 본 순', '/tags/rest/most-viewed/'],
    ['답변 없는 질문 1', '/tags/rest/unanswered/'],
    ['투표 1', '/tags/rest/poll/'],
  ]

  it.each([
    ['tags/rest/', 0],
    ['tags/rest/2/', 0],
    ['tags/rest/most-viewed/', 1],
    ['tags/rest/unanswered/', 2],
    ['tags/rest/poll/', 3],
  ])('are linked from %s, with the current one marked', (path, current) => {
    expect(readWays(path)).toEqual(links.map((link, index) => [...link, index === current]))
  })

  it.each([
    ['most-viewed', ['word-1 *', 'carrier-2', 'carrier-1', 'word-2 *', 'tie-C', 'tie-a', 'tie-b']],
    ['unanswered', ['word-1 *']],
    ['poll', ['tie-b']],
  ])('hold their entries, with keyword-only ones marked: %s', (way, entries) => {
    const shown = findAll(site.page(`tags/rest/${way}/`), 'article').map(
      (entry) => `${idOf(entry)}${findAll(entry, '.mark').length > 0 ? ' *' : ''}`,
    )
    expect(shown).toEqual(entries)
  })

  it('keep heading, headline and note', () => {
    for (const way of ['most-viewed', 'unanswered', 'poll']) {
      const page = site.page(`tags/rest/${way}/`)
      expect(textOf(findOnly(page, 'h1'))).toBe('#rest')
      expect(textOf(findOnly(page, '.headline'))).toBe('질문 5')
      expect(textOf(findOnly(page, '.note'))).toBe(note)
    }
  })

  it('show bodies where they select, and titles alone where they order', () => {
    expect(findAll(site.page('tags/rest/poll/'), '.prose')).toHaveLength(1)
    expect(findAll(site.page('tags/rest/most-viewed/'), '.prose')).toEqual([])
  })

  it('have titles and descriptions of their own', () => {
    const described = ['tags/rest/', 'tags/rest/most-viewed/', 'tags/rest/unanswered/', 'most-viewed/'].map(
      (path) => {
        const head = findOnly(site.page(path), 'head')
        const meta = findAll(head, 'meta').find((each) => attributeOf(each, 'name') === 'description')
        return [textOf(findOnly(head, 'title')), meta && attributeOf(meta, 'content')]
      },
    )
    expect(described).toEqual([
      ['#rest 질문 · 시험 아카이브', '해시태그 #rest 질문 5개를 최근 활동 순으로 모았습니다.'],
      ['#rest 질문 · 많이 본 순 · 시험 아카이브', '#rest 질문을 많이 본 순으로 50개까지 모았습니다.'],
      [
        '#rest 질문 · 답변 없는 질문 · 시험 아카이브',
        '#rest 질문 가운데 답변이 없는 것을 최근 활동 순으로 모았습니다.',
      ],
      ['많이 본 질문 · 시험 아카이브', '모든 질문을 많이 본 순으로 50개까지 모았습니다.'],
    ])
  })

  it('are not those of a list that one page holds', () => {
    expect(findAll(site.page('tags/c/'), '.orders')).toEqual([])
    expect(listPages(site.out).filter((path) => /^tags\/c\/./.test(path))).toEqual(['tags/c/index.html'])
  })

  it('lead through the front page without numbers', () => {
    expect(readWays('', '.tabs').map(([label]) => label)).toEqual([
      '최근 활동',
      '많이 본 질문',
      '답변을 기다리는 질문',
    ])
  })
})

it('draws the activity of carriers by year on the first page (decision 27)', () => {
  const titles = (path: string) =>
    findAll(site.page(path), '.threads').flatMap((each) => textsOf(each, 'title'))
  expect(titles('tags/rest/')).toEqual(['연도별 활동: 2023년 1, 2024년 0, 2025년 5'])
  expect(titles('tags/rest/2/')).toEqual([])
  expect(titles('tags/rest/most-viewed/')).toEqual([])
  expect(titles('tags/c/')).toEqual([])
})

it('names the carriers that are viewed most beside the first page', () => {
  const named = (path: string) =>
    findAll(findOnly(site.page(path), 'aside'), 'a').flatMap((link) => {
      const id = /^\/questions\/(.+)\/$/.exec(attributeOf(link, 'href') ?? '')?.[1]
      return id === undefined ? [] : [id]
    })
  expect(named('tags/rest/')).toEqual(['carrier-2', 'carrier-1', 'tie-C'])
  expect(named('tags/rest/2/')).toEqual([])
  expect(named('tags/c/')).toEqual([])
})

it('gives a hashtag of one character no keyword-only entries', () => {
  expect(readPages('c').flatMap((page) => findAll(page, 'article').map(idOf))).toEqual(['one-letter'])
})

it('gives a hashtag that nobody carries no listing', () => {
  const listings = listPages(site.out).filter((path) => /^tags\/[^/]+\/index\.html$/.test(path))
  const others = ['restful', '씨언어', '알이에스티'].map((spelling) => `tags/${spelling}/index.html`)
  expect(listings.filter((path) => !others.includes(path))).toEqual([
    'tags/c/index.html',
    'tags/java/index.html',
    'tags/rest/index.html',
  ])
})

it('lists every question once on the front pages, in the same order, without marks', () => {
  const pages = ['', '2/', '3/', '4/'].map((address) => site.page(address))
  expect(pages.flatMap((page) => findAll(page, 'article').map(idOf))).toEqual([
    'carrier-1',
    'word-1',
    'carrier-2',
    'word-2',
    'noise-1',
    'noise-2',
    'noise-3',
    'tie-C',
    'tie-a',
    'tie-b',
    'one-letter',
    'letter-word',
  ])
  expect(pages.flatMap((page) => textsOf(page, '.mark'))).toEqual([])
})

it.each([
  ['알이에스티', '/tags/rest/', '#rest'],
  ['restful', '/tags/rest/', '#rest'],
  ['씨언어', '/tags/c/', '#c'],
])('leads from another spelling to the listing: %s', (spelling, href, label) => {
  const page = site.page(`tags/${spelling}/`)
  const [refresh] = findAll(page, 'meta').filter((meta) => attributeOf(meta, 'http-equiv') === 'refresh')
  expect(refresh && attributeOf(refresh, 'content')).toBe(`0; url=${href}`)
  const link = findOnly(findOnly(page, '.ways'), 'a')
  expect([textOf(link), attributeOf(link, 'href')]).toEqual([label, href])
})

it('looks at titles alone when the settings say so', async () => {
  using titles = await buildTestSite({ settings: { keywordMatches: 'title' }, questions, files })
  const entries = findAll(titles.page('tags/rest/'), 'article')
  expect(entries.map(idOf)).toEqual(['carrier-1', 'word-1', 'carrier-2', 'tie-C', 'tie-a', 'tie-b'])
  expect(textsOf(titles.page('tags/rest/'), '.matches')).toEqual(['키워드만 일치 1'])
})

it('leaves keyword-only entries out when the settings say so', async () => {
  using plain = await buildTestSite({ settings: { keywordMatches: false }, questions })
  const entries = findAll(plain.page('tags/rest/'), 'article')
  expect(entries.map(idOf)).toEqual(['carrier-1', 'carrier-2', 'tie-C', 'tie-a', 'tie-b'])
  expect(textsOf(plain.page('tags/rest/'), '.matches')).toEqual([])
})

it('shows the reference date on every page', () => {
  for (const path of listPages(site.out)) {
    expect(textsOf(site.page(path), '.reference'), path).toEqual(['기준일 2025년 6월 30일'])
  }
})
