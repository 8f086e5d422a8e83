// Real questions, built and compared with what a reader of its own counts in the files.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Document, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { findData } from '../support/project.ts'
import {
  ageOf,
  groupByHashtag,
  labelInUtc,
  type ReadQuestion,
  readWrittenQuestions,
  type ShownEntry,
  sortByActivity,
  toCountLabels,
  toKeywordPattern,
  toProse,
  toShownEntry,
} from '../support/read-questions.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const content = findData('data/ai-questions')
const reference = '2017-06-30'
const pageSize = 20

describe.skipIf(!content)('the real questions (wants GOTGAM_DATA)', () => {
  let site: TestSite
  let questions: ReadQuestion[]
  let carriers: Map<string, ReadQuestion[]>
  let listings: Map<string, Document[]>

  beforeAll(async () => {
    questions = sortByActivity(readWrittenQuestions(content ?? ''))
    carriers = groupByHashtag(questions)
    site = await buildTestSite(content ?? '')
    const files = listPages(site.out)
    listings = new Map([...carriers.keys()].map((hashtag) => [hashtag, readListing(hashtag, files)]))
  })
  afterAll(() => site?.remove())

  function readListing(hashtag: string, files: readonly string[]): Document[] {
    const folder = `tags/${hashtag}/`
    const numbers = files
      .filter((path) => path.startsWith(folder) && /^(?:\d+\/)?index\.html$/.test(path.slice(folder.length)))
      .map((path) => Number(path.slice(folder.length).split('/')[0]) || 1)
    return numbers
      .sort((one, other) => one - other)
      .map((number) => site.page(number === 1 ? folder : `${folder}${number}/`))
  }

  function readEntries(pages: readonly Document[]): ShownEntry[] {
    return pages.flatMap((page) => findAll(page, 'article')).map(toShownEntry)
  }

  it('are there, with hashtags', () => {
    expect(questions).not.toEqual([])
    expect(carriers.size).toBeGreaterThan(0)
  })

  it('have as many pages as they need, and no others', () => {
    const pagesOf = (entries: number) => Math.max(1, Math.ceil(entries / pageSize))
    const categories = [...Map.groupBy(questions, ({ category }) => category).values()]
    const hashtags = [...listings.values()].map(findListed)
    const lists = [questions, ...categories, ...hashtags]
    const others = [
      'tags/index.html',
      'tags-by-count/index.html',
      'stats/index.html',
      'about/index.html',
      'search/index.html',
      '404.html',
    ]
    const long = lists.filter((list) => list.length > pageSize)
    const ordered = long.flatMap((list) => orders.filter((name) => new Set(countsOf(name, list)).size > 1))
    const selected = long
      .flatMap((list) => [list.filter(isUnanswered), list.filter(({ poll }) => poll)])
      .filter(({ length }, index) => length > 0 && length < (long[Math.floor(index / 2)]?.length ?? 0))
    // The front page has neither an order by recommendations nor a selection of polls.
    const notOfFront = [
      new Set(countsOf('recommended', questions)).size > 1,
      questions.some(({ poll }) => poll),
    ].filter(Boolean)
    const expected =
      questions.length +
      lists.reduce((sum, { length }) => sum + pagesOf(length), 0) +
      others.length +
      ordered.length +
      selected.reduce((sum, { length }) => sum + pagesOf(length), 0) -
      notOfFront.length
    expect(ordered.length).toBeGreaterThan(0)
    expect(selected.length).toBeGreaterThan(0)
    expect(listPages(site.out)).toHaveLength(expected)
  })

  const orders = ['views', 'recommended']

  function countsOf(name: string, list: readonly ReadQuestion[]): number[] {
    return list.flatMap(({ counts }) => counts[name] ?? [])
  }

  const isUnanswered = ({ counts }: ReadQuestion) => counts['answers'] === 0

  function findListed(pages: readonly Document[]): ReadQuestion[] {
    const ids = new Set(readEntries(pages).map(({ id }) => id))
    return questions.filter(({ id }) => ids.has(id))
  }

  it('have no answer in what waits for one, every one of a list that has none', () => {
    for (const [hashtag, pages] of listings) {
      const listed = findListed(pages)
      if (listed.length <= pageSize || listed.every(isUnanswered) || !listed.some(isUnanswered)) continue
      const waiting = listed.filter(isUnanswered).map(({ id }) => id)
      const shown = Array.from({ length: Math.ceil(waiting.length / pageSize) }, (_, index) =>
        site.page(`tags/${hashtag}/unanswered/${index === 0 ? '' : `${index + 1}/`}`),
      )
      expect(
        readEntries(shown).map(({ id }) => id),
        hashtag,
      ).toEqual(waiting)
    }
  })

  it('stand in order of their views where they are viewed most', () => {
    for (const [hashtag, pages] of listings) {
      const listed = findListed(pages)
      if (listed.length <= pageSize) continue
      const viewed = readEntries([site.page(`tags/${hashtag}/most-viewed/`)]).map(({ id }) => id)
      const known = listed.filter(({ counts }) => counts['views'] !== undefined)
      const sorted = known.toSorted((one, other) => (other.counts['views'] ?? 0) - (one.counts['views'] ?? 0))
      expect(viewed, hashtag).toEqual(sorted.slice(0, 50).map(({ id }) => id))
    }
  })

  it('say in every headline how many questions carry the hashtag', () => {
    const shown = [...listings].map(([hashtag, pages]) => [
      hashtag,
      new Set(pages.flatMap((page) => textsOf(page, '.headline'))),
    ])
    const counted = [...carriers].map(([hashtag, own]) => [
      hashtag,
      new Set([`질문 ${own.length.toLocaleString('en')}`]),
    ])
    expect(shown).toEqual(counted)
  })

  it('list every carrier of a hashtag once, unmarked, newest activity first', () => {
    for (const [hashtag, own] of carriers) {
      const unmarked = readEntries(listings.get(hashtag) ?? []).filter(({ mark }) => !mark)
      expect(
        unmarked.map(({ id }) => id),
        hashtag,
      ).toEqual(own.map(({ id }) => id))
    }
  })

  it('list what only matches the keyword, marked, in its place by activity', () => {
    const places = new Map(questions.map(({ id }, index) => [id, index]))
    for (const [hashtag, pages] of listings) {
      const shown = readEntries(pages).map(({ id }) => places.get(id) ?? -1)
      expect(shown, hashtag).toEqual(shown.toSorted((one, other) => one - other))
      expect(new Set(shown).size, hashtag).toBe(shown.length)
    }
  })

  it('have no fenced code, which would not count as prose', () => {
    expect(questions.filter(({ body }) => /^[ >]*(?:```|~~~)/m.test(body))).toEqual([])
  })

  it('mark exactly the questions whose title holds the keyword, or whose prose does three times', () => {
    const prose = questions.map(({ id, title, tags }) => {
      const body = toProse(findOnly(findOnly(site.page(`questions/${id}/`), 'article'), '.prose'))
      return { id, tags, title: title.normalize('NFC').toLowerCase(), body }
    })
    for (const [hashtag, pages] of listings) {
      const pattern = toKeywordPattern(hashtag)
      const count = (text: string) => (pattern ? [...text.matchAll(pattern)].length : 0)
      const expected = prose.filter(
        ({ tags, title, body }) => !tags.includes(hashtag) && (count(title) > 0 || count(body) >= 3),
      )
      const marked = readEntries(pages).filter(({ mark }) => mark)
      expect(
        marked.map(({ id }) => id),
        hashtag,
      ).toEqual(expected.map(({ id }) => id))
    }
  })

  it('have the activity line that their last activity gives', () => {
    const lines = new Map(
      questions.map(({ id, last, lastTime }) => [
        id,
        `${labelInUtc(lastTime, reference)} · ${last.actor} 님의 ${last.kind}`,
      ]),
    )
    const entries = [...listings.values()].flatMap(readEntries)
    expect(entries.length).toBeGreaterThanOrEqual(questions.filter(({ tags }) => tags.length > 0).length)
    expect(entries.filter(({ id, line }) => lines.get(id) !== line)).toEqual([])
  })

  it('never show a younger label below an older one', () => {
    for (const [hashtag, pages] of listings) {
      const ages = readEntries(pages).map(({ line }) => ageOf(line))
      expect(ages, hashtag).toEqual(ages.toSorted((one, other) => one - other))
    }
  })

  it('are all on the front pages, once, newest activity first', () => {
    const pages = Array.from({ length: Math.ceil(questions.length / pageSize) }, (_, index) =>
      site.page(index === 0 ? '' : `${index + 1}/`),
    )
    expect(readEntries(pages).map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  })

  it('have their own pages: title, counts, hashtags, whole history', () => {
    for (const { id, title, category, counts, tags, activity } of questions) {
      const page = site.page(`questions/${id}/`)
      const article = findOnly(page, 'article')
      expect(textOf(findOnly(article, 'h1')), id).toBe(title)
      expect(textsOf(findOnly(article, '.counts'), 'li'), id).toEqual(toCountLabels(counts))
      expect(
        textsOf(findOnly(article, '.facts'), 'a').filter((text) => !text.startsWith('+')),
        id,
      ).toEqual([category, ...tags.map((tag) => `#${tag}`)])
      expect(findAll(findOnly(page, '.history'), '.activity'), id).toHaveLength(activity.length)
    }
  })

  it('are counted in the directory', () => {
    const shown = findAll(site.page('tags/'), '.group').flatMap((group) =>
      textsOf(group, 'a').map((text) => text.replace('\u00a0', ' ')),
    )
    const counted = [...carriers].map(([hashtag, own]) => `#${hashtag} ${own.length.toLocaleString('en')}`)
    expect(shown.toSorted()).toEqual(counted.toSorted())
  })
})
