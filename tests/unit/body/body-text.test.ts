// The text of a body for a few lines of it, and for its length.
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toText } from '../../../src/body/summary.ts'

function readText(body: string, options: Parameters<typeof toText>[1]): string {
  return toText(parseMarkdown(body), options).replace(/\s+/g, ' ').trim()
}

describe('a few lines', () => {
  test.each([
    ['paragraphs', '하나\n\n둘', '하나 둘'],
    ['line end', '하나\n둘', '하나 둘'],
    ['hard break', '하나  \n둘', '하나 둘'],
    ['emphasis', '**REST**를 *씁니다*', 'REST를 씁니다'],
    ['mark inside of a word', '스프링**부트**로', '스프링부트로'],
    ['inline code', '`rest` 방식', 'rest 방식'],
    ['fenced code', '가\n\n```java\nrest\n```\n\n나', '가 나'],
    ['fenced code in a list', '- 가\n\n  ```\n  rest\n  ```\n- 나', '가 나'],
    ['tildes', '~~~ rest\nrest\n~~~\n나', '나'],
    ['text of a link', '[여기](https://rest.kr/rest "rest")', '여기'],
    ['the host of a bare address', '글 https://www.rest.kr/rest?a#b, 나', '글 rest.kr, 나'],
    ['at the end of a sentence', 'Read https://blog.rest.kr/a. And', 'Read blog.rest.kr. And'],
    ['with a port', '가 http://localhost:8080/rest', '가 localhost:8080'],
    ['address in angle brackets', '가 <https://rest.kr/> 나', '가 rest.kr 나'],
    ['address in brackets', '가 (<https://rest.kr/>) [<https://rest.kr/>]', '가 (rest.kr) [rest.kr]'],
    ['a place without a host', '<mailto:a@rest.kr>', 'mailto:a@rest.kr'],
    ['reference', '[가][rest]\n\n[rest]: https://rest.kr/', '가'],
    ['a link whose text is an address is text', '[https://a.kr](https://b.kr)', 'https://a.kr'],
    ['description of an image', '![구성도](https://rest.kr/a.png)', '구성도'],
    ['heading', '# 제목\n\n본문', '제목 본문'],
    ['list', '- 하나\n- 둘', '하나 둘'],
    ['table', '| 가 | 나 |\n|---|---|\n| 다 | 라 |', '가 나 다 라'],
    ['quote', '> 인용', '인용'],
    ['harmless element', '<kbd>Ctrl</kbd>을', 'Ctrl 을'],
    ['a sign of an element inside of a value', '가 <kbd title="a>b">나</kbd>', '가 나'],
    ['an element without an end', '가 <kbd 나', '가 <kbd 나'],
    ['a comment', '가 <!-- rest --> 나', '가 나'],
    ['a comment on a line of its own', '가\n\n<!-- rest -->\n\n나', '가 나'],
    ['a comment in a block', '<p>가 <!-- rest --> 나</p>', '가 나'],
    ['the language of code', '<!-- language: rest -->\n\n가', '가'],
    ['a table of raw HTML', '<table class="rest"><tr><td>가</td><td>나</td></tr></table>', '가 나'],
    ['an abbreviation', '<abbr title="rest">가</abbr>', '가'],
    ['marks of raw HTML', '<del>가</del> <mark>나</mark>', '가 나'],
    ['address of a picture of raw HTML', '<img src="/rest.png" title="rest"> 가', '가'],
    ['address in an element', '<a href="https://rest.kr/">가</a>', '가'],
    ['a tag that is shown as text', '<div class="rest">가</div> <SPAN>나</SPAN>', '가 나'],
    ['attributes of what is no element', '가 <rest-client url="rest"/> 나', '가 나'],
    // What may be a type is a word that its author wrote.
    ['generic type with the name of an element', 'List<Object> Map<Title>', 'List<Object> Map<Title>'],
    ['generic type', '가 List<Rest> 나', '가 List<Rest> 나'],
    [
      'block of an element that is shown as text',
      '<rest-client>\n가\n</rest-client>',
      '<rest-client> 가 </rest-client>',
    ],
    ['block of a harmless element', '<details>\n<summary>가</summary>\n</details>', '가'],
    ['element in inline code', '`<b>` 요소와 \\<i>', '<b> 요소와 <i>'],
    ['character reference', 'R&amp;D', 'R&D'],
    ['empty', '', ''],
  ])('%s', (_, body, prose) => {
    expect(readText(body, { code: false, addresses: 'host' })).toBe(prose)
  })
})

describe('everything that is to be seen', () => {
  test.each([
    ['fenced code', '가\n\n```\nrest\n```', '가 rest'],
    ['a tag that is shown as text', '가 <div class="rest">', '가 <div class="rest">'],
    ['bare address', '가 https://rest.kr/', '가 https://rest.kr/'],
    ['address in angle brackets', '<https://rest.kr/>', 'https://rest.kr/'],
  ])('%s', (_, body, text) => {
    expect(readText(body, { code: true, addresses: 'whole' })).toBe(text)
  })
})

test.each([
  ['an image inside of a word', '가![나](/a.png)다', '가나다\n'],
  ['an address at the beginning', '<https://rest.kr/>가', 'rest.kr가\n'],
  ['an address inside of a word', '가<https://rest.kr/>나', '가rest.kr나\n'],
])('blanks of a few lines: %s', (_, body, prose) => {
  expect(toText(parseMarkdown(body), { code: false, addresses: 'host' })).toBe(prose)
})
