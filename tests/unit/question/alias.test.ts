import { describe, expect, test } from 'vitest'
import {
  findAliasExcess,
  findNearestAlias,
  parseAlias,
  toAliasPath,
  toAliasText,
} from '../../../src/question/alias.ts'

describe('path of an old address', () => {
  test.each([
    ['/articles/1234', 'articles/1234'],
    ['/articles/1234/', 'articles/1234'],
    ['/articles/12.html', 'articles/12.html'],
    ['/a', 'a'],
    ['/질문/7', '질문/7'],
    ['/%EC%A7%88%EB%AC%B8/7', '질문/7'],
    [`/${'질문'.normalize('NFD')}/7`, '질문/7'],
    ['/a%20b', 'a b'],
    ['/console/1', 'console/1'],
    ['/falcon/1.con', 'falcon/1.con'],
    [
      `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(99)}`,
      `${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(99)}`,
    ],
    [
      `/${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}`,
      `${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}`,
    ],
    [
      `/${'가'.repeat(66)}/${'나'.repeat(66)}/${'a'.repeat(200)}`,
      `${'가'.repeat(66)}/${'나'.repeat(66)}/${'a'.repeat(200)}`,
    ],
  ])('%s → %s', (alias, path) => {
    expect(toAliasPath(parseAlias(alias))).toBe(path)
  })
})

describe('what is no path, or can be no file', () => {
  test.each([
    ['nothing', ''],
    ['the front page', '/'],
    ['relative', 'articles/1'],
    ['another host', '//host/x'],
    ['whole address', 'https://example.org/a'],
    ['backslashes for a host', '/\\host/x'],
    ['parent folder', '/a/../b'],
    ['parent folder, encoded', '/a/%2e%2e/b'],
    ['parent folder behind an encoded slash', '/a%2f..%2fb'],
    ['this folder', '/a/./b'],
    ['empty segment', '/a//b'],
    ['nothing behind the question mark', '/a?'],
    ['nothing behind the number sign', '/a#'],
    ['space in a query', '/a?b=1 2'],
    ['query, encoded', '/a%3Fb=1'],
    ['sign in an anchor', '/a#b/c'],
    ['anchor that is too long', `/a#${'가'.repeat(68)}`],
    ['anchor of an id over 200 bytes', `/a#answer-${'가'.repeat(67)}`],
    ['anchor of what is no id', '/a#answer-b?c'],
    ['501 characters before an anchor', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(100)}#answer-5`],
    ['anchor alone', '#b'],
    ['anchor of the front page', '/#b'],
    ['NUL', '/a%00b'],
    ['line feed', '/a%0Ab'],
    ['wrong encoding', '/100%'],
    ['lone byte', '/%ff'],
    ['lone surrogate', '/a\ud800'],
    ['longer than a path may be everywhere', `${`/${'가'.repeat(66)}`.repeat(3)}/abcd`],
    ['zero-width space', '/a\u200bb'],
    ['device', '/con'],
    ['device with an extension', '/a/nul.html'],
    ['port', '/com1/a'],
    ['printer', '/a/LPT9'],
    ['dot at the end', '/a./b'],
    ['space at the end', '/a%20/b'],
    ['angle bracket', '/<b>'],
    ['501 characters', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(100)}`],
    ['601 bytes', `/${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}e`],
    ['a long segment behind a short one', `/a/${'가'.repeat(67)}`],
    ['a segment over 200 bytes', `/${'가'.repeat(67)}`],
  ])('%s: %j', (_, alias) => {
    expect(toAliasPath(parseAlias(alias))).toBeUndefined()
    expect(parseAlias(alias)).toBeUndefined()
  })
})

describe('the path that is meant', () => {
  test.each([
    ['articles/1', '/articles/1'],
    ['/articles/1', '/articles/1'],
    ['https://old.example/articles/1', '/articles/1'],
    ['HTTP://old.example/articles/1/', '/articles/1/'],
    ['1234/5', '/1234/5'],
    ['https://old.example/articles?id=1', '/articles?id=1'],
    ['articles/1#answer', '/articles/1#answer'],
    // A page of ours, no page at all.
    ['1234', undefined],
    ['https://old.example', undefined],
    ['../articles/1', undefined],
    ['gohttps://old.example/1', undefined],
  ])('%s → %s', (text, alias) => {
    expect(findNearestAlias(text)).toBe(alias)
  })
})

describe('parts of an old address', () => {
  test.each([
    ['/articles/1234', { path: 'articles/1234', query: '', anchor: '' }],
    ['/articles/1234/#answer-5', { path: 'articles/1234', query: '', anchor: 'answer-5' }],
    ['/articles/1#comment-둘.2', { path: 'articles/1', query: '', anchor: 'comment-둘.2' }],
    [
      '/bbs/board.php?bo_table=qa&wr_id=12',
      { path: 'bbs/board.php', query: '?bo_table=qa&wr_id=12', anchor: '' },
    ],
    ['/?p=12', { path: '', query: '?p=12', anchor: '' }],
    ['/?p=12#answer-5', { path: '', query: '?p=12', anchor: 'answer-5' }],
    ['/a?q=질문', { path: 'a', query: '?q=%EC%A7%88%EB%AC%B8', anchor: '' }],
    ['/a?b?c', { path: 'a', query: '?b?c', anchor: '' }],
    ['/questions/tagged/c%23', { path: 'questions/tagged/c#', query: '', anchor: '' }],
    ['/questions/1/リンクの問題', { path: 'questions/1/リンクの問題', query: '', anchor: '' }],
  ])('%s', (alias, parts) => {
    expect(parseAlias(alias)).toEqual(parts)
  })

  test.each([
    `answer-${'가'.repeat(66)}ab`,
    `comment-${'가'.repeat(66)}ab`,
    `comment-${'a'.repeat(200)}`,
    'answer-a+b~(1)',
    'comment-_x',
    'answer-😀',
  ])('any id may stand in an anchor: %s', (anchor) => {
    expect(parseAlias(`/a/1#${anchor}`)).toEqual({ path: 'a/1', query: '', anchor })
    expect(parseAlias(`/a/1#${anchor.normalize('NFD')}`)?.anchor).toBe(anchor)
  })

  test.each([
    ['/articles/1', undefined],
    ['articles/1', undefined],
    [`/a#answer-${'가'.repeat(66)}ab`, undefined],
    [`/a#answer-${'가'.repeat(67)}`, 'id'],
    [`/a#${'가'.repeat(68)}`, 'anchor'],
    [`/${'a/'.repeat(249)}a`, undefined],
    [`/${'a/'.repeat(250)}a#b`, 'address'],
  ])('what is too long of %s', (alias, excess) => {
    expect(findAliasExcess(alias)).toBe(excess)
  })

  test.each([
    ['/a', 'a'],
    ['/a#b', 'a'],
    ['/a?b=1', undefined],
    ['/?p=12', undefined],
  ])('the page of %s is %s', (alias, path) => {
    expect(toAliasPath(parseAlias(alias))).toBe(path)
  })

  test.each(['/홍길동/1', '/a?q=%ED%99%8D%EA%B8%B8%EB%8F%99', '/a?홍길동', '/a#홍길동'])(
    'a name in %s is seen',
    (alias) => {
      expect(toAliasText(alias)).toContain('홍길동')
    },
  )
})
