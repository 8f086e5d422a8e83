// Pages of the archive's own: shown, found, masked and checked as bodies are.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nothingAsked } from '../../src/search/asked.ts'
import { openSite } from '../sites/open-site.ts'
import { toPath } from '../sites/parts/pictures.ts'
import { cardPicture, writtenPicture } from '../sites/parts/written-pages.ts'
import { attributeOf, findAll, findOnly, textOf } from '../support/html.ts'
import { createPng } from '../support/pictures.ts'
import { openBuiltSearch } from '../support/search-index.ts'
import { createTestSite } from '../support/test-site.ts'

const site = openSite('kitchen-sink')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a page', () => {
  const html = site.read('guide/index.html')

  it.each([
    ['its title', '<h1>Guide &amp; &lt;rules&gt;</h1>'],
    ['headings in order below it', '<h2>Links</h2>'],
    ['headings beside each other', '<h2>Code</h2>'],
    ['a masked address and a masked name', 'Write to [e-mail hidden], or to deleted user.'],
    [
      'a link to a question',
      '<a href="/archive/questions/asked-here/" rel="nofollow ugc noopener">question</a>',
    ],
    ['a dead link as text', 'no question (/questions/nowhere-at-all/)'],
    [
      'a link to another page',
      '<a href="/archive/%EB%AA%A8%EC%9E%84/" rel="nofollow ugc noopener">other</a>',
    ],
    ['a picture', `<img src="/archive/${toPath(writtenPicture, 'png')}" alt="board" width="12" height="8"`],
    ['colours of code', '<b>const</b>'],
    ['raw HTML without what could run', '<b>bold</b>'],
    ['formulas', '<math'],
    ['notes', 'A note.'],
    ['its canonical address', '<link rel="canonical" href="https://example.com/archive/guide/">'],
  ])('has %s', (_, part) => {
    expect(html).toContain(part)
  })

  it('runs nothing that somebody wrote', () => {
    expect(html).not.toMatch(/alert\(1\)<|onclick/)
    expect(html).not.toMatch(/곽두팔|someone@naver/)
  })

  it('is in the site map, and its picture is published', () => {
    expect(site.read('sitemap-1.xml')).toContain('<loc>https://example.com/archive/guide/</loc>')
    expect(existsSync(join(site.out, toPath(writtenPicture, 'png')))).toBe(true)
  })

  it('is found by the search, with its own label, and no filter lets it through', async () => {
    const search = openBuiltSearch(site.out, (name, value) => vi.stubGlobal(name, value))
    const { results, countFilters } = await search.find({ ...nothingAsked, text: 'quokkaword' })
    const [found] = await Promise.all(results)
    expect(found).toMatchObject({
      path: 'guide/',
      title: { text: 'Guide & <rules>' },
      activity: 'Page of this archive',
    })
    expect(found?.excerpt.text).toContain('quokkaword')
    expect((await countFilters()).years).toEqual([])
    expect((await search.find({ ...nothingAsked, text: 'quokkaword', years: [2024] })).total).toBe(0)
    const masked = await search.find({ ...nothingAsked, text: 'someone@naver.com' })
    const paths = (await Promise.all(masked.results)).map(({ path }) => path)
    expect(paths).not.toContain('guide/')
  })
})

const listHead = (address: string) => findAll(findOnly(findOnly(site.page(address), 'header'), 'nav'), 'a')

describe('every page', () => {
  it.each(['', 'tags/', 'questions/asked-here/', '404.html'])(
    '%s leads to those that ask for it, by their order, and to links of the settings',
    (path) => {
      const links = listHead(path)
      expect(links.map((link) => [textOf(link), attributeOf(link, 'href')])).toEqual([
        ['Hashtags', '/archive/tags/'],
        ['Categories', '/archive/categories/'],
        ['Statistics', '/archive/stats/'],
        ['About', '/archive/about/'],
        ['모임', '/archive/모임/'],
        ['Guide & <rules>', '/archive/guide/'],
        ['Chat', 'https://example.org/chat?room=1'],
        ['c#', '/archive/tags/c-sharp/'],
      ])
    },
  )

  it('says in its head which it is', () => {
    const current = listHead('guide/').filter((link) => attributeOf(link, 'aria-current'))
    expect(current.map(textOf)).toEqual(['Guide & <rules>'])
  })

  it('ends with the line of the settings, masked', () => {
    expect(site.read('index.html')).toContain(
      '<p>With thanks to <a href="/archive/guide/" rel="nofollow ugc noopener">the team</a> and deleted user, <em>all</em> of you: [e-mail hidden]</p>',
    )
  })

  it('names the picture that previews show, by its whole address', () => {
    const metas = findAll(site.page('guide/'), 'meta')
    const properties = new Map(
      metas.map((meta) => [attributeOf(meta, 'property'), attributeOf(meta, 'content')]),
    )
    const [, name] = toPath(cardPicture, 'png').split('/')
    expect(properties.get('og:image')).toBe(`https://example.com/archive/theme/${name}`)
    expect(properties.get('og:image:width')).toBe('1200')
    expect(properties.get('og:url')).toBe('https://example.com/archive/guide/')
    expect(existsSync(join(site.out, `theme/${name}`))).toBe(true)
  })
})

it('the about page begins with what somebody wrote, and has no second heading', () => {
  const page = site.page('about/')
  expect(findAll(page, 'h1').map(textOf)).toEqual(['How this community came to be'])
  expect(textOf(findOnly(page, 'main'))).toContain('Founded by deleted user in 2013.')
  expect(textOf(findOnly(page, 'main'))).toContain('Nobody was left.')
  expect(findAll(findOnly(page, '.plain'), 'h2').length).toBeGreaterThan(5)
  const [others] = findAll(findOnly(page, '.plain'), 'nav')
  expect(others && findAll(others, 'a').map((link) => [textOf(link), attributeOf(link, 'href')])).toEqual([
    ['Guide & <rules>', '/archive/guide/'],
    ['A page that the head does not name', '/archive/quiet/'],
    ['모임', '/archive/모임/'],
  ])
})

const toPage = (title: string, body: string) => `---\ntitle: ${title}\nnav: true\n---\n${body}\n`

describe('a build after an edit', () => {
  it('makes the page again, and all pages where the head changes; and keeps neither of what is gone', async () => {
    using site = createTestSite({
      questions: [{ id: 'a' }, { id: 'b' }],
      files: { 'pages/guide.md': toPage('안내', '처음 글'), 'pages/other.md': toPage('다른 글', '그대로') },
    })
    const path = join(site.content, 'pages/guide.md')
    await site.build()
    expect(site.read('guide/index.html')).toContain('<p>처음 글</p>')
    writeFileSync(path, toPage('안내', '고친 글'))
    await site.build()
    expect(site.read('guide/index.html')).toContain('<p>고친 글</p>')
    writeFileSync(path, toPage('새 안내', '고친 글'))
    await site.build()
    expect(site.read('questions/a/index.html')).toContain('>새 안내</a>')
    writeFileSync(join(site.content, 'redactions.yaml'), 'actors:\n  - { name: 그대로, date: 2025-06-01 }\n')
    await site.build()
    expect(site.read('other/index.html')).toContain('<p>삭제된 사용자</p>')
    rmSync(path)
    await site.build()
    expect(existsSync(join(site.out, 'guide/index.html'))).toBe(false)
    expect(site.read('questions/a/index.html')).not.toContain('새 안내')
  })

  it('says where a footer is now, although it is the one that the cache knows', async () => {
    using site = createTestSite({ settings: { footer: 'somebody@naver.com' }, questions: [{ id: 'a' }] })
    const path = join(site.content, 'archive.yaml')
    const findLine = (text: string) => text.split('\n').findIndex((line) => line.startsWith('footer:')) + 1
    const first = readFileSync(path, 'utf8')
    expect((await site.build()).stderr).toContain(`archive.yaml:${findLine(first)}:`)
    writeFileSync(path, `# 한 줄\n${first}`)
    expect((await site.build()).stderr).toContain(`archive.yaml:${findLine(first) + 1}:`)
  })

  it('is the same as one without a cache', async () => {
    const files = {
      'pages/guide.md': toPage('안내', '[질문](/questions/a/) 글'),
      'theme/logo.png': createPng(200, 60),
    }
    using site = createTestSite({ questions: [{ id: 'a' }], files })
    await site.build()
    const first = site.read('guide/index.html')
    rmSync(site.cache, { recursive: true })
    rmSync(site.out, { recursive: true })
    await site.build()
    expect(site.read('guide/index.html')).toBe(first)
    // For screens of twice as many pixels.
    expect(first).toMatch(/<img class="logo" src="\/theme\/[\da-f]{32}\.png" width="100" height="30" alt="">/)
  })
})

it('links that only look dead are none: pages, files of the project, pages of the site itself', async () => {
  const body =
    '[가](/) [나](/guide/) [다](/favicon.svg) [라](/robots.txt) [마](/tags-by-count/) [바](/2/) [사](/about/#a) [아](/search/?q=a)'
  using site = createTestSite({
    settings: { footer: '[가](/guide/)', navigation: [{ label: '가', href: '/%EA%B8%80/' }] },
    questions: [{ id: 'a' }],
    files: { 'pages/guide.md': toPage('가', body), 'pages/글.md': toPage('나', '[가](/guid/)') },
  })
  const { stderr } = await site.build()
  expect(stderr.match(/^\S+ {2}dead-link .*\n.*/gm)).toEqual([
    'pages/글.md:5:5  dead-link  warning: A link to a page that this archive does not have: “/guid/”\n    [by hand] Write this instead → [가](/guide/)',
  ])
})

describe('what is wrong is said of the file', () => {
  it.each<[what: string, files: Record<string, string | Uint8Array>, issues: string[]]>([
    [
      'an address of the site',
      { 'pages/tags.md': toPage('가', '나') },
      ['pages/tags.md:1:1  page-address-taken'],
    ],
    [
      'one in other letters',
      { 'pages/Search.md': toPage('가', '나') },
      ['pages/Search.md:1:1  page-address-taken'],
    ],
    [
      'one that is for later',
      { 'pages/stats.md': toPage('가', '나') },
      ['pages/stats.md:1:1  page-address-taken'],
    ],
    ['a number', { 'pages/2.md': toPage('가', '나') }, ['pages/2.md:1:1  page-address-taken']],
    [
      'an old address of a question',
      { 'pages/guide.md': toPage('가', '나'), 'questions/old.md': '' },
      ['questions/a.md:7:11  alias-is-page'],
    ],
    [
      'two of one address',
      { 'pages/guide.md': toPage('가', '나'), 'pages/Guide.md': toPage('가', '나') },
      ['pages/guide.md:1:1  duplicate-id'],
    ],
    ['no title', { 'pages/guide.md': '---\nnav: true\n---\n글' }, ['pages/guide.md:2:1  missing-key']],
    [
      'an unknown key',
      { 'pages/guide.md': '---\ntitle: 가\nnva: true\n---\n글' },
      ['pages/guide.md:3:1  unknown-key'],
    ],
    ['a folder', { 'pages/a/guide.md': toPage('가', '나') }, ['pages/a/guide.md:1:1  unknown-file']],
    [
      'a picture that is not there',
      { 'pages/guide.md': toPage('가', '![나](/files/no.png)') },
      ['pages/guide.md:5:6  missing-picture'],
    ],
    [
      'a name that nothing can hide',
      {
        'pages/홍길동.md': toPage('가', '나'),
        'redactions.yaml': 'actors:\n  - { name: 홍길동, date: 2025-06-01 }\n',
      },
      ['pages/홍길동.md:1:1  redacted-name'],
    ],
    [
      'a previews picture without an address',
      { 'theme/card.png': createPng(4, 2) },
      ['theme/card.png:1:1  unused-picture'],
    ],
    [
      'two logos',
      {
        'theme/logo.png': createPng(4, 2),
        'theme/logo.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>',
      },
      ['theme/logo.png:1:1  unused-picture'],
    ],
    ['a logo that is none', { 'theme/logo.png': 'text' }, ['theme/logo.png:1:1  not-picture']],
  ])('%s', async (_, files, issues) => {
    const { 'questions/old.md': isOld, ...others } = files
    using site = createTestSite({
      questions: [{ id: 'a', ...(isOld === undefined ? {} : { aliases: ['/guide'] }) }],
      files: others,
    })
    const { stdout, stderr } = await site.build()
    const found = `${stdout}\n${stderr}`.match(/^[^\s:]+:\d+:\d+ {2}[\w-]+/gm) ?? []
    expect(found).toEqual(issues)
  })

  it.each([
    ['footer: "두 줄\\n입니다"', 'text-lines'],
    ['footer: ""', 'invalid-setting'],
    ['navigation: [{ label: 가, href: "javascript:alert(1)" }]', 'invalid-setting'],
    ['navigation: [{ label: 가, href: "//example.org/" }]', 'invalid-setting'],
    ['navigation: [{ label: 가 }]', 'missing-key'],
    ['navigation: [{ label: 가, href: /questions/nope/ }]', 'dead-link'],
    ['footer: "[가](/questions/nope/)"', 'dead-link'],
    ['footer: "[가](/nowhere/)"', 'dead-link'],
    ['navigation: [{ label: 가, href: /nowhere/a/ }]', 'dead-link'],
    ['footer: "[가](javascript:alert(1))"', 'forbidden-link'],
    ['footer: "somebody@naver.com"', 'personal-data'],
  ])('%s', async (line, code) => {
    using site = createTestSite({ questions: [{ id: 'a' }] })
    const path = join(site.content, 'archive.yaml')
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`)
    const { stderr } = await site.build()
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length
    const found = /^archive\.yaml:(\d+):\d+ {2}([\w-]+)/m.exec(stderr)?.slice(1)
    expect(found).toEqual([`${lines}`, code])
  })
})
