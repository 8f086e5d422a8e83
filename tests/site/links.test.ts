// Every link and fragment of every page, asked of a server that knows nothing but files.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toFilePath } from '../../src/site/portable.ts'
import { type OpenSite, openSite } from '../sites/open-site.ts'
import { crawl, type Reached } from '../support/crawl.ts'
import { listPages } from '../support/output-files.ts'
import { type StaticServer, serveFolder } from '../support/static-server.ts'

/** What payloads of the kitchen sink name, in one spelling or another. */
const ofPayloads = ['%2f/evil.invalid', '%5Cevil.invalid', '&Tab;/evil.invalid/', 'b', 'questions/']
const ofPayloadsInFolders = ofPayloads.map((address) => toFilePath(address))

describe.each([
  ['samples', '/', []],
  ['kitchen-sink', '/archive/', ofPayloads],
  ['states', '/archive/', []],
  ['empty', '/', []],
  ['samples-portable', '/', []],
  ['kitchen-sink-portable', '/archive/', ofPayloadsInFolders],
  ['states-portable', '/moved/', []],
] as const)('%s', (name, base, nowhere) => {
  const isServed = !name.endsWith('-portable')
  const site = openSite(name)
  let server: StaticServer
  let reached: Reached
  beforeAll(async () => {
    server = await serveFolder(site.out, base)
    reached = await crawl(`${server.origin}${base}`)
  })
  afterAll(async () => {
    await server?.close()
  })

  const toTargets = (broken: readonly string[]) =>
    [
      ...new Set(broken.map((line) => / → http:\/\/[^/]+\/(?:archive\/)?(.*) \(404\)$/.exec(line)?.[1])),
    ].sort()

  it('has no link that leads nowhere', () => {
    expect(toTargets(reached.broken)).toEqual(nowhere)
  })

  it('has no fragment that names nothing', () => {
    expect(reached.danglingFragments).toEqual([])
    expect(reached.fragments).toBeGreaterThan(name.startsWith('kitchen-sink') ? 500 : 0)
  })

  it('leads from the front page to every page but those that stand for themselves', () => {
    const found = new Set(reached.files)
    const missed = listPages(site.out).filter((path) => !found.has(path))
    const standAlone = missed.filter((path) => path !== '404.html' && !isNotice(site, path))
    expect(standAlone).toEqual([])
  })

  // Of a folder portable.test.ts looks at every page.
  it.runIf(isServed)(
    'has no link that leads nowhere on the pages that nothing leads to, either',
    async () => {
      const found = new Set(reached.files)
      const missed = listPages(site.out).filter((path) => !found.has(path))
      expect(missed.length).toBeGreaterThan(0)
      for (const path of missed) {
        const address = path.split('/').map(encodeURIComponent).join('/')
        const { broken, danglingFragments } = await crawl(`${server.origin}${base}`, address)
        expect([path, toTargets(broken), danglingFragments]).toEqual([path, nowhere, []])
      }
    },
  )

  it.runIf(isServed)('answers what is not there with 404 and its page', async () => {
    const response = await fetch(`${server.origin}${base}tags/%EC%97%86%EC%9D%8C/`)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(site.read('404.html'))
  })
})

/** Moved addresses and withheld questions: no page of the archive leads there. */
function isNotice(site: OpenSite, path: string): boolean {
  return site.read(path).includes('<meta name="robots" content="noindex">')
}

describe('addresses of hashtags', () => {
  const site = openSite('kitchen-sink')

  it.each(['취업', 'c-sharp', 'dot-net', 'c-plus-plus', 'con-tag', 'node.js', 'ㅋㅋ', 'café', '日本語'])(
    'tags/%s/ is a folder of that name',
    (address) => {
      expect(listPages(site.out)).toContain(`tags/${address}/index.html`)
    },
  )

  it.each([
    ['articles/12/index.html', '/archive/questions/한글-질문/'],
    ['옛-주소/7/index.html', '/archive/questions/한글-질문/'],
  ])('%s leads to %s', (path, target) => {
    expect(site.read(path)).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
  })

  it('says of a withheld question, and of its old address, that it was removed', () => {
    for (const path of ['questions/withheld/index.html', 'articles/13/index.html']) {
      expect(site.read(path)).toContain('<h1>This question was removed</h1>')
    }
  })
})

it.each(['old/page.html', 'old/page.htm', 'old/folder/index.html'])(
  'an old address is answered by %s',
  (file) => {
    expect(openSite('kitchen-sink').read(file)).toContain(
      '<meta http-equiv="refresh" content="0; url=/archive/questions/한글-질문/">',
    )
  },
)
