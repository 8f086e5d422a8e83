import { describe, expect, test } from 'vitest'
import { paths, toEncodedHref, toFile, toHref } from '../../../src/site/paths.ts'

describe('path, link and file of each kind of page', () => {
  test.each([
    [paths.front(1), '/archive/', 'index.html'],
    [paths.front(2), '/archive/2/', '2/index.html'],
    [paths.directory(), '/archive/tags/', 'tags/index.html'],
    [paths.listing('rest', 1), '/archive/tags/rest/', 'tags/rest/index.html'],
    [paths.listing('rest', 2), '/archive/tags/rest/2/', 'tags/rest/2/index.html'],
    [paths.listing('c#', 1), '/archive/tags/c-sharp/', 'tags/c-sharp/index.html'],
    [paths.listing('.net', 3), '/archive/tags/dot-net/3/', 'tags/dot-net/3/index.html'],
    [paths.listing('취업', 1), '/archive/tags/취업/', 'tags/취업/index.html'],
    [paths.question('put-or-patch'), '/archive/questions/put-or-patch/', 'questions/put-or-patch/index.html'],
    [paths.question('이직'), '/archive/questions/이직/', 'questions/이직/index.html'],
    [paths.about(), '/archive/about/', 'about/index.html'],
    [paths.alias('articles/1234'), '/archive/articles/1234/', 'articles/1234/index.html'],
    [paths.alias('articles/12.html'), '/archive/articles/12.html', 'articles/12.html'],
    [paths.alias('a b'), '/archive/a%20b/', 'a b/index.html'],
    [paths.sitemap('sitemap'), '/archive/sitemap.xml', 'sitemap.xml'],
    ['404.html', '/archive/404.html', '404.html'],
  ])('%s', (path, href, file) => {
    expect(toHref('/archive/', path)).toBe(href)
    expect(toFile(path)).toBe(file)
  })
})

test.each([
  ['letters of any script stay', 'tags/취업/', '/tags/취업/', '/tags/%EC%B7%A8%EC%97%85/'],
  ['what means something in an address does not', 'a?b#c%d"e/', '/a%3Fb%23c%25d%22e/', '/a%3Fb%23c%25d%22e/'],
  ['nor do signs', '가·나/', '/가%C2%B7나/', '/%EA%B0%80%C2%B7%EB%82%98/'],
])('%s', (_, path, href, encoded) => {
  expect(toHref('/', path)).toBe(href)
  expect(toEncodedHref('/', path)).toBe(encoded)
})
