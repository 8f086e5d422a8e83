// Questions of many answers, or of large ones: their pages, and the links that lead to them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WrittenAnswer, writeAnswers, writeComments } from '../support/conversation.ts'
import { crawl, type Reached } from '../support/crawl.ts'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { type StaticServer, serveFolder } from '../support/static-server.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const numbers = Array.from({ length: 250 }, (_, index) => index + 1)

/** In their order: the more recommended first. */
const many: Record<string, WrittenAnswer> = Object.fromEntries(
  numbers.map((number) => [
    `${number}`,
    {
      actor: `사람${number}`,
      at: '2025-06-02T23:30:00Z',
      counts: { recommended: 1_000 - number },
      ...(number === 5
        ? { replyTo: '205', body: '[거기](/questions/many/#answer-150) 글[^1]\n\n[^1]: 각주' }
        : {}),
      ...(number === 205 ? { replyTo: '5' } : {}),
    },
  ]),
)

/** Three of them fit on a page, with 400 KiB for all. */
const large: Record<string, WrittenAnswer> = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id, { body: '가나다라마바사 '.repeat(5_800) }]),
)

const links = [
  '[하나](/a/456#answer-456)',
  '[둘](https://old.example/a/456)',
  '[셋](/questions/many/#answer-205)',
  '[넷](/questions/many/#comment-on-205)',
  '[다섯](/questions/many/#answer-5)',
  '[여섯](/questions/large/#answer-g)',
  '[일곱](/questions/many/2/#answer-150)',
  '[여덟](/questions/many/#comment-of-withheld)',
  '[아홉](https://example.com/archive/questions/many/#answer-140)',
  '[열](https://example.com/archive/questions/none/)',
]

let site: TestSite
let server: StaticServer
let reached: Reached
beforeAll(async () => {
  site = await buildTestSite({
    settings: {
      url: 'https://example.com/archive/',
      formerUrls: ['https://old.example'],
      answerOrder: 'votes',
    },
    questions: [
      {
        id: 'many',
        counts: { answers: 250, comments: 6 },
        aliases: ['/a/456#answer-230', '/c/7#comment-of-withheld'],
        body: '[아래로](/questions/many/#answer-250)',
      },
      { id: 'large', counts: { answers: 7 } },
      { id: 'linker', counts: { answers: 1 }, body: links.join('\n\n') },
      { id: 'accepted', counts: { answers: 101 } },
    ],
    files: {
      ...writeAnswers('many', many),
      ...writeAnswers('large', large),
      ...writeAnswers('linker', { a: { body: links.join('\n\n') } }),
      ...writeAnswers(
        'accepted',
        Object.fromEntries(numbers.slice(0, 101).map((number) => [`${number}`, {}])),
      ),
      ...writeComments('many', [
        { id: 'on-question', replyTo: 'on-205' },
        { id: 'on-205', answer: '205', replyTo: 'on-question' },
        { id: 'on-206', answer: '206', replyTo: 'on-205' },
        { id: 'on-5', answer: '5', replyTo: 'of-withheld' },
        { id: 'of-withheld', answer: '110' },
        { id: 'on-111', answer: '111', replyTo: 'of-withheld' },
      ]),
      'redactions.yaml': 'answers:\n  - { question: many, id: 110, date: 2025-06-20 }\n',
    },
  })
  server = await serveFolder(site.out, '/archive/')
  reached = await crawl(`${server.origin}/archive/`)
})
afterAll(async () => {
  await server?.close()
  site?.remove()
})

const idsOf = (path: string) =>
  findAll(site.page(path), '.answer').map((each) => attributeOf(each, 'id')?.replace('answer-', ''))

const range = (first: number, last: number) => numbers.slice(first - 1, last).map(String)

describe('pages', () => {
  it.each([
    ['questions/many/', range(1, 100)],
    ['questions/many/2/', range(101, 200)],
    ['questions/many/3/', range(201, 250)],
    ['questions/large/', ['a', 'b', 'c']],
    ['questions/large/2/', ['d', 'e', 'f']],
    ['questions/large/3/', ['g']],
  ])('%s holds its answers, and each answer stands once', (path, ids) => {
    expect(idsOf(path)).toEqual(ids)
  })

  it('are no more than there are answers for', () => {
    const pages = listPages(site.out).filter((path) => path.startsWith('questions/'))
    expect(pages).toHaveLength(3 + 3 + 1 + 2)
    expect(idsOf('questions/accepted/2/')).toHaveLength(1)
  })

  it('the first names those of later pages, with author and day, but for what is withheld', () => {
    const later = findOnly(site.page('questions/many/'), 'section.later')
    expect(textsOf(later, 'h3')).toEqual(['2쪽', '3쪽'])
    const items = findAll(later, 'li').map((each) => textOf(each).trim())
    expect(items).toEqual(
      numbers.slice(100).flatMap((number) => (number === 110 ? [] : [`사람${number} 2025년 6월 3일`])),
    )
    const hrefs = findAll(later, 'a').map((each) => attributeOf(each, 'href'))
    expect(hrefs[0]).toBe('/archive/questions/many/2/#answer-101')
    expect(hrefs.at(-1)).toBe('/archive/questions/many/3/#answer-250')
    // A link from the time when it stood on this page finds the line that says where it is.
    const places = findAll(later, 'li').map((each) => attributeOf(each, 'id'))
    expect([places[0], places.at(-1)]).toEqual(['answer-101', 'answer-250'])
  })

  it('the others have a heading, the way back and no history', () => {
    const page = site.page('questions/many/2/')
    expect(textsOf(page, 'h1')).toEqual(['질문 many'])
    expect(textsOf(page, 'title')).toEqual(['질문 many · 2쪽 · 시험 아카이브'])
    const crumb = findOnly(page, '.crumb')
    expect(textOf(crumb)).toBe('질문과 첫 답변 보기')
    expect(textsOf(page, '.activity')).toEqual(['2쪽'])
    expect(findAll(crumb, 'a').map((each) => attributeOf(each, 'href'))).toEqual(['/archive/questions/many/'])
    expect(findAll(page, '.history')).toEqual([])
  })

  it('are named by the sitemap', () => {
    const sitemap = site.read('sitemap-1.xml')
    for (const page of ['many/', 'many/2/', 'many/3/', 'large/2/'])
      expect(sitemap).toContain(`<loc>https://example.com/archive/questions/${page}</loc>`)
  })

  it('hold 400 KiB of bodies at most', () => {
    for (const path of ['', '2/', '3/'])
      expect(Buffer.byteLength(site.read(`questions/large/${path}index.html`))).toBeLessThan(500 * 1024)
  })
})

describe('links lead to the page that holds what they name', () => {
  const hrefsOf = (path: string) =>
    findAll(site.page(path), 'div.prose').flatMap((each) =>
      findAll(each, 'a').map((link) => attributeOf(link, 'href')),
    )
  const targets = [
    '/archive/questions/many/3/#answer-230',
    '/archive/questions/many/3/#answer-230',
    '/archive/questions/many/3/#answer-205',
    '/archive/questions/many/3/#comment-on-205',
    '/archive/questions/many/#answer-5',
    '/archive/questions/large/3/#answer-g',
    '/archive/questions/many/2/#answer-150',
    '/archive/questions/many/2/#answer-110',
    '/archive/questions/many/2/#answer-140',
    'https://example.com/archive/questions/none/',
  ]

  it('from a question and from an answer', () => {
    expect(hrefsOf('questions/linker/')).toEqual([...targets, ...targets])
  })

  it('from the question itself, and from another of its pages', () => {
    expect(hrefsOf('questions/many/')).toEqual([
      '/archive/questions/many/3/#answer-250',
      '/archive/questions/many/2/#answer-150',
      '#answer-5:note-1',
      '#answer-5:note-1-ref',
    ])
  })

  it('from an old address', () => {
    expect(site.read('a/456/index.html')).toContain('url=/archive/questions/many/3/#answer-230"')
    expect(site.read('c/7/index.html')).toContain('url=/archive/questions/many/2/#answer-110"')
  })

  it.each([
    [
      'questions/many/',
      'answer-5',
      ['/archive/questions/many/3/#answer-205', '/archive/questions/many/2/#answer-110'],
    ],
    [
      'questions/many/3/',
      'answer-205',
      ['/archive/questions/many/#answer-5', '/archive/questions/many/#comment-on-question'],
    ],
    ['questions/many/3/', 'answer-206', ['#comment-on-205']],
    ['questions/many/2/', 'answer-111', ['#answer-110']],
  ])('%s: replies of and on %s', (path, id, hrefs) => {
    const answer = findAll(site.page(path), '.answer').find((each) => attributeOf(each, 'id') === id)
    const found = answer ? findAll(answer, 'a.reply').map((each) => attributeOf(each, 'href')) : []
    expect(found).toEqual(hrefs)
  })
})

it('no link and no fragment of the site is dead', () => {
  expect(reached.broken).toEqual([])
  expect(reached.danglingFragments).toEqual([])
  expect(reached.fragments).toBeGreaterThan(500)
  expect(reached.files).toContain('questions/many/3/index.html')
})
