// What a body becomes: only elements that the printer writes itself, whatever the author wrote.
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { ko } from '../../../src/messages/ko.ts'

function render(body: string, { base = '/', headingLevel = 3 } = {}): string {
  const labels = { image: ko.image, table: ko.table, formula: ko.formula }
  return renderBody(parseMarkdown(body), { base, headingLevel, labels }).trim()
}

const rel = 'rel="nofollow ugc noopener"'

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
    ['inline code', '`a < b`', '<p><code>a &lt; b</code></p>'],
    ['no smart quotes', '"a" -- (c)', '<p>&quot;a&quot; -- (c)</p>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})

describe('code', () => {
  test.each([
    ['no language', '```\n<b>\n```', '<pre tabindex="0"><code class="hljs">&lt;b&gt;\n</code></pre>'],
    [
      'unknown language',
      '```없는말\n<b>\n```',
      '<pre tabindex="0"><code class="hljs">&lt;b&gt;\n</code></pre>',
    ],
    [
      'language that would leave its attribute',
      '```"><script>alert(1)</script>\nx\n```',
      '<pre tabindex="0"><code class="hljs">x\n</code></pre>',
    ],
    ['indented', '    <b>', '<pre tabindex="0"><code class="hljs">&lt;b&gt;\n</code></pre>'],
    [
      'known language',
      '```json\n{"a": 1}\n```',
      '<pre tabindex="0"><code class="hljs"><span class="hljs-punctuation">{</span><span class="hljs-attr">&quot;a&quot;</span><span class="hljs-punctuation">:</span> <span class="hljs-number">1</span><span class="hljs-punctuation">}</span>\n</code></pre>',
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })

  test('the language may be in upper case, and more may follow it', () => {
    const plain = render('```json\n1\n```')
    expect(render('```JSON title="a"\n1\n```')).toBe(plain)
    expect(plain).toContain('hljs-number')
  })
})

describe('tables', () => {
  test('columns have their side as a class', () => {
    expect(render('| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | <b> |')).toBe(
      '<div class="table-scroll" role="group" aria-label="표" tabindex="0"><table><thead><tr><th>a</th><th class="left">b</th><th class="center">c</th><th class="right">d</th></tr></thead><tbody><tr><td>1</td><td class="left">2</td><td class="center">3</td><td class="right"><b></b></td></tr></tbody></table></div>',
    )
  })
})

describe('links', () => {
  test.each([
    ['http', '[가](http://a.kr/b)', `<p><a href="http://a.kr/b" ${rel}>가</a></p>`],
    [
      'https',
      '[가](https://a.kr/b?c=d&e=f#g)',
      `<p><a href="https://a.kr/b?c=d&amp;e=f#g" ${rel}>가</a></p>`,
    ],
    ['mailto', '[가](mailto:a@example.com)', `<p><a href="mailto:a@example.com" ${rel}>가</a></p>`],
    ['bare address', 'https://a.kr/b 참고', `<p><a href="https://a.kr/b" ${rel}>https://a.kr/b</a> 참고</p>`],
    [
      'address in angle brackets',
      '<https://a.kr/>',
      `<p><a href="https://a.kr/" ${rel}>https://a.kr/</a></p>`,
    ],
    ['this site', '[가](/questions/a/)', `<p><a href="/questions/a/" ${rel}>가</a></p>`],
    ['title of a link', '[가](https://a.kr/ "나")', `<p><a href="https://a.kr/" ${rel}>가</a></p>`],
    ['reference', '[가][1]\n\n[1]: https://a.kr/', `<p><a href="https://a.kr/" ${rel}>가</a></p>`],
    ['a name that looks like a host', 'next.js와 README.md, a@b.kr', '<p>next.js와 README.md, a@b.kr</p>'],
    ['javascript', '[가](javascript:alert(1))', '<p>가</p>'],
    ['javascript in upper case', '[가](JaVaScRiPt:alert(1))', '<p>가</p>'],
    ['javascript with a reference', '[가](javascript&#58;alert(1))', '<p>가</p>'],
    ['data', '[가](data:text/html,x)', '<p>가</p>'],
    ['vbscript in angle brackets', '<vbscript:x>', '<p>vbscript:x</p>'],
    ['file', '[가](file:///etc/passwd)', '<p>가</p>'],
    ['another host by two slashes', '[가](//a.kr/)', '<p>가</p>'],
    ['another host by dots', '[가](/.//a.kr/)', '<p>가</p>'],
    ['relative', '[가](next.html)', '<p>가</p>'],
    ['part of the page', '[가](#main)', '<p>가</p>'],
    [
      'quote in an address',
      '[가](https://a.kr/"onclick=)',
      `<p><a href="https://a.kr/%22onclick=" ${rel}>가</a></p>`,
    ],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })

  test('an address of this site stands below the base path', () => {
    expect(render('[가](/tags/)', { base: '/archive/' })).toBe(
      `<p><a href="/archive/tags/" ${rel}>가</a></p>`,
    )
  })
})

describe('images are links that say so', () => {
  test.each([
    [
      'description',
      '![구성도](https://a.kr/b.png)',
      `<a class="image-link" href="https://a.kr/b.png" ${rel}>이미지: 구성도</a>`,
    ],
    [
      'no description',
      '![](https://a.kr/b.png)',
      `<a class="image-link" href="https://a.kr/b.png" ${rel}>이미지</a>`,
    ],
    [
      'marks in the description',
      '![**굵은** `a<b`](https://a.kr/b.png)',
      `<a class="image-link" href="https://a.kr/b.png" ${rel}>이미지: 굵은 a&lt;b</a>`,
    ],
    [
      'inside of a link',
      '[![로고](https://a.kr/b.png)](https://a.kr/)',
      `<a href="https://a.kr/" ${rel}>이미지: 로고</a>`,
    ],
    ['forbidden address', '![가](javascript:alert(1))', '이미지: 가'],
    ['data', '![가](data:image/svg+xml,<svg/onload=alert(1)>)', '이미지: 가'],
    [
      'inside of a link that is none',
      '[![가](https://a.kr/b.png)](javascript:x)',
      `<a class="image-link" href="https://a.kr/b.png" ${rel}>이미지: 가</a>`,
    ],
    ['wrong per cent', '![x](100%.png)', '이미지: x'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(`<p>${html}</p>`)
  })
})

describe('headings stay in order, whatever the author wrote', () => {
  test.each<[string, string, number, number[]]>([
    ['in an entry', '# a\n\n## b\n\n### c', 3, [3, 4, 5]],
    ['on a page', '# a\n\n## b\n\n# c', 2, [2, 3, 2]],
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
    [
      'image is text',
      '<img src=x onerror=alert(1)>',
      '<p class="raw">&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['comment is text', '가 <!-- 나 --> 다', '<p>가 &lt;!-- 나 --&gt; 다</p>'],
    ['generic type is text', '가 List<String> 나', '<p>가 List&lt;String&gt; 나</p>'],
    ['unclosed', '<b>가', '<p><b>가</b></p><b>\n</b>'],
    ['crossed', '<b>가<i>나</b>다</i>', '<p><b>가<i>나</i></b><i>다</i></p>'],
    ['closed only', '가</p></main>나', '<p>가</p>&lt;/main&gt;나<p></p>'],
    [
      'details',
      '<details><summary>가</summary>\n\n나\n\n</details>',
      '<details><summary>가</summary>\n<p>나</p>\n</details>',
    ],
    [
      'link',
      '<a href="https://a.kr/" target="_blank">가</a>',
      `<p><a href="https://a.kr/" ${rel}>가</a></p>`,
    ],
    [
      'link to a script',
      '<a href="javascript:alert(1)">가</a>',
      '<p>&lt;a href=&quot;javascript:alert(1)&quot;&gt;가</p>',
    ],
    ['class of our own', '<p class="raw">가</p>', '<p>가</p>'],
  ])('%s', (_, body, html) => {
    expect(render(body)).toBe(html)
  })
})
