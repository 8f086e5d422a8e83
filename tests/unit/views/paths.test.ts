import { describe, expect, test } from 'vitest'
import { addresses, toFile, toHref } from '../../../src/views/paths.ts'

describe('address, link and file of each kind of page', () => {
  test.each([
    [addresses.front(1), '/archive/', 'index.html'],
    [addresses.front(2), '/archive/2/', '2/index.html'],
    [addresses.directory(), '/archive/tags/', 'tags/index.html'],
    [addresses.listing('rest', 1), '/archive/tags/rest/', 'tags/rest/index.html'],
    [addresses.listing('rest', 2), '/archive/tags/rest/2/', 'tags/rest/2/index.html'],
    [addresses.listing('c#', 1), '/archive/tags/c-sharp/', 'tags/c-sharp/index.html'],
    [addresses.listing('.net', 3), '/archive/tags/dot-net/3/', 'tags/dot-net/3/index.html'],
    [addresses.listing('취업', 1), '/archive/tags/%EC%B7%A8%EC%97%85/', 'tags/취업/index.html'],
    [
      addresses.question('put-or-patch'),
      '/archive/questions/put-or-patch/',
      'questions/put-or-patch/index.html',
    ],
    [addresses.question('이직'), '/archive/questions/%EC%9D%B4%EC%A7%81/', 'questions/이직/index.html'],
    [addresses.about(), '/archive/about/', 'about/index.html'],
    [addresses.alias('articles/1234'), '/archive/articles/1234/', 'articles/1234/index.html'],
    [addresses.alias('articles/12.html'), '/archive/articles/12.html', 'articles/12.html'],
    [addresses.alias('a b'), '/archive/a%20b/', 'a b/index.html'],
    ['404.html', '/archive/404.html', '404.html'],
  ])('%s', (address, href, file) => {
    expect(toHref('/archive/', address)).toBe(href)
    expect(toFile(address)).toBe(file)
  })
})

test('a link is encoded once', () => {
  expect(decodeURI(toHref('/', addresses.listing('취업', 1)))).toBe('/tags/취업/')
})
