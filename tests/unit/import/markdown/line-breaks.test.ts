// Ends of lines of Markdown that were line breaks where it was typed.
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'

type Options = Parameters<typeof toMarkdown>[1]

const plain: Options = { dialect: 'html' }

describe('beside HTML that breaks its lines', () => {
  test.each<[name: string, typed: string, html: string, markdown: string, options?: Partial<Options>]>([
    [
      'a paragraph',
      'step one\nstep two\nstep three',
      '<p>step one<br>\nstep two<br>\nstep three</p>',
      'step one\\\nstep two\\\nstep three',
    ],
    [
      'a paragraph before code',
      '장미는\n**빨갛다**\n\n```\nx\ny\n```',
      '<p>장미는<br>\n<strong>빨갛다</strong></p>\n<pre><code class="lang-auto">x\ny\n</code></pre>',
      '장미는\\\n**빨갛다**\n\n```\nx\ny\n```',
      { dialect: 'discourse' },
    ],
    ['a comment', 'one\ntwo `a`', '<p>one<br>two <code>a</code></p>', 'one\\\ntwo `a`', { comment: true }],
    ['no break', 'one\ntwo', '<p>one\ntwo</p>', 'one\ntwo'],
    ['some breaks', 'one\ntwo\nthree', '<p>one\ntwo<br>three</p>', 'one\ntwo\\\nthree'],
    ['breaks that are some', 'one  \ntwo\\\nthree', '<p>one<br>two<br>three</p>', 'one  \ntwo\\\nthree'],
    [
      'breaks of HTML',
      'one<br>\ntwo<br/>\n<br>three',
      '<p>one<br>\ntwo<br>\n<br>three</p>',
      'one<br>\ntwo<br/>\n<br>three',
    ],
    ['a blank at the end', 'one \ntwo', '<p>one<br>two</p>', 'one\\\ntwo'],
    [
      'an address at the end',
      'https://a.kr/b\ntwo',
      '<p>https://a.kr/b<br>two</p>',
      'https\\://a.kr/b\\\ntwo',
    ],
    [
      'a link at the end',
      'https://a.kr/b\ntwo',
      '<p><a href="https://a.kr/b">https://a.kr/b</a><br>two</p>',
      'https://a.kr/b\\\ntwo',
    ],
    ['code within a line', 'a `b\nc` d\ne', '<p>a <code>b c</code> d<br>e</p>', 'a `b\nc` d\\\ne'],
    [
      'quotes and lists, as their author wrote them',
      '> 하나\n> 둘\n셋\n\n* 넷\n  다섯\n* 여섯',
      '<blockquote><p>하나<br>둘<br>셋</p></blockquote><ul><li>넷<br>다섯</li><li>여섯</li></ul>',
      '> 하나\\\n> 둘\\\n셋\n\n* 넷\\\n  다섯\n* 여섯',
    ],
    [
      'a table and HTML',
      '| a | b |\n|---|---|\n| c | d |\n\n<details>\n<summary>e</summary>\n\nf\ng\n</details>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>' +
        '<details><summary>e</summary><p>f<br>g</p></details>',
      '| a | b |\n|---|---|\n| c | d |\n\n<details>\n<summary>e</summary>\n\nf\\\ng\n</details>',
    ],
    [
      'a formula of two lines',
      '합은 $a\n+ b$\n입니다',
      '<p>합은 $a\n+ b$<br>입니다</p>',
      '합은 $a\n+ b$\\\n입니다',
      { math: true },
    ],
    ['a blank line for two breaks', 'one\n\ntwo', '<p>one<br><br>two</p>', 'one\n\ntwo'],
  ])('%s', (_name, typed, html, markdown, options) => {
    const text = { markdown: typed, html }
    expect(toMarkdown(text, { ...plain, ...options })).toEqual({ markdown, losses: [] })
  })
})

describe('where each end of a line is a break', () => {
  test.each<[name: string, typed: string, markdown: string, options?: Partial<Options>]>([
    ['lines', 'one\ntwo\r\nthree', 'one\\\ntwo\\\nthree'],
    ['paragraphs', 'one\n\ntwo\n', 'one\n\ntwo'],
    ['breaks that are some', 'one  \ntwo\\\nthree', 'one  \ntwo\\\nthree'],
    ['a backslash that is a sign', 'C:\\\\\ntwo', 'C:\\\\\\\ntwo'],
    ['fences', '글\n```js\na\nb\n```\n글', '글\n```js\na\nb\n```\n글'],
    ['a fence in a list', '- a\n  ~~~\n  b\n  c\n  ~~~\n  d\n  e', '- a\n  ~~~\n  b\n  c\n  ~~~\n  d\\\n  e'],
    ['indented code', 'a\n\n    b\n    c', 'a\n\n    b\n    c'],
    ['code within a line', 'a `b\nc` d\n``e\n`f`` g', 'a `b\nc` d\\\n``e\n`f`` g'],
    [
      'a block of HTML',
      '<table>\n<tr>\n<td>a\n</td></tr></table>',
      '<table>\n<tr>\n<td>a\n</td></tr></table>',
    ],
    ['a tag of two lines', '<kbd\n>a</kbd>\nb', '<kbd\n>a</kbd>\\\nb'],
    ['a table', 'a\n\n| b | c |\n|---|---|\n| d | e |', 'a\n\n| b | c |\n|---|---|\n| d | e |'],
    ['formulas', '$$a\n+ b$$\n\n$c\n+ d$\ne', '$$a\n+ b$$\n\n$c\n+ d$\\\ne', { math: true }],
    ['headings and rules', '# a\nb\nc\n***\nd', '# a\nb\\\nc\n***\nd'],
    ['an address with a title', '[a](https://b.kr\n"c")\nd', '[a](https://b.kr\n"c")\\\nd'],
    [
      'where addresses lead',
      '[a]: https://b.kr\n[c]: https://d.kr\n\n[a]\n[c]',
      '[a]: https://b.kr\n[c]: https://d.kr\n\n[a]\\\n[c]',
    ],
    ['emphasis', '**하나\n둘**\n*셋*', '**하나\\\n둘**\\\n*셋*'],
    ['a bare address', '여기 https://a.kr/b\n보세요', '여기 https://a.kr/b\\\n보세요'],
    ['a picture', '![a\nb](https://a.kr/p.png)\nc', '![a\nb](https://a.kr/p.png)\\\nc'],
    ['a note', 'a[^1]\nb\n\n[^1]: c\n    d', 'a[^1]\\\nb\n\n[^1]: c\\\n    d'],
    ['quotes', '> a\n> b\nc', '> a\\\n> b\\\nc'],
    [
      'a comment',
      '# a\n```\nb\nc\n```\n| d |\n|---|',
      '# a\n```\nb\nc\n```\n| d |\\\n|---|',
      { comment: true },
    ],
  ])('%s', (_name, typed, markdown, options) => {
    expect(toMarkdown({ markdown: typed, lines: true }, { ...plain, ...options }).markdown).toBe(markdown)
  })

  test('as nowhere else', () => {
    expect(toMarkdown({ markdown: 'one\ntwo' }, plain).markdown).toBe('one\ntwo')
  })

  test('beside HTML that shows nothing of them', () => {
    const text = { markdown: '* one\n  two', html: '<ul><li>one\ntwo</li></ul>', lines: true }
    expect(toMarkdown(text, plain).markdown).toBe('* one\\\n  two')
  })
})
