import MarkdownIt from 'markdown-it'
import koreanEmphasis from 'markdown-it-cjk-friendly'
import { describe, expect, test } from 'vitest'
import { findWrittenAddress, parseMarkdown, type Token, toBlocks } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { toText } from '../../../src/body/summary.ts'
import { en } from '../../../src/words/en.ts'
import { inEntry } from '../../support/body-options.ts'

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

const paragraph = 'paragraph_open inline paragraph_close'

test.each([
  ['none', '', []],
  ['paragraphs', '가\n\n나', [paragraph, paragraph]],
  ['a block of one token', '---\n\n    가', ['hr', 'code_block']],
  [
    'a quote with another',
    '> > 가',
    [`blockquote_open blockquote_open ${paragraph} blockquote_close blockquote_close`],
  ],
])('blocks: %s', (_, body, blocks) => {
  const types = toBlocks(parseMarkdown(body)).map((block) => block.map(({ type }) => type).join(' '))
  expect(types).toEqual(blocks)
})

// Tasks are signs with words beside them; nothing of a page can be pressed.

const open = '<span class="task"><span>할 일:</span></span>'
const done = '<span class="task done"><span>완료:</span></span>'

test.each([
  ['open', '- [ ] 배포', `<ul><li>${open} 배포\n</li></ul>`],
  ['done', '- [x] 배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['done in upper case', '* [X] 배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['numbered', '1. [ ] 배포', `<ol><li>${open} 배포\n</li></ol>`],
  [
    'with blank lines',
    '- [ ] 하나\n\n- [x] 둘',
    `<ul><li><p>${open} 하나</p>\n</li><li><p>${done} 둘</p>\n</li></ul>`,
  ],
  ['before a mark', '- [x] **굵게**', `<ul><li>${done} <strong>굵게</strong>\n</li></ul>`],
  ['in a quote', '> - [x] 배포', `<blockquote><ul><li>${done} 배포\n</li></ul></blockquote>`],
  ['over a line end', '- [x]\n  배포', '<ul><li>[x]\n배포\n</li></ul>'],
  ['several blanks', '- [x]  \t배포', `<ul><li>${done} 배포\n</li></ul>`],
  ['without a text', '- [x]', '<ul><li>[x]\n</li></ul>'],
  ['without a blank', '- [x]배포', '<ul><li>[x]배포\n</li></ul>'],
  ['another sign', '- [o] 배포', '<ul><li>[o] 배포\n</li></ul>'],
  ['no list', '[x] 배포', '<p>[x] 배포</p>'],
  ['in the middle', '- 배포 [x] 끝', '<ul><li>배포 [x] 끝\n</li></ul>'],
  ['second paragraph', '- 배포\n\n  [x] 끝', '<ul><li><p>배포</p>\n<p>[x] 끝</p>\n</li></ul>'],
  ['escaped', '- \\[x] 배포', '<ul><li>[x] 배포\n</li></ul>'],
  [
    'a link of this name',
    '- [x] 배포\n\n[x]: /a',
    '<ul><li><a href="/a" rel="nofollow ugc noopener">x</a> 배포\n</li></ul>',
  ],
  ['beside raw HTML', '- [x] <b>배포</b>', `<ul><li>${done} <b>배포</b>\n</li></ul>`],
])('%s', (_, body, html) => {
  expect(renderBody(parseMarkdown(body), inEntry).trim()).toBe(html)
})

test('its words are in the language of the site, and no text of the body', () => {
  const tokens = parseMarkdown('- [x] ship it')
  const html = renderBody(tokens, { ...inEntry, labels: { ...inEntry.labels, tasks: en.tasks } })
  expect(html).toContain('<span class="task done"><span>Done:</span></span> ship it')
  expect(toText(tokens, { code: true, addresses: 'whole' }).trim()).toBe('ship it')
})

// Marks between punctuation and Hangul, where CommonMark sees no end of a word: `**"강조"**를` would keep its stars.

const names: Record<string, string> = { em_open: '<em>', em_close: '</em>', s_open: '<s>', s_close: '</s>' }

/** Text with its marks as HTML, and nothing else. */
function mark(body: string): string {
  const read = (token: Token): string => {
    if (token.type === 'strong_open') return '<b>'
    if (token.type === 'strong_close') return '</b>'
    if (token.type === 'softbreak') return '\n'
    return names[token.type] ?? token.content
  }
  return parseMarkdown(body)
    .flatMap(({ children }) => children ?? [])
    .map(read)
    .join('')
}

describe('mended', () => {
  test.each([
    ['**"강조"**를 씁니다', '<b>"강조"</b>를 씁니다'],
    ['**강조(stress)**는', '<b>강조(stress)</b>는'],
    ['*"강조"*를', '<em>"강조"</em>를'],
    ['***"강조"***를', '<em><b>"강조"</b></em>를'],
    ['~~"취소"~~를', '<s>"취소"</s>를'],
    ['**‘강조’**가', '<b>‘강조’</b>가'],
    ['**“강조”**가', '<b>“강조”</b>가'],
    ['**「강조」**의', '<b>「강조」</b>의'],
    ['**“가”**와**“나”**를', '<b>“가”</b>와<b>“나”</b>를'],
    ['**`코드`**를', '<b>코드</b>를'],
    ['**[링크](/tags/)**를', '<b>링크</b>를'],
    ['**<kbd>Ctrl</kbd>**을', '<b><kbd>Ctrl</kbd></b>을'],
    ['**100%**가', '<b>100%</b>가'],
    ['**C++**로', '<b>C++</b>로'],
    ['**C#**은', '<b>C#</b>은'],
    ['지금은**.NET**을', '지금은<b>.NET</b>을'],
    ['**(주)**한빛', '<b>(주)</b>한빛'],
    ['앞**(강조)**뒤', '앞<b>(강조)</b>뒤'],
    ['**맞아요!**라고', '<b>맞아요!</b>라고'],
    ['**정말?!**이라고', '<b>정말?!</b>이라고'],
    ['**끝났다.**그리고', '<b>끝났다.</b>그리고'],
    ['**참고:**설명', '<b>참고:</b>설명'],
    ['**글쎄…**라며', '<b>글쎄…</b>라며'],
    ['**1.**첫째', '<b>1.</b>첫째'],
    ['**(가)**·**(나)**를', '<b>(가)</b>·<b>(나)</b>를'],
    ['**강조①**은', '<b>강조①</b>은'],
    ['**좋아요👍**를', '<b>좋아요👍</b>를'],
    ['**ㅋㅋ!**ㅎㅎ', '<b>ㅋㅋ!</b>ㅎㅎ'],
    ['**첫 줄의\n"둘째 줄"**까지', '<b>첫 줄의\n"둘째 줄"</b>까지'],
    ['**"강조"를** 씁니다', '<b>"강조"를</b> 씁니다'],
  ])('%s', (body, html) => {
    expect(mark(body)).toBe(html)
  })
})

describe('as it was', () => {
  test.each([
    ['a particle after a letter', '**강조**는', '<b>강조</b>는'],
    ['a blank behind it', '**"강조"** 를', '<b>"강조"</b> 를'],
    ['punctuation behind it', '**"강조"**, 그리고', '<b>"강조"</b>, 그리고'],
    ['quotes around it', '"**강조**"를', '"<b>강조</b>"를'],
    ['an escape', '\\*\\*"강조"\\*\\*를', '**"강조"**를'],
    ['stars in code', '`**"강조"**를`', '**"강조"**를'],
    ['a multiplication', '3 * 4 * 5', '3 * 4 * 5'],
  ])('%s', (_, body, html) => {
    expect(mark(body)).toBe(html)
  })

  // An underscore inside of a word is a letter of it (snake_case), and Hangul counts as one: no rule tells them apart.
  test.each([
    '__"강조"__를',
    '_"강조"_를',
    '_강조(stress)_는',
    '__강조__는',
    '앞__강조__',
    // A blank inside of a mark: CommonMark takes it for a star, whatever the language.
    '**강조 **는',
    '** 강조 **는',
    // Between punctuation and a Latin letter nothing is Korean.
    '**"강조"**API',
    'API**"강조"**',
  ])('not mended: %s', (body) => {
    expect(mark(body)).toBe(body)
  })
})

describe('Latin text', () => {
  const plain = new MarkdownIt()
  const mended = new MarkdownIt().use(koreanEmphasis)
  const pieces = [
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    ' ',
    'a',
    'b1',
    'é',
    '.',
    '"',
    '(',
    ')',
    '\\',
    '`',
    '\n',
    '“',
    '-',
  ]

  test('reads as in CommonMark, in 20,000 texts of marks, letters and punctuation', () => {
    let state = 11
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let marked = 0
    for (let round = 0; round < 20_000; round += 1) {
      let text = ''
      for (let left = 2 + random(14); left > 0; left -= 1) text += pieces[random(pieces.length)]
      const html = plain.renderInline(text)
      expect(mended.renderInline(text), JSON.stringify(text)).toBe(html)
      if (html.includes('</')) marked += 1
    }
    expect(marked).toBeGreaterThan(2_000)
  })
})
