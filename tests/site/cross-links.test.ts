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
      toLink(`/archive/tags/${encodeURIComponent('서로-잇기')}/`, '열'),
      toLink(`/archive/tags/${encodeURIComponent('서로-잇기')}/`, '열하나'),
      toLink('https://old.example/questions/tagged/links+c%23', '열둘'),
      toLink(`/archive/categories/${encodeURIComponent('잇는-곳')}/`, '열셋'),
      toLink('/archive/questions/target/', '열넷'),
    ]) {
      expect(html).toContain(shown)
    }
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/)
  })

  it('an old address below questions/ leads on', () => {
    expect(site.read('questions/12/why-links/index.html')).toContain('url=/archive/questions/target/"')
  })
})

describe('old addresses of listings', () => {
  const hashtag = `/archive/tags/${encodeURIComponent('서로-잇기')}/`
  const category = `/archive/categories/${encodeURIComponent('잇는-곳')}/`

  it.each([
    ['questions/tagged/links', hashtag, '#서로-잇기'],
    ['questions/tagged/c#', hashtag, '#서로-잇기'],
    ['c/dev', category, '잇는 곳'],
  ])('%s leads to the listing', (path, target, label) => {
    const html = site.read(`${path}/index.html`)
    expect(html).toContain(`url=${target}"`)
    expect(html).toContain('This is the new address of the list.')
    expect(html).toContain(`<a href="${target}">${label}</a>`)
    expect(html).toContain(`<link rel="canonical" href="https://example.com${target}">`)
  })

  it.each([
    ['_redirects', `/archive/questions/tagged/c%23 ${hashtag} 301!`],
    ['_redirects', `/archive/list category=dev ${category} 301!`],
    ['redirects.nginx.conf', hashtag],
  ])('%s: %s', (file, rule) => {
    expect(site.read(file)).toContain(rule)
  })

  it('what they mean is told to search engines, masked', () => {
    const toMeta = (text: string) => `<meta name="description" content="${text}">`
    expect(site.read('tags/서로-잇기/index.html')).toContain(toMeta('deleted user님이 모은 질문'))
    expect(site.read('categories/잇는-곳/index.html')).toContain(toMeta('서로 잇는 질문'))
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
