import { expect, test } from 'vitest'
import { markAddressLinks } from '../../../src/body/links/mark-address-links.ts'

test.each([
  // address, text, whether the text says it all
  ['https://example.com/a', 'https://example.com/a', true],
  ['https://example.com/', 'https://example.com', true],
  ['https://example.com/', 'example.com', true],
  ['https://ko.example/%EA%B0%90', 'https://ko.example/감', true],
  ['https://ko.example/?a=1&amp;b=2', 'https://ko.example/?a=1&amp;b=2', true],
  ['mailto:a@example.com', 'a@example.com', true],
  ['https://example.com/%', 'https://example.com/%', true],
  ['https://example.com/a', '문서', false],
  ['https://example.com/a/b', 'https://example.com/a…', false],
  ['/questions/a/', 'https://old.example/q/1', false],
])('%s with the text %s', (href, text, isMarked) => {
  const rest = `href="${href}" rel="nofollow ugc noopener">${text}</a>`
  expect(markAddressLinks(`<p><a ${rest} 뒤</p>`)).toBe(
    isMarked ? `<p><a class="address" ${rest} 뒤</p>` : `<p><a ${rest} 뒤</p>`,
  )
})

test('each link of a text is told for itself', () => {
  const rel = 'rel="nofollow ugc noopener"'
  expect(
    markAddressLinks(`<a href="https://a.kr/" ${rel}>a</a> <a href="https://b.kr/" ${rel}>b.kr</a>`),
  ).toBe(`<a href="https://a.kr/" ${rel}>a</a> <a class="address" href="https://b.kr/" ${rel}>b.kr</a>`)
})
