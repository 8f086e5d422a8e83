// Every link and fragment of every page, asked of a server that knows nothing but files.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenContent } from '../support/content-folder.ts'
import { crawl, type Reached } from '../support/crawl.ts'
import { listPages } from '../support/output-files.ts'
import { buildSampleSite } from '../support/sample-site.ts'
import { type StaticServer, serveFolder } from '../support/static-server.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

/** Everything that is hard to address. */
const content: WrittenContent = {
  settings: {
    url: 'https://example.com/archive/',
    pageSize: 2,
    repository: 'https://example.com/repo',
    formerUrls: ['https://old.example/community'],
  },
  questions: [
    {
      id: '한글-질문',
      tags: ['취업', 'c#', '.net', 'c++', 'con', 'node.js'],
      aliases: ['/articles/12', '/옛-주소/7/'],
      body: '[안쪽](/questions/Q_2.a/) [해시태그](/tags/c-sharp/) [목록](/tags/%EC%B7%A8%EC%97%85/)\n\n### 제목',
    },
    {
      id: 'Q_2.a',
      tags: ['취업', 'c#'],
      aliases: ['/questions/12/why-rest', '/board.php?id=7'],
      body: '[하나](/articles/12/edit) [둘](http://old.example/community/옛-주소/7?a=b) [셋](/questions/12/why-rest) [넷](https://www.old.example/community/board.php?id=7&page=2) [다섯](/articles/13) [여섯](/questions/none/) [일곱](/tags/none/) [여덟](/questions/withheld/) [아홉](아홉.html)',
    },
    { id: "it's-(3)~!&;=+,@$", tags: ['취업', 'ㅋㅋ', 'café', '日本語'] },
    { id: 'withheld', tags: ['취업'], aliases: ['/articles/13'] },
  ],
  files: { 'redactions.yaml': 'questions:\n  - { id: withheld, date: 2025-06-01 }\n' },
}

const sites: [name: string, base: string, build: () => Promise<TestSite>][] = [
  ['the sample archive under /', '/', buildSampleSite],
  ['hard addresses under /archive/', '/archive/', () => buildTestSite(content)],
  [
    'hard addresses under /',
    '/',
    () => buildTestSite({ ...content, settings: { ...content.settings, url: 'https://example.com/' } }),
  ],
]

describe.each(sites)('%s', (_name, base, build) => {
  let site: TestSite
  let server: StaticServer
  let reached: Reached
  beforeAll(async () => {
    site = await build()
    server = await serveFolder(site.out, base)
    reached = await crawl(`${server.origin}${base}`)
  })
  afterAll(async () => {
    await server?.close()
    site?.remove()
  })

  it('has no link that leads nowhere', () => {
    expect(reached.broken).toEqual([])
  })

  it('has no fragment that names nothing', () => {
    expect(reached.danglingFragments).toEqual([])
    expect(reached.fragments).toBeGreaterThan(0)
  })

  it('leads from the front page to every page but those that stand for themselves', () => {
    const found = new Set(reached.files)
    const missed = listPages(site.out).filter((path) => !found.has(path))
    const standAlone = missed.filter((path) => path !== '404.html' && !isNotice(site, path))
    expect(standAlone).toEqual([])
  })

  it('has no link that leads nowhere on the pages that nothing leads to, either', async () => {
    const found = new Set(reached.files)
    const missed = listPages(site.out).filter((path) => !found.has(path))
    expect(missed.length).toBeGreaterThan(0)
    for (const path of missed) {
      const address = path.split('/').map(encodeURIComponent).join('/')
      const { broken, danglingFragments } = await crawl(`${server.origin}${base}`, address)
      expect([path, broken, danglingFragments]).toEqual([path, [], []])
    }
  })

  it('answers what is not there with 404 and its page', async () => {
    const response = await fetch(`${server.origin}${base}tags/%EC%97%86%EC%9D%8C/`)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(site.read('404.html'))
  })
})

/** Moved addresses and withheld questions: no page of the archive leads there. */
function isNotice(site: TestSite, path: string): boolean {
  return site.read(path).includes('<meta name="robots" content="noindex">')
}

describe('addresses of hashtags', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await buildTestSite(content)
  })
  afterAll(() => site?.remove())

  it.each(['취업', 'c-sharp', 'dot-net', 'c-plus-plus', 'con-tag', 'node.js', 'ㅋㅋ', 'café', '日本語'])(
    'tags/%s/ is a folder of that name',
    (address) => {
      expect(listPages(site.out)).toContain(`tags/${address}/index.html`)
    },
  )

  it.each([
    ['articles/12/index.html', '/archive/questions/%ED%95%9C%EA%B8%80-%EC%A7%88%EB%AC%B8/'],
    ['옛-주소/7/index.html', '/archive/questions/%ED%95%9C%EA%B8%80-%EC%A7%88%EB%AC%B8/'],
  ])('%s leads to %s', (path, target) => {
    expect(site.read(path)).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
  })

  it('says of a withheld question, and of its old address, that it was removed', () => {
    for (const path of ['questions/withheld/index.html', 'articles/13/index.html']) {
      expect(site.read(path)).toContain('<h1>삭제된 질문입니다</h1>')
    }
  })
})

it.each([
  ['/old/page.html', 'old/page.html'],
  ['/old/page.htm', 'old/page.htm'],
  ['/old/index.html', 'old/index.html'],
])('the old address %s is answered by the file %s', async (alias, file) => {
  using site = await buildTestSite({ questions: [{ id: 'a', aliases: [alias] }] })
  expect(site.read(file)).toContain('<meta http-equiv="refresh" content="0; url=/questions/a/">')
})
