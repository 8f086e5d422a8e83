import { describe, expect, test } from 'vitest'
import { createArchive } from '../../../src/archive/archive.ts'
import { toCloudflareRules } from '../../../src/outputs/cloudflare-rules.ts'
import { toNetlifyRules } from '../../../src/outputs/netlify-rules.ts'
import { toHashSizes, toNginxRules } from '../../../src/outputs/nginx-rules.ts'
import { listOldAddresses } from '../../../src/outputs/old-addresses.ts'
import { toCachedQuestion } from '../sample-question.ts'

function list(...aliases: string[]) {
  return listOldAddresses({ archive: createArchive([toCachedQuestion('put', { aliases })]), oldListings: [] })
}

/** The rules for one old address, as Netlify, Cloudflare and nginx are given them; `-` for none. */
function toRules(alias: string, base = '/'): string[] {
  const addresses = list(alias)
  return [toNetlifyRules, toCloudflareRules, toNginxRules].map((to) => to(addresses, base).join('\n') || '-')
}

describe('rules for one old address', () => {
  test.each([
    [
      '/articles/1',
      '/articles/1 /questions/put/ 301!',
      '/articles/1 /questions/put/ 301',
      '"/articles/1" "/questions/put/";',
    ],
    [
      '/a/456/#answer-456',
      '/a/456/ /questions/put/#answer-456 301!',
      '/a/456/ /questions/put/#answer-456 301',
      '"/a/456/" "/questions/put/#answer-456";',
    ],
    [
      '/질문/둘 셋#answer-둘',
      '/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B /questions/put/#answer-%EB%91%98 301!',
      '/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B /questions/put/#answer-%EB%91%98 301',
      '"/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B" "/questions/put/#answer-%EB%91%98";',
    ],
    [
      '/bbs/board.php?bo_table=qa&wr_id=12',
      '/bbs/board.php bo_table=qa wr_id=12 /questions/put/ 301!',
      '-',
      '"/bbs/board.php?bo_table=qa&wr_id=12" "/questions/put/";',
    ],
    ['/?p=12', '/ p=12 /questions/put/ 301!', '-', '"/?p=12" "/questions/put/";'],
    // What Netlify has no words for.
    ['/a?12', '-', '-', '"/a?12" "/questions/put/";'],
    ['/a?b=', '-', '-', '"/a?b=" "/questions/put/";'],
    ['/a?b=:c', '-', '-', '"/a?b=:c" "/questions/put/";'],
    ['/a?b=*', '-', '-', '"/a?b=*" "/questions/put/";'],
    ['/a?b=1&b=2', '-', '-', '"/a?b=1&b=2" "/questions/put/";'],
    ['/a?404=b', '-', '-', '"/a?404=b" "/questions/put/";'],
    ['/a?/b=c', '-', '-', '"/a?/b=c" "/questions/put/";'],
    ['/a?q=질문', '-', '-', '"/a?q=%EC%A7%88%EB%AC%B8" "/questions/put/";'],
    // What a list could be broken by.
    [
      "/a';{}$x&`b",
      "/a';%7B%7D$x&%60b /questions/put/ 301!",
      "/a';%7B%7D$x&%60b /questions/put/ 301",
      '"/a\';%7B%7D$x&%60b" "/questions/put/";',
    ],
    ['/a?b={c};$d', '-', '-', '"/a?b={c};$d" "/questions/put/";'],
    ['/a?b=\\"', '-', '-', '"/a?b=\\\\%22" "/questions/put/";'],
    ['/a?b=\\', '-', '-', '"/a?b=\\\\" "/questions/put/";'],
    [
      '/a b 200/c',
      '/a%20b%20200/c /questions/put/ 301!',
      '/a%20b%20200/c /questions/put/ 301',
      '"/a%20b%20200/c" "/questions/put/";',
    ],
  ])('%s', (alias, ...rules) => {
    expect(toRules(alias)).toEqual(rules)
  })

  test.each([
    '/a\nb',
    '/a /b 200',
    '/a?b=\n"/c" "https://evil.example";',
    '/a?b=1 2',
    '/a"b',
    '/a*',
    '/:a',
    '/a\u2028b',
    '/a\\b',
    '//evil.example',
    '/a%0Ab',
    '/a#b c',
  ])('%j is no old address', (alias) => {
    expect(toRules(alias)).toEqual(['-', '-', '-'])
  })

  test('below a base path, with what a list could take for its own', () => {
    expect(toRules('/articles/1', '/a:b*$c/')).toEqual([
      '/a%3Ab%2A$c/articles/1 /a%3Ab%2A$c/questions/put/ 301!',
      '/a%3Ab%2A$c/articles/1 /a%3Ab%2A$c/questions/put/ 301',
      '"/a:b*$c/articles/1" "/a:b*%24c/questions/put/";',
    ])
  })
})

test('of Netlify, those with most parameters come first', () => {
  const rules = toNetlifyRules(list('/b', '/b?c=1', '/b?c=1&d=2', '/e'), '/')
  expect(rules.map((rule) => rule.replace(' /questions/put/ 301!', ''))).toEqual([
    '/b c=1 d=2',
    '/b c=1',
    '/b',
    '/e',
  ])
})

test('of Cloudflare, 2,000 of up to 1,000 characters', () => {
  const long = `/${'가'.repeat(60)}/${'나'.repeat(60)}`
  const aliases = Array.from({ length: 2_001 }, (_, index) => `/a/${index}`)
  const rules = toCloudflareRules(list(long, ...aliases), '/')
  expect([rules.length, rules[0]]).toEqual([2_000, '/a/0 /questions/put/ 301'])
})

describe('of nginx', () => {
  test('addresses that differ by case alone are told apart', () => {
    expect(toNginxRules(list('/watch?v=aB.c', '/watch?v=Ab.c', '/watch?v=d'), '/')).toEqual([
      String.raw`"~^/watch\\?v=aB\\.c$" "/questions/put/";`,
      String.raw`"~^/watch\\?v=Ab\\.c$" "/questions/put/";`,
      '"/watch?v=d" "/questions/put/";',
    ])
  })

  test.each([
    [['/a'], { bucketSize: 64, maxSize: 2_048 }],
    [[`/${'a'.repeat(100)}`], { bucketSize: 192, maxSize: 2_048 }],
    [Array.from({ length: 3_000 }, (_, index) => `/a/${index}`), { bucketSize: 64, maxSize: 8_192 }],
    [[], { bucketSize: 64, maxSize: 2_048 }],
  ])('hash tables are large enough (%#)', (aliases, sizes) => {
    expect(toHashSizes(toNginxRules(list(...aliases), '/'))).toEqual(sizes)
  })
})
