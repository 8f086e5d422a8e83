// Links to headings of the same body: what leads where, and which ids there are.
import { describe, expect, test } from 'vitest'
import { checkBody } from '../../../src/body/check-body.ts'
import { findHeadings, measureHeadings } from '../../../src/body/links/headings.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { cutBody } from '../../../src/body/summary.ts'
import { inEntry, onPage } from '../../support/body-options.ts'
import { attributeOf, findAll, listElements, parseHtml, textOf } from '../../support/html.ts'

const prefix = 'question-12:'
const page = '/questions/12/'

function render(body: string, options: { prefix?: string; comment?: boolean } = {}): string {
  const tokens = parseMarkdown(body, options)
  return renderBody(tokens, { ...onPage, headings: findHeadings(tokens, { prefix, page, ...options }) })
}

/** Where each link leads: the text of the heading with that id, or the address; nothing of what is no link. */
function follow(html: string): string[] {
  const elements = listElements(parseHtml(html))
  return findAll(parseHtml(html), 'a').map((link) => {
    const href = attributeOf(link, 'href') ?? ''
    const heading = elements.find((element) => `#${attributeOf(element, 'id')}` === href)
    return heading ? `${heading.tagName} ${textOf(heading)}` : href
  })
}

function listFaults(body: string, comment = false): string[] {
  const markdown = { comment }
  const place = { path: 'a.md', body, bodyLine: 1, markdown, personalData: [] }
  return checkBody(parseMarkdown(body, markdown), place).map(
    ({ code, detail }) => `${code} ${detail['value']}`,
  )
}

describe('a link leads to its heading', () => {
  test.each<[body: string, leads: string[]]>([
    // as GitHub names them
    ['[가](#install)\n\n# Install', ['h2 Install']],
    ['[가](#put-or-patch)\n\n## PUT, or PATCH?', ['h2 PUT, or PATCH?']],
    ['[가](#설치-방법)\n\n# 설치 방법', ['h2 설치 방법']],
    [`[가](#${encodeURIComponent('설치-방법')})\n\n# 설치 방법`, ['h2 설치 방법']],
    [`[가](#${'설치'.normalize('NFD')})\n\n# 설치`, ['h2 설치']],
    ['[가](#Install)\n\n# install', ['h2 install']],
    ['[a](#a) [b](#a-1) [c](#a-2)\n\n# A\n\n1\n\n## a\n\n2\n\n## A!', ['h2 A', 'h3 a', 'h3 A!']],
    ['[a](#a) [b](#a-1) [c](#a-2)\n\n# a\n\n## a-1\n\n## a', ['h2 a', 'h3 a-1', 'h3 a']],
    ['[가](#a--b)\n\n# a & b', ['h2 a & b']],
    ['[가](#a_b-c)\n\n# `a_b` **c**', ['h2 a_b c']],
    ['[가](#링크)\n\n# [링크](https://a.kr)', ['h2 링크', 'https://a.kr/']],
    ['[가](#install)\n\n# <a name="x"></a>Install', ['h2 <a name="x">Install']],
    ['[가](#두-줄)\n\n두\n줄\n---', ['h2 두\n줄']],
    ['[가](#인용)\n\n> # 인용', ['h2 인용']],
    ['# 설치\n\n[가][나]\n\n[나]: #설치', ['h2 설치']],
    ['# 설치\n\n<a href="#설치">가</a>', ['h2 설치']],
    ['# 설치\n\n<details>\n<a href=#설치>가</a></details>', ['h2 설치']],
    ['# [나](#나)', ['h2 나']],
    ['[가](#user-content-install)\n\n# Install', ['h2 Install']],
    // as Discourse names them
    ['[가](#install-on-linux-2)\n\n# 가\n\n## Install on Linux!', ['h3 Install on Linux!']],
    ['[가](#p-1234-install-1)\n\n# Install', ['h2 Install']],
    ['[가](#h-1)\n\n# 설치', ['h2 설치']],
    ['[가](#a-1)\n\n# a\n\n## a', ['h3 a']],
  ])('%j', (body, leads) => {
    expect(follow(render(body))).toEqual(leads)
    expect(listFaults(body)).toEqual([])
  })
})

describe('what names no heading is its text alone, with a warning', () => {
  test.each<[body: string, html: string, comment?: boolean]>([
    ['[가](#b)\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['[가](#a)', '<p>가</p>\n'],
    ['[가](#)\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['[가](#%E0%A4%A)\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['[가](#__proto__)\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['[가](#main)\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['<a href="#b">가</a>\n\n# a', '<p>가</p>\n<h2>a</h2>\n'],
    ['[가](#a)\n\n# a', '<p>가</p>\n<p># a</p>\n', true],
    ['[](#-1)\n\n# ???', '<p></p>\n<h2>???</h2>\n'],
    ['[가](#b)\n\n<h2 id="b">b</h2>', '<p>가</p>\n<p class="raw">&lt;h2 id=&quot;b&quot;&gt;b</p>\n'],
  ])('%j', (body, html, comment = false) => {
    if (!body.includes('<h2')) expect(render(body, { comment })).toBe(html)
    expect(follow(render(body, { comment }))).toEqual([])
    expect(listFaults(body, comment).map((fault) => fault.split(' ')[0])).toEqual(['unlinked-address'])
  })
})

test('only headings that something leads to have an id, and nothing that a body says is one', () => {
  const body =
    '[a](#a) <a id="x" name="y" href="#b-1">b</a>\n\n# a\n\n## b\n\n## B\n\n<h2 id="main" name="body">c</h2>\n\n<p id=search>d'
  const html = render(body)
  const ids = listElements(parseHtml(html)).flatMap((element) => attributeOf(element, 'id') ?? [])
  expect(ids).toEqual(['question-12:a', 'question-12:b-1'])
  expect(html).not.toMatch(/ name=/)
  expect(html).toContain('<a href="#question-12:b-1" rel="nofollow ugc noopener">b</a>')
})

test.each(['answer-5:', 'question-a&b:', "page-it's:", 'question-답.1:'])(
  'ids begin with %s, also where HTML was left open',
  (given) => {
    const html = render('<b>[가](#a)\n\n# a\n\n<i>[나](#a)', { prefix: given })
    const page = parseHtml(html)
    expect(findAll(page, 'h2').map((heading) => attributeOf(heading, 'id'))).toEqual([`${given}a`])
    expect(follow(html)).toEqual(['h2 a', 'h2 a'])
  },
)

test('from the beginning of a body, what it does not show is on its page', () => {
  const tokens = parseMarkdown(
    '[a](#a) [b](#b) [c](#c)\n\n# a\n\n가나다라마바사\n\n# b\n\n끝[^1]\n\n[^1]: # c',
  )
  const headings = findHeadings(tokens, { prefix, page })
  const summary = cutBody(tokens, 12)
  const html = renderBody(summary.tokens, { ...inEntry, headings })
  expect(follow(html)).toEqual(['h3 a', '/questions/12/#question-12:b', '/questions/12/#question-12:c'])
  expect(follow(renderBody(tokens, { ...onPage, headings })).slice(0, 3)).toEqual(['h2 a', 'h2 b', 'h2 c'])
  expect(headings && measureHeadings(headings)).toBe('/questions/12/#question-12:a'.length)
})

test('what is masked names nothing', () => {
  const tokens = parseMarkdown('[a](#hong) [b](#x)\n\n# hong \ufdd0 x\n\n# x')
  for (const { children } of tokens)
    for (const token of children ?? []) token.content = token.content.replace('hong', '\ufdd1')
  const headings = findHeadings(tokens, { prefix, page })
  expect([...(headings?.ids.values() ?? [])]).toEqual(['question-12:x'])
})

test('many headings of one name take no longer than others', () => {
  const count = 20_000
  const body = `[a](#a-${count - 1})\n\n${'# a\n'.repeat(count)}`
  const ids = findHeadings(parseMarkdown(body), { prefix })?.ids
  expect([...(ids?.values() ?? [])]).toEqual([`question-12:a-${count - 1}`])
})
