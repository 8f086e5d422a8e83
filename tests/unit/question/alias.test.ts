import { describe, expect, test } from 'vitest'
import { findNearestAlias, toAliasPath } from '../../../src/question/alias.ts'

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
    expect(toAliasPath(alias)).toBe(path)
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
    ['query', '/a?b=1'],
    ['query, encoded', '/a%3Fb=1'],
    ['fragment', '/a#b'],
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
    expect(toAliasPath(alias)).toBeUndefined()
  })
})

describe('the path that is meant', () => {
  test.each([
    ['articles/1', '/articles/1'],
    ['/articles/1', '/articles/1'],
    ['https://old.example/articles/1', '/articles/1'],
    ['HTTP://old.example/articles/1/', '/articles/1/'],
    ['1234/5', '/1234/5'],
    // A page of ours, another question each time, no page at all.
    ['1234', undefined],
    ['https://old.example/articles?id=1', undefined],
    ['articles/1#answer', undefined],
    ['https://old.example', undefined],
    ['../articles/1', undefined],
    ['gohttps://old.example/1', undefined],
  ])('%s → %s', (text, alias) => {
    expect(findNearestAlias(text)).toBe(alias)
  })
})
