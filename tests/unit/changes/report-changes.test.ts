import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../src/changes/posts.ts'
import type { readChanges } from '../../../src/changes/read-changes.ts'
import { reportChanges } from '../../../src/changes/report-changes.ts'
import { toAnyIssue } from '../../support/any-issue.ts'
import { noChanges, tellConversation } from '../../support/tell-conversation.ts'

type Changes = ReturnType<typeof readChanges>

test('nothing changes', () => {
  expect(reportChanges(noChanges, 'text', 'ko')).toBe('사이트에서 달라지는 것이 없습니다.')
})

const changes: Changes = {
  ...noChanges,
  added: [{ id: 'a', title: '새 질문' }],
  edited: [{ id: 'b', title: '새 제목', changes: [{ path: 'title', before: '옛 제목', after: '새 제목' }] }],
  removed: [],
  listings: [
    {
      hashtag: 'rest',
      headlineBefore: 2,
      headlineAfter: 3,
      entries: [
        { id: 'a', title: '새 질문', before: undefined, after: 1, keywordOnly: false },
        { id: 'b', title: '새 제목', before: 4, after: 2, keywordOnly: true },
      ],
    },
  ],
}

test('as text', () => {
  expect(reportChanges(changes, 'text', 'ko')).toMatchInlineSnapshot(`
    "새 질문 1
      a 새 질문

    고친 질문 1
      b 새 제목
        제목: 옛 제목 → 새 제목

    달라지는 해시태그 목록 1
      #rest 질문 2 → 3
        1번째로 들어옵니다: 새 질문
        4번째 → 2번째: 새 제목 (키워드 일치)"
  `)
})

test.each([
  [undefined, 3, 'enters at 3'],
  [3, undefined, 'leaves from 3'],
  [3, 3, 'stays at 3'],
  [3, 2, '3 → 2'],
])('in English: from %s to %s in a listing', (before, after, told) => {
  const entries = [{ id: 'a', title: 'One', before, after, keywordOnly: false }]
  const listings = [{ hashtag: 'rest', headlineBefore: 3, headlineAfter: 3, entries }]
  expect(reportChanges({ ...noChanges, listings }, 'text', 'en')).toContain(`\n    ${told}: One`)
})

test('other spellings', () => {
  const spellings = Array.from({ length: 12 }, (_, index) => `표기-${index + 1}`)
  const synonyms = [
    { path: '#push', added: ['푸시'], removed: ['푸쉬', '김비밀'] },
    { path: '#rest', added: spellings, removed: [] },
  ]
  expect(reportChanges({ ...noChanges, synonyms }, 'text', 'ko')).toBe(
    [
      '해시태그의 다른 표기 2',
      '  #push +푸시 −푸쉬 −삭제된 사용자',
      `  #rest ${spellings
        .slice(0, 10)
        .map((spelling) => `+${spelling}`)
        .join(' ')} … 그 밖에 2개`,
    ].join('\n'),
  )
})

test('what hashtags and categories mean, and their old addresses', () => {
  const described = [
    {
      name: '#rest',
      changes: [
        { path: 'aliases', added: ['/t/rest'], removed: [] },
        { path: 'description', before: undefined, after: '김비밀의 말' },
      ],
    },
    { name: '#push', changes: [{ path: 'description', before: '하나', after: '둘' }] },
    { name: '김비밀', changes: [{ path: 'aliases', added: [], removed: ['/c/1', '/c/2'] }] },
  ]
  expect(reportChanges({ ...noChanges, described }, 'text', 'ko')).toBe(
    [
      '해시태그와 분류의 설명, 옛 주소 3',
      '  #rest 설명이 생깁니다, 옛 주소: +/t/rest',
      '  #push 설명이 바뀝니다',
      '  삭제된 사용자 옛 주소: −/c/1 −/c/2',
    ].join('\n'),
  )
})

const hostile = [
  '`code` fence',
  '``` fence',
  '@someone fixes #1',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1))',
  '![image](https://tracker.example.com/x.png)',
  '줄\n\n# 제목',
  '<!-- marker -->',
  '`` ` ``',
  'a\u202Eb',
]

test('what an edit changes is told of the first twenty', () => {
  const changes: Change[] = [{ path: 'body', lines: { added: 1, removed: 0 } }]
  const edited = Array.from({ length: 60 }, (_, index) => ({ id: `q${index}`, title: '제목', changes }))
  const lines = reportChanges({ ...noChanges, edited }, 'text', 'ko').split('\n')
  expect(lines.filter((line) => line === '    본문: +1줄 −0줄')).toHaveLength(20)
  expect(lines).toHaveLength(1 + 50 + 20 + 1)
})

test('a hidden name is hidden in every part of a report', () => {
  const report = reportChanges(
    {
      ...noChanges,
      added: [{ id: '김비밀-1', title: '김비밀', formerId: '김비밀' }],
      removed: [{ id: '김비밀', title: '김비밀' }],
      settings: [{ path: 'title', before: '"김비밀의 글"', after: '"글"' }],
      listings: [
        {
          hashtag: '김비밀',
          headlineBefore: 1,
          headlineAfter: undefined,
          entries: [{ id: 'a', title: '김비밀', before: 1, after: undefined, keywordOnly: false }],
        },
      ],
      issues: [toAnyIssue('unknown-redaction', { value: '김비밀' })],
    },
    'markdown',
    'ko',
  )
  expect(report).not.toContain('김비밀')
  expect(report.match(/삭제된 사용자/g)).toHaveLength(9)
})

describe('a fault that has a correction', () => {
  const issue = (lines: string[], to = 5) => {
    const correction = { from: 4, to, lines, certain: true }
    return toAnyIssue('invalid-hashtag', { value: 'REST' }, { line: 4, column: 8, correction })
  }
  const blockOf = (given: Changes['issues'][number], format: 'markdown' | 'text' = 'markdown') =>
    reportChanges({ ...noChanges, issues: [given] }, format, 'ko')
      .split('\n')
      .filter((line) => line.startsWith('  ') && !line.startsWith('  questions'))

  test.each<[string, string[], number, string[]]>([
    ['one line', ['tags: [rest]'], 5, ['  ```yaml L4', '  tags: [rest]', '  ```']],
    [
      'several, with their indentation',
      ['counts:', '  views: 1'],
      6,
      ['  ```yaml L4-L5', '  counts:', '    views: 1', '  ```'],
    ],
    ['a line that is inserted', ['category: 개발자'], 4, ['  ```yaml L4', '  category: 개발자', '  ```']],
    ['backticks', ['title: "``` 안"'], 5, ['  ````yaml L4', '  title: "``` 안"', '  ````']],
    ['characters that are not seen', ['title: a\u202eb'], 5, ['  ```yaml L4', '  title: a\ufffdb', '  ```']],
    ['lines that only go', [], 5, []],
    ['a line with a mask in it', ['title: 김비밀'], 5, []],
  ])('in Markdown as a block to copy: %s', (_, lines, to, block) => {
    expect(blockOf(issue(lines, to))).toEqual(block)
  })

  test('of several lines is not told a second time before its block', () => {
    const told = reportChanges(
      { ...noChanges, issues: [issue(['counts:', '  views: 1'], 6)] },
      'markdown',
      'ko',
    )
    expect(told).toContain('4~5번째 줄을 이렇게 고쳐 주세요 →')
    expect(told.match(/views: 1/g)).toHaveLength(1)
  })

  test('in a terminal by its hint alone', () => {
    expect(blockOf(issue(['tags: [rest]']), 'text')).toEqual([])
  })
})

describe('what a stranger wrote is text in Markdown', () => {
  const renderer = new MarkdownIt({ html: true, linkify: true })

  test.for(hostile)('%j, of a title', (title) => {
    const report = reportChanges({ ...noChanges, added: [{ id: 'a', title }] }, 'markdown', 'ko')
    const html = renderer.render(report)
    expect(html).toMatch(
      /^<h3>새 질문 1<\/h3>\n<ul>\n<li><code>a<\/code> <code>[^<]*<\/code><\/li>\n<\/ul>\n$/,
    )
    expect(report).not.toMatch(/\u202E/)
  })

  test.for(hostile)('%j, of an edit', (text) => {
    const list = { added: [text], removed: [text] }
    const parts = [text, ` · ${text}`]
    const changes: Change[] = [
      { path: 'title', before: text, after: text },
      { path: 'hashtags', ...list },
      { path: 'activity', added: [parts], removed: [parts], changed: [{ before: parts, after: parts }] },
      { path: text, before: text, after: undefined },
    ]
    const report = reportChanges(
      { ...noChanges, edited: [{ id: 'a', title: text, changes }] },
      'markdown',
      'ko',
    )
    const html = renderer.render(report)
    const code = '<code>[^<]*</code>'
    expect(html.replaceAll(new RegExp(code, 'g'), 'CODE')).toBe(
      [
        '<h3>고친 질문 1</h3>',
        '<ul>',
        '<li>CODE CODE',
        '<ul>',
        '<li>제목: CODE → CODE</li>',
        '<li>해시태그: +CODE −CODE</li>',
        '<li>활동: +CODE</li>',
        '<li>활동: CODE → CODE</li>',
        '<li>활동: −CODE</li>',
        '<li>CODE CODE → 없음</li>',
        '</ul>',
        '</li>',
        '</ul>',
        '',
      ].join('\n'),
    )
  })

  test.for(hostile)('%j, of answers and comments', (text) => {
    const changes = [{ path: 'actor', before: text, after: text }]
    const texts = { added: [text], removed: [text], edited: [{ id: text, changes }] }
    const lines = tellConversation({ changes: [], answers: texts, comments: texts }, { format: 'markdown' })
    const html = renderer.render(['- 질문', ...lines].join('\n')).replaceAll(/<code>[^<]*<\/code>/g, 'CODE')
    expect(html).toBe(
      `<ul>\n<li>질문\n<ul>\n${['답변', '댓글']
        .map((each) => `<li>${each}: +CODE −CODE</li>\n<li>${each} CODE: 이름: CODE → CODE</li>\n`)
        .join('')}</ul>\n</li>\n</ul>\n`,
    )
    expect(lines.join('\n')).not.toContain('\u202E')
  })
})

test('a long report has an end', () => {
  const added = Array.from({ length: 1000 }, (_, index) => ({ id: `q${index}`, title: '제목' }))
  const lines = reportChanges({ ...noChanges, added }, 'text', 'ko').split('\n')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('  … 그 밖에 950개')
})
