// What is reckoned without printing is never less than what is printed.
import { describe, expect, test } from 'vitest'
import { boundHtml } from '../../../src/body/bound-html.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { inEntry, onPage } from '../../support/body-options.ts'
import { typesetBody } from '../../support/typeset-body.ts'

const labels = { ...inEntry.labels, table: '가로로 넘겨 보는 표' }
/** Not less than all words of the site's own, and its base path. */
const more = 90

/** Blocks whose HTML is long for their text; each also stands in a list, a quote and after a mark that is left open. */
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
