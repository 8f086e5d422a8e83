// Questions of many answers, or of large ones: their pages, and the links that lead to them.
import { describe, expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'

const site = openSite('kitchen-sink')

const idsOf = (path: string) =>
  findAll(site.page(path), '.answer').map((each) => attributeOf(each, 'id')?.replace('answer-', ''))

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)

describe('pages', () => {
  it.each([
    ['questions/many/', range(1, 100)],
    ['questions/many/2/', range(101, 200)],
    ['questions/many/3/', range(201, 220)],
    ['questions/large/', ['a', 'b', 'c']],
    ['questions/large/2/', ['d', 'e', 'f']],
    ['questions/large/3/', ['g']],
  ])('%s holds its answers, and each answer stands once', (path, ids) => {
    expect(idsOf(path)).toEqual(ids)
  })

  it('are no more than there are answers for', () => {
    const pages = listPages(site.out).filter((path) =>
      /^questions\/(?:many|large|linker|accepted)\//.test(path),
    )
    expect(pages).toHaveLength(3 + 3 + 1 + 2)
    expect(idsOf('questions/accepted/2/')).toHaveLength(1)
  })

  it('the first names those of later pages, with author and day, but for what is withheld', () => {
    const later = findOnly(site.page('questions/many/'), 'section.later')
    expect(textsOf(later, 'h3')).toEqual(['Page 2', 'Page 3'])
    const items = findAll(later, 'li').map((each) => textOf(each).trim())
    expect(items).toEqual(
      range(101, 220).flatMap((number) => (number === '110' ? [] : [`사람${number} June 3, 2025`])),
    )
    const hrefs = findAll(later, 'a').map((each) => attributeOf(each, 'href'))
    expect(hrefs[0]).toBe('/archive/questions/many/2/#answer-101')
    expect(hrefs.at(-1)).toBe('/archive/questions/many/3/#answer-220')
    // A link from the time when it stood on this page finds the line that says where it is.
    const places = findAll(later, 'li').map((each) => attributeOf(each, 'id'))
    expect([places[0], places.at(-1)]).toEqual(['answer-101', 'answer-220'])
  })

  it('the others have a heading, the way back and no history', () => {
    const page = site.page('questions/many/2/')
    expect(textsOf(page, 'h1')).toEqual(['질문 many'])
    expect(textsOf(page, 'title')).toEqual(['질문 many · Page 2 · Kitchen sink'])
    const crumb = findOnly(page, '.crumb')
    expect(textOf(crumb)).toBe('Question and first answers')
    expect(textsOf(page, '.activity')).toEqual(['Page 2'])
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
    '/archive/questions/many/3/#answer-210',
    '/archive/questions/many/3/#answer-210',
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
      '/archive/questions/many/3/#answer-220',
      '/archive/questions/many/2/#answer-150',
      '#answer-5:note-1',
      '#answer-5:note-1-ref',
    ])
  })

  it('from an old address', () => {
    expect(site.read('answers-of/456/index.html')).toContain('url=/archive/questions/many/3/#answer-210"')
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
