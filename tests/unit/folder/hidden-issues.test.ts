// Faults are shown in terminals and logs of whole repositories, and kept in the cache: they hold nothing that pages hide.
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixAll, reportFixes } from '../../../src/commands/fix-content.ts'
import { reportIssues } from '../../../src/commands/report-issues.ts'
import { checkContent } from '../../../src/folder/check-content.ts'
import { readContent } from '../../../src/folder/read-content.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import { writeContent } from '../../support/content-folder.ts'
import { writeAnswers, writeComments } from '../../support/conversation.ts'
import { toQuestionText } from '../format/question-text.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-hidden-'))
afterAll(() => folder.remove())
const content = join(folder.path, 'content')
const cache = join(folder.path, 'cache')

const secrets = /곽두팔|010-2345-6789/
const blank = '곽두팔 010-2345-6789 ![그림](/files/a b.png)'

writeContent(content, {
  questions: [
    { id: 'warned', body: blank, counts: { answers: 1, comments: 1 } },
    { id: 'named', category: '곽두팔 방' },
  ],
  files: {
    ...writeAnswers('warned', { 1: { actor: '곽두팔', body: blank } }),
    ...writeComments('warned', [{ id: '2', text: blank }]),
    'questions/kind.md': toQuestionText({
      activity: 'activity:\n  - { at: 2024-05-01, actor: 곽두팔, kind: 질믄 }',
    }),
    'questions/time.md': toQuestionText({
      activity: 'activity:\n  - { at: 2024-5-1, actor: 곽두팔, kind: 질문 }',
    }),
    'questions/key.md': toQuestionText({ more: '곽두팔: 010-2345-6789' }),
    'pages/page.md': `---\ntitle: 쪽\n---\n${blank}\n`,
    'redactions.yaml': 'actors:\n  - { name: 곽두팔, date: 2025-01-02 }\n',
  },
})

let issues: readonly Issue[] = []
beforeAll(async () => {
  issues = (await checkContent(content)).issues
})

test('faults name the places, and nothing that is hidden', () => {
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'answers/warned/1.md personal-data',
    'answers/warned/1.md blank-in-address',
    'comments/warned.yaml personal-data',
    'comments/warned.yaml blank-in-address',
    'pages/page.md personal-data',
    'pages/page.md blank-in-address',
    'questions/key.md unknown-key',
    'questions/kind.md unknown-kind',
    'questions/named.md redacted-name',
    'questions/time.md invalid-time',
    'questions/warned.md missing-activity',
    'questions/warned.md personal-data',
    'questions/warned.md blank-in-address',
  ])
})

test('redactions.yaml names whom it is about', async () => {
  const redactions = 'actors: [{ name: 없는이, date: 2025-01-02 }]\n'
  const found = await checkWritten({ files: { 'redactions.yaml': redactions } })
  expect(reportIssues(found, 'text', 'ko')).toContain('가릴 이름이 어느 질문에도 없습니다: ‘없는이’')
})

describe('is not', () => {
  test.each(['text', 'github', 'json'] as const)('in the report as %s', (format) => {
    for (const language of ['ko', 'en'] as const) {
      expect(reportIssues(issues, format, language)).not.toMatch(secrets)
    }
  })

  test('in what a build reports and keeps', async () => {
    const read = () => readContent({ folder: content, questionCache: cache, code: 'code' })
    const found = [...(await read()).issues, ...(await read()).issues]
    for (const language of ['ko', 'en'] as const) {
      expect(reportIssues(found, 'text', language)).not.toMatch(secrets)
    }
    const files = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    )
    expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/^questions/), 'pages.json']))
    for (const file of files) expect(readFileSync(join(cache, file), 'utf8')).not.toMatch(secrets)
  })
})

test('an arrow shows what can be shown of a line', () => {
  const hints = reportIssues(issues, 'text', 'ko').split('\n')
  expect(hints).toContain('    [직접] 이렇게 고쳐 주세요 → ![그림](</files/a b.png>)')
  expect(hints.filter((line) => line.includes('kind: 질문'))).toEqual([])
})

test('what can mean one thing only is written all the same', async () => {
  const { fixed, checked } = await fixAll(content, () => checkContent(content))
  expect(fixed.fixes.map(({ issue }) => issue.path)).toEqual(['questions/time.md'])
  expect(readFileSync(join(content, 'questions/time.md'), 'utf8')).toContain(
    '  - { at: 2024-05-01, actor: 곽두팔, kind: 질문 }\n',
  )
  const report = reportFixes(fixed, checked.hideOf, 'ko')
  expect(report).toContain('    +   - { at: 2024-05-01, actor: 삭제된 사용자, kind: 질문 }')
  expect(report).not.toMatch(secrets)
})
