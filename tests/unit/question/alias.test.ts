import { describe, expect, test } from 'vitest'
import { toAliasPath } from '../../../src/question/alias.ts'

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
    ['dot at the end', '/a./b'],
    ['space at the end', '/a%20/b'],
    ['angle bracket', '/<b>'],
    ['over 500 characters', `/${'a/'.repeat(251)}`],
    ['a segment over 200 bytes', `/${'가'.repeat(67)}`],
  ])('%s: %j', (_, alias) => {
    expect(toAliasPath(alias)).toBeUndefined()
  })
})
