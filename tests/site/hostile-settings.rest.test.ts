// Settings made to break out of a page: their texts stay texts, their addresses lead where they say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import { toSkeleton } from '../support/allowed-html.ts'
import type { WrittenContent } from '../support/content-folder.ts'
import { attributeOf, findAll, findOnly, listElements, textOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const url = 'https://example.org/~a.b_c-1/%EA%B0%80%22%3E%5B%25%7B%60%20/'
// Whatever a path may hold without being encoded, `$1` among it, which replacing could take for a part of a match.
const repository = "https://example.com/someone/r'$1$';(e)=f,~@!*+%22%3E"
const editUrl = "https://example.com/edit/r'$1;$&%22%3E/{path}?a=%27b"
/** They are given the address of the site, which is all that may differ. */
const engines = ['www.google.com/search?q', 'search.naver.com/search.naver?query', 'duckduckgo.com/?q'].map(
  (engine) => `https://${engine}=site%3Aexample.org%2F`,
)
const licenseUrl = "https://example.net/l'$1;%22%3E/"

const oneLine = hostilePayloads.map((payload) => payload.replaceAll(/[\n\t]/g, ' '))

/** As many as fit into so many characters. */
function fill(limit: number, start: number): string {
  const turned = [...oneLine.slice(start), ...oneLine.slice(0, start)]
  let text = ''
  for (const payload of turned) if (text.length + payload.length < limit) text += `${payload} `
  return text.trim()
}

interface Texts {
  title: string
  description: string
  license: string
}

const breakingOut = '</title></a></p><script>alert(1)</script>"\'><img src=x onerror=alert(1)>&lt;b&gt;'

const hostile: Texts[] = [
  { title: fill(200, 0), description: fill(2000, 0), license: fill(200, 20) },
  { title: fill(200, 40), description: fill(2000, 30), license: fill(200, 50) },
  { title: breakingOut, description: `${breakingOut}\n\n${breakingOut}`, license: breakingOut },
]
const harmless: Texts = { title: '제목', description: '설명', license: '이용 허락' }

/** Where a question has texts besides its title and its body. */
function toKnown(text: string) {
  const poll = { title: text, options: [{ label: text, votes: 3 }] }
  const activity = [{ at: '2025-06-01', actor: '홍길동', person: 'u43', kind: '질문' }]
  return { poll, state: { closed: { reason: text, of: ['b'] } }, license: { name: text }, activity }
}

function toContent({ title, description, license }: Texts): WrittenContent {
  return {
    settings: {
      title,
      description,
      url,
      repository,
      editUrl,
      license: { name: license, url: licenseUrl },
      pageSize: 1,
    },
    questions: [
      { id: 'a', body: '[옆](/questions/b/)', ...toKnown(title) },
      { id: 'b', aliases: ['/old/b'] },
      { id: 'c', tags: ['c++'] },
    ],
    files: {
      'redactions.yaml': 'questions:\n  - { id: c, date: 2025-06-01 }\n',
      'people.yaml': `u43: ${JSON.stringify({ name: title.slice(0, 60).trim(), about: title })}\n`,
    },
  }
}

describe.each(hostile)('$title', (texts) => {
  let site: TestSite
  let twin: TestSite
  let paths: string[]
  beforeAll(async () => {
    site = await buildTestSite(toContent(texts))
    twin = await buildTestSite(toContent(harmless))
    paths = listPages(site.out)
  })
  afterAll(() => {
    site?.remove()
    twin?.remove()
  })

  it('changes nothing of a page but its texts', () => {
    expect(paths.length).toBeGreaterThan(8)
    expect(paths).toEqual(listPages(twin.out))
    expect(paths.filter((path) => toSkeleton(site.page(path)) !== toSkeleton(twin.page(path)))).toEqual([])
  })

  it('is shown to the letter', () => {
    const front = site.page('')
    expect(textOf(findOnly(front, 'h1'))).toBe(texts.title)
    expect(textOf(findOnly(front, 'title'))).toBe(texts.title)
    const description = findAll(front, 'meta').find((meta) => attributeOf(meta, 'name') === 'description')
    expect(description && attributeOf(description, 'content')).toBe(texts.description)
    const footer = findOnly(front, 'footer.site-footer')
    expect(findAll(footer, 'a').map((link) => textOf(link).trim())).toContain(texts.license)
  })

  it('has links to the site, its repository, its license and search engines alone', () => {
    const base = new URL(url).pathname
    const allowed = (href: string) =>
      [base, '#', repository, "https://example.com/edit/r'$1;$&%22%3E/questions/", ...engines].some((start) =>
        href.startsWith(start),
      ) || href === licenseUrl
    const foreign = paths.flatMap((path) =>
      listElements(site.page(path))
        // Whole addresses, which the next test looks at.
        .filter((element) => !['canonical', 'alternate'].includes(attributeOf(element, 'rel') ?? ''))
        .flatMap((element) => attributeOf(element, 'href') ?? attributeOf(element, 'src') ?? [])
        .filter((href) => !allowed(href))
        .map((href) => `${path}: ${href}`),
    )
    expect(foreign).toEqual([])
  })

  it('names canonical addresses, and those of feeds, below its own', () => {
    const canonical = paths.flatMap((path) =>
      findAll(site.page(path), 'link')
        .filter((link) => ['canonical', 'alternate'].includes(attributeOf(link, 'rel') ?? ''))
        .flatMap((link) => attributeOf(link, 'href') ?? []),
    )
    expect(canonical.length).toBeGreaterThan(5)
    expect(canonical.filter((href) => !href.startsWith(url))).toEqual([])
    expect(canonical).toEqual(expect.arrayContaining([`${url}questions/a/`, `${url}feed.xml`]))
  })
})
