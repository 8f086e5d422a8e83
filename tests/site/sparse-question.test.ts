// A question of a community that has no categories and no hashtags, and counts no views but votes, written in English
// words: among others that have a category, and where nobody has one.
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../../src/folder/check-content.ts'
import { openSite } from '../sites/open-site.ts'
import { sparseQuestion } from '../sites/parts/sparse.ts'
import { writeContent } from '../support/content-folder.ts'
import { attributeOf, findAll, findOnly, textOf } from '../support/html.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const site = openSite('states')

it('is right', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-sparse-'))
  writeContent(folder.path, { settings: { views: false }, ...sparseQuestion })
  expect((await checkContent(folder.path)).issues).toEqual([])
})

it.each(['a list', 'its page'])('is shown in %s', (place) => {
  const entries =
    place === 'a list'
      ? site.pages('').flatMap((page) => findAll(page, 'article').map(textOf))
      : [textOf(findOnly(site.page('questions/sparse/'), 'main'))]
  const text = entries.find((entry) => entry.includes('404')) ?? ''
  expect(text).toContain('30일 전 · 삭제된 사용자 님의 새로운 답변')
  expect(text).toContain('답변 1')
  expect(text).not.toContain('조회')
  expect(text).not.toContain('#')
})

it('shows its score on its page alone', () => {
  expect(textOf(findOnly(findOnly(site.page('questions/sparse/'), '.facts'), '.counts'))).toBe(
    '답변 1댓글 0점수 -1,234',
  )
  const lists = site.pages('').map((page) => textOf(findOnly(page, 'main')))
  expect(lists.filter((text) => text.includes('점수'))).toEqual([])
})

it('leads back to the list of all questions', () => {
  const crumb = findOnly(findOnly(site.page('questions/sparse/'), '.crumb'), 'a')
  expect([textOf(crumb), attributeOf(crumb, 'href')]).toEqual(['모든 질문 목록으로', '/archive/'])
})

it('has no label where others have one, and is on none of their pages', () => {
  expect(findAll(site.page('questions/sparse/'), '.category')).toEqual([])
  const listed = site.pages('categories/개발자/').flatMap((page) => findAll(page, 'article').map(textOf))
  expect(listed.filter((entry) => entry.includes('404'))).toEqual([])
  expect(site.stderr).toContain('questions/sparse.md:2:1  category-missing')
})

describe('where nobody has a category', () => {
  let other: TestSite
  beforeAll(async () => {
    other = await buildTestSite({
      settings: { views: false, url: 'https://example.org/' },
      questions: ['a', 'b'].map((id) => ({ id, category: undefined, tags: id === 'a' ? ['rest'] : [] })),
      files: sparseQuestion.files,
    })
  })
  afterAll(() => other.remove())

  it('no page, link or address is of one', () => {
    const files = readdirSync(other.out, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('categories'))).toEqual([])
    const texts = files.filter((file) => /\.(?:html|xml|conf|json)$|_redirects$/.test(file))
    const telling = texts.filter((file) =>
      /categories\/|class="category"|undefined/.test(
        // The search has an empty label in its template, which it takes out, and a list of filters that stays hidden.
        readFileSync(`${other.out}/${file}`, 'utf8').replaceAll('<a class="category"></a>', ''),
      ),
    )
    expect(telling).toEqual([])
  })

  it.each(['', 'tags/', 'about/', 'questions/b/', 'tags/rest/'])('%s says nothing of it', (address) => {
    expect(textOf(findOnly(other.page(address), 'main'))).not.toContain('분류')
  })
})
