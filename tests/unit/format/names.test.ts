import { describe, expect, test } from 'vitest'
import {
  createFindFreeId,
  findAliasExcess,
  findMeantId,
  findNearest,
  findNearestAlias,
  findValidHashtag,
  isHashtag,
  parseAlias,
  toAliasPath,
  toAliasText,
  toIdKey,
  toQuestionId,
} from '../../../src/format/names.ts'
import { toHashtagSlug } from '../../../src/format/slugs.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

describe('id of a file', () => {
  test.each([
    ['put-or-patch.md', 'put-or-patch'],
    ['1234.md', '1234'],
    ['이직-고민.md', '이직-고민'],
    [`${'이직'.normalize('NFD')}.md`, '이직'],
    ['v1.2.md', 'v1.2'],
    ['a.md.md', 'a.md'],
    ['console.md', 'console'],
    ['falcon.md', 'falcon'],
    ['a.mdx.md', 'a.mdx'],
    ['com10.md', 'com10'],
    [`${'a'.repeat(200)}.md`, 'a'.repeat(200)],
  ])('%s → %s', (name, id) => {
    expect(toQuestionId(name)).toBe(id)
  })
})

describe('an id that nobody has', () => {
  test.each<[taken: string[], asked: string[], given: string[]]>([
    [[], ['rest'], ['rest']],
    [['rest'], ['rest', 'Rest', 'rest'], ['rest-2', 'Rest-3', 'rest-4']],
    ['rest rest-2 rest-4'.split(' '), ['rest', 'rest'], ['rest-3', 'rest-5']],
    [['a'.repeat(200)], ['a'.repeat(200)], [`${'a'.repeat(193)}-2`]],
  ])('besides %j: %j', (taken, asked, given) => {
    const keys = new Set(taken.map(toIdKey))
    const findFreeId = createFindFreeId((key) => keys.has(key))
    const found = asked.map((id) => {
      const free = findFreeId(id)
      keys.add(toIdKey(free))
      return free
    })
    expect(found).toEqual(given)
  })

  test('is found in a few looks, however many have asked before', () => {
    const keys = new Set<string>()
    let looks = 0
    const findFreeId = createFindFreeId((key) => {
      looks += 1
      return keys.has(key)
    })
    for (let count = 0; count < 5000; count += 1) keys.add(toIdKey(findFreeId('1')))
    expect(keys.size).toBe(5000)
    expect(looks).toBeLessThan(4 * 5000)
  })
})

describe('the rule that hints tell', () => {
  const issue = toAnyIssue('invalid-id', { key: 'replyTo', value: 'a b' })

  test.each(['ko', 'en'] as const)('%s', (language) => {
    const { hint } = toIssueMessage(issue, language)
    const [, allowed = '', refused = ''] = /(- _ (?:\S )*')(?=\s)[^<]*(< (?:\S )*(?:\S%|%))/u.exec(hint) ?? []
    expect(allowed.split(' ')).toEqual(['-', '_', '.', '@', '~', '+', '(', ')', "'"])
    expect(refused.split(' ')).toEqual(['<', '>', ':', '"', '|', '?', '*', '\\', '/', '#', '%'])
    expect(allowed.split(' ').map((sign) => toQuestionId(`a${sign}b`))).not.toContain(undefined)
    expect(new Set(refused.split(' ').map((sign) => toQuestionId(`a${sign}b`)))).toEqual(new Set([undefined]))
  })

  test.each(['a&b', 'a;b', 'a,b', 'a=b', 'a!b', 'a$b', '-a', '(a)', '~a', "'a'", '@a'])('%s', (id) => {
    expect(toQuestionId(id)).toBe(id)
  })
})

describe('names that can be no address', () => {
  test.each([
    ['only the extension', '.md'],
    ['hidden', '.a.md'],
    ['space', 'a b.md'],
    ['wide space', 'a\u3000b.md'],
    ['parent folder', '...md'],
    ['two dots inside', 'a..b.md'],
    ['dot at the end', 'a..md'],
    ['sharp', 'c#.md'],
    ['per cent', '100%.md'],
    ['question mark', 'why?.md'],
    ['colon', 'a:b.md'],
    ['backslash', 'a\\b.md'],
    ['device', 'con.md'],
    ['port', 'com1.md'],
    ['printer', 'lpt9.md'],
    ['device in upper case', 'NUL.md'],
    ['device with an extension', 'aux.txt.md'],
    ['index', 'index.md'],
    ['zero-width space', 'a\u200bb.md'],
    ['control character', 'a\u0001.md'],
    ['lone surrogate', 'a\ud800.md'],
    ['201 bytes', `${'a'.repeat(201)}.md`],
    ['over 200 bytes of Hangul', `${'가'.repeat(67)}.md`],
  ])('%s: %j', (_, name) => {
    expect(toQuestionId(name)).toBeUndefined()
  })
})

test.each([
  ['Put-Or-Patch', 'put-or-patch', true],
  ['이직', '이직'.normalize('NFD'), true],
  ['ａ１', 'a1', true],
  ['a-b', 'a_b', false],
  ['이직1', '이직2', false],
])('%s and %s are one folder somewhere: %s', (one, other, same) => {
  expect(toIdKey(one) === toIdKey(other)).toBe(same)
})

describe('the id that is meant by what is none', () => {
  test.each([
    ['q2.md', 'q2'],
    ['q2 ', 'q2'],
    ['q2\u200b', 'q2'],
    ['/questions/q2/', 'q2'],
    ['/q2', 'q2'],
    ['https://example.org/archive/questions/q2/', 'q2'],
    ['questions/2024/q2.md', 'q2'],
    ['answers/q1/a1.md', 'a1'],
    ['/answers/2024/q1/a1.md', 'a1'],
    ['content/questions/2024/q2.md', 'q2'],
    // The second page of its answers.
    ['/questions/q2/2/', undefined],
    ['my q', undefined],
    ['and/or', undefined],
    ['', undefined],
    ['/', undefined],
    ['\u200b', undefined],
  ])('%j → %s', (text, id) => {
    expect(findMeantId(text)).toBe(id)
  })
})

const known = ['title', 'category', 'tags', 'counts', 'poll', 'activity', 'aliases']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['TAGS', 'tags'],
  ['tag', 'tags'],
  ['categry', 'category'],
  ['activty', 'activity'],
  ['pol', 'poll'],
  ['title', 'title'],
  ['slug', undefined],
  ['description', undefined],
  ['x', undefined],
])('%s → %s', (word, nearest) => {
  expect(findNearest(word, known)).toBe(nearest)
})

test('nothing is near to nothing', () => {
  expect(findNearest('title', [])).toBeUndefined()
})

test('of two that are equally near, the first', () => {
  expect(findNearest('cats', ['bats', 'hats'])).toBe('bats')
})

test('upper case counts for nothing', () => {
  expect(findNearest('ab', ['ac', 'AB'])).toBe('AB')
})

describe('path of an old address', () => {
  test.each([
    ['/articles/1234', 'articles/1234'],
    ['/articles/1234/', 'articles/1234'],
    ['/articles/12.html', 'articles/12.html'],
    ['/a', 'a'],
    ['/질문/7', '질문/7'],
    ['/%EC%A7%88%EB%AC%B8/7', '질문/7'],
    [`/${'질문'.normalize('NFD')}/7`, '질문/7'],
    ['/a%20b', 'a b'],
    ['/console/1', 'console/1'],
    ['/falcon/1.con', 'falcon/1.con'],
    [
      `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(99)}`,
      `${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(99)}`,
    ],
    [
      `/${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}`,
      `${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}`,
    ],
    [
      `/${'가'.repeat(66)}/${'나'.repeat(66)}/${'a'.repeat(200)}`,
      `${'가'.repeat(66)}/${'나'.repeat(66)}/${'a'.repeat(200)}`,
    ],
  ])('%s → %s', (alias, path) => {
    expect(toAliasPath(parseAlias(alias))).toBe(path)
  })
})

describe('what is no path, or can be no file', () => {
  test.each([
    ['nothing', ''],
    ['the front page', '/'],
    ['relative', 'articles/1'],
    ['another host', '//host/x'],
    ['whole address', 'https://example.org/a'],
    ['backslashes for a host', '/\\host/x'],
    ['parent folder', '/a/../b'],
    ['parent folder, encoded', '/a/%2e%2e/b'],
    ['parent folder behind an encoded slash', '/a%2f..%2fb'],
    ['this folder', '/a/./b'],
    ['empty segment', '/a//b'],
    ['nothing behind the question mark', '/a?'],
    ['nothing behind the number sign', '/a#'],
    ['space in a query', '/a?b=1 2'],
    ['query, encoded', '/a%3Fb=1'],
    ['sign in an anchor', '/a#b/c'],
    ['anchor that is too long', `/a#${'가'.repeat(68)}`],
    ['anchor of an id over 200 bytes', `/a#answer-${'가'.repeat(67)}`],
    ['anchor of what is no id', '/a#answer-b?c'],
    ['501 characters before an anchor', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(100)}#answer-5`],
    ['anchor alone', '#b'],
    ['anchor of the front page', '/#b'],
    ['NUL', '/a%00b'],
    ['line feed', '/a%0Ab'],
    ['wrong encoding', '/100%'],
    ['lone byte', '/%ff'],
    ['lone surrogate', '/a\ud800'],
    ['longer than a path may be everywhere', `${`/${'가'.repeat(66)}`.repeat(3)}/abcd`],
    ['zero-width space', '/a\u200bb'],
    ['device', '/con'],
    ['device with an extension', '/a/nul.html'],
    ['port', '/com1/a'],
    ['printer', '/a/LPT9'],
    ['dot at the end', '/a./b'],
    ['space at the end', '/a%20/b'],
    ['angle bracket', '/<b>'],
    ['501 characters', `/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(100)}`],
    ['601 bytes', `/${'가'.repeat(66)}ab/${'나'.repeat(66)}cd/${'다'.repeat(66)}e`],
    ['a long segment behind a short one', `/a/${'가'.repeat(67)}`],
    ['a segment over 200 bytes', `/${'가'.repeat(67)}`],
    ['a slug without a number', '/questions/*'],
    ['a slug that touches its number', '/questions/12*'],
    ['a slug that touches its number, before it', '/questions/*12'],
    ['a slug that is not beside its number', '/12/questions/*'],
    ['a slug beside a name', '/questions/12/a-*'],
    ['a slug in the first segment', '/*-12'],
    ['two slugs', '/questions/12/*/*'],
    ['a slug and a query', '/questions/12/*?a=1'],
    ['a slug in front', '/*/12'],
    ['a slug, encoded', '/questions/12/%2A'],
  ])('%s: %j', (_, alias) => {
    expect(toAliasPath(parseAlias(alias))).toBeUndefined()
    expect(parseAlias(alias)).toBeUndefined()
  })
})

describe('the path that is meant', () => {
  test.each([
    ['articles/1', '/articles/1'],
    ['/articles/1', '/articles/1'],
    ['https://old.example/articles/1', '/articles/1'],
    ['HTTP://old.example/articles/1/', '/articles/1/'],
    ['1234/5', '/1234/5'],
    ['https://old.example/articles?id=1', '/articles?id=1'],
    ['articles/1#answer', '/articles/1#answer'],
    // A page of ours, no page at all.
    ['1234', undefined],
    ['https://old.example', undefined],
    ['../articles/1', undefined],
    ['gohttps://old.example/1', undefined],
  ])('%s → %s', (text, alias) => {
    expect(findNearestAlias(text)).toBe(alias)
  })
})

describe('parts of an old address', () => {
  test.each([
    ['/articles/1234', { path: 'articles/1234', query: '', anchor: '' }],
    ['/articles/1234/#answer-5', { path: 'articles/1234', query: '', anchor: 'answer-5' }],
    ['/articles/1#comment-둘.2', { path: 'articles/1', query: '', anchor: 'comment-둘.2' }],
    [
      '/bbs/board.php?bo_table=qa&wr_id=12',
      { path: 'bbs/board.php', query: '?bo_table=qa&wr_id=12', anchor: '' },
    ],
    ['/?p=12', { path: '', query: '?p=12', anchor: '' }],
    ['/?p=12#answer-5', { path: '', query: '?p=12', anchor: 'answer-5' }],
    ['/a?q=질문', { path: 'a', query: '?q=%EC%A7%88%EB%AC%B8', anchor: '' }],
    ['/a?b?c', { path: 'a', query: '?b?c', anchor: '' }],
    ['/questions/tagged/c%23', { path: 'questions/tagged/c#', query: '', anchor: '' }],
    ['/questions/1/リンクの問題', { path: 'questions/1/リンクの問題', query: '', anchor: '' }],
    // A slug that nobody knows, beside its number.
    ['/questions/12/*', { path: 'questions/12/*', query: '', anchor: '' }],
    ['/12/*/', { path: '12/*', query: '', anchor: '' }],
    ['/topic/12-*', { path: 'topic/12-*', query: '', anchor: '' }],
    ['/threads/*.12/', { path: 'threads/*.12', query: '', anchor: '' }],
    ['/q/*-12.html', { path: 'q/*-12.html', query: '', anchor: '' }],
    ['/threads/*.12/post-99#answer-99', { path: 'threads/*.12/post-99', query: '', anchor: 'answer-99' }],
  ])('%s', (alias, parts) => {
    expect(parseAlias(alias)).toEqual(parts)
  })

  test.each([
    `answer-${'가'.repeat(66)}ab`,
    `comment-${'가'.repeat(66)}ab`,
    `comment-${'a'.repeat(200)}`,
    'answer-a+b~(1)',
    'comment-_x',
    'answer-😀',
  ])('any id may stand in an anchor: %s', (anchor) => {
    expect(parseAlias(`/a/1#${anchor}`)).toEqual({ path: 'a/1', query: '', anchor })
    expect(parseAlias(`/a/1#${anchor.normalize('NFD')}`)?.anchor).toBe(anchor)
  })

  test.each([
    ['/articles/1', undefined],
    ['articles/1', undefined],
    [`/a#answer-${'가'.repeat(66)}ab`, undefined],
    [`/a#answer-${'가'.repeat(67)}`, 'id'],
    [`/a#${'가'.repeat(68)}`, 'anchor'],
    [`/${'a/'.repeat(249)}a`, undefined],
    [`/${'a/'.repeat(250)}a#b`, 'address'],
  ])('what is too long of %s', (alias, excess) => {
    expect(findAliasExcess(alias)).toBe(excess)
  })

  test.each([
    ['/a', 'a'],
    ['/a#b', 'a'],
    ['/a?b=1', undefined],
    ['/?p=12', undefined],
    ['/questions/12/*', undefined],
  ])('the page of %s is %s', (alias, path) => {
    expect(toAliasPath(parseAlias(alias))).toBe(path)
  })

  test.each(['/홍길동/1', '/a?q=%ED%99%8D%EA%B8%B8%EB%8F%99', '/a?홍길동', '/a#홍길동'])(
    'a name in %s is seen',
    (alias) => {
      expect(toAliasText(alias)).toContain('홍길동')
    },
  )
})

// Decisions 17 and 18: what a hashtag may be, and which folder its listing is in.

describe('valid hashtags', () => {
  test.each([
    'rest',
    'spring-boot',
    '백엔드',
    '취업',
    'c',
    'r',
    'c#',
    'c++',
    '.net',
    'asp.net',
    'next.js',
    'vue3',
    '1인개발',
    '2024',
    'a_b',
    'ß',
    'привет',
    '日本語',
    'école',
    '한글-english-123',
    '가'.repeat(50),
    '𠮷'.repeat(50),
    // 255 bytes of a folder's name.
    `가${'#'.repeat(42)}`,
  ])('%s', (hashtag) => {
    expect(isHashtag(hashtag)).toBe(true)
  })
})

describe('invalid hashtags', () => {
  test.each([
    ['empty', ''],
    ['upper case', 'REST'],
    ['one upper-case letter', 'springBoot'],
    ['upper case of another script', 'ПРИВЕТ'],
    ['title case', 'ǅ'],
    ['space', 'a b'],
    ['space around', ' rest'],
    ['line feed at the end', 'rest\n'],
    ['# in front, as it is shown', '#rest'],
    ['slash', 'a/b'],
    ['parent folder', '..'],
    ['backslash', 'a\\b'],
    ['per cent', '100%'],
    ['colon', 'a:b'],
    ['at sign', '@types'],
    ['ampersand', 'q&a'],
    ['quote', 'a"b'],
    ['angle bracket', '<b>'],
    ['emoji', '🔥'],
    ['only hyphens', '---'],
    ['only dots', '...'],
    ['only a sharp', '#'],
    ['punctuation of all kinds', '-_.+#'],
    ['NUL', 'a\u0000b'],
    ['zero-width space', 're\u200bst'],
    ['zero-width joiner', 're\u200dst'],
    ['right-to-left override', '\u202erest'],
    ['Hangul filler', '\u3164'],
    ['Hangul filler between letters', 'a\u3164b'],
    ['variation selector after a digit', 'java1\ufe0f'],
    ['lone surrogate', 'a\ud800'],
    ['decomposed Hangul', '취업'.normalize('NFD')],
    ['decomposed Latin', 'école'.normalize('NFD')],
    ['51 characters', '가'.repeat(51)],
    ['51 characters of two units each', '𠮷'.repeat(51)],
    ['a folder with a name of 256 bytes', `가${'#'.repeat(42)}a`],
  ])('%s', (_, text) => {
    expect(isHashtag(text)).toBe(false)
  })
})

describe('address of a listing', () => {
  test.each([
    ['rest', 'rest'],
    ['spring-boot', 'spring-boot'],
    ['취업', '취업'],
    ['a_b', 'a_b'],
    ['next.js', 'next.js'],
    ['asp.net', 'asp.net'],
    ['c#', 'c-sharp'],
    ['f#', 'f-sharp'],
    ['c++', 'c-plus-plus'],
    ['g++11', 'g-plus-plus11'],
    ['.net', 'dot-net'],
    ['.net-c#', 'dot-net-c-sharp'],
    ['..net', 'dot-dot-net'],
    ['a.', 'a-dot'],
    ['a.b..', 'a.b-dot-dot'],
    ['falcon', 'falcon'],
    ['reindex', 'reindex'],
    // Names that a file system keeps for itself, and the page of a folder.
    ['con', 'con-tag'],
    ['prn', 'prn-tag'],
    ['aux', 'aux-tag'],
    ['nul', 'nul-tag'],
    ['com1', 'com1-tag'],
    ['com9', 'com9-tag'],
    ['lpt1', 'lpt1-tag'],
    ['lpt9', 'lpt9-tag'],
    ['index', 'index-tag'],
    ['com0', 'com0'],
    ['com10', 'com10'],
    ['console', 'console'],
    ['indexing', 'indexing'],
  ])('%s → %s', (hashtag, address) => {
    expect(toHashtagSlug(hashtag)).toBe(address)
  })

  test('a listing never takes the place of tags/index.html, the directory', () => {
    expect(toHashtagSlug('index.html')).not.toBe('index.html')
  })

  test.each([
    ['가'.repeat(50)],
    ['𠮷'.repeat(50)],
    [`c${'+'.repeat(49)}`],
    [`c${'#'.repeat(49)}`],
    [`${'.'.repeat(49)}c`],
  ])('%s is invalid, or its folder has a name that every file system takes', (hashtag) => {
    const bytes = isHashtag(hashtag) ? Buffer.byteLength(toHashtagSlug(hashtag)) : 0
    expect(bytes).toBeLessThanOrEqual(255)
  })
})

describe('nearest valid spelling', () => {
  test.each([
    ['#rest', 'rest'],
    ['REST', 'rest'],
    ['##rest', 'rest'],
    ['#REST API', 'rest-api'],
    [' Spring  Boot ', 'spring-boot'],
    ['C#', 'c#'],
    ['.NET', '.net'],
    ['q&a', 'qa'],
    ['취업'.normalize('NFD'), '취업'],
    ['가'.repeat(60), '가'.repeat(50)],
    ['🔥', undefined],
    ['---', undefined],
    ['', undefined],
  ])('%s → %s', (text, hashtag) => {
    expect(findValidHashtag(text)).toBe(hashtag)
  })
})
