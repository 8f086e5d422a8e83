// Code in lines without `<pre>`, boxes of editors and highlighters, and code of a line, which stays one.
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../../../src/import/markdown/to-markdown.ts'
import { toBody } from '../../../../src/import/table/to-body.ts'

const fence = (code: string, language = '') => `\`\`\`${language}\n${code}\n\`\`\``

const count = (html: string, comment = false) => {
  const { markdown, losses } = toMarkdown({ html }, { dialect: 'html', comment })
  const counted = Object.groupBy(losses, (rule) => rule)
  return { markdown, losses: Object.entries(counted).map(([rule, all = []]) => `${rule} ${all.length}`) }
}

const made = 'code-block-made 1'

describe('lines of code become a block', () => {
  const two = fence('for x:\n  run(x)')
  const rows: [name: string, html: string, markdown: string][] = [
    ['of line breaks', '<p><code>for x:<br>&nbsp;&nbsp;run(x)</code></p>', two],
    ['of line breaks with line feeds', '<p><code>for x:<br />\n  run(x)<br />\n</code></p>', two],
    ['of paragraphs', '<code><p>for x:</p><p>&nbsp;&nbsp;run(x)</p></code>', two],
    ['of paragraphs of lines', '<code>\na\n<p>b<br>\nc</p>\n<p>d</p></code>', fence('a\n\nb\nc\n\nd')],
    ['of elements of lines', '<code><div>for x:</div><div>&nbsp; run(x)</div></code>', two],
    [
      'of lines that a style makes',
      '<code><span style="display:block">for x:</span><span style="display:block">&nbsp; run(x)</span></code>',
      two,
    ],
    ['behind an empty line', '<code><br />\nfor x:<br />\n&nbsp; run(x)<br /></code>', two],
    ['around a block', '<code><pre>for x:\n  run(x)</pre></code>', two],
    [
      'that a style keeps',
      '<p>앞 <code style="white-space: pre-wrap">for x:\n  run(x)</code></p>',
      `앞\n\n${two}`,
    ],
    [
      'that a style around it keeps',
      '<div style="white-space:pre">앞 <code>for x:\n  run(x)</code></div>',
      `앞\n\n${two}`,
    ],
    [
      'that a style makes a block',
      '<p>앞 <code style="display:block">for x:\n  run(x)</code></p>',
      `앞\n\n${two}`,
    ],
    ['one that a style makes a block', '<code style="display: block">run(x)</code>', fence('run(x)')],
    ['alone in a paragraph', '<p>앞</p><p><code>\nfor x:\n  run(x)\n</code></p>', `앞\n\n${two}`],
    ['three in a sentence', '<p>앞 <code>a\nb\nc</code> 뒤</p>', `앞\n\n${fence('a\nb\nc')}\n\n뒤`],
    [
      'in a sentence',
      '<p>앞 <b>굵게 <code>a<br>b</code></b> 뒤</p>',
      `앞 **굵게**\n\n${fence('a\nb')}\n\n뒤`,
    ],
    ['with emphasis', '<p><code><b>a</b><br><i>b</i></code></p>', fence('a\nb')],
    [
      'with a link',
      '<code>a<br><a href="http://a.kr/">b</a></code>',
      '<pre>\n<code>a<br><a href="http://a.kr/">b</a></code></pre>',
    ],
    [
      'in a link',
      '<a href="http://a.kr/"><code>a<br>b</code></a>',
      '<pre>\n<a href="http://a.kr/"><code>a<br>b</code></a></pre>',
    ],
    ['in an element', '<div><code>a<br>b</code></div>', fence('a\nb')],
    ['in a quote', '<blockquote><code>a<br>b</code></blockquote>', '> ```\n> a\n> b\n> ```'],
    ['in a list', '<ul><li>앞<br><code>a<br>b</code></li></ul>', '- 앞\n  ```\n  a\n  b\n  ```'],
    [
      'in a cell',
      '<table><tr><td><code>a<br>&nbsp;b</code></td></tr></table>',
      '<table><tbody><tr><td><pre>\n<code>a<br> b</code></pre></td></tr></tbody></table>',
    ],
    ['of teletype', '<p><tt>a<br>b</tt></p>', fence('a\nb')],
    ['of output', '<p><samp>a<br>b</samp></p>', fence('a\nb')],
    ['each by itself', '<p><code>for x:</code><br><code>&nbsp;&nbsp;run(x)</code></p>', two],
    [
      'each by itself, behind white space',
      '<p><code>for x:</code><br>\n&nbsp; <code>run(x)</code></p>',
      fence('for x:\n run(x)'),
    ],
    [
      'each by itself, between text',
      '<p>앞<br><code>a</code><br><code>b</code><br>뒤</p>',
      `앞\n\n${fence('a\nb')}\n\n뒤`,
    ],
    ['that hold their ends', '<p><code>a<br></code><code>b<br></code></p>', fence('a\nb')],
    ['each a paragraph', '<p><code>for x:</code></p>\n<p><code>&nbsp;&nbsp;run(x)</code></p>', two],
    ['each an element', '<div><code>a</code></div><div><br></div><div><code>b</code></div>', fence('a\n\nb')],
    [
      'each in a style',
      '<div><span style="color:red"><code>a</code></span></div><div><font><code>b</code></font></div>',
      fence('a\nb'),
    ],
    ['in a style', '<p><font><code>a</code><br><code>b</code></font></p>', fence('a\nb')],
    ['each in parts', '<p><code>a</code><code>.b</code><br><code>c</code></p>', fence('a.b\nc')],
    ['in paragraphs of their own', '<p><code>a<br>b</p><p>c<br>d</code></p>', fence('a\nb\n\nc\nd')],
    [
      'in kinds of elements',
      '<p><code>a</code><br><code>b</code></p><div><code>c</code></div>',
      fence('a\nb\nc'),
    ],
  ]
  test.each(rows)('%s', (_name, html, markdown) => {
    expect(count(html)).toEqual({ markdown, losses: [made] })
  })

  test('each block is counted', () => {
    const { losses } = count('<p>앞 <code>a<br>b</code> 뒤 <code>c<br>d</code></p>')
    expect(losses).toEqual(['code-block-made 2'])
  })

  test('of a comment', () => {
    const html = '<p>앞 <code>a<br>&nbsp;b</code></p><table><tr><td><code>c<br>d</code></td></tr></table>'
    const { markdown } = count(html, true)
    expect(markdown).toBe(`앞\n\n${fence('a\n b')}\n\n${fence('c\nd')}`)
  })

  test('of an editor in which line feeds count', () => {
    const text = '앞\n<code>for x:\n\n    run(x)</code>\n뒤\n<xmp>a\n <b></xmp>'
    const { markdown } = toMarkdown(
      toBody(text, { format: 'lines', isEscaped: false }, () => {}),
      { dialect: 'html' },
    )
    expect(markdown).toBe(`앞\n\n${fence('for x:\n\n    run(x)')}\n\n뒤\n\n${fence('a\n <b>')}`)
  })

  test('but not where somebody typed single ones', () => {
    const html = '<p><code>a</code></p><p><code>b</code></p>'
    const typed = toMarkdown({ html, markdown: '`a`\n\n`b`' }, { dialect: 'html' })
    expect(typed).toEqual({ markdown: '`a`\n\n`b`', losses: [] })
  })
})

describe('code of a line stays one', () => {
  const rows: [name: string, html: string, markdown: string, losses?: string[]][] = [
    ['in a sentence', '<p>앞 <code>a</code>, <code>b</code> 뒤</p>', '앞 `a`, `b` 뒤'],
    ['alone', '<p>앞</p><p><code>run</code></p><p>뒤</p>', '앞\n\n`run`\n\n뒤'],
    ['at the end of a line', '<p>하나 <code>a</code><br>둘 <code>b</code></p>', '하나 `a`\\\n둘 `b`'],
    ['in a style that keeps', '<p>앞 <code style="white-space:pre">a</code></p>', '앞 `a`'],
    ['in a style that is no block', '<p>앞 <code style="display:inline-block">a</code></p>', '앞 `a`'],
    ['of a list', '<ul><li><code>a</code></li><li><code>b</code></li></ul>', '- `a`\n- `b`'],
    [
      'of a cell',
      '<table><tr><th>a</th></tr><tr><td><code>b</code><br><code>c</code></td></tr></table>',
      '| a |\n| - |\n| `b`<br>`c` |',
    ],
    [
      'of links below each other',
      '<p><a href="http://a.kr/"><code>a</code></a><br><a href="http://b.kr/"><code>b</code></a></p>',
      '[`a`](http://a.kr/)\\\n[`b`](http://b.kr/)',
    ],
    ['of keys', '<p><kbd>a</kbd><br><kbd>b</kbd></p>', '<kbd>a</kbd>\\\n<kbd>b</kbd>'],
    ['that ends with a break', '<p><code>a<br></code>뒤</p>', '`a`\\\n뒤'],
    [
      'that HTML wrapped',
      '<p>앞 <code>git\ncommit</code> 뒤</p>',
      '앞 `git commit` 뒤',
      ['code-lines-joined 1'],
    ],
    ['with its blanks', '<p>앞 <code>a  b&nbsp;&nbsp;c</code> 뒤</p>', '앞 `a  b  c` 뒤'],
    ['in a heading', '<h2>앞 <code>a<br>b</code></h2>', '<h2>앞 <code>a<br>b</code></h2>'],
    ['without anything', '<p>앞<code></code> 뒤<code> </code></p>', '앞 뒤'],
  ]
  test.each(rows)('%s', (_name, html, markdown, losses = []) => {
    expect(count(html)).toEqual({ markdown, losses })
  })
})

describe('a block of code', () => {
  const rows: [name: string, html: string, markdown: string, losses?: string[]][] = [
    ['whose first line is bare', '<pre>a<div>&nbsp;b</div><div>c</div></pre>', fence('a\n b\nc')],
    [
      'whose lines are elements',
      '<pre>\n<div>a</div>\n<div><br></div>\n<div>  b</div>\n</pre>',
      fence('a\n\n  b'),
    ],
    ['whose lines are paragraphs', '<pre><p>a</p><p>b</p></pre>', fence('a\nb')],
    ['with an empty line', '<pre><div>a<br></div><div><br></div><div>b</div></pre>', fence('a\n\nb')],
    [
      'whose lines a style makes',
      '<pre><span style="display:block">a</span><code style="display: block"> b</code></pre>',
      fence('a\n b'),
    ],
    ['with breaks', '<pre>a<br>&nbsp;b</pre>', fence('a\n b')],
    [
      'with a link',
      '<pre>a<br>&nbsp;<a href="http://a.kr/">b</a></pre>',
      '<pre>\na<br> <a href="http://a.kr/">b</a></pre>',
    ],
    [
      'with a picture',
      '<pre>a<br><img src="http://a.kr/b.png" alt="c"><br>d</pre>',
      '<pre>\na<br><img src="http://a.kr/b.png" alt="c"><br>d</pre>',
    ],
    ['of two codes', '<pre><code>a\n</code><code> b</code></pre>', fence('a\n b')],
    ['in a block', '<pre><pre>a\n b</pre></pre>', fence('a\n b')],
    [
      'of old',
      '<xmp>\n<b>a</b>\n b</xmp><listing>c\n d</listing>',
      `${fence('<b>a</b>\n b')}\n\n${fence('c\n d')}`,
    ],
    ['to the end', '<p>a</p><plaintext>b\n <i>', `a\n\n${fence('b\n <i>')}`],
    ['in a field', '<textarea readonly>a\n b</textarea>', fence('a\n b')],
    ['in an empty field', '<p>a</p><textarea></textarea>', 'a', ['form-dropped 1']],
    [
      'with numbers',
      '<pre><span class="lineno">1</span>a\n<span class="lineno">2</span> b</pre>',
      fence('a\n b'),
      ['line-numbers-dropped 1'],
    ],
    [
      'with a list of lines',
      '<pre class="prettyprint"><ol class="linenums"><li>a</li><li> b</li></ol></pre>',
      fence('a\n b'),
    ],
    [
      'beside a cell of numbers',
      '<figure class="highlight sql"><table><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre>a\n b</pre></td></tr></table></figure>',
      fence('a\n b', 'sql'),
      ['line-numbers-dropped 1'],
    ],
    [
      'in parts of lines',
      '<div class="syntaxhighlighter css"><table><tr><td class="gutter"><div>1</div><div>2</div></td><td class="code"><div><div class="line"><code>a</code> <code>{</code></div>\n<div class="line"><code>&nbsp;&nbsp;</code><code>b</code></div></div></td></tr></table></div>',
      fence('a {\n  b', 'css'),
      ['line-numbers-dropped 1'],
    ],
    [
      'of rows',
      '<table><tr><td class="blob-num">7</td><td class="blob-code">a</td></tr><tr><td class="blob-num">8</td><td class="blob-code">&nbsp;b</td></tr></table>',
      fence('a\n b'),
      ['line-numbers-dropped 1'],
    ],
    [
      'beside numbers without a name',
      '<table><tr><td><div>1</div><div>2</div></td><td><div style="font-family: Consolas"><div>a</div><div>&nbsp;b</div></div></td><td>cs</td></tr></table>',
      fence('a\n b'),
      ['line-numbers-dropped 1'],
    ],
    [
      'is none beside numbers of a list',
      '<table><tr><td>1<br>2</td><td>하나<br>둘</td></tr></table>',
      '<table><tbody><tr><td>1<br>2</td><td>하나<br>둘</td></tr></tbody></table>',
    ],
  ]
  test.each(rows)('%s', (_name, html, markdown, losses = []) => {
    expect(count(html)).toEqual({ markdown, losses })
  })

  test.each([
    ['<pre class="brush: sql; toolbar: false">a</pre>', 'sql'],
    ['<pre class="lang:ruby decode:true">a</pre>', 'ruby'],
    ['<pre class="lang:default decode:true">a</pre>', ''],
    ['<textarea name="code" class="java">a</textarea>', 'java'],
    ['<pre class="go" data-ke-language="go" data-ke-type="codeblock"><code>a</code></pre>', 'go'],
    ['<pre data-enlighter-language="css">a</pre>', 'css'],
    ['<pre lang="php">a</pre>', 'php'],
    ['<pre lang="ko">a</pre>', ''],
    ['<pre><code class="hljs java">a</code></pre>', 'java'],
    ['<pre class="sh_cpp">a</pre>', 'cpp'],
    ['<pre class="wide">a</pre>', ''],
    ['<pre class="python">a</pre>', 'python'],
    ['<code class="php">a<br>b</code>', 'php'],
    ['<div class="highlight-source-js"><pre>a</pre></div>', 'js'],
    ['<div class="language-yaml highlighter-rouge"><div class="highlight"><pre>a</pre></div></div>', 'yaml'],
    ['<p><code class="language-js">a<br>b</code></p>', 'js'],
  ])('%s is in the language "%s"', (html, language) => {
    expect(count(html).markdown.split('\n')[0]).toBe(`\`\`\`${language}`)
  })
})

describe('components of the editor of XE', () => {
  const rows: [name: string, html: string, markdown: string, losses?: string[]][] = [
    [
      'a box of code',
      '<p>앞</p><div editor_component="code_highlighter" code_type="Css" first_line="1">a {<br />\n&nbsp;&nbsp;b<br />\n}</div>',
      `앞\n\n${fence('a {\n  b\n}', 'css')}`,
      ['code-block-made'],
    ],
    [
      'one of JavaScript',
      '<div editor_component="code_highlighter" code_type="JScript">a</div>',
      fence('a', 'js'),
      ['code-block-made'],
    ],
    [
      'one without a language',
      '<div editor_component="code_highlighter" code_type="Plain">a</div>',
      fence('a'),
      ['code-block-made'],
    ],
    ['a quotation', '<div editor_component="quotation" use_folder="N">a<p>b</p></div>', '> a\n>\n> b'],
    [
      'a fold',
      '<div editor_component="quotation" use_folder="Y" open_folder="펼치기" close_folder="접기">a</div>',
      '<details>\n<summary>펼치기</summary>\n\na\n\n</details>',
    ],
    [
      'a video',
      '<img src="blank.gif" editor_component="multimedia_link" multimedia_src="http://a.kr/b">',
      '<http://a.kr/b>',
      ['embed-linked'],
    ],
    [
      'pictures',
      '<img src="blank.gif" editor_component="image_gallery" images_list="http://a.kr/b.jpg http://a.kr/c.png">',
      '![](http://a.kr/b.jpg)\n\n![](http://a.kr/c.png)',
    ],
    [
      'a picture',
      '<img editor_component="image_link" src="http://a.kr/b.png" alt="c">',
      '![c](http://a.kr/b.png)',
    ],
    [
      'a picture with a link',
      '<img editor_component="image_link" src="http://a.kr/b.png" alt="c" link_url="http://a.kr/d">',
      '[![c](http://a.kr/b.png)](http://a.kr/d)',
    ],
    [
      'others',
      '<p>앞</p><img src="blank.gif" editor_component="naver_map"><div editor_component="cc_license">뒤</div>',
      '앞\n\n뒤',
      ['editor-component-unread naver_map', 'editor-component-unread cc_license'],
    ],
  ]
  test.each(rows)('%s', (_name, html, markdown, losses = []) => {
    expect(toMarkdown({ html }, { dialect: 'html' })).toEqual({ markdown, losses })
  })
})
