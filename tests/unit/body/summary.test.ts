// Decision 9: a listing shows whole blocks, up to a number of characters of text.
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { boundHtml, cutBody, fitSummary, toPlainBeginning, toText } from '../../../src/body/summary.ts'
import { inEntry, onPage, typesetBody } from '../../support/body-options.ts'

function summarize(body: string, length: number): { shown: string; cut: boolean } {
  const { tokens, cut } = cutBody(parseMarkdown(body), length)
  const shown = renderBody(tokens, inEntry)
  return {
    shown: shown
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    cut,
  }
}

const ten = '가'.repeat(10)
const list = '- 하나\n- 둘\n- 셋'
const code = '```\n1234567890\n\n1234567890\n```'

describe('which blocks stand in a listing', () => {
  test.each([
    // name, body, length, what is shown, whether it was cut
    ['empty body', '', 10, '', false],
    ['shorter', '가나', 10, '가나', false],
    ['exactly at the length', ten, 10, ten, false],
    ['one over, but there is only one block', `${ten}나`, 10, `${ten}나`, false],
    ['two blocks exactly at the length', `${ten}\n\n나다`, 12, `${ten} 나다`, false],
    ['two blocks, one over', `${ten}\n\n나다`, 11, ten, true],
    ['first block longer than the length', `${ten}\n\n나`, 5, ten, true],
    ['a block that does not fit ends it, though a later one would', `가\n\n${ten}\n\n나`, 5, '가', true],
    ['0 is always in full', `${ten}\n\n${ten}`, 0, `${ten} ${ten}`, false],
    ['characters are code points', '👍👍\n\n👍👍', 4, '👍👍 👍👍', false],
    ['an address that is seen is text', '<https://a.kr/>\n\n가', 13, 'https://a.kr/', true],
    ['marks are no text', '**가** [나](https://a.kr/very/long)\n\n다', 4, '가 나 다', false],
    ['white space counts once', '가   나\n다\n\n라', 6, '가 나 다 라', false],
    ['a list that fits', `가\n\n${list}`, 7, '가 하나 둘 셋', false],
    ['a list that does not fit is left out whole', `가\n\n${list}`, 6, '가', true],
    ['a long list as the first block stays whole', `${list}\n\n나`, 2, '하나 둘 셋', true],
    ['code that does not fit is left out whole', `가\n\n${code}\n\n나`, 15, '가', true],
    ['code as the first block stays whole', `${code}\n\n나`, 15, '1234567890 1234567890', true],
    ['code counts as text', `가\n\n${code}`, 22, '가 1234567890 1234567890', false],
    ['a quote is one block', `가\n\n> 나나\n>\n> 다다\n\n라`, 4, '가', true],
    ['a table is one block', `가\n\n| 나 | 다 |\n|---|---|\n| 라 | 마 |`, 4, '가', true],
    ['a heading is a block', '# 가나\n\n다', 2, '가나', true],
    ['a rule has no text', '가\n\n---\n\n나', 2, '가 나', false],
  ])('%s', (_, body, length, shown, cut) => {
    expect(summarize(body, length)).toEqual({ shown, cut })
  })
})

describe('how many blocks fit, by what is printed of them', () => {
  test.each([
    // blocks, most that fit, blocks that are kept, whether it was cut
    ['all', 4, 4, 4, false],
    ['all but one', 4, 3, 3, true],
    ['half', 8, 4, 4, true],
    ['one', 8, 1, 1, true],
    ['one of two', 2, 1, 1, true],
    ['none: the first is always kept', 8, 0, 1, true],
    ['none of one', 1, 0, 1, false],
  ])('%s', (_, blocks, most, kept, cut) => {
    const tokens = parseMarkdown('가\n\n'.repeat(blocks))
    const paragraphs = (some: readonly { type: string }[]) =>
      some.filter(({ type }) => type === 'paragraph_open').length
    const summary = fitSummary({ tokens, cut: false }, (some) => paragraphs(some) <= most)
    expect([paragraphs(summary.tokens), summary.cut]).toEqual([kept, cut])
  })

  test.each([13, 100, 500, 999])('nearly %i of a thousand, after few tries', (most) => {
    const tokens = parseMarkdown('가\n\n'.repeat(1000))
    const tries: number[] = []
    const summary = fitSummary({ tokens, cut: false }, (some) => {
      tries.push(some.length)
      return some.length <= most * 3
    })
    expect(summary.tokens.length).toBeLessThanOrEqual(most * 3)
    expect(summary.tokens.length).toBeGreaterThan(most * 3 * 0.8)
    expect(tries.length).toBeLessThan(16)
  })

  test('what was cut for its text stays cut', () => {
    const tokens = parseMarkdown('가')
    expect(fitSummary({ tokens, cut: true }, () => true).cut).toBe(true)
    expect(fitSummary({ tokens, cut: true }, () => false).cut).toBe(true)
  })
})

// What a description and an excerpt say of a body, in one line.

function read(body: string, length = 300): string {
  return toPlainBeginning(parseMarkdown(body), length)
}

describe('what is no sentence stands apart', () => {
  test.each([
    ['items', '- 하나\n- 둘', '하나 · 둘'],
    ['numbered items', '1. 하나\n2. 둘', '하나 · 둘'],
    ['items with blank lines between them', '- 하나\n\n- 둘', '하나 · 둘'],
    ['items of items', '- 하나\n  - 둘\n  - 셋\n- 넷', '하나 · 둘 · 셋 · 넷'],
    ['what is around items', '고민\n\n- 하나\n- 둘\n\n그래서', '고민 · 하나 · 둘 · 그래서'],
    ['a colon before items', '고민:\n\n- 하나\n- 둘', '고민: 하나 · 둘'],
    ['cells and rows', '| 가 | 나 |\n|---|---|\n| 다 | 라 |\n\n마', '가 · 나 · 다 · 라 · 마'],
    ['empty cells', '| 가 |  |\n|---|---|\n|  | 라 |', '가 · 라'],
    ['headings', '머리\n\n## 환경\n\n글\n\n## 오류\n\n글', '머리 · 환경 · 글 · 오류 · 글'],
    ['an item of nothing but code', '- 하나\n- ```\n  code\n  ```\n- 둘', '하나 · 둘'],
    ['paragraphs', '하나.\n\n둘.', '하나. 둘.'],
    ['a quote', '하나\n\n> 둘', '하나 둘'],
    ['dots that somebody typed', '가·나 · 다', '가·나 · 다'],
    ['nothing but empty items', '-\n-', ''],
  ])('%s', (_, body, text) => {
    expect(read(body)).toBe(text)
  })
})

test.each([
  ['어떻게 되나요. 그런데', 9, '어떻게 되나요…'],
  ['그랬는데... 그런데', 8, '그랬는데…'],
  ['그랬는데… 그런데', 7, '그랬는데…'],
  ['- 하나\n- 둘셋', 6, '하나…'],
  ['👍👍. 그런데', 5, '👍👍…'],
  ['그랬는데...', 7, '그랬는데...'],
])('at a cut no other sign of a pause stands before the last: %s', (body, length, text) => {
  expect(read(body, length)).toBe(text)
})

// What is reckoned without printing is never less than what is printed.

const labels = { ...inEntry.labels, table: '가로로 넘겨 보는 표' }
/** Not less than all words of the site's own, and its base path. */
const more = 90

/** Blocks whose HTML is long for their text; each also is in a list, a quote and after a mark that is left open. */
const blocks = [
  '가',
  '"""""&&&&&<<<<<',
  '`"`',
  '    "code"',
  '***~~a~~***',
  '[가](/가나다라마바사"&&&)',
  '<https://한국.한국/가나다&&&>',
  '![그림](/그림)',
  '![](</a b>)',
  '# 제목\n## 제목\n### 제목',
  '1. a\n2. b\n3. c',
  '|a|\n|:-:|\n|b|\n|c|',
  '---',
  '```js\nif (a) { return "b" + 1.5 } // e\n```',
  '```diff\n+ a\n- b\n```',
  '<b><i>가',
  '<a href="/가나다라마바사&&&">가',
  '<a href=/가>가</a> <a href=/나>나',
  '<details><summary>가</summary>\n\n- 나\n\n</details>',
  '<h2>가</h3>',
  '<p>\n<b>가\n<b>나\n<b>다',
  '- [ ] 가\n- [x] 나',
  '가[^1][^1][^2]\n\n[^1]: 나',
  '[^가]: 나',
  '[^1]\n\n[^1]:',
  '[^1]: 가[^2]\n[^2]: 나[^1]',
  '<td>가',
  '<table><td>가',
  '<table><tr><td><b><table><td><i>가',
  '<u><strike><s>가\n<table>나<td>다</table>',
  '<table><b>가<tr>나<td>다<p>라',
  '<dl><dt>가<dd>나</dl>',
  '<img src=/가 alt=나>',
  '가 <img src="/가나다" alt="&quot;&quot;"> 나',
  '<!-- language: js -->\n\n    if (a) { return "b" + 1.5 } // e',
]

test.each(blocks)('%j, alone and repeated', (block) => {
  const lines = block.split('\n')
  const listed = lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)).join('\n')
  const quoted = lines.map((line) => `> ${line}`).join('\n')
  for (const body of [block, listed, quoted, `- <a href="/가"><em>x\n${listed}`]) {
    for (const times of [1, 2, 9, 50]) {
      const tokens = parseMarkdown(Array<string>(times).fill(body).join('\n\n'))
      const html = renderBody(tokens, { ...onPage, base: '/archive/', headingLevel: 3, labels })
      expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, more))
    }
  }
})

const formulas = [
  '$x$',
  '$$x$$',
  '$\\frac{a<b}{"}$',
  '$\\unknown<<<<"$',
  '<b>$x$',
  '[$$x$$](/가)',
  '|$x$|\n|-|\n|$$y$$|',
]

test.each(formulas)('formulas such as %j', (formula) => {
  for (const times of [1, 2, 9, 50]) {
    const tokens = typesetBody(Array<string>(times).fill(formula).join('\n\n'))
    const html = renderBody(tokens, { ...inEntry, base: '/archive/', labels })
    expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, 30))
  }
})

test('of an ordinary body it is not far away', () => {
  const body = '문단 하나입니다. **굵은 글**과 [링크](https://example.com/)가 있습니다.\n\n'.repeat(20)
  const tokens = parseMarkdown(body)
  const html = renderBody(tokens, inEntry)
  expect(boundHtml(tokens, 30)).toBeLessThan(40 * html.length)
})

describe('what one thing alone makes long', () => {
  const marks = '<b><i><em><strong><code>'.repeat(3)

  test.each([
    ['a text of signs that are escaped', '"'.repeat(2_000)],
    ['inline code of such signs', `\`${'"'.repeat(2_000)}\``],
    ['an address', `[가](/${'&'.repeat(2_000)})`],
    ['an address of Hangul', `[가](/${'가'.repeat(2_000)})`],
    ['the address of an image', `![](/${'&'.repeat(2_000)})`],
    ['the description of an image', `![${'"'.repeat(2_000)}](/a)`],
    ['the address of a raw link', `<a href="/${'가'.repeat(2_000)}">`],
    ['a raw text of such signs', `<div>${'"'.repeat(2_000)}</div>`],
    ['a raw link that is opened again', `<p><a href="/${'가'.repeat(3_000)}">\n\n${'- 가\n'.repeat(50)}`],
    ['the same inside of a line', `- <a href="/${'가'.repeat(3_000)}">가\n${'- 가\n'.repeat(50)}`],
    ['marks that are opened again', `<p><a href="/">${marks}${'<p>a'.repeat(1_000)}`],
    ['code in which every number is coloured', `\`\`\`js\n${`${'1 '.repeat(140)}\n`.repeat(20)}\`\`\``],
    ['code in which every sign is coloured', `\`\`\`json\n${`${'['.repeat(299)}\n`.repeat(20)}\`\`\``],
  ])('%s', (_, body) => {
    const tokens = parseMarkdown(body)
    const html = renderBody(tokens, { ...inEntry, labels })
    expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, 30))
  })

  test.each(['[](/)', '![](/)', '<a href="/">'])('a long base path: %s', (link) => {
    const tokens = parseMarkdown(link.repeat(50))
    const html = renderBody(tokens, { ...inEntry, base: `/${'a'.repeat(2_000)}/`, labels })
    expect(html.length).toBeGreaterThan(50 * 2_000)
    expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, 2_002))
  })
})

// Most bodies are known to fit without being printed: 94 for an element here, 11 for a character, 100 for a word of code.
test.each([
  ['a paragraph', '가'.repeat(100), 1_400],
  ['elements that are closed', '<kbd>가</kbd>'.repeat(50), 40_000],
  ['tables', '<table></table>'.repeat(50), 45_000],
  ['tags in code', `    ${'<b>'.repeat(100)}`, 3_600],
  ['code of long words', `\`\`\`js\n${`${'abcdefghi1 '.repeat(27)}\n`.repeat(20)}\`\`\``, 120_000],
  ['code that is too long for colours', `\`\`\`js\n${`${'a '.repeat(150)}\n`.repeat(20)}\`\`\``, 67_000],
])('nothing is reckoned for what cannot be: %s', (_, body, most) => {
  expect(boundHtml(parseMarkdown(body), 30)).toBeLessThan(most)
})

// The text of a body for a few lines of it, and for its length.

function readText(body: string, options: Parameters<typeof toText>[1]): string {
  return toText(parseMarkdown(body), options).replace(/\s+/g, ' ').trim()
}

describe('a few lines', () => {
  test.each([
    ['paragraphs', '하나\n\n둘', '하나 둘'],
    ['line end', '하나\n둘', '하나 둘'],
    ['hard break', '하나  \n둘', '하나 둘'],
    ['emphasis', '**REST**를 *씁니다*', 'REST를 씁니다'],
    ['mark inside of a word', '스프링**부트**로', '스프링부트로'],
    ['inline code', '`rest` 방식', 'rest 방식'],
    ['fenced code', '가\n\n```java\nrest\n```\n\n나', '가 나'],
    ['fenced code in a list', '- 가\n\n  ```\n  rest\n  ```\n- 나', '가 나'],
    ['tildes', '~~~ rest\nrest\n~~~\n나', '나'],
    ['text of a link', '[여기](https://rest.kr/rest "rest")', '여기'],
    ['the host of a bare address', '글 https://www.rest.kr/rest?a#b, 나', '글 rest.kr, 나'],
    ['at the end of a sentence', 'Read https://blog.rest.kr/a. And', 'Read blog.rest.kr. And'],
    ['with a port', '가 http://localhost:8080/rest', '가 localhost:8080'],
    ['address in angle brackets', '가 <https://rest.kr/> 나', '가 rest.kr 나'],
    ['address in brackets', '가 (<https://rest.kr/>) [<https://rest.kr/>]', '가 (rest.kr) [rest.kr]'],
    ['a place without a host', '<mailto:a@rest.kr>', 'mailto:a@rest.kr'],
    ['reference', '[가][rest]\n\n[rest]: https://rest.kr/', '가'],
    ['a link whose text is an address is text', '[https://a.kr](https://b.kr)', 'https://a.kr'],
    ['description of an image', '![구성도](https://rest.kr/a.png)', '구성도'],
    ['heading', '# 제목\n\n본문', '제목 본문'],
    ['list', '- 하나\n- 둘', '하나 둘'],
    ['table', '| 가 | 나 |\n|---|---|\n| 다 | 라 |', '가 나 다 라'],
    ['quote', '> 인용', '인용'],
    ['harmless element', '<kbd>Ctrl</kbd>을', 'Ctrl 을'],
    ['a sign of an element inside of a value', '가 <kbd title="a>b">나</kbd>', '가 나'],
    ['an element without an end', '가 <kbd 나', '가 <kbd 나'],
    ['a comment', '가 <!-- rest --> 나', '가 나'],
    ['a comment on a line of its own', '가\n\n<!-- rest -->\n\n나', '가 나'],
    ['a comment in a block', '<p>가 <!-- rest --> 나</p>', '가 나'],
    ['the language of code', '<!-- language: rest -->\n\n가', '가'],
    ['a table of raw HTML', '<table class="rest"><tr><td>가</td><td>나</td></tr></table>', '가 나'],
    ['an abbreviation', '<abbr title="rest">가</abbr>', '가'],
    ['marks of raw HTML', '<del>가</del> <mark>나</mark>', '가 나'],
    ['address of a picture of raw HTML', '<img src="/rest.png" title="rest"> 가', '가'],
    ['address in an element', '<a href="https://rest.kr/">가</a>', '가'],
    ['a tag that is shown as text', '<div class="rest">가</div> <SPAN>나</SPAN>', '가 나'],
    ['attributes of what is no element', '가 <rest-client url="rest"/> 나', '가 나'],
    // What may be a type is a word that its author wrote.
    ['generic type with the name of an element', 'List<Object> Map<Title>', 'List<Object> Map<Title>'],
    ['generic type', '가 List<Rest> 나', '가 List<Rest> 나'],
    [
      'block of an element that is shown as text',
      '<rest-client>\n가\n</rest-client>',
      '<rest-client> 가 </rest-client>',
    ],
    ['block of a harmless element', '<details>\n<summary>가</summary>\n</details>', '가'],
    ['element in inline code', '`<b>` 요소와 \\<i>', '<b> 요소와 <i>'],
    ['character reference', 'R&amp;D', 'R&D'],
    ['empty', '', ''],
  ])('%s', (_, body, prose) => {
    expect(readText(body, { code: false, addresses: 'host' })).toBe(prose)
  })
})

describe('everything that is to be seen', () => {
  test.each([
    ['fenced code', '가\n\n```\nrest\n```', '가 rest'],
    ['a tag that is shown as text', '가 <div class="rest">', '가 <div class="rest">'],
    ['bare address', '가 https://rest.kr/', '가 https://rest.kr/'],
    ['address in angle brackets', '<https://rest.kr/>', 'https://rest.kr/'],
  ])('%s', (_, body, text) => {
    expect(readText(body, { code: true, addresses: 'whole' })).toBe(text)
  })
})

test.each([
  ['an image inside of a word', '가![나](/a.png)다', '가나다\n'],
  ['an address at the beginning', '<https://rest.kr/>가', 'rest.kr가\n'],
  ['an address inside of a word', '가<https://rest.kr/>나', '가rest.kr나\n'],
])('blanks of a few lines: %s', (_, body, prose) => {
  expect(toText(parseMarkdown(body), { code: false, addresses: 'host' })).toBe(prose)
})
