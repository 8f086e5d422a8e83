// What is reckoned without printing is never less than what is printed.
import { expect, test } from 'vitest'
import { boundHtml } from '../../../src/body/bound-html.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { typesetBody } from '../../support/typeset-body.ts'

const labels = {
  image: (description: string) => `이미지: ${description}`,
  table: '가로로 넘겨 보는 표',
  formula: '수식',
}

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
]

test.each(blocks)('%j, alone and repeated', (block) => {
  const lines = block.split('\n')
  const listed = lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)).join('\n')
  const quoted = lines.map((line) => `> ${line}`).join('\n')
  for (const body of [block, listed, quoted, `- <a href="/가"><em>x\n${listed}`]) {
    for (const times of [1, 2, 9, 50]) {
      const tokens = parseMarkdown(Array<string>(times).fill(body).join('\n\n'))
      const html = renderBody(tokens, { base: '/archive/', headingLevel: 3, labels })
      expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, 30))
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
    const html = renderBody(tokens, { base: '/archive/', headingLevel: 3, labels })
    expect(html.length).toBeLessThanOrEqual(boundHtml(tokens, 30))
  }
})

test('of an ordinary body it is not far away', () => {
  const body = '문단 하나입니다. **굵은 글**과 [링크](https://example.com/)가 있습니다.\n\n'.repeat(20)
  const tokens = parseMarkdown(body)
  const html = renderBody(tokens, { base: '/', headingLevel: 3, labels })
  expect(boundHtml(tokens, 30)).toBeLessThan(40 * html.length)
})
