// What bodies show, and where their links lead: on the site of all that may go wrong.

import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { hostileQuestions } from '../sites/parts/hostile.ts'
import { themeFiles } from '../sites/themed.ts'
import { findForbidden } from '../support/allowed-html.ts'
import { attributeOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'

// Links between questions, and languages of texts, as pages have them.

const site = openSite('kitchen-sink')

describe('on every page that shows the body', () => {
  const toLink = (href: string, text: string) =>
    `<p><a href="${href}" rel="nofollow ugc noopener">${text}</a></p>`

  it.each(['questions/linking/index.html', 'tags/서로-잇기/index.html'])('%s', (path) => {
    const html = site.read(path)
    for (const shown of [
      toLink('/archive/questions/target/', '하나'),
      toLink('/archive/questions/target/', '둘'),
      toLink('/archive/questions/target/#answer-5', '셋'),
      toLink('/archive/questions/target/', '넷'),
      '<p>다섯 (/questions/gone/)</p>',
      '<p>여섯 (/articles/9)</p>',
      toLink('https://old.example/articles/9', '일곱'),
      '<p>여덟 (/tags/none/)</p>',
      '<p>아홉 (아홉.html)</p>',
      toLink('/archive/tags/서로-잇기/', '열'),
      toLink('/archive/tags/서로-잇기/', '열하나'),
      toLink('https://old.example/questions/tagged/links+c%23', '열둘'),
      toLink('/archive/categories/잇는-곳/', '열셋'),
      toLink('/archive/questions/target/', '열넷'),
    ]) {
      expect(html).toContain(shown)
    }
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/)
  })

  it('an old address below questions/ leads on', () => {
    expect(site.read('questions/12/why-links/index.html')).toContain('url=/archive/questions/target/"')
  })
})

describe('old addresses of listings', () => {
  const hashtag = `/archive/tags/${encodeURIComponent('서로-잇기')}/`
  const category = `/archive/categories/${encodeURIComponent('잇는-곳')}/`

  it.each([
    ['questions/tagged/links', hashtag, '#서로-잇기'],
    ['questions/tagged/c#', hashtag, '#서로-잇기'],
    ['c/dev', category, '잇는 곳'],
  ])('%s leads to the listing', (path, target, label) => {
    const html = site.read(`${path}/index.html`)
    const href = decodeURI(target)
    expect(html).toContain(`url=${href}"`)
    expect(html).toContain('This is the new address of the list.')
    expect(html).toContain(`<a href="${href}">${label}</a>`)
    expect(html).toContain(`<link rel="canonical" href="https://example.com${target}">`)
  })

  it.each([
    ['_redirects', `/archive/questions/tagged/c%23 ${hashtag} 301!`],
    ['_redirects', `/archive/list category=dev ${category} 301!`],
    ['redirects.nginx.conf', hashtag],
    ['_redirects', `/archive/feeds/tag/links ${hashtag}feed.xml 301!`],
    ['_redirects', '/archive/feeds /archive/feed.xml 301!'],
  ])('%s: %s', (file, rule) => {
    expect(site.read(file)).toContain(rule)
  })

  it('what they mean is told to search engines, masked', () => {
    const toMeta = (text: string) => `<meta name="description" content="${text}">`
    expect(site.read('tags/서로-잇기/index.html')).toContain(toMeta('deleted user님이 모은 질문'))
    expect(site.read('categories/잇는-곳/index.html')).toContain(toMeta('서로 잇는 질문'))
  })
})

describe('titles and bodies in another language', () => {
  it.each([
    ['questions/linking/index.html', '<h1 id="title" lang="ko">한국어 제목</h1>'],
    ['questions/linking/index.html', '<div class="prose" lang="ko">'],
    ['tags/서로-잇기/index.html', '<a href="/archive/questions/linking/" lang="ko">한국어 제목</a>'],
    ['tags/서로-잇기/index.html', '<div class="prose" lang="ko">'],
    [
      'questions/target/index.html',
      '<a class="title" href="/archive/questions/linking/" lang="ko">한국어 제목</a>',
    ],
    ['questions/target/index.html', '<h1 id="title">질문 target</h1>'],
    ['questions/target/index.html', '<div class="prose">'],
  ])('%s: %s', (path, html) => {
    expect(site.read(path)).toContain(html)
  })
})

// An archive with `math: true`: where formulas are shown.

describe('a site with formulas', () => {
  const square = '<msup><mi>x</mi><mn>2</mn></msup>'

  test.each([
    ['questions/formula/', 'h1'],
    ['tags/수학/', 'h3'],
    ['questions/no-formula/', 'li'],
  ])('%s shows the title with its formula', (path, selector) => {
    const title = findAll(site.page(path), selector).find((each) => textOf(each).includes('값'))
    if (!title) throw new Error('no title')
    expect(textOf(title)).toMatch(/^값 \$5와 x2x\^2/)
    expect(site.read(path.endsWith('/') ? `${path}index.html` : path)).toContain(
      `값 $5와 <math><semantics>${square}<annotation encoding="application/x-tex">x^2</annotation></semantics></math>`,
    )
  })

  test('what is not printed as HTML holds the source', () => {
    const page = site.page('questions/formula/')
    expect(textOf(findOnly(page, 'title'))).toMatch(/^값 \\\$5와 \$x\^2\$ · /)
    const description = findAll(page, 'meta').find((meta) => attributeOf(meta, 'name') === 'description')
    expect(description && attributeOf(description, 'content')).toBe('본문 $a_1$입니다. $$ b $$')
  })

  test('a title without a formula is text', () => {
    expect(site.read('questions/no-formula/index.html')).toContain('<h1 id="title">&lt;b&gt; &amp; 없음</h1>')
  })

  test('both kinds stand in the body', () => {
    const maths = findAll(findOnly(site.page('questions/formula/'), '.prose'), 'math')
    expect(maths.map((math) => attributeOf(math, 'display'))).toEqual([undefined, 'block'])
  })
})

test('links lead to headings of their own body, on lists and beside an answer', () => {
  const list = (path: string) =>
    findAll(site.page(path), '.prose').flatMap((body) => {
      const ids = findAll(body, '[id]').map((each) => `id ${attributeOf(each, 'id')}`)
      const links = findAll(body, 'a').map((each) => `${textOf(each)} ${attributeOf(each, 'href')}`)
      return [...links, ...ids].filter((each) => /headed|answer-5:/.test(each))
    })
  const whole = (prefix: string) => [
    ...[`처음 #${prefix}:설치-방법`, `끝 #${prefix}:끝`],
    ...[`id ${prefix}:설치-방법`, `id ${prefix}:끝`],
  ]
  expect(list('questions/headed/')).toEqual([...whole('question-headed'), ...whole('answer-5')])
  expect(list('questions/headed-too/')).toEqual(whole('question-headed-too'))
  expect(list('tags/서로-잇기/')).toEqual([
    ...whole('question-headed'),
    ...[
      '처음 #question-headed-too:설치-방법',
      '끝 /archive/questions/headed-too/#question-headed-too:끝',
      'id question-headed-too:설치-방법',
    ],
  ])
  expect(textOf(findOnly(site.page('questions/headed-too/'), '.prose'))).toMatch(/^처음과 끝, 없음\n/)
})

// Payloads made to break out of a page, as titles, actors and bodies. All lists of them are in hostile-input.rest.test.ts.

it('no page has anything in a body that is not allowed there', () => {
  const found = listPages(site.out).flatMap((path) =>
    findAll(site.page(path), '.prose').flatMap((body) =>
      findForbidden(body).map((what) => `${path}: ${what}`),
    ),
  )
  expect(found).toEqual([])
})

it('titles and actors are shown to the letter', () => {
  expect(hostileQuestions.length).toBeGreaterThan(100)
  for (const { id, title, hostileActor } of hostileQuestions) {
    const page = site.page(`questions/${id}/`)
    // A formula is shown twice, as itself and as its source.
    if (title.includes('$')) continue
    expect(textOf(findOnly(page, 'h1'))).toBe(title)
    expect(textOf(findOnly(page, 'title'))).toBe(`${title} · Kitchen sink`)
    expect(textOf(findAll(page, '.activity')[0] ?? page)).toContain(hostileActor ?? '이름')
  }
})

// Questions of many answers, or of large ones: their pages, and the links that lead to them.

const idsOf = (path: string) =>
  findAll(site.page(path), '.answer').map((each) => attributeOf(each, 'id')?.replace('answer-', ''))

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)

describe('pages', () => {
  it.each([
    ['questions/many/', range(1, 30)],
    ['questions/many/2/', range(31, 60)],
    ['questions/many/3/', range(61, 70)],
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

  it('the first lists those of later pages too, with author and day, but for what is withheld', () => {
    const list = findOnly(site.page('questions/many/'), 'section.answer-list')
    expect(textsOf(list, 'h3')).toEqual(['Page 2', 'Page 3'])
    const lines = findAll(list, 'li')
    expect(lines.map((each) => textOf(each).trim())).toEqual(
      range(1, 69).map(
        (number) => `${number} 사람${Number(number) < 40 ? number : Number(number) + 1} June 3, 2025`,
      ),
    )
    const hrefs = lines.flatMap((each) => findAll(each, 'a').map((link) => attributeOf(link, 'href')))
    expect([hrefs[0], hrefs[29]]).toEqual(['#answer-1', '#answer-30'])
    expect(hrefs[30]).toBe('/archive/questions/many/2/#answer-31')
    expect(hrefs.at(-1)).toBe('/archive/questions/many/3/#answer-70')
    // A link from the time when it was on this page finds the line that says where it is.
    const places = lines.map((each) => attributeOf(each, 'id'))
    expect([places[29], places[30], places.at(-1)]).toEqual([undefined, 'answer-31', 'answer-70'])
  })

  it('the others have a heading, the way back and no history', () => {
    const page = site.page('questions/many/2/')
    expect(textsOf(page, 'h1')).toEqual(['질문 many'])
    expect(textsOf(page, 'title')).toEqual(['질문 many · Page 2 · Kitchen sink'])
    const crumb = findOnly(page, '.crumb')
    expect(textsOf(crumb, 'a')).toEqual(['Question and first answers', 'As of Jun 30, 2025'])
    expect(textsOf(page, '.activity')).toEqual(['Page 2'])
    expect(findAll(crumb, 'a').map((each) => attributeOf(each, 'href'))).toEqual([
      '/archive/questions/many/',
      '/archive/about/',
    ])
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
    '/archive/questions/many/3/#answer-68',
    '/archive/questions/many/3/#answer-68',
    '/archive/questions/many/3/#answer-65',
    '/archive/questions/many/3/#comment-on-65',
    '/archive/questions/many/#answer-5',
    '/archive/questions/large/3/#answer-g',
    '/archive/questions/many/2/#answer-50',
    '/archive/questions/many/2/#answer-40',
    '/archive/questions/many/2/#answer-45',
    'https://example.com/archive/questions/none/',
  ]

  it('from a question and from an answer', () => {
    expect(hrefsOf('questions/linker/')).toEqual([...targets, ...targets])
  })

  it('from the question itself, and from another of its pages', () => {
    expect(hrefsOf('questions/many/')).toEqual([
      '/archive/questions/many/3/#answer-70',
      '/archive/questions/many/2/#answer-50',
      '#answer-5:note-1',
      '#answer-5:note-1-ref',
    ])
  })

  it('and that page says which questions do', () => {
    const leading = (path: string) => {
      const named = findAll(site.page(path), '.named').map((each) => [
        ...textsOf(each, 'h2'),
        ...findAll(each, 'li').map((item) => textOf(item)),
      ])
      return named.flat()
    }
    expect(leading('questions/large/')).toEqual(['Linked from 1 question', '질문 linkerIn the question'])
    expect(leading('questions/large/2/')).toEqual([])
    expect(leading('questions/linker/')).toEqual([])
  })

  it('from an old address', () => {
    expect(site.read('answers-of/456/index.html')).toContain('url=/archive/questions/many/3/#answer-68"')
    expect(site.read('c/7/index.html')).toContain('url=/archive/questions/many/2/#answer-40"')
  })

  it.each([
    [
      'questions/many/',
      'answer-5',
      ['/archive/questions/many/3/#answer-65', '/archive/questions/many/2/#answer-40'],
    ],
    [
      'questions/many/3/',
      'answer-65',
      ['/archive/questions/many/#answer-5', '/archive/questions/many/#comment-on-question'],
    ],
    ['questions/many/3/', 'answer-66', ['#comment-on-65']],
    ['questions/many/2/', 'answer-41', ['#answer-40']],
  ])('%s: replies of and on %s', (path, id, hrefs) => {
    const answer = findAll(site.page(path), '.answer').find((each) => attributeOf(each, 'id') === id)
    const found = answer ? findAll(answer, 'a.reply').map((each) => attributeOf(each, 'href')) : []
    expect(found).toEqual(hrefs)
  })
})

// What `theme` of the settings and the folder theme/ make of a site.

const plain = openSite('samples')

test.each([
  [plain, [], ['#fcfaf6', '#191613']],
  [
    site,
    [
      '--theme-accent:light-dark(#0b63a5,#6faeeb)',
      '--theme-accent-wash:light-dark(#e1f0ff,#1d2935)',
      '--theme-on-accent:light-dark(#ffffff,#0e1720)',
    ],
    ['#e1f0ff', '#1d2935'],
  ],
])('colours of the theme and of the browser', (shown, accents, ofBrowser) => {
  expect(shown.read('fonts.css').match(/--theme-(?:on-)?accent[^;}]+/g) ?? []).toEqual(accents)
  const colours = findAll(shown.page('about/'), 'meta[media]').map((meta) => attributeOf(meta, 'content'))
  expect(colours).toEqual(ofBrowser)
})

test('a logo and an icon of somebody’s own', () => {
  const svg = themeFiles['theme/logo.svg']
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  const name = findOnly(site.page('about/'), 'a.site-name')
  expect(findOnly(name, 'img').attrs.map((each) => `${each.name}=${each.value}`)).toEqual([
    'class=logo',
    `src=/archive/theme/${digest}.svg`,
    'width=149',
    'height=64',
    'alt=',
  ])
  expect(findAll(name, 'svg')).toEqual([])
  expect([site.read(`theme/${digest}.svg`), site.read('favicon.svg')]).toEqual([svg, svg])
})

describe('what is read from right to left', () => {
  const page = site.read('questions/wall/index.html')

  it('has its direction: titles and blocks, and code in them the other', () => {
    expect(page).toContain('<h1 id="title" lang="ar" dir="auto">')
    expect(page).toMatch(/<ol dir="auto">\s*<li><p>أجفف <code dir="ltr">kiln --dry<\/code> يومين\./)
    expect(page).toContain('<blockquote dir="auto">')
    expect(page).toContain('<div class="table-scroll" dir="auto"><table>')
    expect(page).toContain('<p>Two lines, and none of it is Arabic.</p>')
    expect(page).toContain('<p dir="auto">תודה רבה!</p>')
    expect(page).toContain('<p dir="auto">נסה לשרוף לאט יותר, עד 90 מעלות.</p>')
  })

  it('has names apart from what is around them, with the text of the line as it is', () => {
    expect(page).toContain('<bdi>ليلى</bdi>')
    const [line = ''] = textsOf(site.page('questions/wall/'), 'p').filter((text) =>
      text.startsWith('28 days'),
    )
    expect(line).toBe('28 days ago · עומר · new comment')
  })

  it('is so in a listing too', () => {
    const listing = site.read('tags/طين/index.html')
    expect(listing).toContain('<h1><bdi>#طين</bdi></h1>')
    expect(listing).toMatch(/<h3 id="q-wall" dir="auto"><a [^>]*lang="ar">لماذا/)
    expect(listing).toMatch(/<a href="[^"]*" dir="auto">#طين<\/a>/)
  })

  it('leaves every other page without one', () => {
    const shown = /wall|glaze|طين|^(?:index|tags\/index|categories\/개발자\/index)\.html/
    const others = listPages(site.out).filter((path) => !shown.test(path))
    const withDirection = others.filter((path) => / dir="|<bdi>/.test(site.read(path)))
    expect(others.length).toBeGreaterThan(100)
    expect(withDirection).toEqual([])
  })
})
