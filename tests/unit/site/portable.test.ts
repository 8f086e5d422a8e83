// Links of a site that is opened from its folder, and what of somebody's own pages no folder answers.
import { describe, expect, test } from 'vitest'
import {
  calledName,
  listServedParts,
  toCalledScript,
  toFilePath,
  toPortablePage,
} from '../../../src/site/portable.ts'

describe('a link leads from a page to a file', () => {
  test.each([
    ['<a href="/">', 'index.html', '/', '<a href="index.html">'],
    ['<a href="/">', 'questions/12/index.html', '/', '<a href="../../index.html">'],
    ['<a href="/tags/취업/">', 'index.html', '/', '<a href="tags/취업/index.html">'],
    [
      '<a href="/archive/tags/c-sharp/2/#x">',
      '2/index.html',
      '/archive/',
      '<a href="../tags/c-sharp/2/index.html#x">',
    ],
    ['<a href="/archive/search/?q=a/b">', 'index.html', '/archive/', '<a href="search/index.html?q=a/b">'],
    ['<a href="/archive/files/a.png#x/">', 'old/page.html', '/archive/', '<a href="../files/a.png#x/">'],
    [
      '<img src="/files/a.png" alt="/files/">',
      'q/index.html',
      '/',
      '<img src="../files/a.png" alt="/files/">',
    ],
    [
      '<form class="field" action="/search/">',
      'q/index.html',
      '/',
      '<form class="field" action="../search/index.html">',
    ],
    ['<div data-base="/">', 'search/index.html', '/', '<div data-base="../">'],
    ['<div data-base="/">', 'index.html', '/', '<div data-base="">'],
    ['<a href="../tags/?a#b">', 'own/index.html', '/archive/', '<a href="../tags/index.html?a#b">'],
    ['<a href="ch1/">', 'own/index.html', '/', '<a href="ch1/index.html">'],
    [
      '<meta http-equiv="refresh" content="0; url=/archive/questions/12/#answer-7">',
      'articles/12/index.html',
      '/archive/',
      '<meta http-equiv="Refresh" content="0; url=../../questions/12/index.html#answer-7">',
    ],
    [
      '<rect\n width="1" /><a\n  href="/x/">',
      'index.html',
      '/',
      '<rect\n width="1" /><a\n  href="x/index.html">',
    ],
    ['<a title="a > b" href="/x/">', 'index.html', '/', '<a title="a > b" href="x/index.html">'],
    ['<a title=\'a > " b\' href="/x/">', 'index.html', '/', '<a title=\'a > " b\' href="x/index.html">'],
  ])('%s on %s below %s', (html, file, base, expected) => {
    expect(toPortablePage(html, file, { base, portable: {} })).toBe(expected)
  })

  test.each([
    '<a href="https://example.com/">',
    '<a href="//example.com/">',
    '<a href="#title">',
    '<a href="?q=x">',
    '<a href="mailto:a@example.com">',
    '<p>href="/x/"</p>',
    '<code>&lt;a href="/x/"&gt;</code>',
    '<a data-href="/x/">',
    '<a href="tel:1/">',
    '<a href="a.html">',
    '<meta name="description" content="/x/">',
    '<meta name="description" content="0; url=/x/">',
  ])('%s stays', (html) => {
    expect(toPortablePage(html, 'questions/12/index.html', { base: '/', portable: {} })).toBe(html)
  })

  test.each([
    ['/archive/feed.xml', 'https://example.org/archive/feed.xml'],
    ['/archive/tags/rest/feed.xml', 'https://example.org/archive/tags/rest/feed.xml'],
    ['/archive/sitemap.xml', 'https://example.org/archive/sitemap.xml'],
    ['https://example.org/archive', '../index.html'],
    ['https://example.org/archive/', '../index.html'],
    ['https://example.org/archive/gone/', 'https://example.org/archive/gone/'],
  ])('where the site is served too, %s is %s', (given, expected) => {
    const address = { base: '/archive/', portable: { url: 'https://example.org/archive/' } }
    expect(toPortablePage(`<a href="${given}">`, 'q/index.html', address)).toBe(`<a href="${expected}">`)
  })

  test('nothing of another site on the same host is touched', () => {
    const html = '<a href="/other/"><a href="/archive">'
    expect(toPortablePage(html, 'index.html', { base: '/archive/', portable: {} })).toBe(html)
  })
})

test.each([
  ['', 'index.html'],
  ['2/', '2/index.html'],
  ['?q=x', 'index.html?q=x'],
  ['#a/b', 'index.html#a/b'],
  ['files/a.png', 'files/a.png'],
  ['articles/12.html?b/#c/', 'articles/12.html?b/#c/'],
])('the file of %s is %s', (path, file) => {
  expect(toFilePath(path)).toBe(file)
})

test('a script hands bytes or a text on', () => {
  const called: unknown[] = []
  const run = (script: string) =>
    new Function(calledName, script)((...given: unknown[]) => called.push(given))
  run(toCalledScript(Uint8Array.from([0, 255, 10])))
  run(toCalledScript('"</script>\u2028\\ 한글'))
  expect(called).toEqual([
    ['AP8K', ''],
    ['', '"</script>\u2028\\ 한글'],
  ])
})

test('is found quickly where a tag never ends', () => {
  expect(listServedParts('<a'.repeat(100_000))).toEqual([])
  const html = '<a x="/archive/" '.repeat(100_000)
  expect(toPortablePage(html, 'index.html', { base: '/archive/', portable: {} })).toBe(html)
})

test.each([
  ['<script type="module" src="../_astro/a.js"></script>', ['<script>']],
  ['<script>fetch("/x")</script><script type=module src=a.js></script>', ['<script>']],
  ['<script src="../a.js"></script>', []],
  ['<img srcset="../a.png 1x, /b.png 2x">', ['srcset']],
  ["<a href='/x/'>", ['href']],
  ['<a href=/x/>', ['href']],
  ['<p style="background: url(/a.png)">', ['style']],
  ['<style>p { background: url("/a.png") }</style>', ['<style>']],
  ['<a HREF = "/x/">', ['href']],
  ['<script type="application/ld+json">{}</script><!-- <a href="/x/"> -->', []],
  [
    '<!-- <a href="/x/"> --><img src="/a.png"><!-- <!-- --> <form action="/"><!-- <p style="url(/)">',
    ['src', 'action'],
  ],
  ['<a href="https://e.example/?u=/x"><a href="mailto:a@b.example?subject=x,/y">', []],
  ['<meta name="description" content="TCP / IP, what /tags are">', []],
  ['<a href="//example.com/"><a href="../x/index.html"><p title="/x/">url(/x/)</p>', []],
])('%s needs a server by %j', (html, parts) => {
  expect(listServedParts(html)).toEqual(parts)
})
