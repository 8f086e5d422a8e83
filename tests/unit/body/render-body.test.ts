// What a body becomes: only elements that the printer writes itself, whatever the author wrote.
import { describe, expect, test } from 'vitest'
import { OutputTooLarge } from '../../../src/body/html.ts'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { inEntry, onPage } from '../../support/body-options.ts'

/** Without what every link has. */
function render(body: string, { base = '/', headingLevel = 3 } = {}): string {
  const html = renderBody(parseMarkdown(body), { ...inEntry, base, headingLevel }).trim()
  const [links, own] = [/<a (?!href="#| *id)[^>]*/g, / rel="nofollow ugc noopener"/g]
  for (const [link] of html.matchAll(links)) expect(link).toMatch(own)
  return html.replace(own, '')
}

/** A link to a picture that is shown nowhere. */
const picture = (label: string) => `<a class="image-link" href="https://a.kr/b.png">${label}</a>`

describe('blocks and spans', () => {
  test.each([
    ['paragraphs', '하나\n\n둘', '<p>하나</p>\n<p>둘</p>'],
    ['special characters', 'a < b && "c"', '<p>a &lt; b &amp;&amp; &quot;c&quot;</p>'],
    ['character reference', '&copy; &lt;b&gt;', '<p>© &lt;b&gt;</p>'],
    ['escapes', '\\*별\\*', '<p>*별*</p>'],
    ['emphasis', '*기울임* **굵게** ~~취소~~', '<p><em>기울임</em> <strong>굵게</strong> <s>취소</s></p>'],
    ['line end', '하나\n둘', '<p>하나\n둘</p>'],
    ['hard break', '하나  \n둘', '<p>하나<br>\n둘</p>'],
    ['rule', '하나\n\n---\n\n둘', '<p>하나</p>\n<hr>\n<p>둘</p>'],
    ['quote', '> 인용', '<blockquote><p>인용</p>\n</blockquote>'],
    ['tight list', '- 하나\n- 둘', '<ul><li>하나\n</li><li>둘\n</li></ul>'],
    ['loose list', '- 하나\n\n- 둘', '<ul><li><p>하나</p>\n</li><li><p>둘</p>\n</li></ul>'],
    ['numbered list', '1. 하나\n2. 둘', '<ol><li>하나\n</li><li>둘\n</li></ol>'],
    ['numbered list from 3', '3. 셋', '<ol start="3"><li>셋\n</li></ol>'],
    ['numbered list from 10', '10. 열', '<ol start="10"><li>열\n</li></ol>'],
    ['nothing but a special character', '`<`', '<p><code>&lt;</code></p>'],
    ['inline code', '`a < b`', '<p><code>a &lt; b</code></p>'],
    ['no smart quotes', '"a" -- (c)', '<p>&quot;a&quot; -- (c)</p>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})

describe('a reference to a control character is U+FFFD, and the end of a line one line feed', () => {
  test.each([
    ['a text', 'a&#0;&#1;&#8;&#11;&#12;&#x1F;&#127;&#x80;&#129;b', `<p>a${'\ufffd'.repeat(9)}b</p>`],
    ['ends of lines, and a tab', 'a&#13;b&#xD;&#10;c&#9;d&NewLine;e', '<p>a\nb\n\nc\td\ne</p>'],
    ['eight digits are text', 'a&#00000001;', '<p>a&amp;#00000001;</p>'],
    ['emphasis', '**&#12;**', '<p><strong>\ufffd</strong></p>'],
    ['an address', '[가](<ftp://a.kr/&#12;>)', '<p>가 (ftp://a.kr/\ufffd)</p>'],
    ['a title of a link', '[가](https://a.kr/ "&#12;")', `<p><a href="https://a.kr/">가</a></p>`],
    ['a description', '![가&#1;&#12;](a.png)', '<p>이미지: 가\ufffd\ufffd (a.png)</p>'],
    ['code', '`&#1;&#12;`', '<p><code>&amp;#1;&amp;#12;</code></p>'],
    ['a block of code', '```\n&#1;&#12;\n```', '<pre><code>&amp;#1;&amp;#12;\n</code></pre>'],
    [
      'raw HTML that is kept',
      '<b>a&#1;b&#12;c&#13;d&#x7f;e&#129;</b>',
      '<p><b>a\ufffdb\ufffdc\nd\ufffde\ufffd</b></p>',
    ],
    ['raw HTML that is not', '<div>a&#1;&#X1b;&#12;', '<p class="raw">&lt;div&gt;a\ufffd\ufffd\ufffd</p>'],
    ['raw code', '<pre>a&#1;</pre>', '<pre>a\ufffd</pre>'],
    [
      'a raw description and address',
      '<img alt="a&#1;&#12;" src="b&#2;">',
      '<p>이미지: a\ufffd\ufffd (b\ufffd)</p>',
    ],
    ['what browsers read as a letter', '<pre>&#128;&#147;</pre>', '<pre>€“</pre>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })

  test.each([
    '<b>&#X;</b>',
    '<div>&#X;',
    '&#X;',
    '- &#X;',
    '| &#X; |\n|-|',
    '[가](/a&#X;)',
    '![&#X;](x&#X;)',
    '<a href="ftp://a.kr/&#X;">가</a>',
  ])('every one of them in %s', (body) => {
    for (let code = 0; code < 0xa0; code += 1) {
      for (const number of [`${code}`, `x${code.toString(16)}`]) {
        expect(render(body.replaceAll('X', number))).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
      }
    }
  })
})

describe('a link of raw HTML that is left open has no other inside of it', () => {
  const openings = [
    '',
    '가 ',
    '<b>',
    '<code>',
    '- ',
    '> ',
    '<li>',
    '<p>',
    '<h2>',
    '<details>',
    '<table><tr><td>',
    '[나](/b) ',
  ]
  const blocks = [
    (link: string) => link,
    (link: string) => `- ${link}\n- 다`,
    (link: string) => `1. 다\n   - ${link}`,
    (link: string) => `## ${link}`,
    (link: string) => `> ${link}`,
    (link: string) => `| 다 | 라 |\n|-|-|\n| 마 ${link} | 바 |`,
    (link: string) => `| ${link} |\n|-|\n| 바 |`,
    (link: string) => `> | 다 |\n> |-|\n> | ${link} |`,
    (link: string) => `- | 다 |\n  |-|\n  | ${link} |`,
    (link: string) => `<table><tr><td>${link}</td></tr></table>`,
    (link: string) => `<table><tr><td>\n\n${link}\n\n</td></tr></table>`,
    (link: string) => `<details><summary>다</summary>\n\n${link}\n\n</details>`,
    (link: string) => `<dl><dt>${link}<dd>${link}</dl>`,
  ]
  const links = [
    '[나](https://b.kr/)',
    'https://b.kr/',
    '<a href="https://b.kr/">나</a>',
    '![나](https://b.kr/a.png)',
    '[![나](/a.png)](https://b.kr/)',
    '각주[^1]',
  ]

  test.each(openings)('after %j', (opening) => {
    for (const block of blocks) {
      for (const link of links) {
        const html = render(`${opening}<a href="https://a.kr/">\n\n${block(link)}\n\n끝\n\n[^1]: ${links[0]}`)
        expect(html).toContain('<a ')
        expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>)[\s\S])*<a /)
      }
    }
  })
})

describe('code', () => {
  test.each([
    ['no language', '```\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['unknown language', '```없는말\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    [
      'language that would leave its attribute',
      '```"><script>alert(1)</script>\nx\n```',
      '<pre><code>x\n</code></pre>',
    ],
    ['indented', '    <b>', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['known language', '```json\n{"a": 1}\n```', '<pre><code>{<var>"a"</var>: 1}\n</code></pre>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })

  test('the language may be in upper case, and more may follow it', () => {
    const plain = render('```json\ntrue\n```')
    expect(render('```JSON title="a"\ntrue\n```')).toBe(plain)
    expect(plain).toContain('<b>')
    expect(render('``` json\ntrue\n```')).toBe(plain)
    expect(render('```{json}\ntrue\n```')).not.toContain('<span')
  })
})

describe('boxes of code, on the page of a question', () => {
  const long = 'a'.repeat(31)
  const focus = ' role="group" aria-label="코드" tabindex="0"'

  test.each([
    ['language', '```js\na\n```', '<div class="code"><p>JavaScript</p><pre><code>a\n</code></pre></div>'],
    [
      'without colours',
      '```mermaid\na\n```',
      '<div class="code"><p>Mermaid</p><pre><code>a\n</code></pre></div>',
    ],
    ['no language', '```\na\n```', '<div class="code"><pre><code>a\n</code></pre></div>'],
    ['no known language', '```홍길동\na\n```', '<div class="code"><pre><code>a\n</code></pre></div>'],
    ['indented', '    a', '<div class="code"><pre><code>a\n</code></pre></div>'],
    ['wide', `    ${long}`, `<div class="code"><pre${focus}><code>${long}\n</code></pre></div>`],
    [
      'beside raw HTML',
      '<b>가</b>\n\n```js\na\n```',
      '<p><b>가</b></p>\n<div class="code"><p>JavaScript</p><pre><code>a\n</code></pre></div>',
    ],
  ])('%s', (_, body, html) => {
    expect(renderBody(parseMarkdown(body), onPage).trim()).toBe(html)
  })

  test('wide code takes the focus in a listing too', () => {
    expect(render(`    ${long}`)).toBe(`<pre${focus}><code>${long}\n</code></pre>`)
  })
})

describe('tables', () => {
  const wide = '가'.repeat(20)
  const focus = ' role="group" aria-label="표" tabindex="0"'

  test.each([
    ['a table that fits is no stop', '| 가 |\n|---|', ''],
    ['a wide one is', `| ${wide} |\n|---|`, focus],
    ['one of raw HTML that fits is none', '<table><tr><td>가</table>', ''],
    ['a wide one of raw HTML is', `<table><tr><td>${wide}</table>`, focus],
    ['one with blocks in a cell may be wide', '<table><tr><td><ul><li>가</ul></table>', focus],
    ['lines of a cell are no wider than the longest', '<table><tr><td>가<br>나</table>', ''],
  ])('%s', (_, body, attributes) => {
    expect(render(body)).toContain(`<div class="table-scroll"${attributes}><table>`)
  })

  test.each([
    ['an empty corner is no header', '|  | a |\n|---|---|\n| 1 | 2 |', '<td></td><th>a</th>'],
    ['it keeps its side', '| a |  |\n|---|--:|\n| 1 | 2 |', '<th>a</th><td class="right"></td>'],
    ['of many none is one', '|  |  |\n|---|---|\n| 1 | 2 |', '<td></td><td></td>'],
    ['code names a column', '| `a` |\n|---|\n| 1 |', '<th><code>a</code></th>'],
  ])('%s', (_, body, row) => {
    expect(render(body)).toContain(`<table><thead><tr>${row}`)
  })

  test('columns have their side as a class', () => {
    expect(render('| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | <b> |')).toBe(
      '<div class="table-scroll"><table><thead><tr><th>a</th><th class="left">b</th><th class="center">c</th><th class="right">d</th></tr></thead><tbody><tr><td>1</td><td class="left">2</td><td class="center">3</td><td class="right"><b></b></td></tr></tbody></table></div>',
    )
  })
})

describe('links', () => {
  test.each([
    ['http', '[가](http://a.kr/b)', `<p><a href="http://a.kr/b">가</a></p>`],
    ['https', '[가](https://a.kr/b?c=d&e=f#g)', `<p><a href="https://a.kr/b?c=d&amp;e=f#g">가</a></p>`],
    ['mailto', '[가](mailto:a@example.com)', `<p><a href="mailto:a@example.com">가</a></p>`],
    ['bare address', 'https://a.kr/b 참고', `<p><a href="https://a.kr/b">https://a.kr/b</a> 참고</p>`],
    ['address in angle brackets', '<https://a.kr/>', `<p><a href="https://a.kr/">https://a.kr/</a></p>`],
    ['this site', '[가](/questions/a/)', `<p><a href="/questions/a/">가</a></p>`],
    ['title of a link', '[가](https://a.kr/ "나")', `<p><a href="https://a.kr/">가</a></p>`],
    ['reference', '[가][1]\n\n[1]: https://a.kr/', `<p><a href="https://a.kr/">가</a></p>`],
    [
      'a name that looks like a host, beside an address',
      'next.js, README.md, a@b.kr, 127.0.0.1, https://a.kr/',
      `<p>next.js, README.md, a@b.kr, 127.0.0.1, <a href="https://a.kr/">https://a.kr/</a></p>`,
    ],
    [
      'bare mailto',
      '메일은 mailto:a@example.com 으로',
      `<p>메일은 <a href="mailto:a@example.com">mailto:a@example.com</a> 으로</p>`,
    ],
    ['a name that looks like a host', 'next.js와 README.md, a@b.kr', '<p>next.js와 README.md, a@b.kr</p>'],
    ['javascript', '[가](javascript:alert(1))', '<p>가 (javascript:alert(1))</p>'],
    ['javascript in upper case', '[가](JaVaScRiPt:alert(1))', '<p>가 (JaVaScRiPt:alert(1))</p>'],
    ['javascript with a reference', '[가](javascript&#58;alert(1))', '<p>가 (javascript:alert(1))</p>'],
    ['data', '[가](data:text/html,x)', '<p>가 (data:text/html,x)</p>'],
    ['vbscript in angle brackets', '<vbscript:x>', '<p>vbscript:x</p>'],
    ['file', '[가](file:///etc/passwd)', '<p>가 (file:///etc/passwd)</p>'],
    ['another host by two slashes', '[가](//a.kr/)', '<p>가 (//a.kr/)</p>'],
    ['another host by dots', '[가](/.//a.kr/)', '<p>가 (/.//a.kr/)</p>'],
    ['relative', '[가](next.html)', '<p>가 (next.html)</p>'],
    ['part of the page', '[가](#main)', '<p>가</p>'],
    [
      'quote in an address',
      '[가](https://a.kr/"onclick=)',
      `<p><a href="https://a.kr/%22onclick=">가</a></p>`,
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })

  test('an address of this site stands below the base path', () => {
    expect(render('[가](/tags/)', { base: '/archive/' })).toBe(`<p><a href="/archive/tags/">가</a></p>`)
  })
})

describe('addresses that are no link stand behind their text', () => {
  test.each([
    ['another scheme', '[자료](ftp://a.kr/b)', '자료 (ftp://a.kr/b)'],
    ['as it was written', '[자료](../자료/첫 째.html)', '[자료](../자료/첫 째.html)'],
    ['letters of any script', '[자료](../자료/첫째.html)', '자료 (../자료/첫째.html)'],
    ['spaces in angle brackets', '[자료](<../자료/첫 째.html>)', '자료 (../자료/첫 째.html)'],
    ['user and password', '[자료](https://me:secret@a.kr/)', '자료 (https://me:secret@a.kr/)'],
    ['marks in the text', '[*자료* `b`](b.html)', '<em>자료</em> <code>b</code> (b.html)'],
    ['special characters', '[자료](b.html?c=<&d="e")', '자료 (b.html?c=&lt;&amp;d=&quot;e&quot;)'],
    ['the text is the address', '[ftp://a.kr/b](ftp://a.kr/b)', 'ftp://a.kr/b'],
    ['the text is the address as code', '[`ftp://a.kr/b`](ftp://a.kr/b)', '<code>ftp://a.kr/b</code>'],
    ['in angle brackets', '<ftp://a.kr/b>', 'ftp://a.kr/b'],
    ['bare', 'ftp://a.kr/b', 'ftp://a.kr/b'],
    ['no text', '[](ftp://a.kr/b)', ' (ftp://a.kr/b)'],
    ['no address', '[자료]()', '자료'],
    ['two in a line', '[가](b) [나](c)', '가 (b) 나 (c)'],
    ['image', '![구성도](b.png)', '이미지: 구성도 (b.png)'],
    ['image without a description', '![](b.png)', '이미지 (b.png)'],
    [
      'image in a link to something else',
      '[![로고](b.png)](https://a.kr/)',
      `<a href="https://a.kr/">이미지: 로고 (b.png)</a>`,
    ],
    [
      'image in a link to itself',
      '[![로고](https://a.kr/b.png)](https://a.kr/b.png)',
      `<a href="https://a.kr/b.png">이미지: 로고</a>`,
    ],
    ['in a description', '![가 [나](c) ![다](d) <ef:g>](b)', '이미지: 가 나 다 ef:g (b) (c) (d)'],
    ['raw', '<a href="ftp://a.kr/b">자료</a>입니다', '자료 (ftp://a.kr/b)입니다'],
    ['raw with its address', '<a href=ftp://a.kr/b>ftp://a.kr/b</a>', 'ftp://a.kr/b'],
    ['raw, around marks', '<a href="b.html">*자료* <b>둘</b></a>', '<em>자료</em> <b>둘</b> (b.html)'],
    ['raw, left open', '<a href="b.html">자료 **둘**', '자료 <strong>둘</strong> (b.html)'],
    [
      'raw, inside of a link',
      '<a href="https://a.kr/">하나 <a href="b.html">둘</a></a>',
      `<a href="https://a.kr/">하나 둘 (b.html)</a>`,
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(`<p>${html}</p>`)
  })

  test('in a block of raw HTML', () => {
    expect(render('<details>\n<a href="b.html">자료</a>\n</details>')).toBe(
      '<details>\n자료 (b.html)\n</details>',
    )
  })

  test.each([
    [100, 100, ''],
    [101, 100, '…'],
  ])('of a data address with %i characters %i are shown', (length, shown, more) => {
    const address = `data:text/plain,${'a'.repeat(length - 16)}`
    expect(render(`[자료](${address})`)).toBe(`<p>자료 (${address.slice(0, shown)}${more})</p>`)
  })

  test('of other addresses all is shown', () => {
    const address = `javascript:${'a'.repeat(1000)}`
    expect(render(`[자료](${address})`)).toBe(`<p>자료 (${address})</p>`)
  })

  test('what a link shows of its address holds no noncharacter that it encodes', () => {
    expect(render('<https://a.kr/%EF%B7%90%EF%B7%94>')).toBe(
      `<p><a href="https://a.kr/%EF%B7%90%EF%B7%94">https://a.kr/%EF%B7%90%EF%B7%94</a></p>`,
    )
  })
})

describe('images in a line of text are their descriptions', () => {
  const open = `<a class="image-link" href="https://a.kr/b.png">`
  test.each([
    ['before a text', '![\\\\pi](https://a.kr/b.png)는 원주율입니다', `${open}\\pi</a>는 원주율입니다`],
    ['between texts', '식 ![a<b](https://a.kr/b.png) 참고', `식 ${open}a&lt;b</a> 참고`],
    ['beside code', '`x` ![그림](https://a.kr/b.png)', `<code>x</code> ${open}그림</a>`],
    ['beside a link', '[가](b) ![그림](https://a.kr/b.png)', `가 (b) ${open}그림</a>`],
    ['without a description', '그림은 ![](https://a.kr/b.png)', `그림은 ${open}이미지</a>`],
    [
      'what an editor puts there',
      '그림은 ![Enter Image  Description here](https://a.kr/b.png)',
      `그림은 ${open}이미지</a>`,
    ],
    ['no link', '식 ![\\\\pi](pi.png) 참고', '식 \\pi (pi.png) 참고'],
    ['alone in its line', '결과입니다.\n![그림](https://a.kr/b.png)', `결과입니다.\n${open}이미지: 그림</a>`],
    [
      'beside another',
      '![하나](https://a.kr/b.png), ![둘](https://a.kr/b.png)',
      `${open}이미지: 하나</a>, ${open}이미지: 둘</a>`,
    ],
    ['in emphasis alone', '**![그림](https://a.kr/b.png)**', `<strong>${open}이미지: 그림</a></strong>`],
    [
      'alone, as an editor left it',
      '![enter image description here](https://a.kr/b.png)',
      `${open}이미지</a>`,
    ],
    ['alone, with the label alone', '![이미지](https://a.kr/b.png)', `${open}이미지</a>`],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(`<p>${html}</p>`)
  })
})

describe('images are links that say so', () => {
  test.each([
    ['description', '![구성도](https://a.kr/b.png)', picture('이미지: 구성도')],
    ['no description', '![](https://a.kr/b.png)', picture('이미지')],
    ['marks in the description', '![**굵은** `a<b`](https://a.kr/b.png)', picture('이미지: 굵은 a&lt;b')],
    [
      'inside of a link',
      '[![로고](https://a.kr/b.png)](https://a.kr/)',
      `<a href="https://a.kr/">이미지: 로고 (https://a.kr/b.png)</a>`,
    ],
    ['forbidden address', '![가](javascript:alert(1))', '이미지: 가 (javascript:alert(1))'],
    [
      'data',
      '![가](data:image/svg+xml,<svg/onload=alert(1)>)',
      '이미지: 가 (data:image/svg+xml,&lt;svg/onload=alert(1)&gt;)',
    ],
    [
      'inside of a link that is none',
      '[![가](https://a.kr/b.png)](javascript:x)',
      `${picture('이미지: 가')} (javascript:x)`,
    ],
    ['wrong per cent', '![x](100%.png)', '이미지: x (100%.png)'],
    ['line ends in the description', '![가\n나  \n다](b.png)', '이미지: 가 나 다 (b.png)'],
    ['an image in the description', '![가 ![나](/a.png) 다](b.png)', '이미지: 가 나 다 (b.png) (/a.png)'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(`<p>${html}</p>`)
  })
})

describe('headings stay in order, whatever the author wrote', () => {
  test.each<[string, string, number, number[]]>([
    ['in an entry', '# a\n\n## b\n\n### c', 3, [3, 4, 5]],
    ['on a page', '# a\n\n## b\n\n# c', 2, [2, 3, 2]],
    ['beside each other, not below', '## a\n\n## b\n\n### c\n\n## d', 2, [2, 2, 3, 2]],
    ['a gap is closed', '# a\n\n#### b', 2, [2, 3]],
    ['first too deep', '### a\n\n# b', 2, [2, 2]],
    ['no deeper than h6', '# a\n\n## b\n\n### c\n\n#### d\n\n##### e', 3, [3, 4, 5, 6, 6]],
    ['underlined', 'a\n===\n\nb\n---', 3, [3, 4]],
    ['raw', '<h1>a</h1>\n\n## b', 2, [2, 3]],
    ['raw with a gap', '# a\n\n<h6>b</h6>', 2, [2, 3]],
  ])('%s', (_, body, headingLevel, levels) => {
    const html = render(body, { headingLevel })
    expect(Array.from(html.matchAll(/<h(\d)>/g), (match) => Number(match[1]))).toEqual(levels)
    expect(Array.from(html.matchAll(/<\/h(\d)>/g), (match) => Number(match[1]))).toEqual(levels)
  })

  test('a heading has no id', () => {
    expect(render('# a {#main}')).toBe('<h3>a {#main}</h3>')
  })
})

describe('pictures of raw HTML', () => {
  test.each([
    [
      'in a line',
      '가 <img src="https://a.kr/b.png" alt="구성도" width="9" onerror="x"> 나',
      `<p>가 ${picture('구성도')} 나</p>`,
    ],
    [
      'in a line of a block',
      '<p>가 <img src="https://a.kr/b.png" alt="구성도"></p>',
      `<p>가 ${picture('구성도')}</p>`,
    ],
    [
      'alone in its paragraph of a block',
      '<p>가</p><p><img src="https://a.kr/b.png" alt="구성도"></p>',
      `<p>가</p><p>${picture('이미지: 구성도')}</p>`,
    ],
    [
      'behind a break',
      '가<br><img src="https://a.kr/b.png" alt="구성도">',
      `<p>가<br>${picture('이미지: 구성도')}</p>`,
    ],
    ['alone', '<img src="https://a.kr/b.png"/>', `<p>${picture('이미지')}</p>`],
    [
      'entities',
      '<img alt="a &lt; b &quot;c&quot;" src="https://a.kr/?b&amp;c">',
      `<p><a class="image-link" href="https://a.kr/?b&amp;c">이미지: a &lt; b &quot;c&quot;</a></p>`,
    ],
    [
      'signs that no text may hold',
      '<img alt="&#xFDD0;&#7;" src=x>',
      '<p>이미지: &amp;#xFDD0;\ufffd (x)</p>',
    ],
    ['a tag in its description', '<img alt="<script>" src=x>', '<p>이미지: &lt;script&gt; (x)</p>'],
    [
      'in a link',
      '<a href="https://a.kr/"><img src="https://a.kr/b.png"></a>',
      `<p><a href="https://a.kr/">이미지 (https://a.kr/b.png)</a></p>`,
    ],
    [
      'in a link of Markdown',
      '[<img src="https://a.kr/b.png">](https://a.kr/)',
      `<p><a href="https://a.kr/">이미지 (https://a.kr/b.png)</a></p>`,
    ],
    [
      'behind a link',
      '<a href="https://a.kr/">가</a> <img src="https://a.kr/b.png">',
      `<p><a href="https://a.kr/">가</a> ${picture('이미지')}</p>`,
    ],
    ['a script for an address', '<img src=javascript:x alt=가>', '<p>이미지: 가 (javascript:x)</p>'],
    ['without an address', '가 <img alt="나">', '<p>가 &lt;img alt=&quot;나&quot;&gt;</p>'],
    [
      'in a cell',
      '<table><tr><td><img src="/a.png"></td></tr></table>',
      `<div class="table-scroll"><table><tbody><tr><td><a class="image-link" href="/a.png">이미지</a></td></tr></tbody></table></div>`,
    ],
    [
      'beside what is shown as text',
      '<center><img src=x></center>',
      '<p>&lt;center&gt;이미지 (x)&lt;/center&gt;</p>',
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})

describe('tables of raw HTML', () => {
  const scroll = '<div class="table-scroll">'

  test.each([
    [
      'with Markdown in a cell',
      '<table>\n<tr><th width=9>가<td>\n\n**나**\n\n</td></tr>\n</table>',
      `${scroll}<table>\n<tbody><tr><th>가</th><td>\n<p><strong>나</strong></p>\n</td></tr>\n</tbody></table></div>`,
    ],
    ['cells that have none', '<tr><td>가</td></tr>', '가'],
    ['a cell in a line', '가 <td>나</td>', '<p>가 나</p>'],
    [
      'in a cell of Markdown',
      '| 가 |\n|---|\n| </td></tr></table>나 |',
      `${scroll}<table><thead><tr><th>가</th></tr></thead><tbody><tr><td></td></tr></tbody></table>나</div>`,
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})

describe('the language of code', () => {
  const keyword = '<b>true</b>'

  test.each([
    ['indented', '<!-- language: lang-js -->\n\n    true', 1],
    ['a fence', '<!-- language: json -->\n\n```\ntrue\n```', 1],
    ['the next block alone', '<!-- language: lang-js -->\n\n    true\n\n가\n\n    true', 1],
    ['a fence that says its own', '<!-- language: lang-js -->\n\n```text\ntrue\n```\n\n가\n\n    true', 0],
    ['all', '<!-- language-all: lang-js -->\n\n    true\n\n가\n\n    true', 2],
    ['all but one', '<!-- language-all: js -->\n<!-- language: none -->\n\n    true\n\n가\n\n    true', 1],
    [
      'none from here on',
      '<!-- language-all: js -->\n\n    true\n\n<!-- language-all: lang-none -->\n\n    true',
      1,
    ],
    ['in a list', '- 가\n\n  <!-- language: js -->\n\n      true', 1],
    ['upper case', '<!-- LANGUAGE: JS -->\n\n    true', 1],
    ['in a line of text, where it says nothing', '가 <!-- language: js -->\n\n    true', 0],
    ['behind it', '    1\n\n<!-- language: js -->', 0],
    ['what is no name', '<!-- language: "><b> -->\n\n    true', 0],
    ['unknown', '<!-- language: lang-xyz -->\n\n    true', 0],
  ])('%s', (_, body, coloured) => {
    expect(render(body).split(keyword)).toHaveLength(coloured + 1)
  })
})

describe('raw HTML', () => {
  test.each([
    ['harmless', '<kbd>Ctrl</kbd>+C', '<p><kbd>Ctrl</kbd>+C</p>'],
    ['attributes are dropped', '<b onclick="x" id="main" style="color:red">가</b>', '<p><b>가</b></p>'],
    ['script is text', '가 <script>alert(1)</script>', '<p>가 &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      'block of script is text',
      '<script>\nalert(1)\n</script>',
      '<p class="raw">&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>',
    ],
    ['comment vanishes', '가 <!-- 나 --> 다', '<p>가  다</p>'],
    ['comment on a line of its own', '가\n\n<!-- 나 -->\n\n다', '<p>가</p>\n<p>다</p>'],
    ['comment over lines', '<!-- 가\n\n나\n-->\n다', '<p>다</p>'],
    [
      'comment in a block',
      '<div>\n가 <!-- 나 -->\n</div>',
      '<p class="raw">&lt;div&gt;\n가 \n&lt;/div&gt;</p>',
    ],
    ['comment without an end is text', '<!-- 가\n\n나', '<p class="raw">&lt;!-- 가\n\n나</p>'],
    ['comment without an end in a line', '가 <!-- 나', '<p>가 &lt;!-- 나</p>'],
    [
      'a script keeps its text',
      '<script>\n<!-- a -->\n</script>',
      '<p class="raw">&lt;script&gt;\n&lt;!-- a --&gt;\n&lt;/script&gt;</p>',
    ],
    ['nothing but a comment', '<!-- 가 -->', ''],
    ['what a comment stood between', '<!-<!-- a -->- b -->', '<p>&lt;!-- b --&gt;</p>'],
    [
      'marks',
      '<del>가</del><ins>나</ins> <u>다</u> <mark>라</mark>',
      '<p><del>가</del><ins>나</ins> <u>다</u> <mark>라</mark></p>',
    ],
    ['an obsolete mark', '<strike>가</strike>', '<p><s>가</s></p>'],
    ['an abbreviation', '<abbr title="가">나</abbr>', '<p><abbr>나</abbr></p>'],
    ['terms', '<dl>\n<dt>가\n<dd>나\n</dl>', '<dl>\n<dt>가\n</dt><dd>나\n</dd></dl>'],
    ['generic type is text', '가 List<String> 나', '<p>가 List&lt;String&gt; 나</p>'],
    ['unclosed', '<b>가', '<p><b>가</b></p><b>\n</b>'],
    ['crossed', '<b>가<i>나</b>다</i>', '<p><b>가<i>나</i></b><i>다</i></p>'],
    ['closed only', '가</p></main>나', '<p>가</p>&lt;/main&gt;나<p></p>'],
    [
      'details',
      '<details><summary>가</summary>\n\n나\n\n</details>',
      '<details><summary>가</summary>\n<p>나</p>\n</details>',
    ],
    ['link', '<a href="https://a.kr/" target="_blank">가</a>', `<p><a href="https://a.kr/">가</a></p>`],
    ['link to a script', '<a href="javascript:alert(1)">가</a>', '<p>가 (javascript:alert(1))</p>'],
    [
      'block of script before another',
      '<script>\n</script>\n\n가',
      '<p class="raw">&lt;script&gt;\n&lt;/script&gt;</p>\n<p>가</p>',
    ],
    ['class of our own', '<p class="raw">가</p>', '<p>가</p>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})

test('a table without raw HTML', () => {
  expect(render('| 가 | 나 |\n|---|---|\n| 다 | 라 |\n\n끝')).toBe(
    '<div class="table-scroll"><table><thead><tr><th>가</th><th>나</th></tr></thead><tbody><tr><td>다</td><td>라</td></tr></tbody></table></div>\n<p>끝</p>',
  )
})

describe('how much code of a body has colours', () => {
  const long = (language: string) => `\`\`\`${language}\n${`${'a '.repeat(124)}a\n`.repeat(20)}\`\`\`\n\n`
  const isColoured = (before: string) => render(`${before}\`\`\`json\ntrue\n\`\`\``).includes('<b>')

  test.each([
    ['nothing before', '', true],
    // Each is 5,000 characters.
    ['25,000 characters', long('json').repeat(5), true],
    ['30,000 characters', long('json').repeat(6), false],
    ['code that has none itself', long('없는말').repeat(6), true],
  ])('%s', (_, before, coloured) => {
    expect(isColoured(before)).toBe(coloured)
  })

  test('none where they are not wanted', () => {
    const options = { ...inEntry, colours: false }
    expect(renderBody(parseMarkdown('```json\n1\n```'), options)).toBe('<pre><code>1\n</code></pre>\n')
  })
})

describe('the limit of what is printed', () => {
  // `<p>` and `</p>` with its line end are 8.
  const print = (length: number, limit?: 'summaryHtml') =>
    renderBody(parseMarkdown('a'.repeat(length - 8)), inEntry, limit)

  test.each([
    ['of a body', 2_000_000, undefined],
    ['of a summary', 200_000, 'summaryHtml' as const],
  ])('%s', (_, most, limit) => {
    expect(print(most, limit)).toHaveLength(most)
    expect(() => print(most + 1, limit)).toThrow(OutputTooLarge)
  })
})
