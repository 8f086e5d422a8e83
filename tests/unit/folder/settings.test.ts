import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../src/folder/read-folder.ts'
import { listIssues, parseSettings } from '../../../src/folder/settings.ts'
import { toBasePath, toSiteAddress } from '../../../src/folder/site-address.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { tellKey } from '../../support/any-issue.ts'
import { makeContent } from '../../support/content-folder.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

/** Issues of archive.yaml as `line:column code key → nearest`. */
function check(...lines: string[]): string[] {
  const result = parseSettings(
    'archive.yaml',
    ['title: 보관소', 'referenceDate: 2025-06-30', ...lines].join('\n'),
  )
  if ('settings' in result) return []
  return result.issues.map((issue) => {
    const { nearest } = issue.detail
    return [tellKey(issue), ...(nearest ? ['→', nearest] : [])].join(' ')
  })
}

test.each([
  ['title: 이슈 #3 아카이브\nreferenceDate: 2025-06-30', ['1:8 title']],
  ['title: 가\nreferenceDate: 2025-06-30\ndescription: C #과 C', ['3:14 description']],
  ['title: 가\nreferenceDate: 2025-06-30\ndescription: 여러\n  줄의 C #과 C', ['3:14 description']],
  ['title: 가\nreferenceDate: 2025-06-30\nlicense: { name: CC } # 메모', []],
  ['title: 가\nreferenceDate: 2025-06-30 # 메모\nviews: true # 메모\nlocale: # 나중에', []],
  ['title: 가\nreferenceDate: 2025-06-30\nrepository: # 나중에', ['3:13 repository']],
])('what is lost of a text is a warning: %j', (text, told) => {
  const parsed = parseSettings('archive.yaml', text)
  expect('settings' in parsed).toBe(true)
  const issues = listIssues(parsed)
  expect(issues.map(({ line, column, detail }) => `${line}:${column} ${detail['key']}`)).toEqual(told)
  expect(issues.filter(({ code }) => code !== 'comment-in-text')).toEqual([])
})

test('a fault is told beside a warning', () => {
  const parsed = parseSettings('archive.yaml', 'title: 가 #1\nreferenceDate: 2025-06-30\npageSize: 0')
  expect(listIssues(parsed).map(({ code }) => code)).toEqual(['invalid-setting', 'comment-in-text'])
})

test('defaults', () => {
  expect(parseSettings('archive.yaml', 'title: 보관소\nreferenceDate: 2025-06-30\n')).toEqual({
    settings: {
      title: '보관소',
      description: '',
      referenceDate: '2025-06-30',
      timeZone: 'Asia/Seoul',
      locale: 'ko',
      formerUrls: [],
      redirects: [],
      pageSize: 20,
      summaryLength: 600,
      keywordMatches: true,
      answerOrder: 'votes',
      math: false,
      views: true,
      personalData: 'mask',
      stats: true,
      feeds: true,
      cards: 50,
      people: false,
      navigation: [],
    },
  })
})

describe('what is fine', () => {
  test.each([
    'pageSize: 1',
    'pageSize: 200',
    'summaryLength: 0',
    'summaryLength: 100000',
    'timeZone: UTC',
    'timeZone: America/New_York',
    'url: https://example.org',
    'url: http://example.org/archive/',
    'url: https://a.example/~kim/',
    'url: https://a-b_c.example:8443/a.b-c_1/%EA%B0%80%20%22%7B/',
    'url: http://[::1]:8080/',
    "formerUrls: ['https://old.example/a(b)/']",
    'repository: https://git.example/$a,b',
    'license: CC BY 4.0',
    'license: { name: CC BY 4.0, url: https://example.org/by }',
    'repository: https://github.com/a/b',
    'locale: en',
    'language: en',
    'language: zh-Hant',
    'formerUrls: []',
    'redirects: []',
    'redirects: [netlify, nginx]',
    'formerUrls: [https://old.example, http://www.forum.example/community/]',
    'personalData: keep',
    'keywordMatches: false',
    'keywordMatches: title',
    'views: false',
    'license: 404',
    'theme: { accent: "#0b63a5", leaf: oklch(47% 0.1 127) }',
    'theme: { leaf: "#06A" }',
    'verification: { google: mZ3v_0-Lr8sTQ, naver: 4f0c2b7e, bing: 00ABCDEF }',
    'verification: {}',
    'theme: {}',
    'theme:',
  ])('%s', (line) => {
    expect(check(line)).toEqual([])
  })
})

describe('what is not', () => {
  test.each([
    ['pagesize: 20', '3:1 unknown-key pagesize → pageSize'],
    ['theme: dark', '3:8 wrong-type theme'],
    ['theme: { acent: "#0b63a5" }', '3:10 unknown-key acent → accent'],
    ['theme: { accent: blue }', '3:18 invalid-setting theme.accent'],
    ['theme: { accent: 0b63a5 }', '3:18 invalid-setting theme.accent → #0b63a5'],
    ['theme: { accent: "#0b63a580" }', '3:18 invalid-setting theme.accent'],
    ['theme: { leaf: [a] }', '3:16 wrong-type theme.leaf'],
    // Too pale for paper.
    ['theme: { accent: "#ffd500" }', '3:18 invalid-setting theme.accent → #816c08'],
    ['theme: { leaf: oklch(90% 0.1 130) }', '3:16 invalid-setting theme.leaf → #5f7449'],
    ['pageSize: 0', '3:11 invalid-setting pageSize'],
    ['pageSize: 201', '3:11 invalid-setting pageSize'],
    ['pageSize: 2.5', '3:11 invalid-setting pageSize'],
    ['summaryLength: -1', '3:16 invalid-setting summaryLength'],
    ['summaryLength: 100001', '3:16 invalid-setting summaryLength'],
    ['timeZone: Asia/Soul', '3:11 invalid-setting timeZone'],
    ['timeZone: "+09:00"', '3:11 invalid-setting timeZone'],
    ['timeZone: 2020-01-01T00:00Z', '3:11 invalid-setting timeZone'],
    ['timeZone: 2021-01-01T00:00+09:00[Asia/Seoul]', '3:11 invalid-setting timeZone'],
    ['url: example.org', '3:6 invalid-setting url → https://example.org/'],
    ['url: ftp://example.org/', '3:6 invalid-setting url'],
    ['url: https://example.org/?a=b', '3:6 invalid-setting url → https://example.org/'],
    ['url: https://user:word@example.org/', '3:6 invalid-setting url → https://example.org/'],
    ['url: https://a.example//evil.example/', '3:6 invalid-setting url → https://a.example/evil.example/'],
    ['url: https:example.org', '3:6 invalid-setting url → https://example.org/'],
    ['url: https://a.example/가/', '3:6 invalid-setting url → https://a.example/%EA%B0%80/'],
    ...[
      '$(touch$IFS.X)',
      ...["'", '(', ')', '*', '!', ';', '=', '+', ',', '@', ':', '$a', '&'],
      // What a path may not even hold encoded, or holds in another spelling.
      ...['%24', '%3B', '%28', '%27'],
    ].map((path) => [`url: https://a.example/a${path}/`, '3:6 invalid-setting url']),
    ...['$(touch$IFS.X)', 'a;b', "a'b", 'a"b', 'a`b', '{$HOME}', '*'].map((host) => [
      `url: https://${host}.example/`,
      '3:6 invalid-setting url',
    ]),
    ['repository: javascript:alert(1)', '3:13 invalid-setting repository'],
    ['repository: https://a.example\\b', '3:13 invalid-setting repository → https://a.example/b'],
    [
      'license: { name: CC0, url: HTTPS://a.example/ }',
      '3:28 invalid-setting license.url → https://a.example/',
    ],
    [`url: https://example.org/${'a'.repeat(2000)}`, '3:6 invalid-setting url'],
    ['language: EN-us', '3:11 invalid-setting language → en-US'],
    ['language: english', '3:11 invalid-setting language'],
    ['language: [en]', '3:11 wrong-type language'],
    ['formerUrls: https://old.example', '3:13 wrong-type formerUrls'],
    ['formerUrls: [https://old.example, old.example]', '3:35 invalid-setting formerUrls[2]'],
    ['formerUrls: [https://Old.example/]', '3:14 invalid-setting formerUrls[1] → https://old.example/'],
    ['formerUrls: [https://old.example/?a]', '3:14 invalid-setting formerUrls[1] → https://old.example/'],
    ['redirects: netlify', '3:12 wrong-type redirects'],
    ['redirects: [nginx, netlfy]', '3:20 invalid-setting redirects[2] → netlify'],
    ['redirects: [netlify, nginx, cloudflare]', '3:12 invalid-setting redirects'],
    ['verification: mZ3v', '3:15 wrong-type verification'],
    ['verification: { gogle: mZ3v }', '3:17 unknown-key gogle → google'],
    ['verification: { google: "a b" }', '3:25 invalid-setting verification.google'],
    ['verification: { naver: "" }', '3:24 invalid-setting verification.naver'],
    [
      `verification: { bing: '<meta name="msvalidate.01" content="00ABCDEF" />' }`,
      '3:23 invalid-setting verification.bing → 00ABCDEF',
    ],
    [`verification: { google: '"><script>' }`, '3:25 invalid-setting verification.google'],
    ['__proto__: { url: "javascript:" }', '3:1 unknown-key __proto__'],
    ['license: { name: CC0, __proto__: { url: "javascript:" } }', '3:23 unknown-key __proto__'],
    ['locale: jp', '3:9 invalid-setting locale'],
    ['personalData: hide', '3:15 invalid-setting personalData'],
    ['keywordMatches: yes', '3:17 invalid-setting keywordMatches'],
    ['keywordMatches: titles', '3:17 invalid-setting keywordMatches → title'],
    ['description: [a]', '3:14 wrong-type description'],
  ])('%s', (line, issue) => {
    expect(check(line)).toEqual([issue])
  })

  test.each([
    [
      'a day that does not exist',
      'title: a\nreferenceDate: 2025-02-29',
      '2:16 invalid-setting referenceDate',
    ],
    ['no reference date', 'title: a', '1:1 missing-key referenceDate'],
    ['no title', 'referenceDate: 2025-06-30', '1:1 missing-key title'],
    ['views that are no switch', 'title: 2025\nreferenceDate: 2025-06-30\nviews: 0', '3:8 wrong-type views'],
    ['an invisible character', 'title: a\u200bb\nreferenceDate: 2025-06-30', '1:8 invisible-character title'],
    ['an anchor', 'title: &x a\nreferenceDate: 2025-06-30', '1:8 yaml-alias &x'],
  ])('%s', (_, text, issue) => {
    const result = parseSettings('archive.yaml', text)
    expect('issues' in result && result.issues.map(tellKey)).toEqual([issue])
  })

  test.each([
    ['pagesize: 30', '→ pageSize: 30'],
    ['pageSize: "30"', '→ pageSize: 30'],
    ['views: 아니오', '→ views: false'],
    ['description: 한 줄: 두 줄', '→ description: "한 줄: 두 줄"'],
    ['url: https://a.example//evil.example/', '→ url: https://a.example/evil.example/'],
    ['url: HTTPS://예시.kr:443/가/', '→ url: https://xn--vv4b11d.kr/%EA%B0%80/'],
    ['repository: https://u:p@a.example/b', '→ repository: https://a.example/b'],
    ['license: { name: a, url: "https:a.example" }', '→ license: { name: a, url: https://a.example/ }'],
    // A line too long to be shown has the address alone.
    [`url: https://a.example//b/${'c'.repeat(400)}`, `→ https://a.example/b/${'c'.repeat(400)}`],
  ])('the line to write instead of %s', (line, instead) => {
    const result = parseSettings('archive.yaml', `title: a\nreferenceDate: 2025-06-30\n${line}`)
    const hints = 'issues' in result ? result.issues.map((issue) => toIssueMessage(issue, 'ko').hint) : []
    expect(hints).toEqual([expect.stringContaining(instead)])
  })

  test('an empty file misses both required keys', () => {
    const result = parseSettings('archive.yaml', '')
    expect('issues' in result && result.issues.map(({ code, detail }) => `${code} ${detail['key']}`)).toEqual(
      ['missing-key title', 'missing-key referenceDate'],
    )
  })
})

// Every setting with everything that a value can hide: what a page would print is refused, or harmless.
describe('hidden in a value', () => {
  const hidden = [
    ['a bell', '\\u0007', 'control-character'],
    ['an escape sequence', '\\e[31m', 'control-character'],
    ['NUL', '\\0', 'control-character'],
    ['a carriage return', '\\r', 'control-character'],
    ['NEL', '\\N', 'control-character'],
    ['a lone surrogate', '\\ud800', 'control-character'],
    ['a noncharacter', '\\ufdd0', 'control-character'],
    ['the other direction', '\\u202e', 'invisible-character'],
    ['a zero-width space', '\\u200b', 'invisible-character'],
    ['a line separator', '\\u2028', 'text-lines'],
    ['a line break', '\\n', 'text-lines'],
    ['a tab', '\\t', 'text-lines'],
  ] as const

  function findCodes(text: string): string[] {
    const result = parseSettings('archive.yaml', text)
    return 'issues' in result ? result.issues.map(({ code, detail }) => `${code} ${detail['key']}`) : []
  }

  const title = 'title: 보관소\nreferenceDate: 2025-06-30\n'

  describe.each(hidden)('%s', (_name, escaped, code) => {
    test.each([
      ['title', `title: "가${escaped}나"\nreferenceDate: 2025-06-30`],
      ['license', `${title}license: "가${escaped}나"`],
      ['license.name', `${title}license: { name: "가${escaped}나" }`],
    ])('%s', (key, text) => {
      expect(findCodes(text)).toEqual([`${code} ${key}`])
    })

    test.each([
      ['referenceDate', 'invalid-setting', `title: a\nreferenceDate: "2025-06-30${escaped}"`],
      ['timeZone', 'invalid-setting', `${title}timeZone: "Asia/Seoul${escaped}"`],
      ['locale', 'invalid-setting', `${title}locale: "ko${escaped}"`],
      ['url', 'invalid-setting', `${title}url: "https://a.example/b${escaped}c/"`],
      ['repository', 'invalid-setting', `${title}repository: "https://a.example/b${escaped}c"`],
      ['license.url', 'invalid-setting', `${title}license: { name: a, url: "https://a.${escaped}example/" }`],
      ['personalData', 'invalid-setting', `${title}personalData: "mask${escaped}"`],
      ['pageSize', 'wrong-type', `${title}pageSize: "2${escaped}"`],
      ['summaryLength', 'wrong-type', `${title}summaryLength: "2${escaped}"`],
      ['keywordMatches', 'invalid-setting', `${title}keywordMatches: "true${escaped}"`],
    ])('%s', (key, expected, text) => {
      expect(findCodes(text)).toEqual([`${expected} ${key}`])
    })
  })

  // A description may have lines, which a page shows as blanks.
  test.each([
    ...hidden.filter(([, , code]) => code !== 'text-lines'),
    ['a line separator', '\\u2028', 'invisible-character'] as const,
  ])('%s in the description', (_name, escaped, code) => {
    expect(findCodes(`${title}description: "가${escaped}나"`)).toEqual([`${code} description`])
  })

  test('lines of a description', () => {
    expect(findCodes(`${title}description: |\n  한 줄\n\n  또 한 줄\n`)).toEqual([])
  })

  test.each([
    ['title', 'title: " "\nreferenceDate: 2025-06-30'],
    ['description', `${title}description: "  "`],
    ['license', `${title}license: " "`],
    ['license.name', `${title}license: { name: " " }`],
  ])('nothing but blanks in %s', (key, text) => {
    expect(findCodes(text)).toEqual([`text-length ${key}`])
  })
})

describe('what somebody may have meant', () => {
  const needed = 'title: 보관소\nreferenceDate: 2025-06-30\n'

  test.each([
    ['url: example.github.io/archive', 'url: https://example.github.io/archive'],
    ['language: Korean', 'language: ko'],
    ['language: 한국어', 'language: ko'],
    ['language: English', 'language: en'],
    ['locale: ko-KR', 'locale: ko'],
    ['timeZone: KST', 'timeZone: Asia/Seoul'],
    ['timeZone: 서울', 'timeZone: Asia/Seoul'],
    ['timeZone: +09:00', 'timeZone: Asia/Seoul'],
    ['answerOrder: 추천순', 'answerOrder: votes'],
    ['theme: blue', 'theme: { accent: "#0000ff" }'],
    ['theme: 파랑', 'theme: { accent: "#0000ff" }'],
    ['theme: "#00f"', 'theme: { accent: "#0000ff" }'],
    ['theme: { accent: navy }', 'theme: { accent: "#000080" }'],
    ['설명: 문답', 'description: 문답'],
  ])('%s → %s', (written, meant) => {
    const [issue] = listIssues(parseSettings('archive.yaml', needed + written))
    expect(issue?.correction?.lines).toEqual([meant])
    expect(listIssues(parseSettings('archive.yaml', needed + meant))).toEqual([])
  })

  test.each([
    ['accent: #0b63a5', '  accent: "#0b63a5"', true],
    ['accent: #06A', '  accent: "#06A"', true],
    ['accent: #0b63a5 # 파랑', '  accent: "#0b63a5" # 파랑', true],
    ['leaf: #4a641a', '  leaf: "#4a641a"', true],
    ['accent: 0B63A5', '  accent: "#0b63a5"', true],
    ['accent: navy', '  accent: "#000080"', false],
    ['accent: "#ffd500"', '  accent: "#816c08"', false],
  ])('a colour is certain where it names itself: %s', (written, line, certain) => {
    const [issue] = listIssues(parseSettings('archive.yaml', `${needed}theme:\n  ${written}\n`))
    expect(issue?.correction).toMatchObject({ lines: [line], certain })
    expect(listIssues(parseSettings('archive.yaml', `${needed}theme:\n${line}\n`))).toEqual([])
  })

  test.each(['#파랑', '# 나중에', '#12345'])('nothing for a note: accent: %s', (written) => {
    const [issue] = listIssues(parseSettings('archive.yaml', `${needed}theme:\n  accent: ${written}\n`))
    expect([issue?.code, issue?.correction]).toEqual(['missing-key', undefined])
  })

  test.each(['theme: cosy', 'language: 외국어', 'timeZone: 여기', 'url: 없음'])(
    'nothing for %s',
    (written) => {
      const [issue] = listIssues(parseSettings('archive.yaml', needed + written))
      expect(issue?.correction).toBeUndefined()
    },
  )

  test.each(['2025.07.01', '2025년 7월 1일'])('%s → referenceDate: 2025-07-01', (written) => {
    const [issue] = listIssues(parseSettings('archive.yaml', `title: 보관소\nreferenceDate: ${written}`))
    expect(issue?.correction?.lines).toEqual(['referenceDate: 2025-07-01'])
  })
})

// A faulty one counts as none.
test.each([
  [undefined, '/', undefined],
  ['https://example.org', '/', 'https://example.org'],
  ['https://example.org/archive', '/archive/', 'https://example.org'],
  ['http://example.org:8080/a/b/', '/a/b/', 'http://example.org:8080'],
  ['https://a.example//evil.example/', '/', undefined],
  ['https://user:word@a.example/b/', '/', undefined],
  ['https://a.example\\b', '/', undefined],
  ['https:a.example', '/', undefined],
  ['https://a.example/b?c', '/', undefined],
  ['https://a.example/%2F%2Fevil.example/', '/', undefined],
  ['javascript:alert(1)//', '/', undefined],
  ['file:///etc/', '/', undefined],
])('%s: base %s, site %s', (url, base, site) => {
  using root = makeContent({ settings: url === undefined ? {} : { url } })
  expect(toSiteAddress(readSettings(root.path))).toEqual({ base, ...(site && { site }) })
})

test.each([
  [undefined, '/'],
  ['https://example.org/', '/'],
  ['https://example.org/archive', '/archive/'],
  ['https://example.org/a/b//', '/a/b/'],
  ['https://example.org/보관소/', '/%EB%B3%B4%EA%B4%80%EC%86%8C/'],
])('base path of %s is %s', (url, base) => {
  expect(toBasePath({ ...sampleSettings, url })).toBe(base)
})
