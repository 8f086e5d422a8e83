import { describe, expect, test } from 'vitest'
import { addDirections } from '../../../src/body/direction.ts'

describe('blocks with a letter that is read from right to left', () => {
  test.each([
    // what, printed, with directions
    ['a paragraph', '<p>سلام.</p>\n', '<p dir="auto">سلام.</p>\n'],
    ['one among others', '<p>a</p>\n<p>אב</p>\n<p>b</p>', '<p>a</p>\n<p dir="auto">אב</p>\n<p>b</p>'],
    ['one that begins with Latin', '<p>cone 6 أب</p>', '<p dir="auto">cone 6 أب</p>'],
    ['a heading with an id', '<h3 id="question-a:1">אב</h3>', '<h3 id="question-a:1" dir="auto">אב</h3>'],
    [
      'a list as a whole, with what is in it',
      '<ol start="3"><li>أب</li><li><p>b</p><ul><li>c</li></ul></li></ol>',
      '<ol start="3" dir="auto"><li>أب</li><li><p>b</p><ul><li>c</li></ul></li></ol>',
    ],
    [
      'a quote, and a break and a picture in it',
      '<blockquote><p>أب<br>\n<img src="/a.png" alt=""></p></blockquote><p>b</p>',
      '<blockquote dir="auto"><p>أب<br>\n<img src="/a.png" alt=""></p></blockquote><p>b</p>',
    ],
    [
      'the box of a table',
      '<div class="table-scroll" role="group"><table><tr><td>אב</td></tr></table></div>',
      '<div class="table-scroll" role="group" dir="auto"><table><tr><td>אב</td></tr></table></div>',
    ],
    ['code in a line', '<p>אב <code>a b</code></p>', '<p dir="auto">אב <code dir="ltr">a b</code></p>'],
    [
      'code in a list',
      '<ul><li>אב<div class="code"><p>Text</p><pre tabindex="0"><code>a</code></pre></div></li></ul>',
      '<ul dir="auto"><li>אב<div class="code"><p>Text</p><pre dir="ltr" tabindex="0"><code>a</code></pre></div></li></ul>',
    ],
    [
      'the box of a formula',
      '<p>אב <span class="math-scroll"><math><mi>x</mi></math></span></p>',
      '<p dir="auto">אב <span dir="ltr" class="math-scroll"><math><mi>x</mi></math></span></p>',
    ],
    ['a letter of the second plane', '<p>\u{1e900}</p>', '<p dir="auto">\u{1e900}</p>'],
    [
      'Syriac, Thaana and N’Ko',
      '<p>ܐ</p><p>ހ</p><p>ߊ</p>',
      '<p dir="auto">ܐ</p><p dir="auto">ހ</p><p dir="auto">ߊ</p>',
    ],
    ['a presentation form', '<p>\ufb1d</p>', '<p dir="auto">\ufb1d</p>'],
  ])('%s', (_, html, expected) => {
    expect(addDirections(html)).toBe(expected)
  })
})

describe('whatever else is there stays as it is', () => {
  test.each([
    ['Hangul, Latin and emoji', '<p>가 b 😀</p>'],
    ['Arabic digits and points without a letter', '<p>٣ ، \u0300\u05b0</p>'],
    ['signs of masks', '<p>\ufdd0\ufdd4</p>'],
    ['code that is a block of its own', '<div class="code"><pre><code>אב</code></pre></div>'],
    ['the same in a listing', '<pre><code>אב</code></pre>\n<p>a</p>'],
    ['text that is in no block', 'אב <b>a</b>'],
    ['nothing', ''],
  ])('%s', (_, html) => {
    expect(addDirections(html)).toBe(html)
  })
})
