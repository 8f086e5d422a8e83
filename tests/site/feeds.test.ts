// The feeds of built sites: against the grammar of Atom, and against the pages of the same lists.
import { describe, expect, test } from 'vitest'
import type { SiteName } from '../sites/build-sites.ts'
import { type OpenSite, openSite } from '../sites/open-site.ts'
import { readFeed } from '../support/atom.ts'
import { attributeOf, type Document, findAll, textOf } from '../support/html.ts'
import { listFiles, listPages } from '../support/output-files.ts'

const base = 'https://example.com/archive/'

const listFeeds = ({ out }: OpenSite) => listFiles(out).filter((file) => /(?:^|\/)feed\.xml$/.test(file))

/** Address below the site, decoded: `questions/a/#answer-1`. */
const toPath = (href: string) => decodeURIComponent(href.replace(base, ''))

/** Entries of a list that are of its own: those that match its keyword alone are not. */
function listOwn(document: Document) {
  return findAll(document, 'article')
    .filter((entry) => !findAll(entry, '.mark').some((mark) => /키워드|keyword/.test(textOf(mark))))
    .map((entry) => ({
      activity: findAll(entry, '.activity').map(textOf).join(),
      question: findAll(entry, 'a')
        .map((link) => decodeURIComponent(attributeOf(link, 'href') ?? ''))
        .find((href) => href.startsWith('/archive/questions/'))
        ?.split('/', 4)
        .slice(2)
        .join('/'),
    }))
}

describe.each<SiteName>(['kitchen-sink', 'states'])('%s', (name) => {
  const site = openSite(name)
  const files = listFeeds(site)

  test('has one of all questions, of each hashtag and of each category, but of one that all have', () => {
    const lists = listPages(site.out).filter((path) => /^(?:tags|categories)\/[^/]+\/index\.html$/.test(path))
    const own = lists.filter((path) => !site.read(path).includes('http-equiv="refresh"'))
    const expected = ['index.html', ...own].map((path) => path.replace('index.html', 'feed.xml'))
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(files.length).toBeGreaterThan(5)
  })

  test.each(files)('%s is Atom', (file) => {
    const { faults, self, href } = readFeed(site.read(file))
    expect(faults).toEqual([])
    expect([toPath(self), toPath(href)]).toEqual([file, file.replace('feed.xml', '')])
  })

  test.each(files)(
    '%s begins with what its page begins with, and has its questions in that order',
    (file) => {
      const address = file.replace('feed.xml', '')
      const shown = site.pages(address).flatMap(listOwn)
      const { entries } = readFeed(site.read(file))
      expect(entries[0]?.title.slice(0, shown[0]?.activity.length)).toBe(shown[0]?.activity)
      // A question may come again with what is older; each comes first with its newest.
      const order = [...new Set(entries.map(({ href }) => toPath(href).split('/', 2).join('/')))]
      expect(order).toEqual(shown.slice(0, order.length).map(({ question }) => question))
    },
  )

  test('entries lead to what is there', () => {
    const missing = files.flatMap((file) =>
      readFeed(site.read(file)).entries.flatMap(({ href }) => {
        const [path = '', anchor] = toPath(href).split('#')
        const isThere =
          anchor === undefined ||
          findAll(site.page(path), '[id]').some((each) => attributeOf(each, 'id') === anchor)
        return isThere ? [] : [href]
      }),
    )
    expect(missing).toEqual([])
  })

  test.each(listPages(site.out))('%s names the feed of its list, else that of the archive', (path) => {
    const links = findAll(site.page(path), 'link').filter((link) => attributeOf(link, 'rel') === 'alternate')
    const isList =
      /^(?:tags|categories)\/[^/]+\//.test(path) && findAll(site.page(path), 'section.colophon').length > 0
    const file = isList ? `${path.split('/').slice(0, 2).join('/')}/feed.xml` : 'feed.xml'
    const expected = site.read(path).includes('http-equiv="refresh"') ? [] : [file]
    expect(links.map((link) => toPath(attributeOf(link, 'href') ?? ''))).toEqual(expected)
    for (const link of links) {
      expect(attributeOf(link, 'type')).toBe('application/atom+xml')
      expect(attributeOf(link, 'title')).toBe(readFeed(site.read(file)).title)
    }
  })
})

const feet = (name: SiteName, address: string) =>
  findAll(openSite(name).page(address), 'section.colophon').map((foot) => ({
    text: textOf(foot).replace(/\s+/g, ' ').trim(),
    links: findAll(foot, 'a').map(
      (link) => `${textOf(link)} ${decodeURIComponent(attributeOf(link, 'href') ?? '')}`,
    ),
  }))

test.each<[SiteName, string, string, string[]]>([
  ['states', '', '데이터', ['전체 Atom 피드 /archive/feed.xml']],
  [
    'states',
    'tags/rest/',
    '데이터',
    ['#rest Atom 피드 /archive/tags/rest/feed.xml', '전체 Atom 피드 /archive/feed.xml'],
  ],
  [
    'kitchen-sink',
    'tags/감춘-이름/',
    'Data',
    [
      'Atom feed of #감춘-이름 /archive/tags/감춘-이름/feed.xml',
      'Atom feed of the archive /archive/feed.xml',
    ],
  ],
])('the foot of %s %s names them', (name, address, heading, links) => {
  expect(feet(name, address)).toMatchObject([{ links }])
  expect(feet(name, address)[0]?.text.startsWith(heading)).toBe(true)
})

test.each<SiteName>(['samples', 'empty', 'untagged'])('%s, which has no address, names none', (name) => {
  const site = openSite(name)
  expect(listFiles(site.out).filter((file) => /feed|\.rss$/.test(file))).toEqual([])
  const naming = listPages(site.out).filter((path) => /application\/atom|feed\.xml/.test(site.read(path)))
  expect(naming).toEqual([])
})
