import { describe, expect, test } from 'vitest'
import { kinds } from '../../../src/site/kinds.ts'
import { planSite, resolveRoutes, type SiteRoute } from '../../../src/site/plan.ts'
import { createPublication } from '../../../src/site/publication.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toCachedQuestion } from '../sample-question.ts'

function toRoute(name: string, pathname?: string, type: SiteRoute['type'] = 'page'): SiteRoute {
  return { file: `src/pages/${name}`, pathname, type }
}

/** Those that kinds plan. */
const planned = kinds.flatMap(({ routes }) => routes).map((route) => toRoute(`${route}.astro`))
const contact = toRoute('contact.astro', '/contact')

/** What is published by routes of somebody's own. */
function planOwn(
  routes: readonly SiteRoute[],
  { title = '제목', spelling = '레스트', description = '뜻', key = 'key' } = {},
) {
  const publication = createPublication({
    settings: sampleSettings,
    questions: [toCachedQuestion('a', { title })],
    withheld: [],
    described: { tags: [{ name: 'rest', description, aliases: [] }], categories: [] },
    synonyms: [
      { hashtag: 'rest', line: 1, column: 1, spellings: [{ hashtag: spelling, line: 1, column: 8 }] },
    ],
  })
  return planSite(publication, key, routes).filter(({ sent }) => sent === undefined)
}

describe('routes that no kind plans', () => {
  test.each<[string | undefined, SiteRoute['type'], string]>([
    ['/contact', 'page', 'contact/'],
    ['/people/all', 'page', 'people/all/'],
    ['/500', 'page', '500.html'],
    ['/humans.txt', 'endpoint', 'humans.txt'],
    ['/data/all.json', 'endpoint', 'data/all.json'],
  ])('%s, a route of the type %s, is published as %s', (pathname, type, path) => {
    expect(planOwn([...planned, toRoute('a.ts', pathname, type)])).toMatchObject([
      { path, route: 'src/pages/a.ts' },
    ])
  })

  test('of many addresses say which pages they have', async () => {
    const people = toRoute('people/[id].astro')
    const kim = { ...people, pathname: '/people/kim' }
    const asked: SiteRoute[] = []
    const findPages = async (open: readonly SiteRoute[]) => {
      asked.push(...open)
      return [kim]
    }
    expect(await resolveRoutes([...planned, contact], findPages)).toEqual([...planned, contact])
    expect(asked).toEqual([])
    expect(await resolveRoutes([...planned, people], findPages)).toEqual([...planned, kim])
    expect(asked).toEqual([people])
  })

  test('are made again when anything of the content or of the site changes', () => {
    const findDigest = (changed?: Parameters<typeof planOwn>[1]) =>
      planOwn([...planned, contact], changed)[0]?.digest
    const others = [
      { title: '다른 제목' },
      { spelling: '알이에스티' },
      { description: '다른 뜻' },
      { key: 'other' },
    ]
    expect(findDigest()).toBe(findDigest())
    expect(new Set([findDigest(), ...others.map(findDigest)]).size).toBe(others.length + 1)
  })
})

test('a kind whose route has no file is an error', () => {
  expect(() => planOwn(planned.filter(({ file }) => file !== 'src/pages/about.astro'))).toThrow(
    'No file of src/pages answers the route about, which src/site/kinds plans.',
  )
})

test('two of one path are refused', () => {
  expect(() => planOwn([...planned, toRoute('me.astro', '/about')])).toThrow(
    'src/pages/me.astro and about are both planned for about/. If one of them are old addresses: what kinds plan belongs into ownSegments (src/folder/own-addresses.ts).',
  )
})
