import { expect, test } from 'vitest'
import { createFindClash } from '../../../src/content-folder/file-clash.ts'

const findClash = createFindClash(['CNAME', 'a/b/index.html', 'robots.txt', '자료/목록.html'])

test.each<[string, string | undefined]>([
  ['robots.txt', 'robots.txt'],
  ['Robots.TXT', 'robots.txt'],
  ['cname', 'CNAME'],
  ['a/b/index.html', 'a/b/index.html'],
  ['A/b/index.html', 'a/b/index.html'],
  ['자료/목록.html'.normalize('NFD'), '자료/목록.html'],
  // A file where the other needs a folder.
  ['a', 'a/b/index.html'],
  ['a/b', 'a/b/index.html'],
  ['robots.txt/1/index.html', 'robots.txt'],
  ['a/b/index.html/c', 'a/b/index.html'],
  // Beside them.
  ['robots.tx', undefined],
  ['a/c/index.html', undefined],
  ['a/b/index.htm', undefined],
  ['b/index.html', undefined],
  ['index.html', undefined],
])('%s can not lie beside %s', (file, clash) => {
  expect(findClash(file)).toBe(clash)
})

test('nothing clashes with nothing', () => {
  expect(createFindClash([])('index.html')).toBeUndefined()
})
