// Every code has examples that are what they say, and the printed documents say what the check does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportIssues } from '../../src/commands/report-issues.ts'
import { issueCodes } from '../../src/format/issue.ts'
import { describeIssue } from '../../src/words/issue-messages.ts'
import { languages } from '../../src/words/language.ts'
import { checkExample, readHandbook, withoutExamples } from '../support/handbook.ts'
import { toHandbook } from '../support/handbook-text.ts'
import { projectFolder } from '../support/project.ts'

const handbook = await readHandbook()

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
  const bad = {
    markup: '```',
    language: 'markdown',
    path: 'questions/2024/put-or-patch.md',
    options: [],
    content,
  }
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

describe.each(handbook.filter(({ code }) => !withoutExamples.has(code)))(
  '$code',
  ({ code, bad, good, issues }) => {
    test('the bad example has this fault and no other', () => {
      expect(bad.blocks.length).toBeGreaterThan(0)
      expect(
        [...new Set(issues.map((issue) => issue.code))],
        issues.map((issue) => describeIssue(issue, 'ko')).join('\n'),
      ).toEqual([code])
    })

    test('the good example has none', async () => {
      expect(good.blocks.length).toBeGreaterThan(0)
      expect((await checkExample(good)).map((issue) => describeIssue(issue, 'ko'))).toEqual([])
    })
  },
)

test.each(languages)('docs/faults.%s.md is as npm run handbook prints it', (language) => {
  const printed = readFileSync(join(projectFolder, `docs/faults.${language}.md`), 'utf8')
  expect(printed).toBe(toHandbook(handbook, language))
})
