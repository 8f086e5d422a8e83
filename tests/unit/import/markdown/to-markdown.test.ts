// HTML of sources as Markdown. Each row is shown in the same way on a page: the conversion itself holds that.
import { describe, expect, test } from 'vitest'
import { compareRendered } from '../../../../src/import/markdown/compare-rendered.ts'
import { lighten, toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'

type Options = Parameters<typeof toMarkdown>[1]

const plain: Options = { dialect: 'html' }

interface Row {
  html: string
  markdown: string
  options?: Partial<Options>
  losses?: string[]
}

const rows: Record<string, Row> = {
  paragraphs: { html: '<p>하나</p>\n\n<p>둘</p>', markdown: '하나\n\n둘' },
  'ends of lines': { html: '<p>하나\n둘</p>', markdown: '하나\n둘' },
  'a line break': { html: '<p>하나<br>둘</p>', markdown: '하나\\\n둘' },
  'two line breaks': { html: '<p>하나<br><br>둘</p>', markdown: '하나\n\n둘' },
  'text between blocks': { html: '하나<p>둘</p>셋<br>넷', markdown: '하나\n\n둘\n\n셋\\\n넷' },
  'blank lines of editors': { html: '<p>&nbsp;</p><p>하나</p><div><br></div>', markdown: '하나' },
  nothing: { html: '<div></div>', markdown: '' },
  headings: { html: '<h1>하나</h1><h3>둘</h3>', markdown: '# 하나\n\n### 둘' },
  emphasis: { html: '<p><em>a</em> <b>b</b> <del>c</del></p>', markdown: '*a* **b** ~~c~~' },
  'emphasis before a particle': { html: '<p><strong>"강조"</strong>를</p>', markdown: '**"강조"**를' },
  'emphasis with white space at its edges': { html: '<p>앞<b> 뒤 </b>에</p>', markdown: '앞 **뒤** 에' },
  'emphasis in emphasis': { html: '<p><em>a<em>b</em></em></p>', markdown: '*ab*' },
  'emphasis without text': { html: '<p>a<b> </b>b<i></i></p>', markdown: 'a b' },
  'a link': {
    html: '<p><a href="http://a.kr/b_(c)" title="제목">여기</a></p>',
    markdown: '[여기](http://a.kr/b_\\(c\\) "제목")',
  },
  'a link whose text is its address': {
    html: '<p><a href="https://a.kr/">https://a.kr/</a></p>',
    markdown: '<https://a.kr/>',
  },
  'a link that an editor made, with what was written on behind its address': {
    html: '<p><a href="https://a.kr%EC%97%90">https://a.kr에</a> <a href="https://a.kr/b%EB%A5%BC">https://a.kr/b를</a></p>',
    markdown: '<https://a.kr>에 <https://a.kr/b>를',
    losses: ['address-ended'],
  },
  'a link whose address ends in Hangul, or is another': {
    html: '<p><a href="https://a.kr/wiki/한글을">https://a.kr/wiki/한글을</a> <a href="https://a.kr/b를">b를</a></p>',
    markdown: '<https://a.kr/wiki/한글을> [b를](https://a.kr/b를)',
  },
  'the same, encoded': {
    html: '<p><a href="https://a.kr/%EA%B0%80">https://a.kr/%EA%B0%80</a></p>',
    markdown: '[https://a.kr/%EA%B0%80](https://a.kr/%EA%B0%80)',
  },
  'addresses that are no links': {
    html: '<p>http://a.kr mailto:a@b.kr www.a.kr a@b.kr</p>',
    markdown: 'http\\://a.kr mailto\\:a@b.kr www.a.kr a@b.kr',
  },
  'a link without text': { html: '<p><a href="/x"></a>글</p>', markdown: '글' },
  'a list that counts down': {
    html: '<p>끝까지</p><ol reversed><li>셋</li><li>둘<p>더</p></li></ol>',
    markdown: '끝까지\n\n<ol reversed><li>셋</li><li>둘<p>더</p></li></ol>',
  },
  'a list with letters, in another': {
    html: '<ul><li>보기<ol type="a" start="2"><li>하나</li></ol></li></ul>',
    markdown: '- 보기\n\n  <ol type="a" start="2"><li>하나</li></ol>',
  },
  'a list with a number of its own': {
    html: '<ol><li>a</li><li value="5">b</li></ol>',
    markdown: '<ol><li>a</li><li value="5">b</li></ol>',
  },
  'the same in a comment': {
    html: '<ol><li>a</li><li value="5">b</li></ol>',
    options: { comment: true },
    markdown: '1. a\n2. b',
    losses: ['list-numbers-dropped'],
  },
  'a cell over two rows': {
    html:
      '<table><tr><th>지역</th><th>물건</th></tr><tr><td rowspan="2">북</td><td>밧줄</td></tr>' +
      '<tr><td>못</td></tr></table>',
    markdown:
      '<table><tbody><tr><th>지역</th><th>물건</th></tr><tr><td rowspan="2">북</td><td>밧줄</td></tr>' +
      '<tr><td>못</td></tr></tbody></table>',
  },
  'a cell over two columns, and one over too many': {
    html: '<table><tr><th colspan="2">넓은</th><th>c</th></tr><tr><td>1</td><td>2</td><td colspan="4000">3</td></tr></table>',
    markdown:
      '<table><tbody><tr><th colspan="2">넓은</th><th>c</th></tr><tr><td>1</td><td>2</td><td colspan="1000">3</td></tr></tbody></table>',
  },
  'cells over one row and one column': {
    html: '<table><tr><th colspan="1">a</th></tr><tr><td rowspan="1">b</td></tr></table>',
    markdown: '| a |\n| - |\n| b |',
  },
  'a link within the page': {
    html: '<p><a href="#x">아래</a></p>',
    markdown: '아래',
    losses: ['part-link-dropped'],
  },
  'a link that is none here': { html: '<p><a href="ftp://a.kr/">a</a></p>', markdown: '[a](ftp://a.kr/)' },
  'an address with blanks': {
    html: '<p><a href=" http://a.kr/b c ">a</a></p>',
    markdown: '[a](http://a.kr/b%20c)',
  },
  teletype: { html: '<p><tt>a</tt></p>', markdown: '`a`' },
  'relative addresses': {
    html: '<p><a href="/q/1?a=1&amp;b=2">a</a> <a href="//b.kr/c">b</a> <img src="../c.png" alt=""></p>',
    options: { baseUrl: 'https://a.kr/forum/' },
    markdown: '[a](https://a.kr/q/1?a=1&b=2) [b](https://b.kr/c) ![](https://a.kr/c.png)',
  },
  'addresses of files that come with the records': {
    html: '<p><img src="/files/a.png" alt="그림"> <img src="/files/b.png" alt="그림"></p>',
    options: { baseUrl: 'https://a.kr/', files: new Set(['/files/a.png']) },
    markdown: '![그림](/files/a.png) ![그림](https://a.kr/files/b.png)',
  },
  'a picture in a link': {
    html: '<p><a href="http://a.kr/b"><img src="http://a.kr/a.png" alt="설명 [1]"></a></p>',
    markdown: '[![설명 \\[1\\]](http://a.kr/a.png)](http://a.kr/b)',
  },
  'code in a line': {
    html: '<p><code>a*b</code> <code>`</code> <code> b </code></p>',
    markdown: '`a*b` `` ` `` `b`',
  },
  'lines of code that touch': {
    html: '<p><code>a</code><code>b*</code></p>',
    markdown: '`a`<code>b\\*</code>',
  },
  'a link in code': {
    html: '<p><code>List&lt;<a href="http://a.kr/">T</a>&gt;</code></p>',
    markdown: '<code>List<[T](http://a.kr/)></code>',
  },
  'a block of code': { html: '<pre><code>a\n\n  b\n</code></pre>', markdown: '```\na\n\n  b\n```' },
  'code that holds a fence': { html: '<pre>```\na\n```</pre>', markdown: '````\n```\na\n```\n````' },
  'a link in a block of code': {
    html: '<pre><code>a\n\n<a href="http://a.kr/">b</a></code></pre>',
    markdown: '<pre>\n<code>a&#10;&#10;<a href="http://a.kr/">b</a></code></pre>',
  },
  'a language of prettify': {
    html: '<pre class="lang-py prettyprint-override"><code>a</code></pre>',
    markdown: '```py\na\n```',
  },
  'a language of highlight.js': {
    html: '<pre><code class="hljs language-C++">a</code></pre>',
    markdown: '```c++\na\n```',
  },
  'a language that nobody named': {
    html: '<pre><code class="lang-auto">a</code></pre>',
    markdown: '```\na\n```',
  },
  'a language in a comment': {
    html: '<!-- language: lang-js -->\n\n<pre><code>a</code></pre><pre><code>b</code></pre>',
    markdown: '```js\na\n```\n\n```\nb\n```',
  },
  'a language of all that follows': {
    html: '<!-- language-all: sql --><pre><code>a</code></pre><pre><code>b</code></pre>',
    markdown: '```sql\na\n```\n\n```sql\nb\n```',
  },
  lists: {
    html: '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    markdown: '- a\n  - b\n\n- c\n\n  d',
  },
  'a list that begins at three': {
    html: '<ol start="3"><li value="3">a</li><li value="4">b</li></ol>',
    markdown: '3. a\n4. b',
  },
  tasks: {
    html: '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    markdown: '- [x] a\n- [ ] b',
  },
  'a quote': {
    html: '<blockquote><p>a</p><pre><code>b</code></pre></blockquote>',
    markdown: '> a\n>\n> ```\n> b\n> ```',
  },
  'a table': {
    html: '<table><thead><tr><th>a</th><th style="text-align: right">b</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>c<br>d</td></tr></tbody></table>',
    markdown: '| a | b |\n| - | -: |\n| `x\\|y` | c<br>d |',
  },
  'a table without a head': {
    html: '<table><tr><td>a</td><td><p>b</p><p>c</p></td></tr></table>',
    markdown: '<table><tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>',
  },
  'what Markdown has no sign for': {
    html: '<ul><li>눌러 <kbd>Ctrl</kbd> x<sup>2</sup></li></ul>',
    markdown: '- 눌러 <kbd>Ctrl</kbd> x<sup>2</sup>',
  },
  'a fold': {
    html: '<details><summary>답 <b>1</b></summary><p>둘 <code>x</code></p></details><p>끝</p>',
    markdown: '<details>\n<summary>답 <b>1</b></summary>\n\n둘 `x`\n\n</details>\n\n끝',
  },
  'a spoiler': {
    html: '<blockquote class="spoiler"><p>비밀</p></blockquote>',
    markdown: '<details>\n\n비밀\n\n</details>',
  },
  definitions: { html: '<dl><dt>a</dt><dd>b</dd></dl>', markdown: '<dl><dt>a</dt><dd>b</dd></dl>' },
  'a video': {
    html: '<p>a</p><iframe src="//a.kr/embed/x"></iframe>',
    markdown: 'a\n\n<https://a.kr/embed/x>',
    losses: ['embed-linked'],
  },
  'polls of an editor that no table has': {
    html: '<p>가<img src="./blank.gif" editor_component="poll_maker" poll_srl="5">나</p><div editor_component="poll_maker" poll_srl="6"></div>',
    markdown: '가나',
    losses: ['poll-missing 5', 'poll-missing 6'],
  },
  'a form': {
    html: '<p>a <input value="x"><select><option>y</option></select> <button>b</button></p>',
    markdown: 'a b',
    losses: ['form-dropped'],
  },
  'what is never shown': { html: '<p>a<script>b</script><style>c</style><!-- d --></p>', markdown: 'a' },
  'a quotation': { html: '<p><q>말</q></p>', markdown: '“말”' },
  MathML: {
    html: '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
    markdown: '$x^2$',
  },
  'signs of Markdown': {
    html: '<p># a</p><p>1. a</p><p>- a</p><p>&gt; a</p><p>*a* _a_ `a` [a](b) &lt;b&gt; &amp;amp; \\* ~~a~~</p><p>a\n===</p><p>| a |</p><p>[^1]: a</p><p>[ ] a</p>',
    markdown:
      '\\# a\n\n1\\. a\n\n\\- a\n\n\\> a\n\n\\*a\\* \\_a\\_ \\`a\\` [a]\\(b) \\<b> \\&amp; \\\\\\* \\~\\~a\\~\\~\n\na\n\\===\n\n\\| a |\n\n\\[^1]: a\n\n\\[ ] a',
  },
  'signs that mean nothing': {
    html: '<p>a[0] Q&amp;A snake_case #3 -1 $5와 $10 a: b</p>',
    markdown: 'a[0] Q&A snake_case #3 -1 $5와 $10 a: b',
  },
  'dollars that are no formulas here': { html: '<p>$a_1 * b_2$</p>', markdown: '$a_1 \\* b_2$' },
  formulas: {
    html: '<p>$a_1 * b_2$는 $5, <em>$x$</em></p>',
    options: { math: true },
    markdown: '$a_1 * b_2$는 \\$5, *$x$*',
  },
  'a comment': {
    html: '<h2>a</h2><table><tr><td>b</td><td>c</td></tr></table><hr><p>x<sup>2</sup> <code>d</code> &lt;b&gt;</p><ul><li>e</li></ul>',
    options: { comment: true },
    markdown: '**a**\n\nb c\n\nx2 `d` \\<b>\n\n- e',
  },
  'a comment whose emphasis cannot be told apart': {
    html: '<p><strong><del>^|"2. |#|# 😀</del>2. </strong></p>',
    options: { comment: true },
    markdown: '^|"2. |#|# 😀2.',
    losses: ['emphasis-dropped'],
  },
}

describe('HTML as Markdown', () => {
  test.each(Object.entries(rows))('%s', (_name, { html, markdown, options = {}, losses = [] }) => {
    expect(toMarkdown({ html }, { ...plain, ...options })).toEqual({ markdown, losses })
  })
})

describe('a body with typed Markdown', () => {
  const rows: [name: string, html: string, typed: string, markdown: string][] = [
    ['is as it was typed', '<p>a</p>\n<ul><li>b</li></ul>', 'a\r\n\r\n* b\r\n', 'a\n\n* b'],
    ['where its text shows something else', '<p>#a</p>', '# a', '\\#a'],
    ['where a link leads elsewhere', '<p><a href="http://a.kr/">a</a></p>', '[a](/)', '[a](http://a.kr/)'],
    ['where a list is another', '<ul><li>a</li><li>b</li></ul>', '- a\n  - b', '- a\n- b'],
  ]
  test.each(rows)('%s', (_name, html, typed, markdown) => {
    expect(toMarkdown({ html, markdown: typed }, plain).markdown).toBe(markdown)
  })

  test('stays where there is no HTML', () => {
    expect(toMarkdown({ markdown: '* a\r\n' }, plain)).toEqual({ markdown: '* a', losses: [] })
  })

  test('keeps what follows a fence in a comment', () => {
    const comment = { ...plain, comment: true }
    expect(toMarkdown({ markdown: '```a b\nc\n```' }, comment).markdown).toBe('```\na b\nc\n```')
    expect(toMarkdown({ markdown: '```js\nc\n```' }, comment).markdown).toBe('```js\nc\n```')
  })
})

describe('relative addresses of typed Markdown', () => {
  const files = new Set(['/files/a.png', '/files/감.png'])
  const rows: [name: string, typed: string, markdown: string][] = [
    [
      'links and pictures',
      '[a](/b) ![c](/d.png) [e](f.html "g") [h](?p=3) [![](i)](../j)',
      '[a](https://a.kr/b) ![c](https://a.kr/d.png) [e](https://a.kr/w/f.html "g") [h](https://a.kr/w/?p=3) [![](https://a.kr/w/i)](https://a.kr/j)',
    ],
    [
      'definitions',
      '[a][1] [b]\n\n[1]: /c "d"\n[b]: <e f>',
      '[a][1] [b]\n\n[1]: https://a.kr/c "d"\n[b]: <https://a.kr/w/e%20f>',
    ],
    [
      'HTML',
      `<a href="/b?c=1&d=2">e</a> <img src='f.png' alt=""> <a href=g>h</a>\n\n<div>\n<a href="/i">j</a>\n</div>`,
      `<a href="https://a.kr/b?c=1&amp;d=2">e</a> <img src='https://a.kr/w/f.png' alt=""> <a href=https://a.kr/w/g>h</a>\n\n<div>\n<a href="https://a.kr/i">j</a>\n</div>`,
    ],
    [
      'blocks',
      '# [a](/b)\n\n> - [c](d)\n\ne[^1]\n\n| f |\n|---|\n| [g](h\\|i) |\n\n[^1]: [j](k)',
      '# [a](https://a.kr/b)\n\n> - [c](https://a.kr/w/d)\n\ne[^1]\n\n| f |\n|---|\n| [g](https://a.kr/w/h%7Ci) |\n\n[^1]: [j](https://a.kr/w/k)',
    ],
    ['brackets', '[a](/b_(c)) [d](/e_\\(f)', '[a](https://a.kr/b_(c)) [d](https://a.kr/e_%28f)'],
    ['without a scheme', '[a](//b.kr/c)', '[a](https://b.kr/c)'],
    ['letters', '[가](/나)', '[가](https://a.kr/%EB%82%98)'],
    ['not in code', '`[a](/b)`\n\n```\n[a](/b)\n```\n\n    [a](/b)\n\n<pre>[a](/b)</pre>', ''],
    ['not what has a scheme', '[a](https://b.kr/c) [d](mailto:e@f.kr) [g](ftp://h) <https://i.kr/j>', ''],
    [
      'not places of the page, nothing, and files',
      '[a](#b) [c]() ![d](/files/a.png) ![e](/files/%EA%B0%90.png)',
      '',
    ],
    ['not text', 'a\\[b](/c) [d] (/e) <!-- [f](/g) -->', ''],
  ]
  test.each(rows)('%s', (_name, typed, markdown) => {
    const told: string[] = []
    const options = { ...plain, files, onRelative: (rule: string) => told.push(rule) }
    expect(toMarkdown({ markdown: typed }, { ...options, baseUrl: 'https://a.kr/w/' }).markdown).toBe(
      markdown || typed,
    )
    expect(new Set(told)).toEqual(new Set(markdown === '' ? [] : ['address-completed']))
    expect(toMarkdown({ markdown: typed }, { ...plain, files }).markdown).toBe(
      typed.includes('(//') ? markdown : typed,
    )
  })

  test('in a comment HTML is text', () => {
    const options = { ...plain, comment: true, baseUrl: 'https://a.kr/' }
    expect(toMarkdown({ markdown: '[a](b) <a href="c">d</a>' }, options).markdown).toBe(
      '[a](https://a.kr/b) <a href="c">d</a>',
    )
  })

  test('beside HTML, which tells of them', () => {
    const told: string[] = []
    const onRelative = (rule: string, address: string) => told.push(`${rule} ${address}`)
    const options = { ...plain, baseUrl: 'https://a.kr/', onRelative }
    const text = { html: '<ul><li><a href="/b">a</a></li></ul>', markdown: '* [a](/b)' }
    expect(toMarkdown(text, options).markdown).toBe('* [a](https://a.kr/b)')
    expect(told).toEqual(['address-completed /b'])
  })
})

describe('what Markdown shows of HTML', () => {
  const rows: [html: string, markdown: string, differences: string[]][] = [
    ['<p>a  <b>b</b></p>', 'a **b**', []],
    ['<p>a</p>', 'b', ['text']],
    ['<p><a href="http://a.kr">a</a></p>', '[a](http://a.kr/)', []],
    ['<p><a href="http://a.kr/">a</a></p>', 'a', ['links']],
    ['<p><a href="http://a.kr/">a</a></p>', '[a](http://b.kr/)', ['links']],
    ['<p><a href="ftp://a.kr/">a</a></p>', '[a](ftp://a.kr/)', []],
    ['<p><code>a</code></p>', 'a', ['code']],
    ['<pre><code>a\n b</code></pre>', '```\na\nb\n```', ['code']],
    ['<pre><code>a\n\nb</code></pre>', '```\na\nb\n```', ['code']],
    ['<pre>a<br>&nbsp;b</pre>', '```\na\n b\n```', []],
    ['<p><code>a\n  b</code></p>', '`a b`', ['code']],
    ['<p><code>a<br>b</code></p>', '`a b`', ['code']],
    ['<p><code>a  b</code></p>', '`a b`', ['code']],
    ['<p><code>a&nbsp;b </code></p>', '`a b`', []],
    ['<p><img src="http://a.kr/a.png" alt="a"></p>', '![a](http://a.kr/a.png)', []],
    ['<p><img src="http://a.kr/a.png" alt="a"></p>', '![b](http://a.kr/a.png)', ['text']],
    ['<p>1. a</p>', '1. a', ['text']],
  ]
  test.each(rows)('%s and %s', (html, markdown, differences) => {
    expect(compareRendered(html, markdown)).toEqual(differences)
  })
})

describe('HTML that is made to do harm', () => {
  const rows: Record<string, { html: string; losses: string[] }> = {
    'thousands of elements inside of each other': {
      html: `${'<div>'.repeat(4_000)}a`,
      losses: ['nesting-flattened'],
    },
    'quotes inside of too many quotes': {
      html: `${'<blockquote>'.repeat(40)}a`,
      losses: ['nesting-flattened'],
    },
    'more text than a body may have': { html: 'a'.repeat(1_100_000), losses: ['html-too-large'] },
    'line feeds in code': { html: `<pre>${'\n'.repeat(20_000)}a</pre>`, losses: [] },
    backticks: { html: `<p>${'`'.repeat(5_000)}</p>`, losses: [] },
  }
  test.each(Object.entries(rows))('%s', (_name, { html, losses }) => {
    const converted = toMarkdown({ html }, plain)
    expect(converted.losses).toEqual(losses)
    expect(converted.markdown).toContain(html.endsWith('</p>') ? '\\`' : 'a')
  })
})

describe('what needs no escape on a page', () => {
  const rows: [escaped: string, markdown: string][] = [
    ['Q\\&A', 'Q&A'],
    ['\\&amp; \\&#35;', '\\&amp; \\&#35;'],
    ['a\\[0]', 'a[0]'],
    ['\\[a]\\(b)', '[a]\\(b)'],
    ['\\[a](b)', '\\[a](b)'],
    ['\\[^1] \\[ ] !\\[a]', '\\[^1] \\[ ] !\\[a]'],
    ['**"강조"**&#xB97C;', '**"강조"**를'],
    ['**a.**&#x62;', '**a.**&#x62;'],
    ['[http\\://a.kr/b](http://a.kr/)', '[http://a.kr/b](http://a.kr/)'],
    ['http\\://a.kr', 'http\\://a.kr'],
    ['\\$5', '\\$5'],
  ]

  test.each(rows)('%s as %s', (escaped, markdown) => {
    expect(lighten(escaped)).toBe(markdown)
  })

  test('a dollar that stands alone in its block is no formula', () => {
    expect(lighten('\\$5\n\n\\$5 and \\$10\n\n`\\$5`', { math: true })).toBe('$5\n\n\\$5 and \\$10\n\n`\\$5`')
  })
})
