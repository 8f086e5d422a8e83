import { describe, expect, test } from 'vitest'
import { createFindLinkTarget, type FindLinkTarget } from '../../../src/archive/link-targets.ts'
import { createFindFormerPath } from '../../../src/format/addresses.ts'

/** @param aliases by id of their question. @param former where the community was. */
function createFind(
  aliases: Record<string, string[]>,
  former: string,
  others: Partial<Parameters<typeof createFindLinkTarget>[0]> = {},
): FindLinkTarget {
  return createFindLinkTarget({
    questions: Object.entries(aliases).map(([id, all]) => ({ id, aliases: all })),
    withheld: [],
    hasQuestion: (id) => id in aliases,
    hasListing: () => false,
    findPicture: () => undefined,
    findFormerPath: createFindFormerPath([former]),
    ...others,
  })
}

const find = createFind(
  {
    put: ['/articles/1', '/articles/1-5#answer-5', '/질문/하나'],
    취업: ['/bbs/board.php?bo_table=qa&wr_id=12', '/?p=7', '/old.html'],
    board: ['/bbs/board.php', '/articles'],
  },
  'https://old.example',
  {
    withheld: [{ aliases: ['/articles/9', '/bbs/board.php?bo_table=qa&wr_id=99'] }],
    hasListing: (slug) => ['rest', 'c-sharp', '취업'].includes(slug),
    findPicture: (path) =>
      path === 'files/그림 1.png' ? { src: 'files/0a.png', width: 2, height: 1 } : undefined,
  },
)

/** `put#answer-5` for a question, `/tags/rest/` for a path, `no question` for what is not there. */
function toText(address: string, findIn = find): string {
  const target = findIn(address)
  if (target?.to === 'question') return target.id + (target.anchor && `#${target.anchor}`)
  if (target?.to === 'path') return `/${target.path}`
  if (target?.to === 'picture') return target.picture.src
  if (target?.to === 'listing') return `${target.of} ${target.name}`
  return target ? `no ${target.missing}` : 'elsewhere'
}

describe('old addresses, here and elsewhere', () => {
  test.each([
    ['/articles/1', 'put'],
    ['/articles/1/', 'put'],
    ['/articles/1?page=2', 'put'],
    ['/articles/1#comment-3', 'put'],
    ['/articles/1/edit/2', 'put'],
    ['/articles/1-5', 'put#answer-5'],
    ['/articles/1-5/#x', 'put#answer-5'],
    ['/%EC%A7%88%EB%AC%B8/%ED%95%98%EB%82%98', 'put'],
    ['/%E1%84%8C%E1%85%B5%E1%86%AF%E1%84%86%E1%85%AE%E1%86%AB/%ED%95%98%EB%82%98', 'put'],
    ['/old.html', '취업'],
    ['/old.html?a', '취업'],
    ['/bbs/board.php?bo_table=qa&wr_id=12', '취업'],
    ['/bbs/board.php?bo_table=qa&wr_id=12&page=3#c_5', '취업'],
    ['/?p=7', '취업'],
    ['/?p=7&lang=ko', '취업'],
    // What has no alias of its own falls to the one that it is below.
    ['/articles/2', 'board'],
    ['/articles/10', 'board'],
    ['/bbs/board.php?bo_table=qa&wr_id=123', 'board'],
    ['/bbs/board.php?wr_id=12', 'board'],
    // In any order, beside others; of a name that is there twice the first counts.
    ['/bbs/board.php?wr_id=12&bo_table=qa', '취업'],
    ['/bbs/board.php?sca=&wr_id=12&page=2&bo_table=qa&wr_id=13', '취업'],
    ['/?lang=ko&p=7', '취업'],
  ])('%s leads to %s', (path, target) => {
    expect(toText(path)).toBe(target)
    expect(toText(`https://old.example${path}`)).toBe(target)
  })

  test.each([
    ['/articles/9', 'no question', 'elsewhere'],
    ['/articles/9/edit', 'no question', 'elsewhere'],
    ['/bbs/board.php?bo_table=qa&wr_id=99&page=2', 'no question', 'elsewhere'],
    ['/bbs/board.php?wr_id=99&bo_table=qa', 'no question', 'elsewhere'],
    ['/?p=8', '/?p=8', 'elsewhere'],
    ['/old.htm', '/old.htm', 'elsewhere'],
    ['/users/7', '/users/7', 'elsewhere'],
    ['/100%', '/100%', 'elsewhere'],
    // Pages of this site are none of the former one.
    ['/questions/put/', 'put', 'elsewhere'],
    ['/tags/rest/', '/tags/rest/', 'elsewhere'],
  ])('%s: %s here, %s below a former address', (path, here, there) => {
    expect(toText(path)).toBe(here)
    expect(toText(`https://old.example${path}`)).toBe(there)
  })
})

describe('home by the number, under whatever title', () => {
  const aliases = {
    12: [
      '/d/12-first',
      '/threads/first.12/',
      '/12/first',
      '/blog/2024/12/first',
      '/viewtopic.php?t=12',
      '/p/99#answer-99',
    ],
    13: ['/d/13-second', '/blog/2024/5/second', '/p/98#answer-98'],
    // Of another board: what its numbers are is said by the `*`.
    'qa-7': ['/qa/7/*', '/topic/7-*', '/t/*.7/', '/topic/7-*/3#answer-72', '/t/*.7/post-71#answer-71'],
  }
  const withheld = [{ aliases: ['/qa/8/*'] }]
  const findNumbered = createFind(aliases, 'https://old.example', { withheld })
  test.each([
    ['/d/12', '12'],
    ['/d/12-renamed', '12'],
    ['/d/12-renamed/3', '12'],
    ['/d/13-renamed', '13'],
    ['/threads/12/', '12'],
    ['/threads/renamed.12/page-2', '12'],
    ['/12/renamed?show=99#a99', '12'],
    ['/viewtopic.php?f=2&t=12', '12'],
    ['/qa/7', 'qa-7'],
    ['/qa/7/any-title/3', 'qa-7'],
    ['/topic/7-any', 'qa-7'],
    ['/t/any.7', 'qa-7'],
    ['/topic/7-any/3', 'qa-7#answer-72'],
    ['/topic/7-any/4', 'qa-7'],
    ['/t/any.7/post-71', 'qa-7#answer-71'],
    ['/d/14-other', 'elsewhere'],
    ['/d/a12', 'elsewhere'],
    ['/qa/8/any', 'elsewhere'],
    ['/qa/12/any', 'elsewhere'],
    // Months, and answers: their numbers are not those of questions.
    ['/blog/2024/12/other', 'elsewhere'],
    ['/p/12', 'elsewhere'],
  ])('%s leads to %s', (path, target) => {
    expect(toText(`https://old.example${path}`, findNumbered)).toBe(target)
  })

  test('not on this site, where other pages have such addresses', () => {
    expect(['/12/renamed', '/qa/7/any'].map((path) => toText(path, findNumbered))).toEqual([
      '/12/renamed',
      '/qa/7/any',
    ])
  })
})

describe('below a former address with a path', () => {
  const aliases = {
    whole: ['/bbs/board.php?bo_table=qa&wr_id=12', '/bbs/7', '/bbs/8'],
    rest: ['/board.php?bo_table=qa&wr_id=13', '/8'],
  }
  const findBelow = createFind(aliases, 'https://old.example/bbs/', { withheld: [{ aliases: ['/9'] }] })
  test.each([
    ['https://old.example/bbs/board.php?bo_table=qa&wr_id=12', 'whole'],
    ['http://www.old.example/bbs/board.php?bo_table=qa&wr_id=12&page=2', 'whole'],
    ['https://old.example/bbs/7#c_3', 'whole'],
    ['https://old.example/bbs/board.php?bo_table=qa&wr_id=13', 'rest'],
    // What follows the former address counts first.
    ['https://old.example/bbs/8', 'rest'],
    ['https://old.example/bbs/9', undefined],
    ['https://old.example/bbs/board.php', undefined],
    ['https://old.example/8', undefined],
    ['https://old.example/bbsx/7', undefined],
  ])('%s leads to %s', (address, id) => {
    expect(toText(address, findBelow)).toBe(id ?? 'elsewhere')
  })
})

describe('pages of this site', () => {
  test.each([
    ['/questions/put', 'put'],
    ['/questions/put/#answer-5', 'put#answer-5'],
    ['/questions/put/?a=b', 'put'],
    ['/questions/put/why-put#answer-5', 'put'],
    ['/questions/put/2/#answer-5', 'put#answer-5'],
    ['/questions/put/2/3/#answer-5', 'put'],
    ['/questions/put/0/#answer-5', 'put'],
    ['/questions/%EC%B7%A8%EC%97%85/', '취업'],
    [
      `/questions/put/#comment-${encodeURIComponent('가'.repeat(66))}ab`,
      `put#comment-${encodeURIComponent('가'.repeat(66))}ab`,
    ],
    [`/questions/put/#${'a'.repeat(608)}`, `put#${'a'.repeat(608)}`],
    [`/questions/put/#${'a'.repeat(609)}`, 'put'],
    ['/questions/patch/', 'no question'],
    ['/questions/Put/', 'no question'],
    ['/questions/', '/questions/'],
    ['/tags/', '/tags/'],
    ['/tags/rest/2/', '/tags/rest/2/'],
    ['/tags/c-sharp', '/tags/c-sharp'],
    ['/tags/%EC%B7%A8%EC%97%85/', '/tags/%EC%B7%A8%EC%97%85/'],
    ['/tags/go/', 'no hashtag'],
    ['/about/', '/about/'],
    ['/2/', '/2/'],
    ['/files/%EA%B7%B8%EB%A6%BC%201.png', 'files/0a.png'],
    ['/files/%E1%84%80%E1%85%B3%E1%84%85%E1%85%B5%E1%86%B7%201.png?v=2#a', 'files/0a.png'],
    ['/files/2.png', 'no picture'],
    ['/files/', 'no picture'],
    ['/files.html', '/files.html'],
  ])('%s leads to %s', (path, target) => {
    expect(toText(path)).toBe(target)
  })
})

describe('the whole address of this site', () => {
  const aliases = { put: ['/articles/1#answer-5'], patch: ['/articles/9'] }
  const findOwn = createFind(aliases, 'https://example.org/arc/forum', {
    hasListing: (slug) => slug === 'rest',
    findPicture: () => ({ src: 'files/0a.png', width: 2, height: 1 }),
    findOwnPath: createFindFormerPath(['https://example.org/arc/']),
  })

  test.each([
    ['https://example.org/arc/questions/put/#answer-140', 'put#answer-140'],
    ['http://example.org/arc/questions/put/2/', 'put'],
    ['https://example.org/arc/articles/1', 'put#answer-5'],
    ['https://example.org/arc/tags/rest/', '/tags/rest/'],
    ['https://example.org/arc/about/', '/about/'],
    ['https://example.org/arc/questions/none/', 'no question'],
    ['https://example.org/arc/forum/articles/9', 'patch'],
    ['https://example.org/arc/', 'elsewhere'],
    ['https://example.org/arc/#top', 'elsewhere'],
    ['https://example.org/arc//host/', 'elsewhere'],
    ['https://example.org/arc/files/a.png', 'elsewhere'],
    ['https://example.org/questions/put/', 'elsewhere'],
    ['https://example.com/arc/questions/put/', 'elsewhere'],
  ])('%s', (address, target) => {
    expect(toText(address, findOwn)).toBe(target)
  })
})

describe('links as people wrote them to a community on Stack Exchange', () => {
  const written = '/questions/123/why-rest'
  const aliases = {
    123: [written, '/q/123', '/a/456#answer-456', `${written}/456#answer-456`],
    7: ['/articles/7'],
  }
  const withheld = [{ aliases: ['/questions/9/gone', '/q/9'] }]
  const findHome = createFind(aliases, 'https://ai.stackexchange.com', { withheld })

  test.each([
    ['/questions/123/why-rest', '123'],
    ['/questions/123/why-rest/', '123'],
    ['/questions/123/why-rest?noredirect=1&lq=1', '123'],
    ['/questions/123/why-rest?rq=1#comment-9_456', '123'],
    ['/questions/123/why-rest#456', '123#answer-456'],
    ['/questions/123/why-rest#answer-456', '123#answer-456'],
    ['/questions/123/why-rest#answer-789', '123'],
    ['/questions/123/why-rest/789#789', '123'],
    ['/questions/123/why-rest/456', '123#answer-456'],
    ['/questions/123/why-rest/456#456', '123#answer-456'],
    ['/questions/123/why-rest/456?s=1|2#456', '123#answer-456'],
    ['/q/123', '123'],
    ['/q/123/42', '123'],
    ['/q/123/42?a=b', '123'],
    ['/a/456', '123#answer-456'],
    ['/a/456/42', '123#answer-456'],
    ['/a/456/42?a=b#c', '123#answer-456'],
    // The old site counted as this one does, whatever title the question had.
    ['/questions/123', '123'],
    ['/questions/123/', '123'],
    ['/questions/123?page=2', '123'],
    ['/questions/123/its-former-title', '123'],
    ['/questions/123/its-former-title/789#789', '123'],
    ['/questions/123/its-former-title/456#456', '123#answer-456'],
    ['/questions/123/its-former-title#answer-456', '123#answer-456'],
    // An address of another kind of post.
    ['/q/456/42', '123#answer-456'],
    ['/questions/456?a=b', '123#answer-456'],
    ['/questions/123/its-former-title/456', '123#answer-456'],
    ['/a/123', '123'],
    // What somebody else's aliases do not tell.
    ['/questions/7/why', undefined],
    ['/questions/12/why-rest', undefined],
    ['/questions/9/gone', undefined],
    ['/q/9/42', undefined],
    ['/q/1234', undefined],
    ['/a/45/6', undefined],
  ])('%s leads to %s', (path, home) => {
    expect(toText(`https://ai.stackexchange.com${path}`, findHome)).toBe(home ?? 'elsewhere')
  })
})

describe('below a former address that listed hashtags', () => {
  const toListing = (name: string, alias: string) => ({ of: 'tags' as const, name, alias })
  const aliases = { 1: ['/a/5', '/tag/question', '/b/6#answer-6'] }
  const findListing = createFind(aliases, 'https://old.example', {
    listings: [
      toListing('rest', '/tag/rest'),
      toListing('c#', '/questions/tagged/c%23'),
      toListing('c', '/tag/c'),
    ],
    hasQuestion: () => false,
    hasListing: () => true,
  })

  test.each([
    ['https://old.example/tag/rest/l/latest', 'rest'],
    ['https://old.example/tags/rest', 'rest'],
    ['https://old.example/tags/c', 'c'],
    ['https://old.example/tags/c/web/4/rest', 'rest'],
    ['https://old.example/tags/c/web/api/12/rest?order=views', 'rest'],
    ['https://old.example/tags/c%23/info', 'c#'],
    // Of this site a listing, of the old one something that nobody knows.
    ['/tags/rest', undefined],
    ['https://old.example/tags/soap', undefined],
    ['https://old.example/tags/rest/4', undefined],
    ['https://old.example/tags/intersection/rest/c', undefined],
    // No site whose answers are addressed so.
    ['https://old.example/tags/question', undefined],
    ['https://old.example/q/5', undefined],
    ['https://old.example/q/6', undefined],
  ])('%s leads to %s', (address, name) => {
    const target = findListing(address)
    expect(target?.to === 'listing' ? target.name : undefined).toBe(name)
    if (name === undefined) expect(target?.to).not.toBe('question')
  })
})

// Work that grew with the square of their length would take longer than a test may.
test.each([
  ['folders', `/${'a/'.repeat(100_000)}`],
  ['a query', `/a?${'b=c&'.repeat(50_000)}`],
])('long addresses may be pages that somebody added: %s', (_, address) => {
  const targets = Array.from({ length: 200 }, (_, number) => find(`${address}${number}`)?.to)
  expect([...new Set(targets)]).toEqual(['path'])
})

describe('old addresses of listings', () => {
  const findListed = createFind({ one: ['/c/dev/5/pinned'] }, 'https://old.example', {
    listings: [
      { of: 'tags', name: 'golf', alias: '/questions/tagged/golf' },
      { of: 'tags', name: 'c#', alias: '/questions/tagged/c%23' },
      { of: 'tags', name: '취업', alias: '/questions/tagged/취업' },
      { of: 'tags', name: 'rest', alias: '/list?tag=rest' },
      { of: 'categories', name: '개발', alias: '/c/dev' },
      { of: 'categories', name: '화면', alias: '/c/dev/front' },
    ],
    hasQuestion: () => false,
  })
  test.each([
    ['/questions/tagged/golf', 'tags golf'],
    ['/questions/tagged/golf/', 'tags golf'],
    ['https://old.example/questions/tagged/golf?tab=Newest#x', 'tags golf'],
    ['https://old.example/questions/tagged/c%23', 'tags c#'],
    ['https://old.example/questions/tagged/%EC%B7%A8%EC%97%85', 'tags 취업'],
    ['https://old.example/list?tag=rest&page=2', 'tags rest'],
    ['https://old.example/list?tag=java', 'elsewhere'],
    ['https://old.example/c/dev/5', 'categories 개발'],
    ['https://old.example/c/dev/front/7', 'categories 화면'],
    ['https://old.example/c/dev/5/pinned', 'one'],
    // Questions that carry both are no listing here.
    ['https://old.example/questions/tagged/golf+c%23', 'elsewhere'],
    ['https://old.example/questions/tagged/golf%20c%23', 'elsewhere'],
    ['https://old.example/questions/tagged/golfing', 'elsewhere'],
    ['https://old.example/questions/tagged', 'elsewhere'],
    ['/questions/tagged/golf+c%23', 'no question'],
  ])('%s → %s', (address, target) => {
    expect(toText(address, findListed)).toBe(target)
  })
})
