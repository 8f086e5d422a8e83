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
