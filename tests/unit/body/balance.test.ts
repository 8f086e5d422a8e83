import { parse, parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { balance } from '../../../src/body/balance.ts'
import { OutputTooLarge } from '../../../src/body/html.ts'
import { limits } from '../../../src/format/limits.ts'
import { findOnly, textOf } from '../../support/html.ts'

describe('what a browser would make of it, and nothing else', () => {
  test.each([
    ['well-formed', '<p>가 <b>나</b></p>', '<p>가 <b>나</b></p>'],
    ['unclosed', '<p><b>가', '<p><b>가</b></p>'],
    ['crossed', '<b>가<i>나</b>다</i>', '<b>가<i>나</i></b><i>다</i>'],
    ['closed without being open', '가</b></div>', '가'],
    ['list item outside of a list', '<li>가', '<li>가</li>'],
    ['heading closed by another level', '<h3>가</h6>나', '<h3>가</h3>나'],
    ['void elements', '가<br>나<hr>', '가<br>나<hr>'],
    ['script and its content are gone as elements', '<script>alert(1)</script>가', 'alert(1)가'],
    ['unknown element', '<blink>가</blink>', '가'],
    ['comment', '가<!-- 나 -->', '가'],
    ['foreign elements', '<svg><b>가</b></svg><math><mi>x</mi></math>', '<b>가</b>x'],
    ['text stays escaped', '&lt;b&gt; &amp; &quot;', '&lt;b&gt; &amp; &quot;'],
    ['handler', '<p onclick="x" id="main" style="a">가</p>', '<p>가</p>'],
    ['class that is ours', '<p class="raw">가</p>', '<p class="raw">가</p>'],
    ['class that is not', '<p class="raw activity">가</p>', '<p>가</p>'],
    ['link', '<a href="https://a.kr/" target="_blank">가</a>', '<a href="https://a.kr/">가</a>'],
    ['link to a script', '<a href="javascript:x">가</a>', '<a>가</a>'],
    ['link to another host by two slashes', '<a href="//a.kr/">가</a>', '<a>가</a>'],
    ['class of a task', '<span class="task done">f</span>', '<span class="task done">f</span>'],
    ['class of anything else', '<span class="frame">f</span>', '<span>f</span>'],
  ])('%s', (_, html, balanced) => {
    expect(balance(html)).toBe(balanced)
  })
})

test.each([
  '<b><p>가</b>나</p>',
  '<a href="https://a.kr/">가<a href="https://b.kr/">나</a></a>',
  '<ul><li>가<ul><li>나</ul>다',
  '<p><blockquote>가</p></blockquote>',
  '<details><summary>가<p>나</details>',
  '<h2><h3>가</h2></h3>',
])('%s comes out as a tree that a parser reads back to the same text', (html) => {
  const balanced = balance(html)
  expect(serialize(parseFragment(balanced))).toBe(balanced)
  expect(balance(balanced)).toBe(balanced)
})

describe('no link stands inside of another', () => {
  const box = '<div class="table-scroll">'
  const wide = '<div class="table-scroll" role="group" aria-label="" tabindex="0">'
  const outer = '<a href="https://a.kr/">'
  const inner = '<a href="https://b.kr/">나</a>'

  test.each([
    [
      'open before a table',
      `${outer}<table><tr><td>${inner}</td><td>다</td></tr></table>라`,
      `${box}<table><tbody><tr><td>${inner}</td><td>${outer}다</a></td></tr></tbody></table></div>${outer}라</a>`,
    ],
    [
      'around marks and texts beside the other',
      `${outer}가<table><tr><td><b>다</b> 라 ${inner} 마</table>`,
      `${outer}가</a>${box}<table><tbody><tr><td>${outer}<b>다</b> 라 </a>${inner}${outer} 마</a></td></tr></tbody></table></div>`,
    ],
    [
      'inside of a mark',
      `${outer}<table><tr><td><b>다${inner}</b></table>`,
      `${box}<table><tbody><tr><td><b>${outer}다</a>${inner}</b></td></tr></tbody></table></div>`,
    ],
    [
      'in a list in a cell',
      `${outer}<table><tr><td><ul><li>${inner}<li>다</ul></table>`,
      `${wide}<table><tbody><tr><td><ul><li>${inner}</li><li>${outer}다</a></li></ul></td></tr></tbody></table></div>`,
    ],
    [
      'in a table in a table',
      `${outer}<table><tr><td>${inner}<table><tr><td><a href="https://c.kr/">다</a><td>라</table></table>`,
      `${wide}<table><tbody><tr><td>${inner}${box}<table><tbody><tr><td><a href="https://c.kr/">다</a></td><td>${outer}라</a></td></tr></tbody></table></div></td></tr></tbody></table></div>`,
    ],
    [
      'three',
      `${outer}<table><tr><td>${outer}<table><tr><td>${inner}<td>다</table></table>`,
      `${wide}<table><tbody><tr><td>${box}<table><tbody><tr><td>${inner}</td><td>${outer}다</a></td></tr></tbody></table></div></td></tr></tbody></table></div>`,
    ],
    [
      'none in the table',
      `${outer}<table><tr><td>다</table>`,
      `${outer}${box}<table><tbody><tr><td>다</td></tr></tbody></table></div></a>`,
    ],
  ])('%s', (_, html, balanced) => {
    expect(balance(html)).toBe(balanced)
    expect(balance(balanced)).toBe(balanced)
  })

  test('the parts of one link are limited together', () => {
    const long = `<a href="https://a.kr/${'b'.repeat(10_000)}">`
    const rows = `<tr><td>${inner}</td><td>다</td></tr>`
    expect(() => balance(`${long}<table>${rows.repeat(300)}`, { limit: 'bodyHtml' })).toThrow(OutputTooLarge)
  })
})

describe('tables scroll in a box of their own, and nothing leaves the box of the body', () => {
  const box = '<div class="table-scroll">'
  const wide = '<div class="table-scroll" role="group" aria-label="표" tabindex="0">'
  const table = `${box}<table><tbody><tr><td>가</td></tr></tbody></table></div>`

  test.each([
    ['well-formed', '<table><tbody><tr><td>가</td></tr></tbody></table>', table],
    ['in its box already', table, table],
    ['unclosed', '<table><tr><td>가', table],
    ['a row is left out', '<table><td>가</table>', table],
    ['a cell without a table', '가<td>나</td><tr>다', '가나다'],
    ['a row at the very beginning', '<tr><td>가</td></tr>', '가'],
    ['text between rows stands before it', '<table>나<tr><td>가</table>', `나${table}`],
    ['a paragraph between rows too', '<table><p>나</p><tr><td>가</table>', `<p>나</p>${table}`],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td>가',
      `${wide}${table.slice(box.length).replace('가', table)}`,
    ],
    ['a table in a paragraph ends it', '<p>나<table><td>가</table>다', `<p>나</p>${table}다`],
    ['a table in bold', '<b><table><td>가</table></b>', `<b>${table}</b>`],
    ['an end that nothing began', '</table></td></div>가', '가'],
  ])('%s', (_, html, balanced) => {
    expect(balance(html, { table: '표' })).toBe(balanced)
  })

  test('a name in quotes stays in its attribute', () => {
    expect(balance(`<table><td>${'가'.repeat(20)}`, { table: '"표" &' })).toContain(
      'aria-label="&quot;표&quot; &amp;"',
    )
  })

  const names =
    'table thead tbody tr td th p b i a s u code em li ul dl dt dd blockquote h2 details summary pre br sub'
  const openings = names.split(' ').map((name) => (name === 'a' ? '<a href="/">' : `<${name}>`))
  const closings = names.split(' ').map((name) => `</${name}>`)
  // What a table of Markdown is printed as, which raw HTML inside of a cell may tear apart.
  const markdown = ['<div class="table-scroll"><table><thead><tr><th>', '</th></tr></thead></table></div>']
  const pieces = [
    ...openings,
    ...openings,
    ...closings,
    ...markdown,
    ...markdown,
    ...Array<string>(12).fill('x'),
  ]

  test('whatever 15,000 texts of torn tables hold, what follows a body follows it', () => {
    let state = 5
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    for (let round = 0; round < 15_000; round += 1) {
      let raw = ''
      for (let left = 1 + random(14); left > 0; left -= 1) raw += pieces[random(pieces.length)]
      const body = findOnly(parse(`<body><article><p>x</p>${balance(raw)}</article><hr>`), 'body')
      const [article, rule, ...others] = body.childNodes
      expect([article?.nodeName, rule?.nodeName, others.length], raw).toEqual(['article', 'hr', 0])
      expect(textOf(body).length, raw).toBe(1 + raw.replace(/<[^>]*>/g, '').length)
    }
  })

  test('what reads in another way where it was moved to is read again', () => {
    const torn =
      '<dd><div class="table-scroll"><table><tbody><tr><td></td></tr></tbody><dd>가</table></div>나'
    const balanced = balance(torn)
    expect(serialize(parseFragment(balanced))).toBe(balanced)
  })
})

describe('more than a page may hold', () => {
  const address = `/${'x'.repeat(90_000)}`
  const items = (count: number) => `<ul><li><a href="${address}">${'<li>a</li>'.repeat(count)}</ul>`

  test('a link that is left open is opened again in each item', () => {
    expect(balance(items(3)).match(/<a /g)).toHaveLength(4)
    expect(balance(items(20)).length).toBeLessThan(limits.bodyHtml)
  })

  test('is refused before it is made', () => {
    // All of it would be longer than any text may be.
    expect(() => balance(items(10_000))).toThrow(OutputTooLarge)
    expect(() => balance(items(10), { limit: 'summaryHtml' })).toThrow('more than 200000 characters of HTML')
  })
})

describe('attributes that the printer writes, and nothing that only resembles them', () => {
  test.each([
    // name, attribute, values that stay, values that go
    [
      'a',
      'href',
      ['http://a.kr/', 'https://a.kr/', 'mailto:a@example.com', '/a', '/'],
      ['data:x', ' https://a.kr/', '//a.kr/', 'http:a.kr', 'x/a'],
    ],
    ['a', 'rel', ['nofollow ugc noopener'], ['x nofollow ugc noopener', 'nofollow ugc noopener x']],
    ['a', 'class', ['image-link'], ['x image-link', 'image-link x']],
    ['code', 'class', [], ['hljs', 'k', 'code']],
    ['div', 'class', ['table-scroll', 'code'], ['x table-scroll', 'table-scroll x', 'code x', 'x code', 'k']],
    ['div', 'role', ['group'], ['x group', 'group x']],
    ['div', 'tabindex', ['0'], ['10', '01', '-1']],
    ['div', 'aria-label', ['표', '가로로 넘겨 보는 표', ''], ['<b>', '표 <b>', '> 표']],
    ['li', 'value', ['3', '0', '-5', '123456789'], ['1234567890', 'x3', '3x', '']],
    ['ol', 'start', ['3', '0', '-3', '123456789'], ['1234567890', 'x3', '3x', 'x']],
    ['ol', 'type', ['1', 'a', 'A', 'i', 'I'], ['disc', 'aa', '']],
    ['ol', 'reversed', [''], ['reversed']],
    ['p', 'class', ['raw'], ['x raw', 'raw x']],
    ['pre', 'tabindex', ['0'], ['10', '01']],
    ['pre', 'role', ['group'], ['x group', 'group x', 'region']],
    ['pre', 'aria-label', ['코드', ''], ['<b>', '코드 <b>']],
    [
      'span',
      'class',
      ['task', 'task done', 'math-scroll'],
      ['x task', 'task x', 'done', 'k', 'a', 'hljs-string', 'language-css', 'code'],
    ],
    ...['td', 'th'].flatMap((name) =>
      ['colspan', 'rowspan'].map((span): [string, string, string[], string[]] => [
        name,
        span,
        ['2', '10', '999', '1000'],
        ['0', '1', '1001', '9999', '-1', '2x', ''],
      ]),
    ),
    ['td', 'class', ['left', 'center', 'right'], ['x left', 'left x', 'top']],
    ['th', 'class', ['left', 'center', 'right'], ['x left', 'left x', 'top']],
  ])('%s %s', (name, attribute, kept, dropped) => {
    const print = (value: string) => {
      const escaped = value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const element = `<${name} ${attribute}="${escaped}">가</${name}>`
      return [element, balance(/^t[dh]$/.test(name) ? `<table><tbody><tr>${element}` : element)]
    }
    for (const value of kept) {
      const [element = '', balanced] = print(value)
      expect(balanced).toContain(element)
    }
    for (const value of dropped) expect(print(value)[1]).toContain(`<${name}>가`)
  })
})

describe('the limit of what is printed', () => {
  test.each([
    ['at the limit', 'a'.repeat(200_000), 200_000],
    ['one more', 'a'.repeat(200_001), undefined],
    ['signs that are longer when they are escaped', '"'.repeat(33_334), undefined],
  ])('%s', (_, html, length) => {
    if (length === undefined) expect(() => balance(html, { limit: 'summaryHtml' })).toThrow(OutputTooLarge)
    else expect(balance(html, { limit: 'summaryHtml' })).toHaveLength(length)
  })
})

test('cells are over as many places of all tables of a body as these may have cells', () => {
  const table = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`
  const large = table('<td colspan="960">a</td>'.repeat(5))
  expect(balance(large)).toContain(large)
  expect(() => balance(large + table('<td colspan="960">a</td>'))).toThrow(OutputTooLarge)
  expect(() => balance(table('<td colspan="1000" rowspan="1000">a</td>'))).toThrow(OutputTooLarge)
})
