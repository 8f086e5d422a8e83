// Files that name addresses: of former places, for hosts, and of pages, for search engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAll, textOf } from '../support/html.ts'
import { longConversation, pagesOfLong } from '../support/large-content.ts'
import { listFiles, listPages } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const questions = [
  { id: 'a', tags: ['rest', 'c#'], body: '[이직](/questions/b/)과 `rest` ![그림](/files/a.png)' },
  {
    id: 'b',
    tags: ['취업'],
    body: 'rest를 세 번: rest, rest, rest',
    aliases: ['/old/b', '/old/c.html', '/board.php?id=7'],
  },
  { id: 'c', tags: ['rest'], aliases: ['/old/9'] },
  ...longConversation.questions,
]
const settings = {
  url: 'https://example.org/archive/',
  pageSize: 1,
  redirects: ['netlify', 'nginx'],
  theme: { accent: '#0b63a5' },
}
const files = {
  ...longConversation.files,
  'redactions.yaml': `questions:
  - { id: c, date: 2025-01-02 }
answers: [{ question: long, id: n120, date: 2025-01-02 }]
comments: [{ question: long, id: c2, date: 2025-01-02 }]
`,
  'files/a.png': createPng(4, 2),
  'theme/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>',
  'theme/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}

describe('an archive with every kind of page', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await buildTestSite({ settings, questions, files })
  })
  afterAll(() => site.remove())

  test('lists of old addresses hold those of questions that are not withheld', () => {
    expect(site.read('_redirects')).toBe(`/archive/board.php id=7 /archive/questions/b/ 301!
/archive/old/b /archive/questions/b/ 301!
/archive/old/c.html /archive/questions/b/ 301!
`)
    expect(site.read('redirects.nginx.conf')).toBe(`# http {
#   map_hash_bucket_size 256;
#   map_hash_max_size 2048;
#   include /srv/archive/redirects.nginx.conf;
#   server { if ($new_address) { return 301 $new_address; } if ($lost_address) { return 404; } }
# }
map $request_uri $old_request { "~^/archive/(?<below_old_request>.*)$" "/$below_old_request"; default $request_uri; }
map $uri $old_path { volatile; "~^/archive/(?<below_old_path>.*)$" "/$below_old_path"; default $uri; }
map "$old_request" $new_address {
default $new_address_1;
"/old/b" "/archive/questions/b/";
"/old/c.html" "/archive/questions/b/";
}
map "$old_path?id=$arg_id" $new_address_1 {
default "";
"/board.php?id=7" "/archive/questions/b/";
}
map $old_path $lost_address {
volatile;
default "";
"/board.php" "1";
"/board.php/" "1";
}
`)
  })

  test('sitemap.xml names every page that search engines may keep, but for other ways, and no other', () => {
    const index = site.read('sitemap.xml')
    const parts = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
    expect(parts).toEqual(['https://example.org/archive/sitemap-1.xml'])
    const named = Array.from(site.read('sitemap-1.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => loc)
    const kept = listPages(site.out)
      .map((page) => site.page(page))
      .filter((page) => !findAll(page, 'meta').some((meta) => isNoIndex(meta.attrs)))
      .map((page) => findAll(page, 'link').flatMap(({ attrs }) => toCanonical(attrs))[0])
      // Other ways through a list hold no question that it does not.
      .filter((address) => !/\/unanswered\//.test(address ?? ''))
    expect(listPages(site.out)).toEqual(expect.arrayContaining(pagesOfLong))
    expect(named.toSorted()).toEqual(kept.toSorted())
    expect(named).toContain('https://example.org/archive/tags/%EC%B7%A8%EC%97%85/')
    expect(named).not.toContain('https://example.org/archive/questions/c/')
  })
})

type Attributes = { name: string; value: string }[]

function isNoIndex(attrs: Attributes): boolean {
  return attrs.some(({ name, value }) => name === 'content' && value === 'noindex')
}

function toCanonical(attrs: Attributes): string[] {
  const isCanonical = attrs.some(({ name, value }) => name === 'rel' && value === 'canonical')
  return isCanonical ? attrs.filter(({ name }) => name === 'href').map(({ value }) => value) : []
}

test('page 404 of a long list is there as well', async () => {
  using site = await buildTestSite({
    settings: { pageSize: 1 },
    questions: Array.from({ length: 404 }, (_, index) => ({ id: `q${index}`, body: '본문' })),
  })
  expect(findAll(site.page('404/'), 'article')).toHaveLength(1)
})

test('without a url there is no sitemap', async () => {
  const { 'redactions.yaml': _, ...others } = files
  using site = await buildTestSite({ questions, files: others })
  expect(listFiles(site.out).filter((file) => file.includes('sitemap'))).toEqual([])
  expect(textOf(site.page('questions/c/'))).toContain('질문 c')
})
