// Addresses in settings are written as browsers would write them, so that what is checked is what a page holds.
import { describe, expect, test } from 'vitest'
import { createFindFormerPath, toCanonicalAddress, toLanguageTag } from '../../../src/format/addresses.ts'

test.each([
  'https://example.org',
  'https://example.org/',
  'http://example.org/archive',
  'https://example.org/archive/',
  'https://example.org:8443/a/b/',
  'https://xn--vv4b11d.kr/%ED%95%9C%EA%B8%80/',
  'https://github.com/someone/an-archive',
  "https://example.org/a'b(c)*!$1;=+,@:~/",
  'https://example.org/100%25/',
  'http://127.0.0.1:8080/',
  'http://[::1]/',
])('%s is canonical', (address) => {
  // The root of a host may be named without the last slash.
  expect([address, `${address}/`]).toContain(toCanonicalAddress(address))
})

describe('what is another address, or another spelling, has one that is canonical', () => {
  test.each([
    ['https://a.example//evil.example/', 'https://a.example/evil.example/'],
    ['https://a.example/b//', 'https://a.example/b/'],
    ['https://a.example/.//b/', 'https://a.example/b/'],
    ['https://user@a.example/', 'https://a.example/'],
    ['https://user:word@a.example/', 'https://a.example/'],
    ['https://:word@a.example/', 'https://a.example/'],
    ['https://@a.example/', 'https://a.example/'],
    ['https:\\\\a.example\\b\\', 'https://a.example/b/'],
    ['https://a.example\\@evil.example/', 'https://a.example/@evil.example/'],
    ['https:example.org', 'https://example.org/'],
    ['https:/example.org/', 'https://example.org/'],
    ['https:///example.org/', 'https://example.org/'],
    ['https://a.example/?q=1', 'https://a.example/'],
    ['https://a.example/?', 'https://a.example/'],
    ['https://a.example/b#c', 'https://a.example/b'],
    ['https://a.example/#', 'https://a.example/'],
    ['HTTPS://A.Example/', 'https://a.example/'],
    ['https://a.example:443/', 'https://a.example/'],
    ['http://a.example:80/b', 'http://a.example/b'],
    ['https://a.example/x/../y/', 'https://a.example/y/'],
    ['https://a.example/%2e%2e/y/', 'https://a.example/y/'],
    ['https://예시.kr/', 'https://xn--vv4b11d.kr/'],
    ['https://ａ.example/', 'https://a.example/'],
    ['https://a.example/한글/', 'https://a.example/%ED%95%9C%EA%B8%80/'],
    ['https://a.example/a b/', 'https://a.example/a%20b/'],
    ['https://a.example/"><script>/', 'https://a.example/%22%3E%3Cscript%3E/'],
    ['https://a.example/%ea%b0%80/%41/', 'https://a.example/%EA%B0%80/A/'],
    ['https://a.example/[b]|c/', 'https://a.example/%5Bb%5D%7Cc/'],
    ['https://a.example/100%/', 'https://a.example/100%25/'],
    ['https://a.exam\tple/', 'https://a.example/'],
    [' https://a.example/ ', 'https://a.example/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
  ])('%s → %s', (address, canonical) => {
    expect(toCanonicalAddress(address)).toBe(canonical)
    expect(toCanonicalAddress(canonical)).toBe(canonical)
  })
})

test.each([
  '',
  'example.org',
  '//a.example/',
  '/archive/',
  'https://',
  'https://a b.example/',
  'ftp://a.example/',
  'javascript:alert(1)',
  'javascript://a.example/%0aalert(1)',
  'data:text/html,a',
  'mailto:a@a.example',
  'blob:https://a.example/b',
  'https://a\u202e.example/',
  'https://a.example/\u202eb/',
  'https://a.example/%E2%80%AE/',
  'https://a.example/\u200bb/',
  'https://a.example/%0d%0aSet-Cookie/',
  'https://a.example/%00/',
  'https://a.example/%2F%2Fevil.example/',
  'https://a.example/%5Cevil.example/',
  'https://a.example/%26lt;/',
  'https://a.example/&lt;/',
  'https://a.example/%40/',
  'https://a.example/%FF/',
  'https://a.example/\ud800/',
])('%j has none', (address) => {
  expect(toCanonicalAddress(address)).toBeUndefined()
})

test('a community without a former address has no function to ask', () => {
  expect(createFindFormerPath([])).toBeUndefined()
})

describe('what follows a former address', () => {
  const find = createFindFormerPath([
    'https://old.example',
    'https://www.forum.example/community/',
    'http://forum.example/community/qna',
    'https://port.example:8443/',
  ])
  test.each([
    ['https://old.example/articles/1', '/articles/1'],
    ['http://old.example/articles/1?a=b#c', '/articles/1?a=b#c'],
    ['https://www.old.example/articles/1', '/articles/1'],
    ['https://old.example/', '/'],
    ['https://old.example/?p=12', '/?p=12'],
    ['https://forum.example/community/7', '/7'],
    ['http://www.forum.example/community?id=7', '/?id=7'],
    ['https://forum.example/community/qna/7', '/7'],
    ['https://port.example:8443/7', '/7'],
    ['https://port.example/7', undefined],
    ['https://forum.example/', undefined],
    ['https://forum.example/communityhall/7', undefined],
    ['https://old.example.org/articles/1', undefined],
    ['https://not-old.example/articles/1', undefined],
    ['https://m.old.example/articles/1', undefined],
    ['mailto:a@old.example', undefined],
    ['/articles/1', undefined],
  ])('%s → %s', (address, path) => {
    expect(find?.(address)).toBe(path)
  })
})

describe('canonical spelling of a language', () => {
  test.each([
    ['en', 'en'],
    ['ko-KR', 'ko-KR'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['yue', 'yue'],
    ['EN-us', 'en-US'],
    ['pt_BR', 'pt-BR'],
    ['iw', 'he'],
    ['de-1996', 'de-1996'],
  ])('%s → %s', (text, tag) => {
    expect(toLanguageTag(text)).toBe(tag)
  })
})

describe('no language', () => {
  test.each([
    '',
    'k',
    'korean',
    '한국어',
    'en-',
    'en us',
    'x-hong',
    'en-x-hong',
    'en-u-ca-buddhist',
    'en"onclick=',
    'en\u0000',
  ])('%j', (text) => {
    expect(toLanguageTag(text)).toBeUndefined()
  })
})
