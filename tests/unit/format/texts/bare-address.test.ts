// Where a bare address ends (decision 24): the part before the bar is the address.
import { describe, expect, test } from 'vitest'
import { findAddressEnd } from '../../../../src/format/texts/bare-address.ts'

const hosts = [
  'https://a.example|에',
  'https://a.example|사이트는',
  'http://localhost:4321|에서',
  'http://10.0.0.1|로',
  'http://[::1]:80|에',
  'mailto:hong@a.example|로',
  'https://a.example|)는',
  'https://a.example|**을',
  'https://a.example|…는',
  // Another sentence, without a blank before it.
  'https://a.kr.|그리고',
  // What has Hangul itself, or ends in a top level that does.
  'https://한글.kr|에서.',
  'https://한글.kr:8080|에서',
  'https://한글.internal/|에',
  'https://www.한글.com|을',
  'https://naver한글.com|은',
  'https://a.한국|에서',
  'https://한글도메인.kr',
  'https://한글.kr/|에서',
]

const particles = [
  'https://a.example/|에',
  'https://a.example/b|를',
  'https://a.example/b|에서는,',
  'https://a.example/b|까지만',
  'https://a.example/b|로부터의',
  'https://a.example/b|입니다.',
  'https://a.example/b|이었습니다',
  'https://a.example/b|을(를)',
  'https://a.example/b|(으)로',
  'https://a.example/b|을/를',
  'https://a.example/b|와https://a.example/c를',
  'https://a.example/b|인',
  'https://a.example/b|같이',
  'https://a.example/b|까지예요',
  'https://a.example/b|를ㅋㅋ',
  'https://a.example/b|를(여기)',
  'https://a.example/b|부터~https://a.example/c까지',
  'https://a.example/b!|라고',
  'https://a.example/?p=3|은',
  'https://a.example/#top|으로',
  'https://a.example/%ED%95%9C%EA%B8%80|을',
  'https://a.example/漢字|를',
  'https://a.example/b_(c)|는',
  `https://a.example/b|${'를'.normalize('NFD')}`,
  // Known particles alone end a path behind its sign.
  'https://a.example/?p=|에서',
  'https://a.example/b/|을',
]

const parts = [
  'https://a.example/wiki/한글을',
  'https://a.example/?q=가나다라는',
  'https://a.example/가',
  'https://a.example/wiki/라면',
  'https://a.example/wiki/이란',
  'https://a.example/wiki/도로',
  'https://a.example/wiki/의도를',
  'https://a.example/wiki/C언어',
  'https://a.example/best-10가지',
  'https://a.example/3건',
  'https://a.example/entry/docker란',
  'https://a.example/entry/docker로-배포하기',
  'https://a.example/b를/c',
  'https://a.example/를.html',
  'https://a.example/를/b',
  'https://a.example/를?b=c',
  'https://a.example/나-b',
  'https://a.example/b사이트',
]

const closing = [
  'https://a.example/b|)는',
  'https://a.example/b_(c)|)는',
  'https://a.example/b|]를',
  'https://a.example/b|"와',
  `https://a.example/b|'와`,
  'https://a.example/b|","https://a.example/c"',
  'https://a.example/b|*는',
  'https://a.example/b|**을',
  'https://a.example/b|~~은',
  'https://a.example/wiki/한글|**을',
  'https://a.example/b|`에',
  'https://a.example/b|: 설명',
  'https://a.example/b|\\*는',
  'https://a.example/b|&quot;와',
]

const opened = [
  'https://a.example/wiki/b_(c)',
  'https://a.example/~hong/b',
  'https://a.example/*.js',
  'https://a.example/b#:~:text=c',
  'https://a.example/?q="b"',
  `https://a.example/it's`,
  'https://a.example/b[0]',
]

describe.each([
  ['hosts', hosts],
  ['paths before particles', particles],
  ['Hangul of a path', parts],
  ['signs that the address did not open', closing],
  ['signs of the address', opened],
])('%s', (_, rows) => {
  test.each(rows)('%s', (row) => {
    const [address = '', behind = ''] = row.split('|')
    const text = address + behind
    expect(text.slice(0, findAddressEnd(text, text.indexOf(':') + 1))).toBe(address)
  })
})

test('it goes on before other words', () => {
  const text = 'https://a.example/b 를 보세요'
  expect(findAddressEnd(text, 6)).toBe(text.length)
})
