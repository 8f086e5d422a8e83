// `npm run check -- --fix` as a person runs it.
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toMarkdown } from '../support/content-folder.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { noUrl, runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite
beforeEach(() => {
  site = createTestSite({ questions: [{ id: 'sound' }] })
})
afterEach(() => site.remove())

function check(...parameters: string[]) {
  return runCommand('check', parameters, {
    environment: { ARCHIVE_CONTENT: site.content, ARCHIVE_LANG: 'ko' },
  })
}

function write(path: string, text: string): void {
  writeFileSync(join(site.content, path), text)
}

function read(path: string): string {
  return readFileSync(join(site.content, path), 'utf8')
}

const faulty = `---
title: 캐시: 언제 지우나요?
category:개발자
tags: [캐시, Redis]
counts: { answers: 1, comments: 0, views: 2,345 }
activity:
  - at: 2024-03-02
    actor: 임꺽정
    kind: 질문
---
`
const mended = faulty
  .replace('캐시: 언제 지우나요?', '"캐시: 언제 지우나요?"')
  .replace('category:', 'category: ')
  .replace('Redis', 'redis')
  .replace('2,345', '2345')

test('mends what can mean one thing only, tells each, and leaves the body as it is', () => {
  const body = '본문  \n\n\n  ---\ntags: [REST]\n끝에 줄바꿈이 없습니다'
  write('questions/cache.md', faulty + body)
  chmodSync(join(site.content, 'questions/cache.md'), 0o640)
  const { status, stdout, stderr } = check('--fix')
  expect(read('questions/cache.md')).toBe(mended + body)
  expect(statSync(join(site.content, 'questions/cache.md')).mode & 0o777).toBe(0o640)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('    - tags: [캐시, Redis]\n    + tags: [캐시, redis]\n')
  expect(stdout).toContain('    - category:개발자\n    + category: 개발자\n')
  expect(
    stdout.endsWith(`모두 4곳을 고쳤습니다.\n문제가 없습니다. 질문 2개를 확인했습니다.\n${noUrl.ko}`),
  ).toBe(true)
})

test('a byte-order mark and CRLF stay', () => {
  const toWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  write('questions/cache.md', toWindows(`${faulty}본문\n`))
  expect(check('--fix').status).toBe(0)
  expect(read('questions/cache.md')).toBe(toWindows(`${mended}본문\n`))
})

test('what only a person can decide is left, and told', () => {
  const unsure = toMarkdown({ id: 'a' }).replace('"views":0', '"views": 1.2k')
  write('questions/a.md', unsure)
  const { status, stdout } = check('--fix')
  expect(status).toBe(1)
  expect(read('questions/a.md')).toBe(unsure)
  expect(stdout.startsWith('저절로 고칠 수 있는 것이 없습니다.\nquestions/a.md:5:')).toBe(true)
})

test('a second time there is nothing to do', () => {
  write('questions/cache.md', `${faulty}본문\n`)
  write('questions/rest api.MD', toMarkdown({ id: 'a' }))
  expect(check('--fix').status).toBe(0)
  const after = takeSnapshot(site.content)
  expect(check('--fix').stdout).toBe(
    `저절로 고칠 수 있는 것이 없습니다.\n문제가 없습니다. 질문 3개를 확인했습니다.\n${noUrl.ko}`,
  )
  expect(takeSnapshot(site.content)).toEqual(after)
})

test('names that only a new one mends, unless it is taken', () => {
  write('questions/rest api.MD', toMarkdown({ id: 'a' }))
  write('questions/sound .md', toMarkdown({ id: 'b' }))
  const { status, stdout } = check('--fix')
  expect(status).toBe(1)
  expect(stdout).toContain('questions/rest api.MD: 파일 이름을 바꾸었습니다 → questions/rest api.md\n')
  expect(stdout).toContain('questions/rest api.md: 파일 이름을 바꾸었습니다 → questions/rest-api.md\n')
  expect(stdout).toContain('questions/sound .md:1:1  invalid-id ')
  expect(Object.keys(takeSnapshot(site.content)).sort()).toEqual([
    'archive.yaml',
    'questions/rest-api.md',
    'questions/sound .md',
    'questions/sound.md',
  ])
})

test('settings first: what hours are meant in is known only then', () => {
  write('archive.yaml', 'title: 아카이브: 하나\nreferenceDate: 2025-06-30\n')
  write('questions/cache.md', `${faulty}본문\n`)
  expect(check('--fix').status).toBe(0)
  expect(read('archive.yaml')).toBe('title: "아카이브: 하나"\nreferenceDate: 2025-06-30\n')
  expect(read('questions/cache.md')).toBe(`${mended}본문\n`)
})

test('settings that nobody can mend keep questions from being mended', () => {
  write('archive.yaml', 'title: 아카이브\nreferenceDate: 언젠가\n')
  write('questions/cache.md', `${faulty}본문\n`)
  expect(check('--fix').status).toBe(1)
  expect(read('questions/cache.md')).toBe(`${faulty}본문\n`)
})

test('what a link leads to is never touched', () => {
  const elsewhere = join(site.content, '../elsewhere.md')
  writeFileSync(elsewhere, `${faulty}본문\n`)
  symlinkSync(elsewhere, join(site.content, 'questions/link.md'))
  symlinkSync(elsewhere, join(site.content, 'questions/a link.md'))
  const { status, stdout } = check('--fix')
  expect(status).toBe(1)
  expect(stdout.startsWith('저절로 고칠 수 있는 것이 없습니다.\n')).toBe(true)
  expect(readFileSync(elsewhere, 'utf8')).toBe(`${faulty}본문\n`)
})

test('JSON stays JSON: what was mended is told on standard error', () => {
  write('questions/cache.md', `${faulty}본문\n`)
  const { status, stdout, stderr } = check('--fix', '--format', 'json')
  expect([status, JSON.parse(stdout)]).toEqual([0, []])
  expect(stderr).toContain('모두 4곳을 고쳤습니다.\n')
})

test('without --fix nothing is written', () => {
  write('questions/cache.md', `${faulty}본문\n`)
  const before = takeSnapshot(site.content)
  expect(check().status).toBe(1)
  expect(takeSnapshot(site.content)).toEqual(before)
})

test('mends other spellings of hashtags, and the name of their file', () => {
  write('synonyms.yml', 'rest: [REST-API, 레스트, 레스트]\n')
  const { status, stdout, stderr } = check('--fix')
  expect([status, stderr]).toEqual([0, ''])
  expect(read('synonyms.yaml')).toBe('rest: [rest-api, 레스트]\n')
  expect(stdout).toContain('    - rest: [REST-API, 레스트, 레스트]\n    + rest: [rest-api, 레스트]\n')
})

test('mends what hashtags mean, and the name of its file', () => {
  write('tags.yml', 'REST: { desciption: 자원을 주고받는 방식 }\n')
  const { status, stderr } = check('--fix')
  expect([status, stderr]).toEqual([0, ''])
  expect(read('tags.yaml')).toBe('rest: { description: 자원을 주고받는 방식 }\n')
})

test('what the check marks, a colour that YAML takes for a note and another ending of Markdown, is mended', () => {
  write('archive.yaml', 'title: 아카이브\nreferenceDate: 2025-06-30\ntheme:\n  accent: #0b63a5\n')
  write('questions/a.markdown', toMarkdown({ id: 'a' }))
  write('questions/sound.markdown', toMarkdown({ id: 'b' }))
  const marked = check().stdout.split('\n')
  expect(marked).toContain('    [--fix] 빈칸 2개 뒤에 이렇게 고쳐 주세요 → accent: "#0b63a5"')
  expect(marked.filter((line) => line.includes('→'))).toEqual([
    expect.stringMatching(/^ {4}\[--fix\] .*accent/),
    expect.stringMatching(/^ {4}\[--fix\] .* → a\.md$/),
    expect.stringMatching(/^ {4}\[직접\] .* → sound\.md$/),
  ])
  expect(marked.slice(-4)).toEqual([
    '오류 3개, 경고 0개',
    '[--fix]가 붙은 2개는 npm run check -- --fix로 고칠 수 있습니다.',
    '잘못마다 설명과 예: docs/faults.ko.md',
    '',
  ])
  const { status, stdout } = check('--fix')
  expect(status).toBe(1)
  expect(stdout).toContain('questions/a.markdown: 파일 이름을 바꾸었습니다 → questions/a.md\n')
  expect(stdout).toContain('    -   accent: #0b63a5\n    +   accent: "#0b63a5"\n모두 2곳을 고쳤습니다.\n')
  expect(read('archive.yaml')).toContain('  accent: "#0b63a5"\n')
  expect(
    Object.keys(takeSnapshot(site.content))
      .filter((path) => path !== 'archive.yaml')
      .sort(),
  ).toEqual(['questions/a.md', 'questions/sound.markdown', 'questions/sound.md'])
})
