// Formulas as tokens of Markdown. They are printed by their source here, as nothing has typeset them.
import { describe, expect, test } from 'vitest'
import {
  formulaType,
  isDisplayed,
  listFormulas,
  toFormulaSource,
} from '../../../src/body/formulas/parse-formulas.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toProseText } from '../../../src/body/prose.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { cutBody, toText } from '../../../src/body/summary.ts'
import { onPage } from '../../support/body-options.ts'

function print(body: string): string {
  const box = / role="group" aria-label="[^"]*" tabindex="0"/g
  return renderBody(parseMarkdown(body, { math: true }), onPage)
    .replace(/ rel="nofollow ugc noopener"/g, '')
    .replace(box, '')
    .trim()
}

describe('nothing in a formula is Markdown', () => {
  test.each([
    ['emphasis', '$a*b$ *c $d*e$ f*', '<p><code>$a*b$</code> <em>c <code>$d*e$</code> f</em></p>'],
    ['escapes', '$a \\, b \\\\ \\_c$', '<p><code>$a \\, b \\\\ \\_c$</code></p>'],
    ['entities and HTML', '$a<b>&amp;c$', '<p><code>$a&lt;b&gt;&amp;amp;c$</code></p>'],
    ['addresses', '$https://a.kr/$', '<p><code>$https://a.kr/$</code></p>'],
    ['brackets', '[$a]$](https://a.kr/)', '<p><a href="https://a.kr/"><code>$a]$</code></a></p>'],
    ['in strong text', '**$a**b$**', '<p><strong><code>$a**b$</code></strong></p>'],
    ['in a heading', '# $a$', '<h2><code>$a$</code></h2>'],
    ['list', '$$\na\n- b\n$$', '<p><span class="math-scroll"><code>$$\na\n- b\n$$</code></span></p>'],
    ['heading', '$$\na\n=\n$$', '<p><span class="math-scroll"><code>$$\na\n=\n$$</code></span></p>'],
    ['quote', '$$\n> a\n$$', '<p><span class="math-scroll"><code>$$\n&gt; a\n$$</code></span></p>'],
    ['fence', '$$\n~~~\n$$', '<p><span class="math-scroll"><code>$$\n~~~\n$$</code></span></p>'],
    [
      'environment',
      '\\begin{align}\na &= b \\\\\n+ c\n\\end{align}',
      '<p><span class="math-scroll"><code>\\begin{align}\na &amp;= b \\\\\n+ c\n\\end{align}</code></span></p>',
    ],
  ])('%s', (_, body, html) => {
    expect(print(body)).toBe(html)
  })
})

describe('where formulas begin and end', () => {
  const box = (source: string) => `<span class="math-scroll"><code>${source}</code></span>`
  test.each([
    ['beside text', '가 $$a$$ 나', `<p>가 ${box('$$a$$')} 나</p>`],
    ['between lines of text', '가\n$$a$$\n나', `<p>가</p>\n<p>${box('$$a$$')}</p>\n<p>나</p>`],
    ['text behind several lines', '$$a\n- b$$ 가', `<p>${box('$$a\n- b$$')} 가</p>`],
    ['text behind one line', '$$a$$ 가', `<p>${box('$$a$$')} 가</p>`],
    ['in a quote', '> $$\n> a\n> $$', `<blockquote><p>${box('$$\na\n$$')}</p>\n</blockquote>`],
    ['in a list', '- $$\n  a\n  $$', `<ul><li><p>${box('$$\na\n$$')}</p>\n</li></ul>`],
    ['a list within a line', '가 $$a\n+ b$$ 나', `<p>가 ${box('$$a\n+ b$$')} 나</p>`],
    ['a heading within a line', '가 $a\n===\nb$ 나', '<p>가 <code>$a\n===\nb$</code> 나</p>'],
    [
      'a quote within a line',
      '가\n나 $a\n> b$ 다\n> 라',
      '<p>가\n나 <code>$a\n&gt; b$</code> 다</p>\n<blockquote><p>라</p>\n</blockquote>',
    ],
    ['in a list, within a line', '- 가 $$a\n  - b$$', `<ul><li>가 ${box('$$a\n- b$$')}\n</li></ul>`],
    [
      'an environment within a line',
      '가 \\begin{cases}a\n# b\\end{cases}',
      `<p>가 ${box('\\begin{cases}a\n# b\\end{cases}')}</p>`,
    ],
    ['a list behind a formula', '가 $a$\n- b', '<p>가 <code>$a$</code></p>\n<ul><li>b\n</li></ul>'],
    [
      'a list behind a formula of two lines',
      '$a\nb$\n- c',
      '<p><code>$a\nb$</code></p>\n<ul><li>c\n</li></ul>',
    ],
    ['a blank line', '$$a\n\nb$$', '<p>$$a</p>\n<p>b$$</p>'],
    ['a dollar sign', '\\$5는 $5 and $10', '<p>$5는 $5 and $10</p>'],
    [
      'an environment in a sentence',
      '가 \\begin{cases}a\\end{cases}',
      `<p>가 ${box('\\begin{cases}a\\end{cases}')}</p>`,
    ],
    [
      'no environment of ours',
      '\\begin{verbatim}a\\end{verbatim}',
      '<p>\\begin{verbatim}a\\end{verbatim}</p>',
    ],
    ['a link holds nothing that takes the focus', '[$$a$$](/b)', `<p><a href="/b">${box('$$a$$')}</a></p>`],
  ])('%s', (_, body, html) => {
    expect(print(body)).toBe(html)
  })

  test.each([
    ['code', '`$a$`', '<p><code>$a$</code></p>'],
    ['an opening sign before code', '$5와 `$a`', '<p>$5와 <code>$a</code></p>'],
    ['a fence', '```\n$$\na\n$$\n```', '<div class="code"><pre><code>$$\na\n$$\n</code></pre></div>'],
    ['indented code', '    $$a$$', '<div class="code"><pre><code>$$a$$\n</code></pre></div>'],
    ['an address', '<https://a.kr/$b$>', '<p><a href="https://a.kr/$b$">https://a.kr/$b$</a></p>'],
    ['a description', '![$a$](/b)', '<p><a class="image-link" href="/b">이미지: $a$</a></p>'],
    ['raw HTML', '<pre>\n$a$\n</pre>', '<pre>$a$\n</pre>'],
  ])('%s holds none', (_, body, html) => {
    expect(print(body)).toBe(html)
  })

  test('a bar divides cells, as in code; \\| is one bar', () => {
    const [, row] = print('|가|나|\n|-|-|\n|$\\|a\\|$|$b$|').split('<tbody>')
    expect(row).toBe('<tr><td><code>$|a|$</code></td><td><code>$b$</code></td></tr></tbody></table></div>')
  })

  test.each([
    ['a short one does not', 'a'.repeat(27), ''],
    ['a long one does', 'a'.repeat(28), ' role="group" aria-label="수식" tabindex="0"'],
  ])(
    'the box of a formula has a name and takes the focus where it may scroll: %s',
    (_, source, attributes) => {
      expect(renderBody(parseMarkdown(`$$${source}$$`, { math: true }), onPage)).toBe(
        `<p><span class="math-scroll"${attributes}><code>$$${source}$$</code></span></p>\n`,
      )
    },
  )

  test('without the setting there are none', () => {
    expect(renderBody(parseMarkdown('$a*b*c$'), onPage)).toBe('<p>$a<em>b</em>c$</p>\n')
    expect(parseMarkdown('$$\na\n$$').some(({ type }) => type === formulaType)).toBe(false)
  })
})

test.each([
  ['$a b$', 'a b', false],
  ['$$a\nb$$', 'a\nb', true],
  ['\\begin{align}a\\end{align}', '\\begin{align}a\\end{align}', true],
])('what is typeset of %j', (body, source, displayed) => {
  const [token] = parseMarkdown(body, { math: true })
    .flatMap((each) => [each, ...(each.children ?? [])])
    .filter(({ type }) => type === formulaType)
  if (!token) throw new Error('no formula')
  expect([toFormulaSource(token), isDisplayed(token)]).toEqual([source, displayed])
})

describe('as text', () => {
  const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

  test('a formula is its source, and no prose', () => {
    const body = '값 $rest$입니다\n\n$$\nspring\n$$\n\n끝'
    const tokens = parseMarkdown(body, { math: true })
    expect(toLine(toText(tokens, { code: false, addresses: 'whole' }))).toBe(
      '값 $rest$입니다 $$ spring $$ 끝',
    )
    expect(toLine(toProseText(tokens))).toBe('값 \ufffc입니다 끝')
  })

  test('its characters count, and it is never cut', () => {
    const tokens = parseMarkdown('가나\n\n$$\n12345\n$$\n\n다', { math: true })
    const shown = (length: number) =>
      renderBody(cutBody(tokens, length).tokens, onPage).replace(/<[^>]*>/g, '')
    expect(shown(12)).toBe('가나\n')
    expect(shown(13)).toBe('가나\n$$\n12345\n$$\n')
  })
})

test.each([
  '$$a$$ b\n',
  '$$\n',
  '$$a\n',
  '$$a\n$$ b\n',
  '$$ {\n',
  '\\begin{align}\n',
  '$a `b$` ',
  '![$a$](b) ',
  'a $a\n+ b$ c\n',
  'a $\n# b\n',
  'a $a\nb$\n# c\n',
  '- a $a\nb$\n',
  '> a $a\n> b$\n',
  '> $$\n',
  '$$a\n- ',
])('256 KB of %j are read in a few seconds', (unit) => {
  // With work that grows with the square of the length it takes minutes, and the test is given up.
  expect(parseMarkdown(unit.repeat(262_144 / unit.length), { math: true })).toBeDefined()
})

describe('texts of raw HTML hold formulas', () => {
  const box = (source: string) => `<span class="math-scroll"><code>${source}</code></span>`
  test.each([
    ['a paragraph', '<p>값 $x$.<br>$y$ 끝</p>', '<p>값 <code>$x$</code>.<br><code>$y$</code> 끝</p>'],
    ['an item', '<ul>\n<li>$$x$$</li>\n</ul>', `<ul>\n<li>${box('$$x$$')}</li>\n</ul>`],
    ['references', '<p>$a &lt; b &amp; c$</p>', '<p><code>$a &lt; b &amp; c$</code></p>'],
    ['an environment', '<p>\\begin{align}a\\end{align}</p>', `<p>${box('\\begin{align}a\\end{align}')}</p>`],
    [
      'beside a picture',
      '<p>$x$ <img src="ftp://a.kr/b.png" alt="$y$"> $z$</p>',
      /<code>\$x\$<\/code>.*[^>]\$y\$.*<code>\$z\$<\/code>/,
    ],
    ['emphasis left open', '<p><b>$x$', '<p><b><code>$x$</code></b></p>'],
    [
      'tags that are shown',
      '<div>\n$x$\n</div>',
      '<p class="raw">&lt;div&gt;\n<code>$x$</code>\n&lt;/div&gt;</p>',
    ],
    ['behind code', '<p><code>$a$</code> $b$</p>', '<p><code>$a$</code> <code>$b$</code></p>'],
    ['a sign', '<p>\\$5, $x$, \\\\ \\(</p>', '<p>$5, <code>$x$</code>, \\\\ \\(</p>'],
    ['a sign alone', '<p>\\$5</p>', '<p>$5</p>'],
    ['a name of a tag in a line', '글 <script> $x$', '<p>글 &lt;script&gt; <code>$x$</code></p>'],
  ])('%s', (_, body, html) => {
    expect(print(body)).toEqual(typeof html === 'string' ? html : expect.stringMatching(html))
  })

  test.each([
    ['code', '<p><code>$x$</code></p>'],
    ['code left open', '<p><code>$x$</p>\n\n글 $y$'],
    ['code in a line', '글 <code>$x$</code>'],
    ['code in a line that goes on', '글 <code>가 <b>$x$</b></code>'],
    ['a block of code', '<pre>\n$x$\n</pre>'],
    ['keys', '<p><kbd>$x$</kbd> <samp>$y$</samp></p>'],
    ['a script', '<script>\n$x$\n</script>'],
    ['a style in a paragraph', '<p><style>$x$</style></p>'],
    ['an address', '<p><a href="/$x$">글</a> $5</p>'],
    ['a reference', '<p>&#36;x&#36;</p>'],
    ['two texts', '<p>$x <b>y</b> z$</p>'],
    ['prices', '<p>$5와 $10</p>'],
    ['a comment', '<p>글</p><!-- $x$ -->'],
  ])('no formula: %s', (_, body) => {
    const isFormula = ({ type }: { type: string }) => type === formulaType
    const tokens = parseMarkdown(body, { math: true })
    expect([...tokens, ...tokens.flatMap(({ children }) => children ?? [])].filter(isFormula)).toEqual([])
  })

  test('they are no prose, and a part of the text', () => {
    const tokens = parseMarkdown('<p>가 $rest$ 나</p>', { math: true })
    expect(toProseText(tokens)).toBe('\n가 \ufffc 나\n\n')
    expect(toText(tokens, { code: true, addresses: 'whole' }).trim()).toBe('가 $rest$ 나')
  })
})

// Where a text holds formulas.

test.each<[string, string[]]>([
  // one dollar sign
  ['값은 $x$입니다', ['$x$']],
  ['$n$th, $k$s', ['$n$', '$k$']],
  ['$5 and $10', []],
  ['책값 $5, 배송비 $3', []],
  ['$20,000 and $30,000', []],
  ['$x$1', []],
  ['$ x$', []],
  ['$x $', []],
  ['$$', []],
  ['한 개 $', []],
  ['\\$5와 $x$', ['$x$']],
  ['$a\\$b$', ['$a\\$b$']],
  ['\\\\$x$', ['$x$']],
  ['$a$$b$', ['$a$', '$b$']],
  ['$a$ $b$', ['$a$', '$b$']],
  ['$5, $x$', ['$x$']],
  ['$a\nb$', ['$a\nb$']],
  ['$a\n\nb$', []],
  ['$a\n \t\nb$', []],
  // braces
  ['$\\text{값 $x$ 개}$', ['$\\text{값 $x$ 개}$']],
  ['$_{a}^{b}$', ['$_{a}^{b}$']],
  ['$\\{ x$', ['$\\{ x$']],
  ['${x$', []],
  ['${ $x$', ['$x$']],
  ['$x}$', []],
  // code
  ['$a `b$` c', []],
  ['$a `b` c$', []],
  // two dollar signs
  ['$$x$$', ['$$x$$']],
  ['$$ x\n y $$', ['$$ x\n y $$']],
  ['$$ x\n\ny $$', []],
  ['$$ $$', []],
  ['$$x$$1', ['$$x$$']],
  ['$$\\text{$a$}$$', ['$$\\text{$a$}$$']],
  ['$$a $ b$$', []],
  ['a lot of $$$ for $x$', ['$x$']],
  // environments
  ['\\begin{align} a \\end{align}', ['\\begin{align} a \\end{align}']],
  ['\\begin{equation*}x\\end{equation*}', ['\\begin{equation*}x\\end{equation*}']],
  ['\\begin{pmatrix}1\\end{pmatrix}', ['\\begin{pmatrix}1\\end{pmatrix}']],
  [
    '\\begin{cases}\\begin{matrix}1\\end{matrix}\\end{cases}',
    ['\\begin{cases}\\begin{matrix}1\\end{matrix}\\end{cases}'],
  ],
  ['\\begin{align} a \\end{align*}', []],
  ['\\begin{align} a', []],
  ['\\begin{document} a \\end{document}', []],
  ['\\begin{array}{c} a \\end{array}', []],
  ['\\\\begin{align} a \\end{align}', []],
  ['\\begin{align} a\n\nb \\end{align}', []],
  ['\\begin{align} `a` \\end{align}', []],
])('%j', (text, formulas) => {
  expect(listFormulas(text).map((place) => text.slice(place.start, place.end))).toEqual(formulas)
})

test.each([
  '$',
  '$$',
  '${',
  '$$ {',
  '$x ',
  '$x$',
  '\\begin{align}',
  '\\begin{align}\\end{matrix}',
  '{$}',
  '\n$$',
  '`$',
])('reads 256 KB of %j before the test is given up', (unit) => {
  // With work that grows with the square of the length it takes minutes.
  expect(listFormulas(unit.repeat(262_144 / unit.length))).toBeDefined()
})
