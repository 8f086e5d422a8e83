// What previews of links and search engines read of the sites that are built for all tests, against what they ask for.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { attributeOf, type Document, findAll, findOnly, textOf } from '../support/html.ts'
import { listFiles, listPages } from '../support/output-files.ts'
import { buildTestSite, createTestSite, type TestSite } from '../support/test-site.ts'

const origin = 'https://example.com'
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

function readMeta(page: Document): Record<string, string> {
  return Object.fromEntries(
    findAll(page, 'meta').map((meta) => [
      attributeOf(meta, 'property') ?? attributeOf(meta, 'name') ?? '',
      attributeOf(meta, 'content') ?? '',
    ]),
  )
}

interface Thing {
  '@type': string
  [property: string]: unknown
}

function readData(page: Document): Thing[] {
  const scripts = findAll(page, 'script').filter(
    (each) => attributeOf(each, 'type') === 'application/ld+json',
  )
  return scripts.flatMap((script) => {
    const data = JSON.parse(textOf(script))
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

/** A thing of a page, by its type. */
function findThing(page: Document, type: string): Thing | undefined {
  return readData(page).find((thing) => thing['@type'] === type)
}

/** Whether it is known who asked, and when: a posting needs both. */
const isAsked = (page: Document) => 'article:published_time' in readMeta(page)

const canonicalOf = (page: Document) => {
  const [link] = findAll(page, 'link').filter((each) => attributeOf(each, 'rel') === 'canonical')
  return link && attributeOf(link, 'href')
}

// Of https://schema.org what we write: of each type its properties, and of each property what may stand there.
type Value = 'Text' | 'URL' | 'DateTime' | 'Integer' | (string & {})
const types: Record<string, Record<string, { is: Value; required?: boolean; many?: boolean }>> = {
  DiscussionForumPosting: {
    headline: { is: 'Text' },
    text: { is: 'Text', required: true },
    url: { is: 'URL' },
    author: { is: 'Person', required: true },
    datePublished: { is: 'DateTime', required: true },
    dateModified: { is: 'DateTime' },
    isPartOf: { is: 'WebSite' },
    interactionStatistic: { is: 'InteractionCounter', many: true },
    comment: { is: 'Comment', many: true },
  },
  Comment: {
    text: { is: 'Text', required: true },
    author: { is: 'Person', required: true },
    datePublished: { is: 'DateTime', required: true },
    url: { is: 'URL' },
    interactionStatistic: { is: 'InteractionCounter' },
  },
  Person: { name: { is: 'Text', required: true }, url: { is: 'URL' } },
  WebSite: { name: { is: 'Text' }, url: { is: 'URL' } },
  InteractionCounter: {
    interactionType: { is: 'URL', required: true },
    userInteractionCount: { is: 'Integer', required: true },
  },
  CollectionPage: { name: { is: 'Text' }, url: { is: 'URL' }, mainEntity: { is: 'ItemList' } },
  ItemList: { itemListElement: { is: 'ListItem', required: true, many: true } },
  BreadcrumbList: { itemListElement: { is: 'ListItem', required: true, many: true } },
  ListItem: {
    position: { is: 'Integer', required: true },
    name: { is: 'Text' },
    url: { is: 'URL' },
    item: { is: 'URL' },
  },
}

const shapes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) =>
    typeof value === 'string' && /^https?:\/\/[^\s<>"{}|\\^`]+$/.test(value) && URL.canParse(value),
  DateTime: (value) => typeof value === 'string' && instant.test(value),
  Integer: (value) => Number.isInteger(value) && Number(value) >= 0,
}

/** What of a thing schema.org does not know, or Google asks for and is not there. */
function findFaults(value: unknown, is: Value, place: string): string[] {
  const shape = shapes[is]
  if (shape) return shape(value) ? [] : [`${place} is no ${is}: ${JSON.stringify(value)}`]
  if (typeof value !== 'object' || value === null || !('@type' in value) || value['@type'] !== is)
    return [`${place} is no ${is}`]
  const { '@type': _, ...properties } = value
  const known = types[is] ?? {}
  const missing = Object.keys(known).filter((name) => known[name]?.required && !(name in properties))
  const unknown = Object.keys(properties).filter((name) => !known[name])
  return [
    ...missing.map((name) => `${place} has no ${name}`),
    ...unknown.map((name) => `${place} may have no ${name}`),
    ...Object.entries(properties).flatMap(([name, each]) => {
      const { is: of = 'Text', many = false } = known[name] ?? {}
      if (!many) return findFaults(each, of, `${place}.${name}`)
      if (!Array.isArray(each)) return [`${place}.${name} is no list`]
      return each.flatMap((one, index) => findFaults(one, of, `${place}.${name}[${index}]`))
    }),
  ]
}

test.each([
  [{ '@type': 'Person' }, 'Person', ['a has no name']],
  [{ '@type': 'Person', name: ' ', age: 3 }, 'Person', ['a may have no age', 'a.name is no Text: " "']],
  [{ '@type': 'Thing' }, 'Person', ['a is no Person']],
  [{ '@type': 'WebSite', url: '/a' }, 'WebSite', ['a.url is no URL: "/a"']],
  [{ '@type': 'ItemList', itemListElement: 1 }, 'ItemList', ['a.itemListElement is no list']],
] as const)('a fault is found: %j', (thing, type, faults) => {
  expect(findFaults(thing, type, 'a').slice(0, 2)).toEqual(faults)
})

describe.each(['kitchen-sink', 'states'] as const)('every page of %s', (name) => {
  const site = openSite(name)
  const paths = listPages(site.out).filter((path) => !site.read(path).includes('http-equiv="refresh"'))
  const addressed = paths.filter((path) => canonicalOf(site.page(path)) !== undefined)

  it('has a preview where it has an address', () => {
    expect(addressed.length).toBeGreaterThan(20)
    for (const path of addressed) {
      const meta = readMeta(site.page(path))
      const [heading] = findAll(site.page(path), 'title').map(textOf)
      expect(meta, path).toMatchObject({
        'og:site_name': expect.stringMatching(/./),
        'og:locale': name === 'states' ? 'ko_KR' : 'en_US',
        'og:description': expect.stringContaining(meta['description'] ?? '?'),
        'og:url': canonicalOf(site.page(path)),
        'theme-color': expect.stringMatching(/^#/),
      })
      expect([`${meta['og:title']} · ${meta['og:site_name']}`, meta['og:site_name']], path).toContain(heading)
      const isQuestion = meta['og:type'] === 'article'
      expect(isQuestion, path).toBe(/^questions\//.test(path))
      expect(instant.test(meta['article:modified_time'] ?? ''), path).toBe(isQuestion)
    }
  })

  it('says what schema.org knows and Google asks for', () => {
    const faults = paths.flatMap((path) =>
      readData(site.page(path)).flatMap((thing) =>
        findFaults(thing, thing['@type'], `${path}: ${thing['@type']}`),
      ),
    )
    expect(faults).toEqual([])
  })

  it('says so on each question and each list, in 8 KB at most of a question', () => {
    for (const path of addressed) {
      const page = site.page(path)
      const isLeftOut = readMeta(page)['robots'] !== undefined
      const found = readData(page).map((thing) => thing['@type'])
      if (path.startsWith('questions/'))
        expect(found, path).toEqual([...(isAsked(page) ? ['DiscussionForumPosting'] : []), 'BreadcrumbList'])
      else if (/^(?:\d+\/)?index\.html$/.test(path)) expect(found, path).toEqual(['CollectionPage'])
      else if (/^(?:tags|categories)\/./.test(path) && !/^[^/]+\/index/.test(path) && !isLeftOut)
        expect(found, path).toEqual(['CollectionPage', 'BreadcrumbList'])
      else if (path !== 'categories/index.html') expect(found, path).toEqual([])
      const [data = ''] = /(?<=ld\+json">)[^<]*/.exec(site.read(path)) ?? []
      if (path.startsWith('questions/')) expect(Buffer.byteLength(data), path).toBeLessThanOrEqual(8_000)
    }
  })

  it('names the entries that it shows, by their titles and in their order', () => {
    for (const path of addressed.filter((each) => /^(?:tags|categories)\/[^/]+\/index/.test(each))) {
      const page = site.page(path)
      const titles = findAll(page, 'article').map((entry) =>
        textOf(findOnly(findOnly(entry, 'h3'), 'a')).trim(),
      )
      expect(JSON.stringify(findThing(page, 'CollectionPage') ?? {}), path).toContain('"ListItem"')
      const list = JSON.parse(JSON.stringify(findThing(page, 'CollectionPage'))).mainEntity.itemListElement
      expect(
        list.map((item: Thing) => item['position']),
        path,
      ).toEqual(titles.map((_, index) => index + 1))
    }
  })

  it('is described by what is on it alone, where search engines list it', () => {
    const described = Map.groupBy(
      addressed.filter((path) => !path.startsWith('questions/') && !readMeta(site.page(path))['robots']),
      (path) => readMeta(site.page(path))['description'],
    )
    expect([...described.values()].filter(({ length }) => length > 1)).toEqual([])
  })

  it('is in the sitemap, or is left out by search engines', () => {
    const named = readSitemap(site.read).map(({ loc }) => loc)
    const pages = new Map(addressed.map((path) => [canonicalOf(site.page(path)), path]))
    const robots = (path: string) => readMeta(site.page(path))['robots']
    expect(named.filter((loc) => !pages.has(loc))).toEqual([])
    expect(
      addressed
        .filter((path) => !robots(path))
        .map((path) => canonicalOf(site.page(path)))
        .toSorted(),
    ).toEqual(named.toSorted())
    const orders = addressed.filter((path) => /(?:^|\/)(?:most-|unanswered|poll)/.test(path))
    expect(orders.map(robots)).toEqual(orders.map(() => 'noindex,follow'))
  })

  it('is found by a sitemap that keeps to its schema', () => {
    const sitemaps = listFiles(site.out).filter((file) => /^sitemap.*\.xml$/.test(file))
    expect(sitemaps).toEqual(['sitemap-1.xml', 'sitemap.xml'])
    for (const file of sitemaps) expect(findSitemapFaults(site.read(file)), file).toEqual([])
  })

  it('is found by a robots.txt that names the sitemap', () => {
    expect(site.read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${origin}/archive/sitemap.xml\n`)
  })
})

function readSitemap(read: (file: string) => string): { loc: string }[] {
  return Array.from(read('sitemap-1.xml').matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => ({
    loc: loc.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  }))
}

/** Of http://www.sitemaps.org/schemas/sitemap/0.9/: sitemap.xsd and siteindex.xsd. */
function findSitemapFaults(xml: string): string[] {
  const whole =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(.*)<\/\1>\n$/s.exec(
      xml,
    )
  if (!whole) return ['is no sitemap']
  const [, kind, inner = ''] = whole
  const element = kind === 'urlset' ? 'url' : 'sitemap'
  // A sequence: loc, then lastmod, once each at most.
  const entry = new RegExp(
    `<${element}><loc>([^<>"']*)</loc>(?:<lastmod>([^<>]*)</lastmod>)?</${element}>\\n`,
    'g',
  )
  const entries = [...inner.matchAll(entry)]
  return [
    ...(inner.replace(entry, '') === '' ? [] : ['has other elements, or others first']),
    ...(entries.length >= 1 && entries.length <= 50_000 ? [] : [`has ${entries.length} entries`]),
    ...entries.flatMap(([, loc = '', lastmod]) => [
      ...(/&(?!(?:amp|apos|quot|gt|lt);)/.test(loc) ? [`${loc} is not escaped`] : []),
      ...(loc.length >= 12 && loc.length <= 2_048 && loc.startsWith(`${origin}/archive/`)
        ? []
        : [`${loc}: address`]),
      ...(lastmod === undefined || instant.test(lastmod) ? [] : [`${lastmod} is no date and time`]),
    ]),
  ]
}

test.each([
  ['<a/>', 'is no sitemap'],
  ['<url><lastmod>2024-05-03T01:02:03Z</lastmod><loc>https://example.com/archive/</loc></url>\n', 'first'],
  ['<url><loc>/archive/questions/</loc></url>\n', 'address'],
  ['<url><loc>https://example.com/archive/?a&b</loc></url>\n', 'not escaped'],
  [`<url><loc>https://example.com/archive/it's/</loc></url>\n`, 'others first'],
  ['<url><loc>https://example.com/archive/</loc><lastmod>2024-13</lastmod></url>\n', 'no date'],
])('a fault of a sitemap is found: %s', (entry, fault) => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entry}</urlset>\n`
  expect(findSitemapFaults(entry === '<a/>' ? entry : xml).join()).toContain(fault)
})

it('an address with an apostrophe is escaped', () => {
  expect(openSite('states').read('sitemap-1.xml')).toContain(`/questions/it&apos;s-(a)%2Btest/</loc>`)
})

describe('an archive of its own', () => {
  const activity = [
    { at: '2025-06-23T20:00:00Z', actor: '홍길동', kind: '질문' },
    { at: '2025-06-25', actor: '김철수', kind: '새로운 답변' },
  ]
  const tokens = { google: 'mZ3v_0-Lr8sTQ', naver: '4f0c2b7e', bing: '00ABCDEF' }
  const counts = { answers: 4, comments: 1 }
  let site: TestSite

  beforeAll(async () => {
    site = await buildTestSite({
      settings: { url: 'https://example.com/', verification: tokens, pageSize: 1, people: true },
      questions: [
        { id: 'accepted', title: '채택', counts, activity, body: '글의 시작.' },
        { id: 'open', title: '</script><script>alert(1)</script>', counts: { answers: 0, comments: 0 } },
      ],
      files: {
        ...writeAnswers('accepted', {
          a: { actor: '김철수', at: '2025-06-25', accepted: true, body: '<!--<script> "답" ' },
        }),
        ...writeComments('accepted', [{ id: 'c', text: '댓글의 글' }]),
        'people.yaml': 'u1: { name: 홍길동, formerNames: [길동이] }\n',
      },
    })
  })
  afterAll(() => site?.remove())

  it('tells what counts before the text, and the day of its own time zone', () => {
    const { 'og:description': preview, description, ...meta } = readMeta(site.page('questions/accepted/'))
    expect([preview, description]).toEqual(['✓ 답변 4 · 2025년 6월 24일 — 글의 시작.', '글의 시작.'])
    expect([meta['article:published_time'], meta['article:modified_time']]).toEqual([
      '2025-06-23T20:00:00Z',
      '2025-06-24T15:00:00Z',
    ])
    expect(readMeta(site.page('questions/open/'))['og:description']).toMatch(/^답변 0 · /)
  })

  it('keeps its elements whole, whatever a text holds', () => {
    const posting = findThing(site.page('questions/open/'), 'DiscussionForumPosting')
    expect(posting?.['headline']).toBe('</script><script>alert(1)</script>')
    expect(findAll(site.page('questions/open/'), 'script').length).toBe(2)
  })

  it('shows its owner on the front page alone', () => {
    const ownersOf = (page: Document) =>
      Object.entries(readMeta(page)).filter(([name]) => /verification|^msvalidate/.test(name))
    expect(ownersOf(site.page(''))).toEqual([
      ['google-site-verification', tokens.google],
      ['naver-site-verification', tokens.naver],
      ['msvalidate.01', tokens.bing],
    ])
    expect(listPages(site.out).filter((path) => ownersOf(site.page(path)).length > 0)).toEqual(['index.html'])
  })

  it('describes later pages by their entries', () => {
    expect(readMeta(site.page('2/'))['description']).toMatch(/^모든 질문 · 2번째: (?:채택|<\/script>.*)$/)
  })

  it('leaves its people to whoever asks for them', () => {
    expect(readMeta(site.page('people/u1/'))['robots']).toBe('noindex')
    expect(readData(site.page('people/u1/'))).toEqual([])
  })
})

describe('robots.txt', () => {
  it.each([
    [{ url: 'https://example.com/' }, undefined],
    [{}, undefined],
    [{ url: 'https://example.com/a/' }, 'https://example.com/a/sitemap.xml'],
    [{ url: 'https://example.com/a/', verification: { google: 'mZ3v' } }, undefined],
  ])('below a path the build names what to do instead: %j', async (settings, sitemap) => {
    using site = createTestSite({ settings, questions: [{ id: 'a' }] })
    const { stdout, exitCode } = await site.build()
    expect(exitCode).toBe(0)
    const told = stdout.split('\n').filter((line) => line.includes('robots.txt'))
    expect(told).toEqual(
      sitemap === undefined
        ? []
        : [
            `The site is below a path, where no crawler reads its robots.txt. Prove to search engines that it is yours (verification in archive.yaml), and give them the address of the sitemap: ${sitemap}`,
          ],
    )
  })

  it('of a site without an address names no sitemap', () => {
    expect(openSite('samples').read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  })
})
