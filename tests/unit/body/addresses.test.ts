import { describe, expect, test } from 'vitest'
import { toSafeAddress } from '../../../src/body/links/addresses.ts'

describe('addresses elsewhere', () => {
  test.each([
    ['https://a.kr', 'https://a.kr/'],
    ['http://a.kr/b?c#d', 'http://a.kr/b?c#d'],
    ['HTTPS://A.KR/B', 'https://a.kr/B'],
    ['https://a.kr/한글', 'https://a.kr/%ED%95%9C%EA%B8%80'],
    ['https://한글.kr/', 'https://xn--bj0bj06e.kr/'],
    ['https://a.kr/100%', 'https://a.kr/100%'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s', (address, outside) => {
    expect(toSafeAddress(address)).toEqual({ outside })
  })
})

describe('addresses of this site', () => {
  test.each([
    ['/', '/'],
    ['/questions/a/', '/questions/a/'],
    ['/tags/취업/', '/tags/%EC%B7%A8%EC%97%85/'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['/a:b', '/a:b'],
    ['/a/../b', '/b'],
    ['/../../b', '/b'],
  ])('%s', (address, inside) => {
    expect(toSafeAddress(address)).toEqual({ inside })
  })
})

describe('no address of a link', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.kr/',
    'blob:https://a.kr/1',
    'about:blank',
    'tel:01012345678',
    'http:a.kr',
    'https:/a.kr',
    'http:a.kr/?next=https://b.kr/',
    'https://',
    'https://user:secret@a.kr/',
    'https://a.kr@evil.kr/',
    '//a.kr/',
    '/\\a.kr/',
    '\\\\a.kr\\',
    // A dot or a step up leaves two slashes in front, which name a host.
    '/.//a.kr/',
    '/a/..//a.kr/',
    '/%2e//a.kr/',
    'next.html',
    './a',
    '../a',
    '?a=b',
    '#main',
    '',
    'https://a.kr/\ud800',
    'https://a.kr/\ufdd0',
    'mailto:\ufdd0',
  ])('%j', (address) => {
    expect(toSafeAddress(address)).toBeUndefined()
  })
})
