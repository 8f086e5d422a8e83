import { describe, expect, test } from 'vitest'
import { type CheckedQuestion, checkArchive } from '../../../src/folder/check-addresses.ts'
import { createFindClash } from '../../../src/folder/own-addresses.ts'

function toChecked(id: string, hashtags: string[] = ['rest'], aliases: string[] = []): CheckedQuestion {
  return { id, path: `questions/${id}.md`, hashtags, aliases }
}

/** `path code text: what it clashes with` of each issue. */
function check(...questions: CheckedQuestion[]): string[] {
  return checkArchive(questions).map(({ path, code, text, detail }) =>
    [path, code, text, Reflect.get(detail, 'otherPath') ?? Reflect.get(detail, 'other') ?? '']
      .join(' ')
      .trim(),
  )
}

describe('addresses of hashtags', () => {
  test.each([
    ['c#', 'c-sharp'],
    ['c++', 'c-plus-plus'],
    ['.net', 'dot-net'],
    ['index', 'index-tag'],
  ])('%s and %s are one address: both are named', (one, other) => {
    expect(check(toChecked('a', [one]), toChecked('b', [other]))).toEqual([
      `questions/b.md hashtag-address-clash ${other} questions/a.md`,
    ])
    const [issue] = checkArchive([toChecked('a', [one]), toChecked('b', [other])])
    expect(issue?.detail).toMatchObject({ value: other, other: one })
  })

  test.each([
    ['c#', 'c#'],
    ['c', 'c#'],
    ['net', '.net'],
    ['next.js', 'nextjs'],
  ])('%s and %s are fine', (one, other) => {
    expect(check(toChecked('a', [one]), toChecked('b', [other]))).toEqual([])
  })
})

describe('old addresses', () => {
  test.each([
    '/tags/',
    '/tags/rest/',
    '/categories/a/',
    '/questions/a/',
    '/questions/a/index.html',
    '/questions/a/Index.HTML/b',
    '/Questions/a/b',
    '/about',
    '/most-viewed/',
    '/unanswered/2/',
    '/search/',
    '/2/',
    '/404.html',
    '/404/',
    '/index.html',
    '/_astro/a.css',
    '/files/a.png',
    '/TAGS/a',
    '/%74ags/a',
    // The mark of a folder that a build made.
    '/.gotgam',
    '/_redirects',
    '/redirects.nginx.conf',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/Sitemap-12.xml/a',
    '/questions/a/2',
    '/questions/A/100/index.html',
    '/tags/12/*',
    '/questions/12-*',
  ])('%s is a page of the site', (alias) => {
    expect(check(toChecked('a', ['rest'], [alias]))).toEqual([`questions/a.md alias-is-page ${alias}`])
  })

  const publicFiles = ['CNAME', 'downloads/2024.html', 'favicon.svg', 'old/1/index.html', '자료.html']

  test.each([
    ['/favicon.svg', 'favicon.svg'],
    ['/favicon.svg/1', 'favicon.svg'],
    ['/cname', 'CNAME'],
    ['/Favicon.SVG', 'favicon.svg'],
    ['/downloads/2024.html', 'downloads/2024.html'],
    ['/downloads/2024.html/3', 'downloads/2024.html'],
    ['/old/1', 'old/1/index.html'],
    ['/old/1/', 'old/1/index.html'],
    ['/%EC%9E%90%EB%A3%8C.html', '자료.html'],
    ['/old/1/*', 'old/1/index.html'],
    ['/old/7-*', 'old/1/index.html'],
  ])('%s is where public/%s will be', (alias, file) => {
    expect(checkArchive([toChecked('a', ['rest'], [alias])], { publicFiles })).toEqual([
      {
        code: 'alias-is-page',
        path: 'questions/a.md',
        text: alias,
        detail: { value: alias, other: `public/${file}` },
      },
    ])
  })

  test.each(['/downloads', '/old/2', '/old', '/cname2', '/자료', '/old/2/*'])(
    '%s stands beside files of public/',
    (alias) => {
      expect(checkArchive([toChecked('a', ['rest'], [alias])], { publicFiles })).toEqual([])
    },
  )

  test.each([
    ['/articles/1', '/articles/1/'],
    ['/articles/1', '/Articles/1'],
    ['/질문/1', '/%EC%A7%88%EB%AC%B8/1'],
    ['/articles/1', '/articles/1#answer-5'],
    ['/board.php?id=1', '/board.php?id=1'],
    ['/?p=1', '/?p=1#answer-5'],
    ['/d/1-*', '/d/1-*/'],
  ])('%s and %s are claimed twice', (one, other) => {
    expect(check(toChecked('a', ['rest'], [one]), toChecked('b', ['rest'], [other]))).toEqual([
      `questions/b.md duplicate-alias ${other} questions/a.md`,
    ])
  })

  test('one question that claims an address twice', () => {
    expect(check(toChecked('a', ['rest'], ['/x', '/x/']))).toEqual([
      'questions/a.md duplicate-alias /x/ questions/a.md',
    ])
  })

  test.each([
    ['/board.php?id=1', '/board.php?id=2'],
    ['/board.php', '/board.php?id=2'],
    ['/board.html?id=1', '/board.html/2'],
    ['/d/1-*', '/d/1-a'],
    ['/d/1-*', '/d/1'],
    ['/d/1-*', '/d/11-*'],
  ])('%s and %s are two', (one, other) => {
    expect(check(toChecked('a', ['rest'], [one]), toChecked('b', ['rest'], [other]))).toEqual([])
  })

  test.each([
    '/articles/1',
    '/2024/05/a',
    '/tagged/rest',
    '/aboutus',
    '/most-viewed-of-2024',
    '/questions/12/why-rest',
    '/questions/12/2',
    '/questions/a/2024-review',
    '/questions/a/2/old',
    '/questions/a/20240501',
    '/?p=1',
    '/tags?id=1',
    '/2?id=1',
  ])('%s is fine', (alias) => {
    expect(check(toChecked('a', ['rest'], [alias]))).toEqual([])
  })

  // One would be a file where the other needs a folder.
  test('an address that goes on below another that is a file', () => {
    expect(
      check(toChecked('a', ['rest'], ['/articles/1.html']), toChecked('b', ['rest'], ['/articles/1.html/b'])),
    ).not.toEqual([])
  })
})

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
])('%s cannot lie beside %s', (file, clash) => {
  expect(findClash(file)).toBe(clash)
})

test('nothing clashes with nothing', () => {
  expect(createFindClash([])('index.html')).toBeUndefined()
})
