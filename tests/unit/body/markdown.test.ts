import { describe, expect, test } from 'vitest'
import { findWrittenAddress, parseMarkdown, toBlocks } from '../../../src/body/markdown.ts'

describe('addresses are encoded, and what was written is kept', () => {
  test.each([
    ['a link', '[가](/나)', 'href', '/%EB%82%98', '/나'],
    ['an image', '![가](/나.png)', 'src', '/%EB%82%98.png', '/나.png'],
    ['a host', '[가](https://한글.kr/)', 'href', 'https://xn--bj0bj06e.kr/', 'https://한글.kr/'],
    ['nothing to encode', '[가](/a?b=c#d)', 'href', '/a?b=c#d', '/a?b=c#d'],
    ['an image with nothing to encode', '![가](/a.png)', 'src', '/a.png', '/a.png'],
    ['no address', '[가]()', 'href', '', ''],
  ])('%s', (_, body, attribute, encoded, written) => {
    const tokens = parseMarkdown(body).flatMap(({ children }) => children ?? [])
    const token = tokens.find(({ type }) => type === 'link_open' || type === 'image')
    expect([token?.attrGet(attribute), token && findWrittenAddress(token)]).toEqual([encoded, written])
    const others = tokens.filter((other) => other !== token)
    expect(others.map(({ meta, attrs }) => [meta, attrs])).toEqual(others.map(() => [null, null]))
  })
})

describe('bare addresses end before what is written on behind them', () => {
  test.each<[body: string, addresses: string[]]>([
    ['https://a.example에 적었고 https://a.example/b를 보세요', ['https://a.example', 'b']],
    ['(https://a.example/b)는 "https://a.example/c"와 [https://a.example/d]를', ['b', 'c', 'd']],
    ['*https://a.example/b*는 **https://a.example/c**을 ~~https://a.example/d~~은', ['b', 'c', 'd']],
    ['# https://a.example/b에서는', ['b']],
    ['- https://a.example/b부터\n- https://a.example/c까지', ['b', 'c']],
    ['| a | b |\n|---|---|\n| https://a.example/b의 | **https://a.example/c**로 |', ['b', 'c']],
    ['각주[^1]\n\n[^1]: https://a.example/b입니다.', ['b']],
    [
      'https://a.example/b은 https://한글.kr/c에서 http://localhost:4321에서',
      ['b', 'https://한글.kr/c', 'http://localhost:4321'],
    ],
    [
      'https://a.example/wiki/한글을 http://a.example/?q=가나다라는',
      ['wiki/한글을', 'http://a.example/?q=가나다라는'],
    ],
    ['mailto:hong@a.example로', ['mailto:hong@a.example']],
    ['주소는https://a.example/b이고', ['b']],
    ['<https://a.example/b를>을 [가](https://a.example/c를)를', ['b를', 'c를']],
    ['www.a.example도 `https://a.example/b`에', []],
  ])('%s', (body, addresses) => {
    const tokens = parseMarkdown(body).flatMap(({ children }) => children ?? [])
    const links = tokens.filter(({ type }) => type === 'link_open').map(findWrittenAddress)
    expect(links).toEqual(addresses.map((each) => (each.includes(':') ? each : `https://a.example/${each}`)))
  })
})

test.each([
  ['none', '', []],
  [
    'paragraphs',
    '가\n\n나',
    [
      ['paragraph_open', 'inline', 'paragraph_close'],
      ['paragraph_open', 'inline', 'paragraph_close'],
    ],
  ],
  ['a block of one token', '---\n\n    가', [['hr'], ['code_block']]],
  [
    'a quote with another',
    '> > 가',
    [
      [
        'blockquote_open',
        'blockquote_open',
        'paragraph_open',
        'inline',
        'paragraph_close',
        'blockquote_close',
        'blockquote_close',
      ],
    ],
  ],
])('blocks: %s', (_, body, blocks) => {
  expect(toBlocks(parseMarkdown(body)).map((block) => block.map(({ type }) => type))).toEqual(blocks)
})
