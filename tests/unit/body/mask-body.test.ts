// What must not be seen is gone from everything that is printed, and nothing else is.
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { maskBody } from '../../../src/body/mask-body.ts'
import { renderBody } from '../../../src/body/render-body.ts'
import { toSeenBody } from '../../../src/body/seen-body.ts'
import { inEntry } from '../../support/body-options.ts'

const rel = 'rel="nofollow ugc noopener"'

/** HTML of a body in which a name is masked; `■` is the mask. */
function mask(body: string): string {
  const tokens = parseMarkdown(body)
  const seen = toSeenBody(tokens)
  const finds = Array.from(seen.text.matchAll(/홍\n?길\n?동/g), ({ 0: { length }, index }) => {
    return { kind: 'name' as const, offset: index, length }
  })
  maskBody(seen, finds)
  return renderBody(tokens, inEntry).trim().replaceAll('\ufdd3', '■')
}

test.each([
  ['nothing', '가 나', '<p>가 나</p>'],
  ['a text', '가 홍길동 나', '<p>가 ■ 나</p>'],
  ['twice', '홍길동, 홍길동', '<p>■, ■</p>'],
  ['cut by emphasis', '가홍**길**동나', '<p>가■<strong></strong>나</p>'],
  ['code', '`홍길동`', '<p><code>■</code></p>'],
  ['a link whose text is its address', '<https://a.kr/홍길동>', '<p>https://a.kr/■</p>'],
  [
    'not the address beside it',
    '홍길동<https://a.kr/>홍길동',
    `<p>■<a href="https://a.kr/" ${rel}>https://a.kr/</a>■</p>`,
  ],
  ['the text of a link', '[홍길동](/a)', `<p><a href="/a" ${rel}>■</a></p>`],
  ['the address of a link', '[가](/홍길동)', '<p>가 (/■)</p>'],
  ['the address of an image', '![가](/홍길동.png)', '<p>이미지: 가 (/■.png)</p>'],
  [
    'the description of an image',
    '![홍길동](/a)',
    `<p><a class="image-link" href="/a" ${rel}>이미지: ■</a></p>`,
  ],
  [
    'a comment before a text',
    '<div>\n<!-- 홍길동 --> 홍길동 나\n</div>',
    '<p class="raw">&lt;div&gt;\n ■ 나\n&lt;/div&gt;</p>',
  ],
  ['over an entity', '<b>&#xD64D;길동 나</b>', '<p><b>■ 나</b></p>'],
])('%s', (_, body, html) => {
  expect(mask(body)).toBe(html)
})

test('the title of a link, which is not printed', () => {
  const tokens = parseMarkdown('[가](/a "홍길동")')
  const seen = toSeenBody(tokens)
  maskBody(seen, [{ kind: 'name', offset: seen.text.indexOf('홍길동'), length: 3 }])
  const link = tokens.flatMap(({ children }) => children ?? []).find(({ type }) => type === 'link_open')
  expect([link?.attrGet('href'), link?.attrGet('title')]).toEqual(['/a', '\ufdd3'])
})
