// What a static host answers, on which every link of the site relies.
import { expect, test } from 'vitest'
import { findAnswer } from '../../../src/engine/serve.ts'

const files = ['index.html', '404.html', 'a b.txt', 'tags/rest/index.html', 'tags/취업/index.html']

/** `200 tags/rest/index.html`, `301 /tags/rest/` */
function ask(base: string, address: string): string {
  const answer = findAnswer(address, base, (file) => files.includes(file))
  return 'location' in answer ? `301 ${answer.location}` : `${answer.status} ${answer.file}`
}

test.each([
  ['/', '/', '200 index.html'],
  ['/', '/index.html', '200 index.html'],
  ['/', '/a%20b.txt?v=1', '200 a b.txt'],
  ['/', '/tags/rest/', '200 tags/rest/index.html'],
  ['/', '/tags/rest', '301 /tags/rest/'],
  ['/', '/tags/rest?page=2', '301 /tags/rest/?page=2'],
  ['/', '/tags/%EC%B7%A8%EC%97%85/', '200 tags/취업/index.html'],
  ['/', '/tags/%EC%B7%A8%EC%97%85', '301 /tags/%EC%B7%A8%EC%97%85/'],
  ['/', '/tags/', '404 404.html'],
  ['/', '/tags', '404 404.html'],
  ['/', '/empty/', '404 404.html'],
  ['/', '/nothing', '404 404.html'],
  ['/', '/index.html/', '404 404.html'],
  // Not decoded twice, and not at all where that is impossible.
  ['/', '/tags/%25EC%25B7%25A8/', '404 404.html'],
  ['/', '/100%', '404 404.html'],
  ['/', '/%ff', '404 404.html'],
  ['/', '/%zz/', '404 404.html'],
  ['/', '/tags/%E0%A4%A', '404 404.html'],
  ['/', `/${'a'.repeat(9000)}/`, '404 404.html'],
  ['/', '/a%00b', '404 404.html'],
  // Nothing outside of the output, and no other host.
  ['/tags/', '/tags/../index.html', '404 404.html'],
  ['/', '/tags/%2e%2e/index.html', '404 404.html'],
  ['/', '/tags/..%5Cindex.html', '404 404.html'],
  ['/', '//tags/rest', '404 404.html'],
  // Below a path.
  ['/archive/', '/archive/', '200 index.html'],
  ['/archive/', '/archive', '301 /archive/'],
  ['/archive/', '/archive/tags/rest', '301 /archive/tags/rest/'],
  ['/archive/', '/archive/tags/rest/', '200 tags/rest/index.html'],
  ['/archive/', '/tags/rest/', '404 404.html'],
  ['/archive/', '/', '404 404.html'],
])('below %s: %s → %s', (base, address, answer) => {
  expect(ask(base, address)).toBe(answer)
})
