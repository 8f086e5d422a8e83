import { parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { balance } from '../../../src/body/balance.ts'
import { OutputTooLarge } from '../../../src/body/output-too-large.ts'
import { limits } from '../../../src/question/limits.ts'

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
    [
      'class of highlighted code',
      '<span class="hljs-title function_">f</span>',
      '<span class="hljs-title function_">f</span>',
    ],
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
    expect(() => balance(items(10), 'summaryHtml')).toThrow('more than 200000 characters of HTML')
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
    [
      'code',
      'class',
      ['hljs', 'hljs language-c++', 'hljs language-js'],
      ['x hljs', 'hljs x', 'hljs language-', 'hljs language-a b', 'hljs language-가'],
    ],
    ['div', 'class', ['table-scroll'], ['x table-scroll', 'table-scroll x']],
    ['div', 'role', ['group'], ['x group', 'group x']],
    ['div', 'tabindex', ['0'], ['10', '01', '-1']],
    ['div', 'aria-label', ['표', '가로로 넘겨 보는 표', ''], ['<b>', '표 <b>', '> 표']],
    ['ol', 'start', ['3', '0', '123456789'], ['1234567890', 'x3', '3x', 'x']],
    ['p', 'class', ['raw'], ['x raw', 'raw x']],
    ['pre', 'tabindex', ['0'], ['10', '01']],
    [
      'span',
      'class',
      ['hljs-string', 'hljs-title function_', 'hljs-title class_ inherited__', 'language-css'],
      ['x hljs-string', 'hljs-string <', 'hljs-', 'x language-css', 'language-css x', 'language-'],
    ],
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
    if (length === undefined) expect(() => balance(html, 'summaryHtml')).toThrow(OutputTooLarge)
    else expect(balance(html, 'summaryHtml')).toHaveLength(length)
  })
})
