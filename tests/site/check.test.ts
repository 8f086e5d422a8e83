// `npm run check` as a person runs it.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkContent } from '../../src/folder/check-content.ts'
import { toMarkdown, writeContent } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'
import { noUrl, runCommand } from '../support/run-command.ts'
import { createTestSite } from '../support/test-site.ts'

function runCheck(content: string, ...parameters: string[]) {
  return runCommand('check', parameters, { environment: { ARCHIVE_CONTENT: content, ARCHIVE_LANG: 'ko' } })
}

const sound = { questions: [{ id: 'one' }, { id: 'two' }] }
const faulty = {
  questions: [
    { id: 'one', tags: ['REST'] },
    { id: 'two', body: '첫 줄\n\n[여기](javascript:alert(1))' },
  ],
}

describe('text', () => {
  test('no fault', () => {
    using site = toDisposable(createTestSite(sound))
    expect(runCheck(site.content)).toEqual({
      status: 0,
      stdout: `문제가 없습니다. 질문 2개를 확인했습니다.\n${noUrl.ko}`,
      stderr: '',
    })
  })

  test('faults, warnings first, with places, codes, severities and hints, and the total', () => {
    using site = toDisposable(createTestSite(faulty))
    const { status, stdout } = runCheck(site.content)
    expect(status).toBe(1)
    const lines = stdout.split('\n')
    expect(lines.flatMap((line) => /^\S+:\d+:\d+ {2}\S+ {2}\S+/.exec(line)?.[0] ?? [])).toEqual([
      'questions/two.md:10:6  forbidden-link  경고:',
      'questions/one.md:4:8  invalid-hashtag  오류:',
    ])
    expect(lines[3]).toMatch(/^ {4}.*tags: \[rest\]$/)
    expect(lines.slice(-4)).toEqual([
      '오류 1개, 경고 1개',
      '[--fix]가 붙은 1개는 npm run check -- --fix로 고칠 수 있습니다.',
      '잘못마다 설명과 예: docs/faults.ko.md',
      '',
    ])
  })

  test('warnings alone stop nothing', () => {
    using site = toDisposable(createTestSite({ questions: faulty.questions.slice(1) }))
    const { status, stdout } = runCheck(site.content)
    expect(status).toBe(0)
    expect(stdout).toContain('오류 0개, 경고 1개')
  })
})

describe('a file in a place where nobody reads it', () => {
  test.each([
    ['answers/one.md', '옮겨 주세요 → answers/one/<답변의 id>.md'],
    ['answers/5.md', '옮겨 주세요 → answers/질문의-id/5.md'],
    ['three.md', '옮겨 주세요 → questions/three.md'],
    ['questions/three.markdown', '이름을 바꿔 주세요 → three.md'],
    ['question/three.md', 'questions 옆에 있습니다. 필요한 내용을 그리로 옮겨 주세요.'],
    ['synonyms.yml', '이름을 바꿔 주세요 → synonyms.yaml'],
    ['tag.yaml', '이름을 바꿔 주세요 → tags.yaml'],
    ['category.yaml', '이름을 바꿔 주세요 → categories.yaml'],
    ['theme/Logo.svg', '이름을 바꿔 주세요 → theme/logo.svg'],
    ['theme/Logo.png', '이름을 바꿔 주세요 → theme/logo.png'],
    ['pages/2024/story.md', '이 자리로 옮겨 주세요 → pages/story.md'],
  ])('%s', (path, hint) => {
    using site = toDisposable(createTestSite({ ...sound, files: { [path]: 'a' } }))
    const { status, stdout } = runCheck(site.content)
    expect(status).toBe(1)
    expect(stdout).toContain(hint)
    expect(stdout).not.toContain('지워')
  })
})

describe('annotations', () => {
  test('one line for each fault, with paths below the repository', () => {
    const { status, stdout } = runCheck('tests/fixtures/broken-settings', '--format', 'github')
    expect(status).toBe(1)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      expect(line).toMatch(
        /^::error file=tests\/fixtures\/broken-settings\/\w+\.yaml,line=\d+,col=\d+,title=[a-z-]+::\S/,
      )
    }
  })

  test('no fault, no line', () => {
    using site = toDisposable(createTestSite(sound))
    expect(runCheck(site.content, '--format', 'github')).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

describe('json', () => {
  const record = z.strictObject({
    code: z.string(),
    severity: z.enum(['error', 'warning']),
    path: z.string(),
    line: z.int().min(1),
    column: z.int().min(1),
    message: z.string().min(1),
    hint: z.string().min(1),
    correction: z
      .strictObject({ from: z.int(), to: z.int(), lines: z.array(z.string()), certain: z.boolean() })
      .optional(),
  })

  test('an array of what docs/developing.md names', () => {
    using site = toDisposable(createTestSite(faulty))
    const { status, stdout } = runCheck(site.content, '--format', 'json')
    expect(status).toBe(1)
    const issues = z.array(record).parse(JSON.parse(stdout))
    expect(issues.map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ['invalid-hashtag', 'error', 'questions/one.md'],
      ['forbidden-link', 'warning', 'questions/two.md'],
    ])
  })

  test('an empty array where nothing is wrong', () => {
    using site = toDisposable(createTestSite(sound))
    expect(JSON.parse(runCheck(site.content, '--format', 'json').stdout)).toEqual([])
  })
})

describe('a pull request', () => {
  const withAttributes = { ...sound, files: { '.gitattributes': 'questions/** -diff\n' } }

  test('may not bring what hides changes', () => {
    using site = toDisposable(createTestSite(withAttributes))
    const { status, stdout } = runCheck(site.content, '--format', 'github', '--pull-request')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::error file=\S+\/\.gitattributes,line=1,col=1,title=git-attributes::[^\n]+\n$/)
  })

  test('but whoever owns the repository may', () => {
    using site = toDisposable(createTestSite(withAttributes))
    expect(runCheck(site.content, '--format', 'github')).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

describe('another folder than one of content', () => {
  test('that of the project itself', () => {
    const { status, stdout } = runCheck(projectFolder)
    expect(status).toBe(1)
    const lines = stdout.split('\n')
    const unknown = lines.filter((line) => /^\S+ {2}unknown-file /.test(line))
    expect(unknown.some((line) => line.startsWith('content:1:1 '))).toBe(true)
    expect(unknown.filter((line) => /^(?:README|LICENSE|package|node_modules|\.)/.test(line))).toEqual([])
    expect(lines.some((line) => line.startsWith('archive.yaml:1:1  settings-missing '))).toBe(true)
    expect(lines.length).toBeLessThan(50)
  })

  test('one of two hundred files', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-strange-'))
    for (let index = 0; index < 200; index++) writeFileSync(join(folder.path, `photo-${index}.jpg`), '')
    const { status, stdout } = runCheck(folder.path)
    expect(status).toBe(1)
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/^\.:1:1 {2}unknown-file {2}.*200개/)
    expect(lines[1]).toContain('ARCHIVE_CONTENT')
    expect(lines.filter((line) => line.startsWith('photo-'))).toHaveLength(20)
    expect(lines.at(-3)).toBe('오류 23개, 경고 0개')
  })
})

test.each([
  ['--format', 'xml'],
  ['--fromat', 'json'],
])('%s %s is no way to call it: exit code 2', (...parameters) => {
  using site = toDisposable(createTestSite(sound))
  const { status, stdout, stderr } = runCheck(site.content, ...parameters)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(parameters[0])
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('many files are checked in workers, with the same result', async () => {
  using site = toDisposable(createTestSite({ questions: [] }))
  const ids = Array.from({ length: 400 }, (_, index) => `q${index}`)
  writeContent(site.content, {
    questions: ids.map((id, index) => ({ id, aliases: [`/old/${index % 399}`] })),
    files: { 'questions/q7.md': toMarkdown({ id: 'q7', tags: ['REST'] }) },
  })
  const { issues, questions } = await checkContent(site.content)
  expect(questions).toBe(400)
  expect(issues.map(({ code, path, line, column }) => `${path}:${line}:${column} ${code}`)).toEqual([
    'questions/q399.md:7:11 duplicate-alias',
    'questions/q7.md:4:8 invalid-hashtag',
  ])
})

function toDisposable<T extends { remove: () => void }>(site: T): T & Disposable {
  return Object.assign(site, { [Symbol.dispose]: site.remove })
}

test.each([
  ['mask', '사이트에서는 가려서 보여 주지만'],
  ['keep', '사이트에 그대로 보입니다'],
] as const)(
  'with personalData: %s each warning of personal data says what is shown',
  (personalData, told) => {
    const activity = [
      { at: '2024-05-01', actor: '가', kind: '질문' },
      { at: '2024-05-02', actor: '나', kind: '새로운 답변' },
      { at: '2024-05-03', actor: '다', kind: '새로운 댓글' },
    ]
    const counts = { answers: 1, comments: 1, views: 1 }
    const question = { id: 'a', title: '제목 a@naver.com', counts, activity, body: '본문 b@naver.com' }
    const answer = '---\nactor: 나\nat: 2024-05-02\nlicense: c@naver.com\n---\n답변 d@naver.com\n'
    const comments = '- id: c1\n  actor: 다\n  at: 2024-05-03\n  text: |\n    댓글 e@naver.com\n'
    const files = { 'answers/a/1.md': answer, 'comments/a.yaml': comments }
    using site = toDisposable(createTestSite({ settings: { personalData }, questions: [question], files }))
    const warnings = runCheck(site.content)
      .stdout.split('\n')
      .filter((line) => line.includes('name@example.com'))
    expect(warnings.map((line) => line.includes(told))).toEqual([true, true, true, true, true])
  },
)
