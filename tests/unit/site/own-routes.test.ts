import { describe, expect, test } from 'vitest'
import {
  checkPaths,
  findOwnRoutes,
  planOwnRoutes,
  resolveRoutes,
  type SiteRoute,
} from '../../../src/site/plan.ts'
import { createPublication } from '../../../src/site/publication.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toCachedQuestion } from '../sample-question.ts'

const outputs = [{ routes: ['about'] }, { routes: ['tags/[hashtag]/[...page]', '[sitemap].xml'] }]
const planned: SiteRoute[] = [
  { file: 'src/pages/about.astro', pathname: '/about', type: 'page' },
  { file: 'src/pages/tags/[hashtag]/[...page].astro', pathname: undefined, type: 'page' },
  { file: 'src/pages/[sitemap].xml.ts', pathname: undefined, type: 'endpoint' },
]
const contact: SiteRoute = { file: 'src/pages/contact.astro', pathname: '/contact', type: 'page' }

describe('routes that nobody plans', () => {
  test('of one address are somebody’s own', () => {
    expect(findOwnRoutes([...planned, contact], outputs)).toEqual([contact])
  })

  test('of many addresses say which pages they have', async () => {
    const people: SiteRoute = { file: 'src/pages/people/[id].astro', pathname: undefined, type: 'page' }
    const kim = { ...people, pathname: '/people/kim' }
    const asked: SiteRoute[] = []
    const findPages = async (open: readonly SiteRoute[]) => {
      asked.push(...open)
      return [kim]
    }
    expect(await resolveRoutes([...planned, contact], findPages, outputs)).toEqual([...planned, contact])
    expect(asked).toEqual([])
    expect(await resolveRoutes([...planned, people], findPages, outputs)).toEqual([...planned, kim])
    expect(asked).toEqual([people])
  })

  test('an output whose route has no file is an error', () => {
    expect(() => findOwnRoutes(planned.slice(1), outputs)).toThrow(
      'No file of src/pages answers the route about, which src/site/kinds plans.',
    )
  })
})

const publish = (title: string, spelling: string, description: string) =>
  createPublication({
    settings: sampleSettings,
    questions: [toCachedQuestion('a', { title })],
    withheld: [],
    described: { tags: [{ name: 'rest', description, aliases: [] }], categories: [] },
    synonyms: [
      { hashtag: 'rest', line: 1, column: 1, spellings: [{ hashtag: spelling, line: 1, column: 8 }] },
    ],
  })

function plan(
  routes: SiteRoute[],
  { title = '제목', spelling = '레스트', description = '뜻', key = 'key' } = {},
) {
  return planOwnRoutes(routes, publish(title, spelling, description), key)
}

test.each<[string | undefined, SiteRoute['type'], string]>([
  ['/contact', 'page', 'contact/'],
  ['/people/all', 'page', 'people/all/'],
  ['/500', 'page', '500.html'],
  ['/robots.txt', 'endpoint', 'robots.txt'],
  ['/data/all.json', 'endpoint', 'data/all.json'],
])('%s, a route of the type %s, is published as %s', (pathname, type, path) => {
  expect(plan([{ file: 'src/pages/a.ts', pathname, type }])).toMatchObject([
    { path, route: 'src/pages/a.ts', sent: undefined },
  ])
})

test('it is made again when anything of the content or of the site changes', () => {
  const [digest] = plan([contact]).map((each) => each.digest)
  expect(plan([contact])[0]?.digest).toBe(digest)
  expect(plan([contact], { title: '다른 제목' })[0]?.digest).not.toBe(digest)
  expect(plan([contact], { spelling: '알이에스티' })[0]?.digest).not.toBe(digest)
  expect(plan([contact], { description: '다른 뜻' })[0]?.digest).not.toBe(digest)
  expect(plan([contact], { key: 'other' })[0]?.digest).not.toBe(digest)
})

test('two of one path are refused', () => {
  const planned = [
    { path: 'years/2024/', route: '[...alias]' },
    { path: 'years/', route: 'src/pages/years.astro' },
  ]
  expect(() => checkPaths(planned)).not.toThrow()
  expect(() => checkPaths([...planned, { path: 'years/2024/', route: 'years/[year]' }])).toThrow(
    'years/[year] and [...alias] are both planned for years/2024/. If one of them are old addresses: what outputs plan belongs into ownSegments (src/folder/check-addresses.ts).',
  )
})
