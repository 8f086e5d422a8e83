// Plain text, and HTML in which line breaks count, as HTML that shows the same.
import { describe, expect, test } from 'vitest'
import { toBody } from '../../../../src/import/table/to-body.ts'

const convert = (text: string, format: Parameters<typeof toBody>[1]['format'], isEscaped = false) =>
  toBody(text, { format, isEscaped }, () => undefined)

describe('plain text', () => {
  test.each<[name: string, text: string, html: string]>([
    ['lines', 'a\nb', '<p>a<br>\nb</p>'],
    ['paragraphs', 'a\r\n \r\n\r\nb', '<p>a</p>\n<p>b</p>'],
    ['what looks like HTML', '<b>1 & 2</b>', '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>'],
    [
      'indentation',
      'if x:\n    y  z\n\tw',
      '<p>if x:<br>\n\u00A0\u00A0\u00A0\u00A0y\u00A0 z<br>\n\u00A0\u00A0\u00A0\u00A0w</p>',
    ],
    ['one blank at the beginning', 'a\n b', '<p>a<br>\n\u00A0b</p>'],
    [
      'an address',
      '(https://a.example/x?y=1&z=2).',
      '<p>(<a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>).</p>',
    ],
    [
      'a Hangul address',
      '여기 http://a.example/가, 보세요',
      '<p>여기 <a href="http://a.example/가">http://a.example/가</a>, 보세요</p>',
    ],
    [
      'addresses before particles, signs and each other',
      'https://a.example에 “https://a.example/b”와 (https://a.example/c)는, https://a.example/d、https://my_blog.example/e를.',
      '<p><a href="https://a.example">https://a.example</a>에 “<a href="https://a.example/b">https://a.example/b</a>”와 ' +
        '(<a href="https://a.example/c">https://a.example/c</a>)는, <a href="https://a.example/d">https://a.example/d</a>、' +
        '<a href="https://my_blog.example/e">https://my_blog.example/e</a>를.</p>',
    ],
    ['no address', 'javascript:alert(1) ftp://a', '<p>javascript:alert(1) ftp://a</p>'],
    [
      'an address in quotes',
      '"https://a.example/"onclick="x"',
      '<p>&quot;<a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;x&quot;</p>',
    ],
    ['nothing', ' \n\t\n', ''],
  ])('%s', (_, text, html) => {
    expect(convert(text, 'text')).toEqual({ html })
  })
})

describe('HTML whose line breaks count', () => {
  test.each<[name: string, text: string, html: string]>([
    ['lines and paragraphs', 'a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    ['Windows', 'a\r\nb\r\n\r\nc', '<p>a<br>b</p><p>c</p>'],
    ['elements of a text', '<b>a</b>\n<i>b\nc</i>', '<p><b>a</b><br><i>b<br>c</i></p>'],
    [
      'blocks between lines',
      'a\n<ul>\n<li>b</li>\n<li>c\nd</li>\n</ul>\ne',
      '<p>a</p><ul><li>b</li><li>c<br>d</li></ul><p>e</p>',
    ],
    ['code', 'a\n<pre>b\n\nc</pre>\nd', '<p>a</p><pre>b\n\nc</pre><p>d</p>'],
    ['a heading', '<h2>a</h2>\nb', '<h2>a</h2><p>b</p>'],
    ['a paragraph that is one', '<p>a\n\nb</p>', '<p>a<br><br>b</p>'],
    ['a quote', '<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['an item of paragraphs', '<ul><li>a\n\nb</li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    [
      'addresses',
      'see https://a.example/?b=1&amp;c=2',
      '<p>see <a href="https://a.example/?b=1&amp;c=2">https://a.example/?b=1&amp;c=2</a></p>',
    ],
    [
      'no link in a link or code',
      '<a href="x">https://a.example</a> <code>https://b.example</code>',
      '<p><a href="x">https://a.example</a> <code>https://b.example</code></p>',
    ],
    [
      'an address before a particle',
      'a https://a.example/b에서 c',
      '<p>a <a href="https://a.example/b">https://a.example/b</a>에서 c</p>',
    ],
    ['line breaks around a block', 'a<br>\n<div>b</div><br>', '<p>a</p><div><p>b</p></div>'],
    [
      'blocks of the editor',
      '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->',
      '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->',
    ],
    ['nothing', '\n\n', ''],
  ])('%s', (_, text, html) => {
    expect(convert(text, 'lines')).toEqual({ html })
  })

  test('elements in elements without end stay as they are', () => {
    const text = '<b>'.repeat(20_000)
    expect(convert(text, 'lines')).toEqual({ html: text })
  })
})

test.each([
  ['a &amp;amp; b', 'a &amp; b'],
  ['&lt;br&gt; <b>굵게</b>', '<br> 굵게'],
  ['plain; text', 'plain; text'],
])('%s is the text %s', (written, markdown) => {
  expect(convert(written, 'markdown', true)).toEqual({ markdown })
})

test('Markdown whose line breaks count', () => {
  expect(convert('a\nb', 'markdown-lines')).toEqual({ markdown: 'a\nb', lines: true })
  expect(convert('a &lt;\nb', 'markdown-lines', true)).toEqual({ markdown: 'a <\nb', lines: true })
})
