// The forms that people, workflows and programs read. What is said in them is the affair of words/.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportIssues } from '../../../src/commands/report-issues.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'

const atError = { path: 'questions/a,b:c%.md', line: 4, column: 8 }
const error: Issue = { code: 'invalid-hashtag', detail: { value: '100%', nearest: '100' }, ...atError }
const atWarning = { path: 'questions/가.md', line: 12, column: 1 }
const warning: Issue = { code: 'personal-data', detail: { kind: 'email' }, ...atWarning }

test('for people: each with its severity, errors last, beside the total', () => {
  const other = { ...warning, path: 'questions/나.md' }
  const issues = [error, warning, { ...error, line: 5 }, other]
  expect(reportIssues(issues, 'text', 'ko').split('\n')).toEqual([
    'questions/가.md:12:1  personal-data  경고: 이메일 주소로 보이는 글이 있습니다',
    expect.stringMatching(/^ {4}\S/),
    'questions/나.md:12:1  personal-data  경고: 이메일 주소로 보이는 글이 있습니다',
    expect.stringMatching(/^ {4}\S/),
    'questions/a,b:c%.md:4:8  invalid-hashtag  오류: 해시태그로 쓸 수 없습니다: ‘100%’',
    expect.stringMatching(/^ {4}\S/),
    'questions/a,b:c%.md:5:8  invalid-hashtag  오류: 해시태그로 쓸 수 없습니다: ‘100%’',
    expect.stringMatching(/^ {4}\S/),
    '오류 2개, 경고 2개',
    '잘못마다 설명과 예: docs/faults.ko.md',
  ])
  const heads = reportIssues(issues, 'text', 'en').match(/^questions.*?: /gm)
  expect(heads).toEqual([
    'questions/가.md:12:1  personal-data  warning: ',
    'questions/나.md:12:1  personal-data  warning: ',
    'questions/a,b:c%.md:4:8  invalid-hashtag  error: ',
    'questions/a,b:c%.md:5:8  invalid-hashtag  error: ',
  ])
})

test('workflows and programs get them in the order given', () => {
  const annotations = reportIssues([error, warning, error], 'github', 'en').match(/^::\w+/gm)
  expect(annotations).toEqual(['::error', '::warning', '::error'])
  const records: { severity: string }[] = JSON.parse(reportIssues([error, warning, error], 'json', 'en'))
  expect(records.map(({ severity }) => severity)).toEqual(['error', 'warning', 'error'])
})

test('of one code the last line leads to its place, and of none there is no such line', () => {
  expect(reportIssues([warning, warning], 'text', 'en').split('\n').at(-1)).toBe(
    'What each code means, with examples: docs/faults.en.md#personal-data',
  )
  expect(reportIssues([], 'text', 'en')).toBe('0 errors, 0 warnings')
})

test('for workflows: one annotation a line, with everything escaped that GitHub reads', () => {
  const [first = '', second = '', ...more] = reportIssues([error, warning], 'github', 'ko', {
    folder: 'content',
  }).split('\n')
  expect(first).toMatch(
    /^::error file=content\/questions\/a%2Cb%3Ac%25\.md,line=4,col=8,title=invalid-hashtag::[^\r\n]+$/,
  )
  const { message, hint } = toIssueMessage(error, 'ko')
  expect(decodeURIComponent(first.split('::')[2]?.replace(/%(?!25|0A)/g, '%25') ?? '')).toBe(
    `${message}\n${hint}`,
  )
  expect(first).toContain('100%25')
  expect(second).toMatch(/^::warning file=content\/questions\/가\.md,line=12,col=1,title=personal-data::/)
  expect(more).toEqual([])
})

test('for workflows at the root of a repository', () => {
  expect(reportIssues([warning], 'github', 'ko')).toMatch(/^::warning file=questions\/가\.md,/)
})

test('for workflows a fault of a folder is at its first file', () => {
  using content = mkdtempDisposableSync(join(tmpdir(), 'gotgam-report-'))
  for (const path of ['page/b/c.md', 'page/z/a.md', 'empty/a'])
    mkdirSync(join(content.path, path, '..'), { recursive: true })
  for (const path of ['page/b/c.md', 'page/z/a.md']) writeFileSync(join(content.path, path), '')
  const report = (path: string) =>
    reportIssues([{ ...error, path, line: 1, column: 1 }], 'github', 'ko', {
      folder: 'content',
      content: content.path,
    })
  const { message } = toIssueMessage(error, 'ko')
  const escaped = message.replace('%', '%25')
  expect(report('page')).toContain(
    `file=content/page/b/c.md,line=1,col=1,title=invalid-hashtag::page: ${escaped}`,
  )
  expect(report('page/z/a.md')).toContain(
    `file=content/page/z/a.md,line=1,col=1,title=invalid-hashtag::${escaped}`,
  )
  expect(report('empty')).toContain(`file=content/empty,line=1,col=1,title=invalid-hashtag::${escaped}`)
})

// Names that a file or a folder can have, and what would become of a log without care.
describe('a name that a log would obey', () => {
  test.each([
    ['another direction', 'questions/a\u202egpj.md', 'content/questions/a<U+202E>gpj.md'],
    ['an escape sequence', 'questions/\u001b[2Ja.md', 'content/questions/<U+001B>[2Ja.md'],
    [
      'a line of its own',
      'questions/a\n::add-mask::b.md',
      'content/questions/a<U+000A>%3A%3Aadd-mask%3A%3Ab.md',
    ],
    ['a return', 'questions/a\r::error::b.md', 'content/questions/a<U+000D>%3A%3Aerror%3A%3Ab.md'],
    ['other properties', 'questions/a,line=1,title=b.md', 'content/questions/a%2Cline=1%2Ctitle=b.md'],
    ['the end of the command', 'questions/a::b.md', 'content/questions/a%3A%3Ab.md'],
    ['what is escaped already', 'questions/a%0Ab%3A.md', 'content/questions/a%250Ab%253A.md'],
    ['the older form of a command', '##[add-mask]b', 'content/##<U+005B>add-mask]b'],
    ['a zero-width space', '\u200barchive.yaml', 'content/<U+200B>archive.yaml'],
    ['the content folder itself', '.', 'content'],
  ])('%s', (_name, path, file) => {
    const report = reportIssues([{ ...error, path, detail: {} }], 'github', 'ko', { folder: 'content' })
    const { message, hint } = toIssueMessage({ ...error, detail: {} }, 'ko')
    expect(report).toBe(`::error file=${file},line=4,col=8,title=invalid-hashtag::${message}%0A${hint}`)
  })

  test('a folder of that kind', () => {
    expect(reportIssues([warning], 'github', 'ko', { folder: '../a\u202e\n' })).toMatch(
      /^::warning file=\.\.\/a<U\+202E><U\+000A>\/questions\/가\.md,/,
    )
    expect(reportIssues([{ ...error, path: '.' }], 'github', 'ko')).toMatch(/^::error file=\.,/)
  })

  const detail = { value: 'a\n::error::b\u001b[2J ##[group]\u202e' }

  test.each(['text', 'github', 'json'] as const)('nor can a value, as %s', (format) => {
    const report = reportIssues([{ ...error, path: '::add-mask::a', detail }], format, 'ko')
    const lines = report.split('\n')
    expect(lines.filter((line) => /^\s*::/.test(line) && !line.startsWith('::error file='))).toEqual([])
    expect(report).not.toMatch(/##\[|[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]/)
  })

  test('programs get it as it is', () => {
    const path = '::add-mask::a\n\u202e##[group]'
    expect(JSON.parse(reportIssues([{ ...error, path }], 'json', 'ko'))).toMatchObject([{ path }])
  })
})

test('for programs: an array', () => {
  expect(JSON.parse(reportIssues([error, warning], 'json', 'ko'))).toEqual([
    { code: 'invalid-hashtag', severity: 'error', ...atError, ...toIssueMessage(error, 'ko') },
    { code: 'personal-data', severity: 'warning', ...atWarning, ...toIssueMessage(warning, 'ko') },
  ])
})

const correction = { from: 6, to: 8, lines: ['  answers: 0', '  comments: 0'], certain: true }

test.each<[string, Issue, object]>([
  ['the correction', { ...error, correction }, { correction }],
  [
    'the new name',
    { ...error, code: 'not-markdown', detail: {}, rename: 'questions/a.md' },
    { rename: 'questions/a.md' },
  ],
])('for programs: %s too, where one is certain', (_, issue, told) => {
  expect(JSON.parse(reportIssues([issue], 'json', 'ko'))).toMatchObject([told])
})

test('several lines of a correction stand below the hint, each behind a bar', () => {
  const lines = reportIssues([{ ...error, correction }], 'text', 'ko')
    .split('\n')
    .slice(1, 4)
  const head = '    [--fix] 6~7번째 줄을 이렇게 고쳐 주세요 →'
  expect(lines).toEqual([head, '    |   answers: 0', '    |   comments: 0'])
})

describe('an arrow says who writes it', () => {
  const toHint = (issue: Issue, language: 'ko' | 'en' = 'en') =>
    reportIssues([issue], 'text', language).split('\n')[1]
  const lines = ['tags: [rest]']

  test.each<[string, Partial<Issue>, string]>([
    [
      'certain',
      { correction: { from: 4, to: 5, lines, certain: true } },
      '    [--fix] Write this instead → tags: [rest]',
    ],
    [
      'a guess',
      { correction: { from: 4, to: 5, lines, certain: false } },
      '    [by hand] Write this instead → tags: [rest]',
    ],
    [
      'another name that is free',
      { code: 'unknown-file', detail: { kind: 'file', nearest: 'archive.yaml' }, rename: 'archive.yaml' },
      '    [--fix] Rename it → archive.yaml',
    ],
    [
      'another name',
      { code: 'unknown-file', detail: { kind: 'folder', nearest: 'questions' } },
      '    [by hand] Rename it → questions',
    ],
  ])('%s', (_, issue, hint) => {
    expect(toHint(Object.assign({ ...error }, issue))).toBe(hint)
  })

  test('in Korean', () => {
    const correction = { from: 4, to: 5, lines, certain: false }
    expect(toHint({ ...error, correction }, 'ko')).toBe('    [직접] 이렇게 고쳐 주세요 → tags: [rest]')
  })

  test.each<[string, Issue]>([
    ['without an arrow nothing', error],
    [
      'what tidy writes says so itself',
      { ...error, code: 'missing-activity', detail: { count: 1, lines: ['  - a'] } },
    ],
  ])('%s', (_, issue) => {
    expect(toHint(issue)).toMatch(/^ {4}[^[]/)
  })

  test('and how many --fix writes is said beside the sum', () => {
    const fixable = { ...error, correction: { from: 4, to: 5, lines, certain: true } }
    const toLast = (issues: Issue[], language: 'ko' | 'en') =>
      reportIssues(issues, 'text', language).split('\n').slice(-3)
    expect(toLast([fixable, error], 'en')).toEqual([
      '2 errors, 0 warnings',
      'npm run check -- --fix writes the one that is marked [--fix].',
      'What each code means, with examples: docs/faults.en.md#invalid-hashtag',
    ])
    expect(toLast([fixable, fixable, error], 'en')[1]).toBe(
      'npm run check -- --fix writes the 2 that are marked [--fix].',
    )
    expect(toLast([fixable, error], 'ko')[1]).toBe(
      '[--fix]가 붙은 1개는 npm run check -- --fix로 고칠 수 있습니다.',
    )
  })
})

test('no line of a correction is a command of a log', () => {
  const lines = ['::error::가', '##[group]나']
  for (const format of ['text', 'github'] as const) {
    const report = reportIssues([{ ...error, correction: { ...correction, lines } }], format, 'ko')
    expect(report).not.toMatch(/^\s*::error::|##\[/m)
  }
})

test('no issue', () => {
  expect(JSON.parse(reportIssues([], 'json', 'ko'))).toEqual([])
  expect(reportIssues([], 'github', 'ko')).toBe('')
})
