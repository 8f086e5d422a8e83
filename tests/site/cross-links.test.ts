// Links between questions, and languages of texts, as pages have them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const links = [
  '[하나](/articles/1/edit)',
  '[둘](http://www.old.example/articles/1?page=2)',
  '[셋](https://old.example/board.php?id=7&page=2)',
  '[넷](/questions/target/)',
  '[다섯](/questions/withheld/)',
  '[여섯](/articles/9)',
  '[일곱](https://old.example/articles/9)',
  '[여덟](/tags/none/)',
  '[아홉](아홉.html)',
]

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({
    settings: { url: 'https://example.com/archive/', formerUrls: ['https://old.example'] },
    questions: [
      { id: 'linking', title: 'English title', language: 'en', tags: ['rest'], body: links.join('\n\n') },
      {
        id: 'target',
        tags: ['rest'],
        aliases: ['/articles/1', '/board.php?id=7#answer-5', '/questions/12/why-rest'],
      },
      { id: 'withheld', tags: ['rest'], aliases: ['/articles/9'] },
    ],
    files: { 'redactions.yaml': 'questions:\n  - { id: withheld, date: 2025-06-01 }\n' },
  })
})
afterAll(() => site?.remove())

describe('on every page that shows the body', () => {
  const toLink = (href: string, text: string) =>
    `<p><a href="${href}" rel="nofollow ugc noopener">${text}</a></p>`

  it.each(['questions/linking/index.html', 'index.html', 'tags/rest/index.html'])('%s', (path) => {
    const html = site.read(path)
    for (const shown of [
      toLink('/archive/questions/target/', '하나'),
      toLink('/archive/questions/target/', '둘'),
      toLink('/archive/questions/target/#answer-5', '셋'),
      toLink('/archive/questions/target/', '넷'),
      '<p>다섯 (/questions/withheld/)</p>',
      '<p>여섯 (/articles/9)</p>',
      toLink('https://old.example/articles/9', '일곱'),
      '<p>여덟 (/tags/none/)</p>',
      '<p>아홉 (아홉.html)</p>',
    ]) {
      expect(html).toContain(shown)
    }
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/)
  })

  it('an old address below questions/ leads on', () => {
    expect(site.read('questions/12/why-rest/index.html')).toContain('url=/archive/questions/target/"')
  })
})

describe('titles and bodies in another language', () => {
  it.each([
    ['questions/linking/index.html', '<h1 id="title" lang="en">English title</h1>'],
    ['questions/linking/index.html', '<div class="prose" lang="en">'],
    ['index.html', '<a href="/archive/questions/linking/" lang="en">English title</a>'],
    ['index.html', '<div class="clip prose" lang="en">'],
    [
      'questions/target/index.html',
      '<a class="title" href="/archive/questions/linking/" lang="en">English title</a>',
    ],
    ['questions/target/index.html', '<h1 id="title">질문 target</h1>'],
    ['questions/target/index.html', '<div class="prose">'],
  ])('%s: %s', (path, html) => {
    expect(site.read(path)).toContain(html)
  })
})
