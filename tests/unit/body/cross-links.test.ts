// Links whose target is known only when a page is made.
import { describe, expect, test } from 'vitest'
import { boundGrowth, countCrossLinks, findCrossLinks } from '../../../src/body/links/cross-links.ts'
import { type LinkTargets, resolveCrossLinks } from '../../../src/body/links/resolve-links.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { type BodyOptions, renderBody } from '../../../src/body/render-body.ts'
import { createFindFormerPath } from '../../../src/format/addresses.ts'
import { onPage } from '../../support/body-options.ts'

const findFormerPath = createFindFormerPath(['https://old.example'])

function print(body: string, options: Partial<BodyOptions> = {}) {
  const tokens = parseMarkdown(body)
  const crossLinks = findCrossLinks(tokens, { body, findFormerPath })
  const html = renderBody(tokens, { ...onPage, base: '/a/', crossLinks, ...options })
  return { tokens, crossLinks, html }
}

/** @param targets by address. */
function show(
  body: string,
  targets: Readonly<Record<string, LinkTargets[number]>>,
  options?: Partial<BodyOptions>,
): string {
  const { crossLinks, html } = print(body, options)
  const found = Array.from(crossLinks.keys(), (address) => targets[address] ?? null)
  return resolveCrossLinks(html, found, '/a/').trim()
}

const open = (href: string) => `<a href="${href}" rel="nofollow ugc noopener">`

describe('which links are looked up', () => {
  test.each([
    ['[가](/questions/x/#a)', ['/questions/x/#a']],
    ['[가](/tags/취업)', ['/tags/%EC%B7%A8%EC%97%85']],
    ['[가](https://OLD.example/articles/1)', ['https://old.example/articles/1']],
    ['https://www.old.example/articles/1 참고', ['https://www.old.example/articles/1']],
    [
      '<a href="/questions/x/">가</a> <A HREF=https://old.example/?a&amp;b>나</A>',
      ['/questions/x/', 'https://old.example/?a&b'],
    ],
    ['<p>\n<a href="/questions/x/">가</a>\n</p>', ['/questions/x/']],
    ['[가](/b) [나](/c) [다](/b)', ['/b', '/c']],
    ['- [가][b]\n\n[b]: /c', ['/c']],
    ['![가](/files/a.png) <img src="/files/b c.png">', ['/files/a.png', '/files/b%20c.png']],
    ['![가](/a.png) ![나](https://a.kr/files/a.png) ![다](files/a.png)', []],
    ['[가](/) [나](/?a=b) [다](/#c)', []],
    ['[가](https://a.kr/) [나](mailto:a@old.example) [다](//old.example/1) [라](b)', []],
    ['![가](/articles/1) ![나](https://old.example/articles/1)', []],
    ['`[가](/b)`', []],
  ])('%s', (body, addresses) => {
    expect([...print(body).crossLinks.keys()]).toEqual(addresses)
  })

  test('places of those that stay inside are known', () => {
    const { crossLinks } = print('[가](/b)\n[나](/c) [다](/b)\nhttps://old.example/1\n\n[라](/b)')
    expect(Array.from(crossLinks.values(), ({ address, offsets }) => [address, offsets])).toEqual([
      ['/b', [4, 51]],
      ['/c', [12]],
      ['https://old.example/1', []],
    ])
  })

  test('a beginning of the body may have fewer', () => {
    const { tokens, crossLinks } = print('[가](/b) [나](/c) [다](/b)\n\n[라](/d)')
    expect(countCrossLinks(tokens, crossLinks)).toBe(3)
    expect(countCrossLinks(tokens.slice(0, 3), crossLinks)).toBe(2)
    expect(countCrossLinks([], crossLinks)).toBe(0)
  })
})

describe('what is shown of them', () => {
  const targets = {
    '/articles/1': 'questions/x/',
    'https://old.example/articles/1': 'questions/x/#answer-5',
    '/about/': 'about/',
  }
  test.each([
    ['here', '[가](/articles/1)', `${open('/a/questions/x/')}가</a>`],
    ['from elsewhere', '[가](https://old.example/articles/1)', `${open('/a/questions/x/#answer-5')}가</a>`],
    [
      'bare',
      'https://old.example/articles/1',
      `${open('/a/questions/x/#answer-5')}https://old.example/articles/1</a>`,
    ],
    ['a page of the site', '[가](/about/)', `${open('/a/about/')}가</a>`],
    ['not there', '[*가* 나](/articles/2)', '<em>가</em> 나 (/articles/2)'],
    ['not there, as it was written', '[가](/질문/둘?a=b&c="d")', '가 (/질문/둘?a=b&amp;c=&quot;d&quot;)'],
    ['not there, the text is the address', '[/articles/2](/articles/2)', '/articles/2'],
    [
      'not there, elsewhere',
      '[가](https://old.example/articles/2?a&b)',
      `${open('https://old.example/articles/2?a&amp;b')}가</a>`,
    ],
    ['two', '[가](/articles/2) [나](/articles/1)', `가 (/articles/2) ${open('/a/questions/x/')}나</a>`],
    [
      'around an image',
      '[![가](https://a.kr/b.png)](/articles/1)',
      `${open('/a/questions/x/')}이미지: 가 (https://a.kr/b.png)</a>`,
    ],
    ['raw', '<a href="/articles/1">가</a>', `${open('/a/questions/x/')}가</a>`],
    [
      'raw, beside a picture in a block',
      '<p><img src="https://a.kr/b.png"> <a href="/articles/1">가</a></p>',
      `<a class="image-link" href="https://a.kr/b.png" rel="nofollow ugc noopener">이미지</a> ${open('/a/questions/x/')}가</a>`,
    ],
    ['raw, not there', '<a href="/articles/2"><b>가</b></a>', '<b>가</b> (/articles/2)'],
    [
      'raw, elsewhere',
      '<a href="https://old.example/articles/2">가</a>',
      `${open('https://old.example/articles/2')}가</a>`,
    ],
  ])('%s', (_, body, html) => {
    expect(show(body, targets)).toBe(`<p>${html}</p>`)
  })

  test('a raw link that is left open stays well-formed', () => {
    expect(show('<a href="/articles/2">가\n\n나', targets)).toBe(
      '<p>가 (/articles/2)</p>\n<p>나</p>\n (/articles/2)',
    )
  })

  test('a page without any is the same text', () => {
    const html = '<p><a href="/a/b/" rel="nofollow ugc noopener">가</a></p>'
    expect(resolveCrossLinks(html, [], '/a/')).toBe(html)
  })
})

describe('pictures', () => {
  const targets = { '/files/a.png': { src: 'files/0a.png', width: 4, height: 2 }, '/about/': 'about/' }
  const image = (alt: string) =>
    `<img src="/a/files/0a.png" alt="${alt}" width="4" height="2" loading="lazy" decoding="async">`
  test.each([
    ['in Markdown', '![가 "나" *다*](/files/a.png)', image('가 &quot;나&quot; 다')],
    ['in HTML', '<img alt="가" src="/files/a.png" onerror=alert(1)>', image('가')],
    ['in HTML that is kept', '<b>라 <img alt="가" src=/files/a.png></b>', `<b>라 ${image('가')}</b>`],
    ['in a line of text', '라 ![가](/files/a.png) 마', `라 ${image('가')} 마`],
    ['without a description', '![](/files/a.png)', image('이미지')],
    ['with what editors put there', '![enter image description here](/files/a.png)', image('이미지')],
    ['in a link', '[![가](/files/a.png)](/about/)', `${open('/a/about/')}${image('가')}</a>`],
    [
      'in a link to itself',
      '[![가](/files/a.png)](/files/a.png)',
      `${open('/a/files/0a.png')}${image('가')}</a>`,
    ],
    ['in a link that is none', '[![가](/files/a.png)](ftp://a.kr)', `${image('가')} (ftp://a.kr)`],
    ['in a link that is not there', '[![가](/files/a.png)](/b)', `${image('가')} (/b)`],
    ['a link to one', '[가](/files/a.png)', `${open('/a/files/0a.png')}가</a>`],
    ['not there', '![가<](/files/나.png)', '가&lt; (/files/나.png)'],
    ['by another way', '![가](/questions/../files/a.png)', image('가')],
    [
      'a page',
      '![가](/about/)',
      '<a class="image-link" href="/a/about/" rel="nofollow ugc noopener">이미지: 가</a>',
    ],
  ])('%s', (_, body, html) => {
    expect(show(body, targets)).toBe(`<p>${html}</p>`)
  })

  test('a tall one says so', () => {
    const tall = { '/files/a.png': { src: 'files/0a.png', width: 400, height: 800 } }
    expect(show('![가](/files/a.png)', tall)).toContain(
      '<img class="tall" src="/a/files/0a.png" alt="가" width="400"',
    )
  })

  test('is a link to its file where pictures are links', () => {
    expect(show('![가](/files/a.png) 나', targets, { pictures: 'link' })).toBe(
      `<p>${open('/a/files/0a.png')}가</a> 나</p>`,
    )
    expect(show('![가](/files/a.png)', targets, { pictures: 'link' })).toBe(
      `<p>${open('/a/files/0a.png')}이미지: 가</a></p>`,
    )
  })
})

describe('nobody can write the sign of one', () => {
  test.each([
    '[가](&#xfdd4;0&#xfdd5;/x)',
    '<a href="&#xfdd4;0&#xfdd5;/x">가</a>',
    '<a href="/&#xfdd4;0&#xfdd5;x">가</a> &#xfdd4;0&#xfdd5;',
    '<https://a.kr/%EF%B7%940%EF%B7%95>',
    'https://a.kr/%EF%B7%940%EF%B7%95',
    '[가](/%EF%B7%940%EF%B7%95)',
    '&#xfdd4;0&#xfdd5; `&#xfdd4;`',
    '![&#xfdd4;0&#xfdd5;](/%EF%B7%94)',
  ])('%s', (body) => {
    const { crossLinks, html } = print(body)
    expect(html.split('\ufdd4').length - 1).toBe(crossLinks.size)
    const shown = resolveCrossLinks(
      html,
      Array.from(crossLinks, () => 'questions/x/'),
      '/',
    )
    expect(shown).not.toMatch(/[\ufdd0-\ufdef]/)
  })
})

test.each([
  ['/questions/put/', 15 + 10],
  ['/questions/put', 14 + 10],
  ['/questions/put/#answer-5', 24 + 10],
  ['/questions/put/#comment-5', 1300],
  ['/questions/put+patch/', 1300],
  ['/questions/put/#answer-a&b', 1300],
  ['/questions/put/2/', 1300],
  ['/questions/put/why', 1300],
  ['/questions/put?a=b', 1300],
])('%s counts as %i', (address, count) => {
  const { crossLinks, html } = print(`[가](${address})`)
  expect(boundGrowth(html, crossLinks)).toBe(count)
})

test('each counts as the longest address of a page', () => {
  const { crossLinks, html } = print(`[가](/b) [나](/b) [다](/${'c'.repeat(1400)})`)
  expect(boundGrowth(html, crossLinks)).toBe(1300 + 1300 + 1401)
  expect(boundGrowth('<p>가</p>', crossLinks)).toBe(0)
  expect(boundGrowth(html, undefined)).toBe(0)
})

test.each([
  // address, text, whether the text says it all
  ['https://example.com/a', 'https://example.com/a', true],
  ['https://example.com/', 'https://example.com', true],
  ['https://example.com/', 'example.com', true],
  ['https://ko.example/%EA%B0%90', 'https://ko.example/감', true],
  ['https://ko.example/?a=1&amp;b=2', 'https://ko.example/?a=1&amp;b=2', true],
  ['mailto:a@example.com', 'a@example.com', true],
  ['https://example.com/%', 'https://example.com/%', true],
  ['https://example.com/a', '문서', false],
  ['https://example.com/a/b', 'https://example.com/a…', false],
  ['/questions/a/', 'https://old.example/q/1', false],
])('%s with the text %s', (href, text, isMarked) => {
  const rest = `href="${href}" rel="nofollow ugc noopener">${text}</a>`
  expect(resolveCrossLinks(`<p><a ${rest} 뒤</p>`, [], '/')).toBe(
    isMarked ? `<p><a class="address" ${rest} 뒤</p>` : `<p><a ${rest} 뒤</p>`,
  )
})

test('each link of a text is told for itself', () => {
  const rel = 'rel="nofollow ugc noopener"'
  expect(
    resolveCrossLinks(
      `<a href="https://a.kr/" ${rel}>a</a> <a href="https://b.kr/" ${rel}>b.kr</a>`,
      [],
      '/',
    ),
  ).toBe(`<a href="https://a.kr/" ${rel}>a</a> <a class="address" href="https://b.kr/" ${rel}>b.kr</a>`)
})
