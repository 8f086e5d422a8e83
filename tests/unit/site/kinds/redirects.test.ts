import { describe, expect, test } from 'vitest'
import { describeReach } from '../../../../src/commands/build.ts'
import type { Settings } from '../../../../src/folder/settings.ts'
import { countOldAddresses, redirects } from '../../../../src/site/kinds/redirects.ts'
import type { OldAddressWork } from '../../../../src/words/words.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { emptyConversation, publishSample } from '../../sample-publication.ts'
import { toCachedQuestion } from '../../sample-question.ts'

type Host = Settings['redirects'][number]

function publish(aliases: readonly string[], ...hosts: Host[]) {
  return publishSample({
    settings: { redirects: hosts },
    questions: [toCachedQuestion('put', { aliases: [...aliases] }), toCachedQuestion('patch', {})],
    withheld: [{ id: 'gone', aliases: ['/gone', '/gone?a=b'] }],
  })
}

/** Lines of the file for a host. */
function listLines(host: Host, aliases: readonly string[], base = '/'): string[] {
  return writeLines(publish(aliases, host), base)
}

function writeLines(publication: Parameters<typeof redirects.plan>[0], base: string): string[] {
  const site = { ...createSampleSite(), base }
  const files = redirects.plan(publication).map((planned) => redirects.make(planned, site))
  return files.join('').split('\n').slice(0, -1)
}

function listRules(...given: Parameters<typeof listLines>): string[] {
  return listLines(...given).filter((line) => /^[/"]/.test(line) && !/ "1";$|\$number_/.test(line))
}

/** The rules for one old address; `-` for none. */
function toRules(alias: string, base = '/'): string[] {
  const hosts = ['netlify', 'cloudflare', 'nginx'] as const
  return hosts.map((host) => listRules(host, [alias], base).join('\n') || '-')
}

/** What hosts are given. */
function listAddresses(publication: Parameters<typeof redirects.plan>[0]) {
  return redirects.plan(publication)[0]?.facts.addresses
}

describe('rules for one old address', () => {
  test.each([
    [
      '/articles/1',
      '/articles/1 /questions/put/ 301!',
      '/articles/1 /questions/put/ 301',
      '"/articles/1" "/questions/put/";',
    ],
    [
      '/a/456/#answer-456',
      '/a/456/ /questions/put/#answer-456 301!',
      '/a/456/ /questions/put/#answer-456 301',
      '"/a/456/" "/questions/put/#answer-456";',
    ],
    [
      '/질문/둘 셋#answer-둘',
      '/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B /questions/put/#answer-%EB%91%98 301!',
      '/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B /questions/put/#answer-%EB%91%98 301',
      '"/%EC%A7%88%EB%AC%B8/%EB%91%98%20%EC%85%8B" "/questions/put/#answer-%EB%91%98";',
    ],
    [
      '/bbs/board.php?bo_table=qa&wr_id=12',
      '/bbs/board.php bo_table=qa wr_id=12 /questions/put/ 301!',
      '-',
      '"/bbs/board.php?bo_table=qa&wr_id=12" "/questions/put/";',
    ],
    ['/?p=12', '/ p=12 /questions/put/ 301!', '-', '"/?p=12" "/questions/put/";'],
    // A slug that nobody knows. The first segment as a number alone is a page of the front page.
    [
      '/questions/12/*',
      '/questions/12/:slug /questions/put/ 301',
      '-',
      '"/questions/12/*" "/questions/put/";',
    ],
    ['/threads/*.12/', '-', '-', '"/threads/*.12" "/questions/put/";'],
    ['/12/*', '-', '-', '-'],
    ['/a$b/12/*', '/a$b/12/:slug /questions/put/ 301', '-', '-'],
    // What Netlify has no words for.
    ['/a?12', '-', '-', '"/a?12" "/questions/put/";'],
    ['/a?b=', '-', '-', '"/a?b=" "/questions/put/";'],
    ['/a?b=:c', '-', '-', '"/a?b=:c" "/questions/put/";'],
    ['/a?b=*', '-', '-', '"/a?b=*" "/questions/put/";'],
    ['/a?b=1&b=2', '-', '-', '"/a?b=1&b=2" "/questions/put/";'],
    ['/a?404=b', '-', '-', '"/a?404=b" "/questions/put/";'],
    ['/a?/b=c', '-', '-', '"/a?/b=c" "/questions/put/";'],
    ['/a?q=질문', '-', '-', '"/a?q=%EC%A7%88%EB%AC%B8" "/questions/put/";'],
    // What a list could be broken by.
    [
      "/a';{}$x&`b",
      "/a';%7B%7D$x&%60b /questions/put/ 301!",
      "/a';%7B%7D$x&%60b /questions/put/ 301",
      '"/a\';%7B%7D$x&%60b" "/questions/put/";',
    ],
    ['/a?b={c};$d', '-', '-', '"/a?b={c};$d" "/questions/put/";'],
    ['/a?b=\\"', '-', '-', '"/a?b=\\\\%22" "/questions/put/";'],
    ['/a?b=\\', '-', '-', '"/a?b=\\\\" "/questions/put/";'],
    [
      '/a b 200/c',
      '/a%20b%20200/c /questions/put/ 301!',
      '/a%20b%20200/c /questions/put/ 301',
      '"/a%20b%20200/c" "/questions/put/";',
    ],
  ])('%s', (alias, ...rules) => {
    expect(toRules(alias)).toEqual(rules)
  })

  test.each([
    '/a\nb',
    '/a /b 200',
    '/a?b=\n"/c" "https://evil.example";',
    '/a?b=1 2',
    '/a"b',
    '/a*',
    '/:a',
    '/a\u2028b',
    '/a\\b',
    '//evil.example',
    '/a%0Ab',
    '/a#b c',
  ])('%j is no old address', (alias) => {
    expect(toRules(alias)).toEqual(['-', '-', '-'])
  })

  test('below a base path, with what a list could take for its own', () => {
    expect(toRules('/articles/1', '/a:b*$c/')).toEqual([
      '/a%3Ab%2A$c/articles/1 /a%3Ab%2A$c/questions/put/ 301!',
      '/a%3Ab%2A$c/articles/1 /a%3Ab%2A$c/questions/put/ 301',
      '"/articles/1" "/a:b*%24c/questions/put/";',
    ])
  })
})

test('of Netlify, those with most parameters come first', () => {
  const rules = listRules('netlify', ['/b', '/b?c=1', '/b?c=1&d=2', '/e'])
  expect(rules.map((rule) => rule.replace(' /questions/put/ 301!', ''))).toEqual([
    '/b c=1 d=2',
    '/b c=1',
    '/b',
    '/e',
  ])
})

test('of Cloudflare, 2,000 of up to 1,000 characters', () => {
  const long = `/${'가'.repeat(60)}/${'나'.repeat(60)}`
  const aliases = Array.from({ length: 2_001 }, (_, index) => `/a/${index}`)
  const rules = listRules('cloudflare', [long, ...aliases])
  expect([rules.length, rules[0]]).toEqual([2_000, '/a/0 /questions/put/ 301'])
})

describe('of nginx', () => {
  test('addresses that differ by case alone are told apart', () => {
    expect(listRules('nginx', ['/watch?v=aB.c', '/watch?v=Ab.c', '/watch?v=d'])).toEqual([
      String.raw`"~^/watch\\?v=aB\\.c$" "/questions/put/";`,
      String.raw`"~^/watch\\?v=Ab\\.c$" "/questions/put/";`,
      '"/watch?v=d" "/questions/put/";',
    ])
  })

  test.each([
    [['/a'], 256, 2_048],
    [[`/${'a'.repeat(100)}`], 1_024, 2_048],
    [[`/a?q=${'가'.repeat(440)}`], 32_768, 2_048],
    [Array.from({ length: 512 }, (_, index) => `/a/${index}`), 256, 2_048],
    [Array.from({ length: 513 }, (_, index) => `/a/${index}`), 256, 4_096],
    [Array.from({ length: 3_000 }, (_, index) => `/a/${index}`), 256, 16_384],
    [[], 256, 2_048],
  ])('hash tables are large enough (%#)', (aliases, bucketSize, maxSize) => {
    expect(listLines('nginx', aliases).slice(1, 3)).toEqual([
      `#   map_hash_bucket_size ${bucketSize};`,
      `#   map_hash_max_size ${maxSize};`,
    ])
  })

  test('an address that is longer than a word of its files may be is left out, which the list says', () => {
    const [long, longer] = ['가'.repeat(440), '가'.repeat(450)]
    const lines = listLines('nginx', ['/a', `/a?q=${long}`, `/a?q=${longer}`, `/b?q=${longer}`])
    expect(lines.slice(5)).toEqual([
      '# }',
      '# Left out, as nginx takes no word of more than 4000 bytes: 2',
      'map $request_uri $old_request { default $request_uri; }',
      'map $uri $old_path { volatile; default $uri; }',
      'map "$old_request" $new_address {',
      'default "";',
      '"/a" "/questions/put/";',
      `"/a?q=${encodeURIComponent(long)}" "/questions/put/";`,
      '}',
      'map $old_path $lost_address {',
      'volatile;',
      'default "";',
      '"/b" "1";',
      '"/b/" "1";',
      '}',
    ])
  })

  test('each set of names is a map, the largest first, and a list leaves room for questions of its board', () => {
    const published = publishSample({
      settings: { redirects: ['nginx'] },
      questions: [
        toCachedQuestion('put', { aliases: ['/b.php?t=q&id=7', '/b.php?id=7&t=q&c=9', '/v.php?f=2&t=12'] }),
        toCachedQuestion('patch', { aliases: ['/v.php?t=13', '/c?x[id]=1'], category: 'Q&A' }),
      ],
      described: { tags: [], categories: [{ name: 'Q&A', aliases: ['/b.php?t=q'] }] },
    })
    expect(writeLines(published, '/archive/').slice(6)).toEqual([
      'map $request_uri $old_request { "~^/archive/(?<below_old_request>.*)$" "/$below_old_request"; default $request_uri; }',
      'map $uri $old_path { volatile; "~^/archive/(?<below_old_path>.*)$" "/$below_old_path"; default $uri; }',
      'map "$old_request" $new_address {',
      'default $new_address_1;',
      '"/c?x[id]=1" "/archive/questions/patch/";',
      '}',
      'map "$old_path?c=$arg_c&id=$arg_id&t=$arg_t" $new_address_1 {',
      'default $new_address_2;',
      '"/b.php?c=9&id=7&t=q" "/archive/questions/put/";',
      '"/b.php?c=&id=&t=q" "/archive/categories/q-a/";',
      '}',
      'map "$old_path?f=$arg_f&t=$arg_t" $new_address_2 {',
      'default $new_address_3;',
      '"/v.php?f=2&t=12" "/archive/questions/put/";',
      '}',
      'map "$old_path?id=$arg_id&t=$arg_t" $new_address_3 {',
      'default $new_address_4;',
      '"/b.php?id=7&t=q" "/archive/questions/put/";',
      '}',
      'map "$old_path?t=$arg_t" $new_address_4 {',
      'default "";',
      '"/v.php?t=13" "/archive/questions/patch/";',
      '}',
      'map $old_path $lost_address {',
      'volatile;',
      'default "";',
      ...['/v.php', '/c', '/b.php'].flatMap((path) => [`"${path}" "1";`, `"${path}/" "1";`]),
      '}',
    ])
  })
})

test('of nginx, addresses of one form are read by one expression', () => {
  const lines = listLines('nginx', ['/q/1/*', '/q/22/*', '/t.x/*-3', '/질문/4-*/답#answer-5'])
  expect(
    lines.slice(lines.indexOf('map $old_path $old_open {'), lines.indexOf('map $old_path $lost_address {')),
  ).toEqual([
    'map $old_path $old_open {',
    'default "";',
    String.raw`"~^/q/(?<number_1>\\d+)/\\d*[^\\d/][^/]*/?$" "/q/$number_1/*";`,
    String.raw`"~^/t\\.x/\\d*[^\\d/][^/]*-(?<number_3>\\d+)/?$" "/t.x/*-$number_3";`,
    String.raw`"~^/질문/(?<number_1>\\d+)-\\d*[^\\d/][^/]*/답/?$" "/질문/$number_1-*/답";`,
    '}',
    'map "$old_request" $new_address {',
    'default $new_address_1;',
    '}',
    'map "$old_open" $new_address_1 {',
    'default "";',
    '"/q/1/*" "/questions/put/";',
    '"/q/22/*" "/questions/put/";',
    '"/t.x/*-3" "/questions/put/";',
    '"/질문/4-*/답" "/questions/put/#answer-5";',
    '}',
  ])
})

const many = Array.from({ length: 2_003 }, (_, index) => `/a/${index}`)

const noAddresses: OldAddressWork = {
  ...{ all: 0, asked: 0, beyondNetlify: 0, beyondNginx: 0, beyondCloudflare: 0 },
}

describe('how far old addresses lead', () => {
  test.each<[string[], Settings['redirects'], object | undefined]>([
    [[], ['nginx'], undefined],
    [['/a'], [], undefined],
    [['/a'], ['nginx'], { all: 1 }],
    [['/a', '/?p=1', '/a?1'], [], { all: 3, asked: 2, beyondNetlify: 1 }],
    [[...many, '/?p=1'], [], { all: 2_004, asked: 1, beyondCloudflare: 3 }],
    [['/a', '/12/*', '/q/1/*', '/q/1-*'], [], { all: 4, asked: 3, beyondNetlify: 2, beyondNginx: 1 }],
  ])('%#', (aliases, hosts, figures) => {
    const counted = countOldAddresses(publish(aliases, ...hosts))
    expect(counted).toEqual(figures && { ...noAddresses, ...figures })
  })

  test('is told in one sentence', () => {
    const figures = { ...noAddresses, all: 12_345, asked: 345, beyondNetlify: 5, beyondNginx: 1 }
    expect(describeReach(figures, 'ko')).toBe(
      '옛 주소 12,345개. ?나 *가 든 345개는 GitHub Pages와 Cloudflare에서 브라우저가 찾아 옮겨 가고, 자바스크립트 없이는 열리지 않습니다. 호스트가 바로 옮기지 못하는 것: Netlify에서 5개, nginx에서 1개(archive.yaml의 redirects에 적었을 때).',
    )
    expect(describeReach({ ...figures, beyondCloudflare: 10_000 }, 'en')).toBe(
      '12,345 old addresses. 345 with a query or a * are looked up by the browser on GitHub Pages and Cloudflare, and lead nowhere without JavaScript. So are those that a host can’t answer by itself: 5 on Netlify, 1 on nginx (where redirects in archive.yaml names them). 10,000 that Cloudflare takes no rule for lead on by their pages there too.',
    )
  })
})

test('those of withheld questions are told to no host, and those of answers lead to their page', () => {
  const goneComments = [{ answer: '둘', comments: ['셋'] }]
  const outline = { ...emptyConversation, laterAnchors: [['answer-둘']], goneComments }
  const published = publish(['/a/1#answer-하나', '/a/2#answer-둘', '/c/3#comment-셋'], 'nginx')
  const questions = published.archive.questions.map((each) => ({ ...each, conversation: outline }))
  expect(listAddresses({ ...published, archive: { ...published.archive, questions } })).toEqual([
    { path: '/a/1', query: '', target: 'questions/put/#answer-%ED%95%98%EB%82%98' },
    { path: '/a/2', query: '', target: 'questions/put/2/#answer-%EB%91%98' },
    { path: '/c/3', query: '', target: 'questions/put/2/#answer-%EB%91%98' },
  ])
})

test('those of listings lead to them, and count; of what no question carries nobody is told', () => {
  const publication = publishSample({
    settings: { redirects: ['nginx'] },
    questions: [toCachedQuestion('put', { aliases: ['/a'], hashtags: ['c#'], category: '개발자' })],
    described: {
      tags: [
        { name: 'c#', aliases: ['/questions/tagged/c%23', '/list?tag=csharp'] },
        { name: 'none', aliases: ['/questions/tagged/none'] },
      ],
      categories: [{ name: '개발자', aliases: ['/c/개발'] }],
    },
  })
  expect(listAddresses(publication)).toEqual([
    { path: '/a', query: '', target: 'questions/put/' },
    { path: '/questions/tagged/c%23', query: '', target: 'tags/c-sharp/' },
    { path: '/list', query: '?tag=csharp', target: 'tags/c-sharp/' },
    { path: '/c/%EA%B0%9C%EB%B0%9C', query: '', target: 'categories/%EA%B0%9C%EB%B0%9C%EC%9E%90/' },
  ])
  expect(countOldAddresses(publication)).toEqual({ ...noAddresses, all: 4, asked: 1 })
})

describe('feeds of Stack Exchange', () => {
  const aliases = [
    '/questions/tagged/c%23/',
    '/questions/tagged/csharp',
    '/tag/c',
    '/questions/tagged/c?tab=new',
  ]
  const described = {
    tags: [
      { name: 'c#', aliases },
      { name: 'none', aliases: ['/questions/tagged/none'] },
    ],
    categories: [],
  }
  const listFeeds = (settings: Partial<Settings>) => {
    const publication = publishSample({
      settings: { url: 'https://example.org/', redirects: ['nginx'], ...settings },
      questions: [toCachedQuestion('put', { hashtags: ['c#'] })],
      described,
    })
    return listAddresses(publication)?.filter(({ target }) => target.endsWith('feed.xml'))
  }

  test('lead to those of the hashtags, and of the archive', () => {
    expect(listFeeds({})).toEqual([
      { path: '/feeds', query: '', target: 'feed.xml' },
      { path: '/feeds/tag/c%23', query: '', target: 'tags/c-sharp/feed.xml' },
      { path: '/feeds/tag/csharp', query: '', target: 'tags/c-sharp/feed.xml' },
    ])
  })

  test.each<Partial<Settings>>([{ feeds: false }, { url: undefined }])('lead nowhere with %o', (settings) => {
    expect(listFeeds(settings)).toEqual([])
  })

  test('and not where somebody said where they lead', () => {
    const named = publishSample({
      settings: { url: 'https://example.org/', redirects: ['nginx'] },
      questions: [toCachedQuestion('put', { hashtags: ['c#'], aliases: ['/feeds', '/feeds/tag/csharp/'] })],
      described,
    })
    expect(listAddresses(named)?.map(({ path, target }) => `${path} ${target}`)).toEqual([
      '/feeds questions/put/',
      '/feeds/tag/csharp/ questions/put/',
      '/questions/tagged/c%23/ tags/c-sharp/',
      '/questions/tagged/csharp tags/c-sharp/',
      '/tag/c tags/c-sharp/',
      '/questions/tagged/c tags/c-sharp/',
      '/feeds/tag/c%23 tags/c-sharp/feed.xml',
    ])
  })
})
