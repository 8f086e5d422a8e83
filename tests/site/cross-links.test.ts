// Links between questions, and languages of texts, as pages have them.
import { describe, expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'

const site = openSite('kitchen-sink')

describe('on every page that shows the body', () => {
  const toLink = (href: string, text: string) =>
    `<p><a href="${href}" rel="nofollow ugc noopener">${text}</a></p>`

  it.each(['questions/linking/index.html', 'tags/서로-잇기/index.html'])('%s', (path) => {
    const html = site.read(path)
    for (const shown of [
      toLink('/archive/questions/target/', '하나'),
      toLink('/archive/questions/target/', '둘'),
      toLink('/archive/questions/target/#answer-5', '셋'),
      toLink('/archive/questions/target/', '넷'),
      '<p>다섯 (/questions/gone/)</p>',
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
    expect(site.read('questions/12/why-links/index.html')).toContain('url=/archive/questions/target/"')
  })
})

describe('titles and bodies in another language', () => {
  it.each([
    ['questions/linking/index.html', '<h1 id="title" lang="ko">한국어 제목</h1>'],
    ['questions/linking/index.html', '<div class="prose" lang="ko">'],
    ['tags/서로-잇기/index.html', '<a href="/archive/questions/linking/" lang="ko">한국어 제목</a>'],
    ['tags/서로-잇기/index.html', '<div class="clip prose" lang="ko">'],
    [
      'questions/target/index.html',
      '<a class="title" href="/archive/questions/linking/" lang="ko">한국어 제목</a>',
    ],
    ['questions/target/index.html', '<h1 id="title">질문 target</h1>'],
    ['questions/target/index.html', '<div class="prose">'],
  ])('%s: %s', (path, html) => {
    expect(site.read(path)).toContain(html)
  })
})
