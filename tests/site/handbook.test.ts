// Every code has a heading in docs/faults.md, and its examples are what they say.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportIssues } from '../../src/commands/report-issues.ts'
import { checkContent } from '../../src/folder/check-content.ts'
import { issueCodes } from '../../src/format/issue.ts'
import { describeIssue } from '../../src/words/issue-messages.ts'
import { type Example, readHandbook, writeExample } from '../support/handbook.ts'
import { projectFolder } from '../support/project.ts'

const handbook = readHandbook()

/** Codes without examples, each with its reason. */
const withoutExamples = new Map([
  ['too-much-work', 'no file is known that comes to it: tests/site/guard.rest.test.ts makes work that does'],
])

async function checkExample(example: Example) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-example-'))
  const { content, pullRequest } = writeExample(folder.path, example)
  return (await checkContent(content, { pullRequest })).issues
}

test('every code has one heading', () => {
  expect(handbook.map(({ code }) => code).sort()).toEqual([...issueCodes].sort())
})

/** Blocks by which contributors are shown what the check says. */
function findShownReports(): string[] {
  return ['CONTRIBUTING.ko.md', 'CONTRIBUTING.md'].flatMap((name) => {
    const text = readFileSync(join(projectFolder, name), 'utf8')
    return [...text.matchAll(/^```text\n(questions\/.*?)\n```$/gms)].map(([, block = '']) => block)
  })
}

test('the reports that contributors are shown are those of the check, in both languages', async () => {
  const content =
    '---\ntitle: a\ncategory: b\ntags: [rest, Spring]\ncounts: { answers: 0, comments: 0, views: 0 }\n' +
    'activity: [{ at: 2024-05-01, actor: c, kind: 질문 }]\n---\nd\n'
  const bad = { language: 'markdown', path: 'questions/2024/put-or-patch.md', options: [], content }
  const issues = await checkExample({ blocks: [bad] })
  expect(issues).toHaveLength(1)
  const reports = (['ko', 'en'] as const).map((language) =>
    reportIssues(issues, 'text', language).split('\n').slice(0, 2).join('\n'),
  )
  expect(findShownReports()).toEqual(reports)
})

test('a code without an example has none', () => {
  const headings = handbook.filter(({ code }) => withoutExamples.has(code))
  expect(headings).toHaveLength(withoutExamples.size)
  expect(headings.flatMap(({ bad, good }) => [...bad.blocks, ...good.blocks])).toEqual([])
})

describe.each(handbook.filter(({ code }) => !withoutExamples.has(code)))('$code', ({ code, bad, good }) => {
  test('the bad example has this fault and no other', async () => {
    expect(bad.blocks.length).toBeGreaterThan(0)
    const issues = await checkExample(bad)
    expect(
      [...new Set(issues.map((issue) => issue.code))],
      issues.map((issue) => describeIssue(issue, 'ko')).join('\n'),
    ).toEqual([code])
  })

  test('the good example has none', async () => {
    expect(good.blocks.length).toBeGreaterThan(0)
    expect((await checkExample(good)).map((issue) => describeIssue(issue, 'ko'))).toEqual([])
  })
})
